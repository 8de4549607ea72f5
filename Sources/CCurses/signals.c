#define _GNU_SOURCE
#include "include/cc_signals.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <time.h>
#include <unistd.h>

static const struct {
  int number;
  enum cc_signal meaning;
} table[] = {
    {SIGWINCH, CC_SIGNAL_RESIZED},   {SIGTSTP, CC_SIGNAL_STOP},     {SIGCONT, CC_SIGNAL_CONTINUED},
    {SIGTERM, CC_SIGNAL_TERMINATE},  {SIGINT, CC_SIGNAL_INTERRUPT}, {SIGHUP, CC_SIGNAL_HANG_UP},
};
enum { table_count = sizeof table / sizeof table[0] };

static sigset_t watched(void) {
  sigset_t set;
  sigemptyset(&set);
  for (int i = 0; i < table_count; i++) sigaddset(&set, table[i].number);
  return set;
}

int cc_signals_open(void) {
  sigset_t set = watched();
  signal(SIGPIPE, SIG_IGN);
  int problem = pthread_sigmask(SIG_BLOCK, &set, NULL);
  if (problem != 0) return -problem;
  int descriptor = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
  return descriptor < 0 ? -errno : descriptor;
}

enum cc_signal cc_signals_read(int descriptor) {
  struct signalfd_siginfo information;
  while (read(descriptor, &information, sizeof information) == (ssize_t)sizeof information) {
    for (int i = 0; i < table_count; i++) {
      if ((int)information.ssi_signo == table[i].number) return table[i].meaning;
    }
  }
  return CC_SIGNAL_NONE;
}

int cc_signals_exit_status(enum cc_signal signal) {
  for (int i = 0; i < table_count; i++) {
    if (table[i].meaning == signal) return 128 + table[i].number;
  }
  return 0;
}

void cc_signals_stop_job(void) {
  struct sigaction plain = {.sa_handler = SIG_DFL}, before;
  sigemptyset(&plain.sa_mask);
  sigaction(SIGTSTP, &plain, &before);
  sigset_t stop;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  kill(0, SIGTSTP);
  // Let through here, the signal stops the process before the next line.
  pthread_sigmask(SIG_UNBLOCK, &stop, NULL);
  pthread_sigmask(SIG_BLOCK, &stop, NULL);
  sigaction(SIGTSTP, &before, NULL);
  cc_signals_forget_keys();
}

void cc_signals_forget_keys(void) {
  sigset_t keys;
  sigemptyset(&keys);
  sigaddset(&keys, SIGTSTP);
  sigaddset(&keys, SIGCONT);
  sigaddset(&keys, SIGWINCH);
  sigaddset(&keys, SIGINT);
  sigaddset(&keys, SIGQUIT);
  struct timespec none = {0, 0};
  while (sigtimedwait(&keys, NULL, &none) > 0) {
  }
}
