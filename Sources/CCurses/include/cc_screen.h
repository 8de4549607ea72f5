// The terminal's screen by way of ncurses: how it is entered and left, and how the terminal is told
// colours and attributes. What ncurses writes is kept in memory until `cc_screen_take` hands it over,
// so that a frame can leave in one write and no error of a write gets lost.
#ifndef CC_SCREEN_H
#define CC_SCREEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Attributes of a cell, the same bits as `Attributes` in Swift. Lines through a glyph are unknown
// to ncurses: they are drawn dim.
enum {
  CC_BOLD = 1,
  CC_DIM = 2,
  CC_ITALIC = 4,
  CC_UNDERLINE = 8,
  CC_REVERSE = 16,
  CC_STRIKETHROUGH = 32
};

// Attributes and a colour pair.
struct cc_ink {
  int32_t attributes;
  int32_t pair;
};

// Starts ncurses on a tty that is in raw mode already. 0, or an errno; EINVAL when ncurses doesn't
// know the terminal.
int cc_screen_open(const char *term, int tty);

// What the tty says of its line, in bits a second; negative where it says nothing.
int cc_screen_line_speed(void);

// Leaves the alternate screen; `cc_screen_resume` goes back to a blank one.
void cc_screen_leave(void);
void cc_screen_resume(void);

// Frees what ncurses holds.
void cc_screen_close(void);

// The bytes written since the last call; valid until the next.
size_t cc_screen_take(const uint8_t **bytes);

// Starts colours with the terminal's own as -1; false where the terminal has none.
bool cc_screen_start_colors(void);
int cc_screen_color_pairs(void);
void cc_screen_set_pair(int pair, int foreground, int background);
void cc_screen_forget_pairs(void);

// Takes another size.
void cc_screen_resize(int rows, int columns);

// The bytes that go over from one ink to another, cut to fit; their count.
int cc_screen_change_ink(struct cc_ink from, struct cc_ink to, uint8_t *bytes, int size);

void cc_screen_show_cursor(bool visible);

#endif
