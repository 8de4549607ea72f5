// What Swift's Glibc module leaves out because it is built without _GNU_SOURCE.
#include <linux/stat.h>

extern int statx(int folder, const char *path, int flags, unsigned int mask,
                 struct statx *result);

// All that the system knows of a file, with the time of its birth, which stat(2) leaves out
// (Linux 4.11). Named apart from the structure so that Swift can tell the two from each other.
static inline int clinux_status(int folder, const char *path, int flags, struct statx *result) {
  return statx(folder, path, flags, STATX_BASIC_STATS | STATX_BTIME, result);
}

// With an empty path: the open file itself.
#define CLINUX_AT_EMPTY_PATH 0x1000

// Reading with this flag leaves the time of the last access alone; the owner may use it.
// The same number on every architecture that Swift runs on.
#define CLINUX_O_NOATIME 01000000

extern int renameat2(int from, const char *old, int to, const char *new_name, unsigned int flags);

// Renames a file inside a folder unless the new name is taken (EEXIST; Linux 3.15).
static inline int clinux_rename_new(int folder, const char *old, const char *new_name) {
  return renameat2(folder, old, folder, new_name, 1 /* RENAME_NOREPLACE */);
}

// Reading the command line: the C library keeps its place in variables that Swift 6 can't use.
#include <getopt.h>

static inline int clinux_getopt_long(int count, char *const *arguments, const char *letters,
                                     const struct option *names) {
  opterr = 0;
  return getopt_long(count, arguments, letters, names, 0);
}

static inline const char *clinux_optarg(void) { return optarg; }
static inline int clinux_optind(void) { return optind; }
