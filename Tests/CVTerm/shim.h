// A terminal emulator as a library, for tests only: Debian's libvterm-dev.
#include <vterm.h>
