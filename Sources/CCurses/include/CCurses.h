#ifndef CCURSES_H
#define CCURSES_H
#define NCURSES_WIDECHAR 1
#include <curses.h>
#endif
