import Glibc

/// Sees to it that descriptors 0 to 2 are taken.
///
/// A process can be started with some of them closed. The next file that it opens would then be its
/// standard output or error, and messages would be written into somebody's notes or state.
func occupyStandardDescriptors() {
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
    // The wrong way round, so that reading and writing fail as they do where nothing is open.
    _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}
