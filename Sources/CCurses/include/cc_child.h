// Another program that gets the terminal whole.
#ifndef CC_CHILD_H
#define CC_CHILD_H

enum cc_child_end { CC_CHILD_EXITED, CC_CHILD_SIGNALLED, CC_CHILD_NOT_STARTED };

struct cc_child_result {
  enum cc_child_end end;
  // Exit status, signal number or errno.
  int number;
};

// Runs a program, found by PATH, in a directory (NULL: this one) with no signal blocked or
// ignored, and waits for it. Meanwhile the keys that interrupt are the child's alone, and a stop of
// the job stops this process, too.
struct cc_child_result cc_child_run(const char *const arguments[], const char *directory);

#endif
