#define _XOPEN_SOURCE 700
#define NCURSES_WIDECHAR 1
#include "include/cc_terminfo.h"

#include <curses.h>
#include <string.h>
#include <term.h>

bool cc_terminfo_open(const char *term) {
  int answer = 0;
  // Without `answer` ncurses would print and exit by itself.
  setupterm(term, 1, &answer);
  return answer == 1;
}

static const char *string_of(const char *name) {
  const char *found = tigetstr(name);
  return found == NULL || found == (char *)-1 ? NULL : found;
}

static int copy_without_padding(const char *from, char *text, size_t size) {
  if (from == NULL || size == 0) return -1;
  size_t count = 0;
  while (*from != 0 && count + 1 < size) {
    if (from[0] == '$' && from[1] == '<') {
      const char *end = strchr(from, '>');
      if (end != NULL) {
        from = end + 1;
        continue;
      }
    }
    text[count++] = *from++;
  }
  text[count] = 0;
  return (int)count;
}

int cc_terminfo_string(const char *name, char *text, size_t size) {
  return copy_without_padding(string_of(name), text, size);
}

int cc_terminfo_placing(int row, int column, char *text, size_t size) {
  const char *pattern = string_of("cup");
  return copy_without_padding(pattern == NULL ? NULL : tiparm(pattern, row, column), text, size);
}

int cc_terminfo_number(const char *name) {
  int found = tigetnum(name);
  return found < 0 ? -1 : found;
}

bool cc_terminfo_has(const char *name) {
  return tigetflag(name) > 0 || tigetnum(name) >= 0 || string_of(name) != NULL;
}
