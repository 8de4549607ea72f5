// What Swift's Glibc module leaves out because it is built without _GNU_SOURCE.
#include <errno.h>
#include <linux/stat.h>
#include <string.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

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

extern void *memmem(const void *text, size_t size, const void *word, size_t count);

// Where a word stands in a text first; NULL where it doesn't.
static inline const void *clinux_find(const void *text, size_t size, const void *word,
                                      size_t count) {
  return memmem(text, size, word, count);
}

// Lets a program begin a session of its own, without a terminal (posix_spawnattr_setflags; glibc 2.26).
#define CLINUX_POSIX_SPAWN_SETSID 0x80

extern int renameat2(int from, const char *old, int to, const char *new_name, unsigned int flags);

// Renames a file inside a folder unless the new name is taken (EEXIST; Linux 3.15).
static inline int clinux_rename_new(int folder, const char *old, const char *new_name) {
  return renameat2(folder, old, folder, new_name, 1 /* RENAME_NOREPLACE */);
}

// Gives a file a name that nothing has (EEXIST). Disks that can't do that in one step, as some
// network ones, make a second name and take the first away, and only where they can't do that
// either is the name looked for first.
static inline int clinux_move(const char *from, const char *to) {
  if (renameat2(-100, from, -100, to, 1 /* RENAME_NOREPLACE */) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS && errno != EOPNOTSUPP) return -1;
  if (link(from, to) == 0) return unlink(from);
  if (errno != EPERM && errno != EOPNOTSUPP && errno != ENOSYS) return -1;
  struct stat taken;
  if (lstat(to, &taken) == 0) {
    errno = EEXIST;
    return -1;
  }
  return rename(from, to);
}

// Gives an open file the owner, mode and extended attributes of the file at a path. What another
// owner or the disk doesn't allow is left out, but never the mode; where the group can't be taken
// over, another group gets no more than everybody has.
static inline int clinux_adopt(int file, const char *path) {
  struct stat other;
  if (stat(path, &other) != 0) return -1;
  if (fchown(file, other.st_uid, other.st_gid) != 0 && fchown(file, -1, other.st_gid) != 0 &&
      errno != EPERM && errno != EINVAL && errno != ENOSYS && errno != EOPNOTSUPP)
    return -1;
  struct stat own;
  if (fstat(file, &own) != 0) return -1;
  mode_t mode = other.st_mode & 07777;
  if (own.st_gid != other.st_gid) mode = (mode & ~(mode_t)02070) | (mode & 07) << 3;
  if (own.st_uid != other.st_uid) mode &= ~(mode_t)04000;
  if (fchmod(file, mode) != 0) return -1;
  char names[65536], value[65536];
  ssize_t length = listxattr(path, names, sizeof names);
  for (ssize_t start = 0; start < length; start += (ssize_t)strlen(names + start) + 1) {
    ssize_t size = getxattr(path, names + start, value, sizeof value);
    if (size >= 0 && fsetxattr(file, names + start, value, (size_t)size, 0) != 0 &&
        (errno == ENOSPC || errno == EDQUOT || errno == EIO))
      return -1;
  }
  return 0;
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

// Lists of very many notes are large arrays. Without this the C library keeps for itself what the
// first of them took, once it is freed, and a program with 100,000 notes holds twice what it needs.
#include <malloc.h>

// Nor does each thread get a heap of its own, which keeps what others could use.
static inline void clinux_give_memory_back(void) {
  mallopt(M_MMAP_THRESHOLD, 512 * 1024);
  mallopt(M_ARENA_MAX, 2);
}
