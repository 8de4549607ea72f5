#define _GNU_SOURCE
#define _XOPEN_SOURCE 700
#define NCURSES_WIDECHAR 1
#include "include/cc_screen.h"
#include "include/cc_terminfo.h"

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// ncurses has one current screen in a process; what belongs to it stands here.
static SCREEN *screen;
static FILE *output;
static int capture = -1;
static uint8_t *taken;
static size_t capacity;

int cc_screen_open(const char *term, int tty) {
  int copy = fcntl(tty, F_DUPFD_CLOEXEC, 3);
  if (copy < 0) return errno;
  int memory = memfd_create("screen", MFD_CLOEXEC);
  if (memory < 0) {
    int problem = errno;
    close(copy);
    return problem;
  }
  output = fdopen(copy, "w");
  if (output == NULL) {
    close(copy);
    close(memory);
    return ENOMEM;
  }
  // The size is asked of the tty: LINES and COLUMNS may be stale, and not every entry has one.
  use_env(FALSE);
  use_tioctl(TRUE);
  screen = newterm(term, output, stdin);
  if (screen == NULL) {
    fclose(output);
    output = NULL;
    close(memory);
    return EINVAL;
  }
  nonl();
  keypad(stdscr, FALSE);
  typeahead(-1);
  intrflush(stdscr, FALSE);
  scrollok(stdscr, FALSE);
  leaveok(stdscr, FALSE);
  // Shifting what stands in a row moves the wrong columns where a terminal measures differently.
  idcok(stdscr, FALSE);
  // ncurses knows the tty by now: from here on it writes to memory under the same number.
  dup3(memory, copy, O_CLOEXEC);
  close(memory);
  capture = copy;
  // NB: ncurses 6.4 flushes at every move of the cursor until its first resume (lib_mvcur.c).
  endwin();
  doupdate();
  return 0;
}

int cc_screen_line_speed(void) { return baudrate(); }

void cc_screen_leave(void) { endwin(); }

void cc_screen_resume(void) {
  clearok(curscr, TRUE);
  wnoutrefresh(stdscr);
  doupdate();
}

void cc_screen_close(void) {
  if (screen == NULL) return;
  delscreen(screen);
  fclose(output);
  free(taken);
  screen = NULL;
  output = NULL;
  capture = -1;
  taken = NULL;
  capacity = 0;
}

size_t cc_screen_take(const uint8_t **bytes) {
  off_t count = lseek(capture, 0, SEEK_CUR);
  if (count <= 0) return 0;
  if ((size_t)count > capacity) {
    uint8_t *larger = realloc(taken, (size_t)count);
    if (larger == NULL) return 0;
    taken = larger;
    capacity = (size_t)count;
  }
  ssize_t have = pread(capture, taken, (size_t)count, 0);
  lseek(capture, 0, SEEK_SET);
  *bytes = taken;
  return have < 0 ? 0 : (size_t)have;
}

bool cc_screen_start_colors(void) {
  return has_colors() && start_color() == OK && use_default_colors() == OK;
}

int cc_screen_color_pairs(void) { return COLOR_PAIRS; }

void cc_screen_set_pair(int pair, int foreground, int background) {
  init_extended_pair(pair, foreground, background);
}

void cc_screen_forget_pairs(void) { reset_color_pairs(); }

void cc_screen_resize(int rows, int columns) {
  if (is_term_resized(rows, columns)) resize_term(rows, columns);
}

static attr_t attributes_of(int32_t bits) {
  attr_t result = A_NORMAL;
  if (bits & CC_BOLD) result |= A_BOLD;
  if (bits & (CC_DIM | CC_STRIKETHROUGH)) result |= A_DIM;
  if (bits & CC_ITALIC) result |= A_ITALIC;
  if (bits & CC_UNDERLINE) result |= A_UNDERLINE;
  if (bits & CC_REVERSE) result |= A_REVERSE;
  return result;
}

static uint8_t *sink;
static int sink_size, sink_count;

static int collect(int byte) {
  if (sink_count < sink_size) sink[sink_count++] = (uint8_t)byte;
  return byte;
}

static int discard(int byte) { return byte; }

static void use_ink(struct cc_ink ink, int (*put)(int)) {
  int pair = ink.pair;
  vid_puts(attributes_of(ink.attributes), (short)pair, &pair, put);
}

// Whether a colour of one ink becomes the terminal's own in the other, and ncurses would say so with
// the string that takes all colours back. That it writes to its own output and not to the one that it
// was given (_nc_do_color of 6.4), so it would be missing here.
static bool takes_colors_back(struct cc_ink from, struct cc_ink to) {
  int text = -1, ground = -1, next_text = -1, next_ground = -1;
  if (from.pair > 0) extended_pair_content(from.pair, &text, &ground);
  if (to.pair > 0) extended_pair_content(to.pair, &next_text, &next_ground);
  bool is_taken = (text >= 0 && next_text < 0) || (ground >= 0 && next_ground < 0);
  // With AX one colour alone is taken back by a string of its own, which goes where it should.
  bool is_one = (text < 0) != (ground < 0);
  return is_taken && !(is_one && cc_terminfo_has("AX"));
}

int cc_screen_change_ink(struct cc_ink from, struct cc_ink to, uint8_t *bytes, int size) {
  static const struct cc_ink plain = {0, 0};
  sink = bytes;
  sink_size = size;
  sink_count = 0;
  if (takes_colors_back(from, to)) {
    char none[64];
    int count = cc_terminfo_string("op", none, sizeof none);
    for (int i = 0; i < count; i++) collect(none[i]);
    from.pair = 0;
  }
  // ncurses remembers what it has drawn with last; between frames that is plain text.
  use_ink(from, discard);
  use_ink(to, collect);
  use_ink(plain, discard);
  return sink_count;
}

void cc_screen_show_cursor(bool visible) { curs_set(visible ? 1 : 0); }
