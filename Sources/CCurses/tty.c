#define _GNU_SOURCE
#include "include/cc_tty.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "tty_state.h"

struct termios cc_saved_attributes;

bool cc_is_terminal(int descriptor) { return isatty(descriptor) == 1; }

bool cc_terminal_size(int descriptor, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) {
    return false;
  }
  *rows = size.ws_row;
  *columns = size.ws_col;
  return true;
}

int cc_tty_save(int descriptor) {
  return tcgetattr(descriptor, &cc_saved_attributes) == 0 ? 0 : errno;
}

static int set_attributes(int descriptor, int when, const struct termios *attributes) {
  while (tcsetattr(descriptor, when, attributes) != 0) {
    if (errno != EINTR) return errno;
  }
  return 0;
}

int cc_tty_raw(int descriptor) {
  struct termios raw = cc_saved_attributes;
  cfmakeraw(&raw);
  raw.c_iflag &= ~(tcflag_t)(IXOFF | INPCK);
  raw.c_oflag &= ~(tcflag_t)ONLCR;
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  return set_attributes(descriptor, TCSADRAIN, &raw);
}

int cc_tty_restore(int descriptor) {
  return set_attributes(descriptor, TCSADRAIN, &cc_saved_attributes);
}

int cc_tty_restore_and_flush(int descriptor) {
  return set_attributes(descriptor, TCSAFLUSH, &cc_saved_attributes);
}

int cc_write_all(int descriptor, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0) {
      if (errno == EINTR) continue;
      return errno;
    }
    bytes += written;
    count -= (size_t)written;
  }
  return 0;
}

int64_t cc_read(int descriptor, uint8_t *bytes, size_t capacity) {
  for (;;) {
    ssize_t count = read(descriptor, bytes, capacity);
    if (count >= 0) return count;
    if (errno != EINTR) return -(int64_t)errno;
  }
}

int cc_stderr_divert(const char *path) {
  int target = path == NULL ? open("/dev/null", O_WRONLY | O_CLOEXEC)
                            : open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  if (target < 0) return -1;
  int saved = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (saved >= 0) dup2(target, STDERR_FILENO);
  close(target);
  return saved;
}

void cc_stderr_restore(int saved) {
  if (saved < 0) return;
  dup2(saved, STDERR_FILENO);
  close(saved);
}
