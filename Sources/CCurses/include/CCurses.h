// What Swift can't import or shouldn't do by itself: ncurses, terminfo, the tty, signals, children
// and a few calls of libc. One header an aspect; nothing of <curses.h> is seen outside.
#ifndef CCURSES_H
#define CCURSES_H

#include "cc_child.h"
#include "cc_descriptors.h"
#include "cc_guard.h"
#include "cc_locale.h"
#include "cc_screen.h"
#include "cc_signals.h"
#include "cc_terminfo.h"
#include "cc_tty.h"

#endif
