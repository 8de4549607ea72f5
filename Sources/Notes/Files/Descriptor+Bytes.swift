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
