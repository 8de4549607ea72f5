#define _GNU_SOURCE
#define _XOPEN_SOURCE 700
#define NCURSES_WIDECHAR 1
#include "include/cc_screen.h"

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "include/cc_terminfo.h"

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

void cc_screen_leave(void) { endwin(); }

void cc_screen_resume(void) {
  cc_screen_clear();
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
  if (!is_term_resized(rows, columns)) return;
  resize_term(rows, columns);
  cc_screen_clear();
}

void cc_screen_clear(void) {
  werase(stdscr);
  clearok(curscr, TRUE);
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

void cc_screen_put(int row, int column, const struct cc_glyph *glyphs, int count) {
  enum { batch = 128 };
  cchar_t cells[batch];
  wmove(stdscr, row, column);
  while (count > 0) {
    int now = count < batch ? count : batch;
    int columns = 0;
    for (int i = 0; i < now; i++) {
      wchar_t text[5] = {(wchar_t)glyphs[i].base, (wchar_t)glyphs[i].marks[0],
                         (wchar_t)glyphs[i].marks[1], (wchar_t)glyphs[i].marks[2], 0};
      int pair = glyphs[i].pair;
      setcchar(&cells[i], text, attributes_of(glyphs[i].attributes), (short)pair, &pair);
      int width = glyphs[i].base < 0x7f ? 1 : wcwidth((wchar_t)glyphs[i].base);
      columns += width > 0 ? width : 1;
    }
    mvwadd_wchnstr(stdscr, row, column, cells, now);
    column += columns;
    glyphs += now;
    count -= now;
  }
}

void cc_screen_update(int row, int column) {
  wmove(stdscr, row, column);
  wnoutrefresh(stdscr);
  doupdate();
}

void cc_screen_anchor(int row, int column) {
  // ncurses believes that the cursor is there, so it wouldn't send anything. All that it has to
  // send has been sent by the update before.
  char placing[64];
  int count = cc_terminfo_placing(row, column, placing, sizeof placing);
  if (count <= 0) return;
  ssize_t written = write(capture, placing, (size_t)count);
  (void)written;
}

void cc_screen_show_cursor(bool visible) { curs_set(visible ? 1 : 0); }
