// Markdown with the GitHub extensions: Debian's libcmark-gfm-dev and libcmark-gfm-extensions-dev.
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
