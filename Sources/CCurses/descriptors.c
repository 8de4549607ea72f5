#define _GNU_SOURCE
#include "include/cc_descriptors.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

int cc_wait(struct cc_watch *watches, int count, int64_t nanoseconds) {
  enum { few = 16 };
  struct pollfd own[few];
  struct pollfd *list = count <= few ? own : malloc((size_t)count * sizeof *list);
  if (list == NULL) return -ENOMEM;
  for (int i = 0; i < count; i++) {
    list[i] = (struct pollfd){.fd = watches[i].descriptor, .events = POLLIN};
  }
  struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  int ready = ppoll(list, (nfds_t)count, nanoseconds < 0 ? NULL : &limit, NULL);
  if (ready < 0) ready = errno == EINTR ? 0 : -errno;
  for (int i = 0; i < count; i++) {
    short events = ready > 0 ? list[i].revents : 0;
    watches[i].state = (events & POLLIN ? CC_READABLE : 0) |
                       (events & (POLLHUP | POLLERR | POLLNVAL) ? CC_GONE : 0);
  }
  if (list != own) free(list);
  return ready;
}

int cc_bell_open(void) {
  int descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  return descriptor < 0 ? -errno : descriptor;
}

void cc_bell_ring(int descriptor) {
  uint64_t one = 1;
  ssize_t written = write(descriptor, &one, sizeof one);
  (void)written;
}

void cc_bell_silence(int descriptor) {
  uint64_t count;
  ssize_t have = read(descriptor, &count, sizeof count);
  (void)have;
}

void cc_close(int descriptor) { close(descriptor); }

int64_t cc_monotonic_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}
