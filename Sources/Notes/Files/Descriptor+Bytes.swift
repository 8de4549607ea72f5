import Glibc

extension Descriptor {
  /// Reads from where the file stands until its end or until `count` bytes are read.
  ///
  /// - Throws: The system's `errno`.
  func read(atMost count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = Glibc.read(raw, buffer.baseAddress?.advanced(by: filled), count - filled)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = SystemError(code: errno) }
        guard got > 0 else { break }
        filled += got
      }
    }
    if let failure { throw failure }
    return bytes
  }
}

extension Descriptor {
  /// Reads as ``read(atMost:)`` does, into memory that is there for `body` only.
  ///
  /// It comes in pages as large as the system has: a file of some megabytes takes less time to copy than
  /// thousands of small pages to be had.
  ///
  /// - Throws: The system's `errno`.
  func withContents<Result>(
    atMost count: Int, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(SystemError) -> Result {
    let area = max(1, count)
    guard
      let start = mmap(nil, area, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      start != MAP_FAILED
    else { throw SystemError(code: errno) }
    defer { munmap(start, area) }
    madvise(start, area, MADV_HUGEPAGE)
    var filled = 0
    while filled < count {
      let got = Glibc.read(raw, start + filled, count - filled)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw SystemError(code: errno) }
      guard got > 0 else { break }
      filled += got
    }
    return body(UnsafeRawBufferPointer(start: start, count: filled))
  }
}

extension Descriptor {
  /// Writes all bytes.
  ///
  /// - Throws: The system's `errno`, such as that of a full disk.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(raw, $0.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError(code: errno) }
      written += count
    }
  }
}
