import Glibc

/// Which file is at a path and when it was written: another stamp means that it has to be read anew.
struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let written: Time
  private let changed: Time

  private struct Time: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) {
      seconds = time.tv_sec
      nanoseconds = time.tv_nsec
    }
  }

  /// Looks at a file, links followed; `nil` where there is none that can be looked at.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    size = Int64(status.st_size)
    written = Time(status.st_mtim)
    changed = Time(status.st_ctim)
  }
}
