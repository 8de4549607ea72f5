// The tty: its attributes, its size, bytes to and from it.
#ifndef CC_TTY_H
#define CC_TTY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

bool cc_is_terminal(int descriptor);

// The size as the kernel knows it; false where it doesn't (a serial line).
bool cc_terminal_size(int descriptor, int *rows, int *columns);

// Remembers the attributes that the program was started with. 0 or an errno.
int cc_tty_save(int descriptor);

// Every byte as it comes, nothing echoed, no key a signal, no flow control.
int cc_tty_raw(int descriptor);

// The remembered attributes again, after what was written has gone out.
int cc_tty_restore(int descriptor);

// The same, and what was typed and not read is dropped: late replies are no commands for a shell.
int cc_tty_restore_and_flush(int descriptor);

// Writes all; 0 or an errno.
int cc_write_all(int descriptor, const uint8_t *bytes, size_t count);

// Reads what is there: the count of bytes, 0 at the end, or -errno.
int64_t cc_read(int descriptor, uint8_t *bytes, size_t capacity);

// Sends standard error to a file, appended, or to nowhere without a path: a descriptor for
// `cc_stderr_restore`, or -1 and nothing is changed.
int cc_stderr_divert(const char *path);
void cc_stderr_restore(int saved);

#endif
