#define _GNU_SOURCE
#include "include/cc_child.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "include/cc_signals.h"

static int spawn(pid_t *pid, const char *const arguments[], const char *directory) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int problem = posix_spawn_file_actions_init(&actions);
  if (problem != 0) return problem;
  problem = posix_spawnattr_init(&attributes);
  if (problem == 0) {
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    if (directory != NULL) {
      problem = posix_spawn_file_actions_addchdir_np(&actions, directory);
    }
    if (problem == 0) {
      problem = posix_spawnp(pid, arguments[0], &actions, &attributes, (char *const *)arguments,
                             environ);
    }
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return problem;
}

struct cc_child_result cc_child_run(const char *const arguments[], const char *directory) {
  struct cc_child_result result = {CC_CHILD_NOT_STARTED, EINVAL};
  if (arguments[0] == NULL) return result;
  struct sigaction plain = {.sa_handler = SIG_DFL}, stop;
  sigaction(SIGTSTP, &plain, &stop);
  sigset_t stops, quits, before;
  sigemptyset(&quits);
  sigaddset(&quits, SIGQUIT);
  pthread_sigmask(SIG_BLOCK, &quits, &before);
  sigemptyset(&stops);
  sigaddset(&stops, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &stops, NULL);

  pid_t pid;
  result.number = spawn(&pid, arguments, directory);
  if (result.number == 0) {
    int status = 0;
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
    }
    result.end = WIFSIGNALED(status) ? CC_CHILD_SIGNALLED : CC_CHILD_EXITED;
    result.number = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
  }
  pthread_sigmask(SIG_BLOCK, &stops, NULL);
  cc_signals_forget_keys();
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  sigaction(SIGTSTP, &stop, NULL);
  return result;
}
