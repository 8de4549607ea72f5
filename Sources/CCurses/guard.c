#define _GNU_SOURCE
#include "include/cc_guard.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "tty_state.h"

// Faults first; then what ends a process by default and is sent by people, limits and timers.
static const int deadly[] = {SIGSEGV, SIGBUS,  SIGILL,  SIGTRAP, SIGFPE,  SIGABRT, SIGQUIT,
                             SIGSYS,  SIGXCPU, SIGXFSZ, SIGUSR1, SIGUSR2, SIGALRM};
enum { deadly_count = sizeof deadly / sizeof deadly[0] };

struct restoration {
  size_t count;
  uint8_t bytes[CC_GUARD_CAPACITY];
};

static struct sigaction before[deadly_count];
static struct restoration restorations[2];
static _Atomic(struct restoration *) armed;
static int tty = -1;
static void *stack;

static void give_back(int signal_number, siginfo_t *information, void *context) {
  (void)context;
  int problem = errno;
  struct restoration *now = atomic_exchange(&armed, NULL);
  if (now != NULL) {
    // One try: a terminal that takes nothing must not keep a dying process.
    ssize_t written = write(tty, now->bytes, now->count);
    (void)written;
    tcsetattr(tty, TCSANOW, &cc_saved_attributes);
  }
  for (int i = 0; i < deadly_count; i++) sigaction(deadly[i], &before[i], NULL);
  // A fault comes again by itself when the handler returns; what was sent has to be sent again.
  if (information->si_code <= 0) raise(signal_number);
  errno = problem;
}

int cc_guard_install(int descriptor) {
  tty = descriptor;
  size_t size = (size_t)SIGSTKSZ < 65536 ? 65536 : (size_t)SIGSTKSZ;
  stack = malloc(size);
  if (stack == NULL) return ENOMEM;
  stack_t alternate = {.ss_sp = stack, .ss_flags = 0, .ss_size = size};
  if (sigaltstack(&alternate, NULL) != 0) return errno;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = give_back;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  // In the background the attributes are set all the same, instead of a stop.
  sigaddset(&action.sa_mask, SIGTTOU);
  for (int i = 0; i < deadly_count; i++) {
    if (sigaction(deadly[i], &action, &before[i]) != 0) return errno;
    // What was ignored stays so.
    if (before[i].sa_handler == SIG_IGN) sigaction(deadly[i], &before[i], NULL);
  }
  return 0;
}

void cc_guard_arm(const uint8_t *bytes, size_t count) {
  struct restoration *next = &restorations[atomic_load(&armed) == &restorations[0]];
  next->count = count < CC_GUARD_CAPACITY ? count : CC_GUARD_CAPACITY;
  memcpy(next->bytes, bytes, next->count);
  atomic_store(&armed, next);
}

void cc_guard_disarm(void) { atomic_store(&armed, NULL); }

void cc_guard_remove(void) {
  cc_guard_disarm();
  for (int i = 0; i < deadly_count; i++) sigaction(deadly[i], &before[i], NULL);
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  free(stack);
  stack = NULL;
}
