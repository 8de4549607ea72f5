// Gives the terminal back when the process dies by a signal that nobody waits for.
#ifndef CC_GUARD_H
#define CC_GUARD_H

#include <stddef.h>
#include <stdint.h>

enum { CC_GUARD_CAPACITY = 512 };

// Puts the handlers in place, on a stack of their own; the old ones get the signal afterwards.
// 0 or an errno.
int cc_guard_install(int tty);

// What the handlers write from now on, at most `CC_GUARD_CAPACITY` bytes; together with it the
// saved attributes of the tty are set.
void cc_guard_arm(const uint8_t *bytes, size_t count);

// The terminal isn't ours: the handlers leave it alone.
void cc_guard_disarm(void);

// The old handlers again.
void cc_guard_remove(void);

#endif
