// Waiting for descriptors, waking up, time.
#ifndef CC_DESCRIPTORS_H
#define CC_DESCRIPTORS_H

#include <stdint.h>

enum { CC_READABLE = 1, CC_GONE = 2 };

// A descriptor and, after a wait, what is the matter with it; a negative descriptor is left out.
struct cc_watch {
  int32_t descriptor;
  int32_t state;
};

// Waits until one of them is readable or gone, or until the time is over (nanoseconds, negative:
// for ever). The count of those that are, or -errno; an interruption counts as nothing.
int cc_wait(struct cc_watch *watches, int count, int64_t nanoseconds);

// A descriptor that becomes readable when it is rung, from any thread. -errno where there is none.
int cc_bell_open(void);
void cc_bell_ring(int descriptor);
void cc_bell_silence(int descriptor);

void cc_close(int descriptor);

// Nanoseconds of a clock that only goes forward.
int64_t cc_monotonic_nanoseconds(void);

#endif
