#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "CMeter.h"

// One process is watched at a time.
static struct {
  pthread_t thread;
  pthread_mutex_t lock;
  pthread_cond_t begun;
  int32_t pid;
  int descriptor;
  // What came of the attempt to begin; -1 as long as nothing has.
  int problem;
  _Atomic uint64_t writes;
} watch = {.lock = PTHREAD_MUTEX_INITIALIZER, .begun = PTHREAD_COND_INITIALIZER};

static void tell(int problem) {
  pthread_mutex_lock(&watch.lock);
  watch.problem = problem;
  pthread_cond_signal(&watch.begun);
  pthread_mutex_unlock(&watch.lock);
}

static void note_call(void) {
  struct __ptrace_syscall_info call;
  void *size = (void *)sizeof call;
  if (ptrace(PTRACE_GET_SYSCALL_INFO, watch.pid, size, &call) <= 0) return;
  if (call.op != PTRACE_SYSCALL_INFO_ENTRY) return;
  if (call.entry.nr != SYS_write && call.entry.nr != SYS_writev) return;
  if ((int)call.entry.args[0] == watch.descriptor) atomic_fetch_add(&watch.writes, 1);
}

// A tracer is a thread, so that all of it happens on one.
static void *follow(void *unused) {
  (void)unused;
  void *options = (void *)(PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL);
  if (ptrace(PTRACE_SEIZE, watch.pid, NULL, options) != 0 ||
      ptrace(PTRACE_INTERRUPT, watch.pid, NULL, NULL) != 0) {
    tell(errno);
    return NULL;
  }
  int status = 0;
  int is_begun = 0;
  while (waitpid(watch.pid, &status, __WALL) == watch.pid && WIFSTOPPED(status)) {
    int signal = WSTOPSIG(status);
    if (signal == (SIGTRAP | 0x80)) note_call();
    // What isn't a stop of the tracing is a signal of the process's own, and passed on.
    int passed = signal == (SIGTRAP | 0x80) || status >> 16 != 0 ? 0 : signal;
    ptrace(PTRACE_SYSCALL, watch.pid, NULL, (void *)(intptr_t)passed);
    if (!is_begun) tell(0);
    is_begun = 1;
  }
  if (!is_begun) tell(ESRCH);
  return NULL;
}

int meter_watch_writes(int32_t pid, int descriptor) {
  watch.pid = pid;
  watch.descriptor = descriptor;
  watch.problem = -1;
  atomic_store(&watch.writes, 0);
  int problem = pthread_create(&watch.thread, NULL, follow, NULL);
  if (problem != 0) return problem;
  pthread_mutex_lock(&watch.lock);
  while (watch.problem < 0) pthread_cond_wait(&watch.begun, &watch.lock);
  problem = watch.problem;
  pthread_mutex_unlock(&watch.lock);
  if (problem != 0) pthread_join(watch.thread, NULL);
  return problem;
}

uint64_t meter_writes(void) { return atomic_load(&watch.writes); }

void meter_end_watch(void) { pthread_join(watch.thread, NULL); }
