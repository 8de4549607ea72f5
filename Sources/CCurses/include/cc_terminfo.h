// Questions to terminfo, by the names of terminfo(5).
#ifndef CC_TERMINFO_H
#define CC_TERMINFO_H

#include <stdbool.h>
#include <stddef.h>

// Loads an entry; false when there is none.
bool cc_terminfo_open(const char *term);

// The string of a capability without its padding, cut to fit; the count of its bytes, or -1 where
// the terminal hasn't got it.
int cc_terminfo_string(const char *name, char *text, size_t size);

// The bytes that place the cursor at a row and a column from 0; their count, or -1.
int cc_terminfo_placing(int row, int column, char *text, size_t size);

// A number, or -1 where the terminal hasn't got it.
int cc_terminfo_number(const char *name);

// Whether the terminal has the capability, be it a flag, a number or a string.
bool cc_terminfo_has(const char *name);

#endif
