// A pseudo-terminal with a program on it, for tests.
#ifndef CPTY_H
#define CPTY_H

#include <stddef.h>
#include <stdint.h>

// A new terminal: its controlling end, or -errno.
int pty_open(int rows, int columns);

// Starts a program on a terminal; it becomes the leader of a session. `arguments` and
// `environment` end with NULL. Its process id, or -errno.
int32_t pty_start(
    int controller, const char *path, const char *const arguments[],
    const char *const environment[], const char *directory);

// What came of reading: more than 0 bytes, or one of these.
enum { PTY_NOTHING = 0, PTY_END = -1 };

// Waits at most some milliseconds for bytes of the program.
int64_t pty_read(int controller, uint8_t *bytes, size_t capacity, int milliseconds);

// Sends what fits without waiting: the count, 0 when nothing does, or PTY_END.
int64_t pty_write(int controller, const uint8_t *bytes, size_t count);

int pty_resize(int controller, int rows, int columns);

// Bytes that were sent and that the program has not read yet; -1 without a terminal.
int pty_unread(int controller);

// The attributes of a tty that a program can change.
struct pty_attributes {
  uint32_t input, output, control, local;
  uint8_t keys[32];
};
int pty_get_attributes(int controller, struct pty_attributes *attributes);

// How a process ended.
struct pty_end {
  int exit_status;
  // 0: by itself.
  int signal;
};

// Waits at most some milliseconds for the end; 1: it has ended, 0: not yet, -1: no such process.
int pty_wait(int32_t pid, struct pty_end *end, int milliseconds);

// Runs a program to its end without a terminal: its exit status, or -1.
int pty_run(const char *path, const char *const arguments[], const char *const environment[],
            const char *output, const char *errors);

// Lets others run for some milliseconds, between two looks at what can't be waited for.
void pty_pause(int milliseconds);

void pty_signal(int32_t pid, int signal);
void pty_close(int controller);

#endif
