// Shared by the tty and the crash guard only.
#ifndef CC_TTY_STATE_H
#define CC_TTY_STATE_H

#include <termios.h>

// The attributes that the program was started with.
extern struct termios cc_saved_attributes;

#endif
