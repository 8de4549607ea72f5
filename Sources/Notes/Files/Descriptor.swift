import CLinux
import Glibc

/// An open file or folder, closed when the value ends.
struct Descriptor: ~Copyable {
  let raw: Int32

  /// Opens a path, once more where a signal came between.
  ///
  /// Files of other programs are opened such that a pipe can't make the caller wait, a terminal
  /// can't become the caller's, and the time of the last access stays where that is allowed.
  /// - Throws: The system's `errno`.
  init(
    opening path: some Collection<UInt8>, below folder: Int32 = AT_FDCWD, flags: Int32
  ) throws(SystemError) {
    let all = flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let (descriptor, code) = withCPath(path) { path in
      var descriptor = openat(folder, path, all | CLINUX_O_NOATIME)
      // Only the owner may leave the access time alone.
      if descriptor < 0, errno == EPERM { descriptor = openat(folder, path, all) }
      while descriptor < 0, errno == EINTR { descriptor = openat(folder, path, all) }
      return (descriptor, errno)
    }
    guard descriptor >= 0 else { throw SystemError(code: code) }
    raw = descriptor
  }

  /// Takes over an open descriptor.
  init(owning raw: Int32) { self.raw = raw }

  /// Gives the descriptor away without closing it.
  consuming func release() -> Int32 {
    let raw = self.raw
    discard self
    return raw
  }

  deinit { close(raw) }
}

/// The `errno` of a system call that failed.
package struct SystemError: Error {
  package let code: Int32

  package init(code: Int32) { self.code = code }
}

/// Calls `body` with the bytes of a path and a NUL at their end.
@inline(__always)
func withCPath<R>(
  _ path: some Collection<UInt8>, _ body: (UnsafePointer<CChar>) -> R
) -> R {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: path.count + 1) { buffer in
    var end = 0
    for byte in path {
      buffer[end] = byte
      end += 1
    }
    buffer[end] = 0
    return buffer.withMemoryRebound(to: CChar.self) { rebound in
      guard let base = rebound.baseAddress else {
        preconditionFailure("A buffer for at least one byte has an address")
      }
      return body(base)
    }
  }
}
