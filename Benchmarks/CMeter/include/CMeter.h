// What a benchmark can't ask for in Swift: allocations, instructions, and calls of another process.
#ifndef CMETER_H
#define CMETER_H

#include <stdint.h>

// Calls of malloc, calloc and realloc on this thread since it began.
//
// The three stand in front of the C library's own in whatever program is linked with this target.
uint64_t meter_allocations(void);

// Does nothing with a value that the compiler can know of.
void meter_keep(const void *value);

// Reads so much other memory that nothing else is left in a cache of a megabyte.
void meter_scour(void);

// Calls `body` once; valgrind's callgrind counts the instructions in here and nowhere else.
void meter_counted(void (*body)(void *), void *context);

// Begins to count what the first thread of a process, a child of this one, writes to a descriptor.
// The process runs on, more slowly, and is reaped here when it ends. 0, or the `errno`.
int meter_watch_writes(int32_t pid, int descriptor);

// Calls of write and writev that the watched process has made so far.
uint64_t meter_writes(void);

// Waits until the watched process has ended.
void meter_end_watch(void);

#endif
