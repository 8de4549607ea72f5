#define _GNU_SOURCE
#include "CPty.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

static void set_up(posix_spawnattr_t *attributes, short flags) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_init(attributes);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &all);
  posix_spawnattr_setflags(
      attributes, (short)(flags | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF));
}

int pty_open(int rows, int columns) {
  int controller = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  if (controller < 0) return -errno;
  if (grantpt(controller) == 0 && unlockpt(controller) == 0 &&
      pty_resize(controller, rows, columns) == 0) {
    return controller;
  }
  int problem = errno;
  close(controller);
  return -problem;
}

int32_t pty_start(
    int controller, const char *path, const char *const arguments[],
    const char *const environment[], const char *directory) {
  char name[64];
  if (ptsname_r(controller, name, sizeof name) != 0) return -errno;
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  // Opened by the leader of a new session, the terminal becomes the one that controls it.
  posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&actions, 0, 1);
  posix_spawn_file_actions_adddup2(&actions, 0, 2);
  posix_spawn_file_actions_addchdir_np(&actions, directory);
  set_up(&attributes, POSIX_SPAWN_SETSID);
  pid_t pid = 0;
  int problem = posix_spawn(&pid, path, &actions, &attributes, (char *const *)arguments,
                            (char *const *)environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return problem != 0 ? -problem : pid;
}

int64_t pty_read(int controller, uint8_t *bytes, size_t capacity, int milliseconds) {
  struct pollfd watch = {.fd = controller, .events = POLLIN};
  if (poll(&watch, 1, milliseconds) <= 0) return PTY_NOTHING;
  ssize_t count = read(controller, bytes, capacity);
  if (count > 0) return count;
  return count < 0 && (errno == EAGAIN || errno == EINTR) ? PTY_NOTHING : PTY_END;
}

int64_t pty_write(int controller, const uint8_t *bytes, size_t count) {
  ssize_t written = write(controller, bytes, count);
  if (written >= 0) return written;
  return errno == EAGAIN || errno == EINTR ? PTY_NOTHING : PTY_END;
}

int pty_resize(int controller, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(controller, TIOCSWINSZ, &size);
}

int pty_unread(int controller) {
  int program = ioctl(controller, TIOCGPTPEER, O_RDONLY | O_NOCTTY | O_CLOEXEC);
  if (program < 0) return -1;
  int count = -1;
  if (ioctl(program, FIONREAD, &count) != 0) count = -1;
  close(program);
  return count;
}

int pty_get_attributes(int controller, struct pty_attributes *attributes) {
  struct termios now;
  if (tcgetattr(controller, &now) != 0) return -1;
  *attributes = (struct pty_attributes){
      .input = now.c_iflag, .output = now.c_oflag, .control = now.c_cflag, .local = now.c_lflag};
  size_t count = sizeof now.c_cc < sizeof attributes->keys ? sizeof now.c_cc
                                                           : sizeof attributes->keys;
  memcpy(attributes->keys, now.c_cc, count);
  return 0;
}

static void note_end(int status, struct pty_end *end) {
  end->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  end->exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
}

int pty_wait(int32_t pid, struct pty_end *end, int milliseconds) {
  int process = (int)syscall(SYS_pidfd_open, pid, 0);
  if (process >= 0) {
    struct pollfd watch = {.fd = process, .events = POLLIN};
    poll(&watch, 1, milliseconds);
    close(process);
  }
  int status = 0;
  pid_t ended = waitpid(pid, &status, WNOHANG);
  if (ended == pid) note_end(status, end);
  return ended == pid ? 1 : ended == 0 ? 0 : -1;
}

int pty_run(const char *path, const char *const arguments[], const char *const environment[],
            const char *output, const char *errors) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  set_up(&attributes, POSIX_SPAWN_SETSID);
  pid_t pid = 0;
  int problem = posix_spawn(&pid, path, &actions, &attributes, (char *const *)arguments,
                            (char *const *)environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  int status = 0;
  if (problem != 0 || waitpid(pid, &status, 0) != pid) return -1;
  struct pty_end end;
  note_end(status, &end);
  return end.signal != 0 ? 128 + end.signal : end.exit_status;
}

void pty_pause(int milliseconds) { poll(NULL, 0, milliseconds); }

void pty_signal(int32_t pid, int signal) { kill(pid, signal); }

void pty_close(int controller) { close(controller); }
