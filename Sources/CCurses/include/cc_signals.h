// Signals as something to read, and stopping the job.
#ifndef CC_SIGNALS_H
#define CC_SIGNALS_H

#include <stdint.h>

enum cc_signal {
  CC_SIGNAL_NONE = 0,
  CC_SIGNAL_RESIZED,
  CC_SIGNAL_STOP,
  CC_SIGNAL_CONTINUED,
  CC_SIGNAL_TERMINATE,
  CC_SIGNAL_INTERRUPT,
  CC_SIGNAL_HANG_UP
};

// Blocks the signals above and ignores SIGPIPE. Threads inherit this, so it has to come before
// the first of them. A descriptor that becomes readable with each signal, or -errno.
int cc_signals_open(void);

// The next signal that waits, or `CC_SIGNAL_NONE`.
enum cc_signal cc_signals_read(int descriptor);

// What a shell reports for a process that ended by the signal: 128 and its number.
int cc_signals_exit_status(enum cc_signal signal);

// Stops the whole job as a shell expects it; returns when it goes on. In an orphaned process
// group, where nobody could wake the job again, it returns at once.
void cc_signals_stop_job(void);

// Drops the signals of job control, of keys and of resizing that wait: whoever had the terminal
// meanwhile was meant.
void cc_signals_forget_keys(void);

#endif
