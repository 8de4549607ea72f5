import CLinux
import Glibc

/// The system's own files.
package struct LiveDisk: NoteDisk {
  package init() {}

  package func status(of path: [UInt8], links: FileStatus.Links) throws(SystemError) -> FileStatus?
  {
    let (status, code) = withCPath(path) { path in
      (FileStatus(path, below: AT_FDCWD, links: links), errno)
    }
    guard status == nil, code != ENOENT, code != ENOTDIR else { return status }
    throw SystemError(code: code)
  }

  package func realPath(of path: [UInt8]) throws(SystemError) -> [UInt8] {
    let (real, code) = withCPath(path) { path -> ([UInt8]?, Int32) in
      guard let found = realpath(path, nil) else { return (nil, errno) }
      defer { free(found) }
      return (Array(UnsafeRawBufferPointer(start: found, count: strlen(found))), 0)
    }
    guard let real else { throw SystemError(code: code) }
    return real
  }

  package func destination(ofLink path: [UInt8]) throws(SystemError) -> [UInt8] {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = try retry { withCPath(path) { readlink($0, &buffer, buffer.count) } }
    return buffer.prefix(count).map { UInt8(bitPattern: $0) }
  }

  package func read(_ path: [UInt8]) throws(SystemError) -> [UInt8] {
    let file = try Descriptor(opening: path, flags: O_RDONLY)
    guard let status = FileStatus(of: file.raw) else { throw SystemError(code: errno) }
    guard status.kind == .file else { throw SystemError(code: EINVAL) }
    // One byte more shows that the file grows while it is read.
    let bytes = try file.read(atMost: status.identity.size + 1)
    guard bytes.count <= status.identity.size else { throw SystemError(code: EAGAIN) }
    return bytes
  }

  package func names(in folder: [UInt8]) throws(SystemError) -> [[UInt8]] {
    let handle: FolderHandle
    do throws(SystemError) {
      handle = try FolderHandle(opening: folder, below: AT_FDCWD)
    } catch {
      guard error.code == ENOENT else { throw error }
      return []
    }
    var names: [[UInt8]] = []
    while let (name, _) = try handle.next() {
      let name = Array(UnsafeRawBufferPointer(start: name, count: strlen(name)))
      // The folder itself and the one around it.
      if name != [Byte.dot], name != [Byte.dot, Byte.dot] { names.append(name) }
    }
    return names
  }

  package func checkWritable(_ path: [UInt8]) throws(SystemError) {
    try retry { withCPath(path) { access($0, W_OK) } }
  }

  package func create(_ path: [UInt8]) throws(SystemError) -> Int32 {
    try retry {
      withCPath(path) { Glibc.open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    }
  }

  package func createNote(_ path: [UInt8]) throws(SystemError) -> Int32 {
    try retry {
      withCPath(path) { Glibc.open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    }
  }

  package func openLog(_ path: [UInt8]) throws(SystemError) -> Int32 {
    let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    return try retry { withCPath(path) { Glibc.open($0, flags, 0o600) } }
  }

  package func status(of file: Int32) throws(SystemError) -> FileStatus {
    guard let status = FileStatus(of: file) else { throw SystemError(code: errno) }
    return status
  }

  package func read(_ file: Int32, from place: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let size = try status(of: file).identity.size
      let wanted = size - place - bytes.count
      guard wanted > 0 else { return bytes }
      var chunk = [UInt8](repeating: 0, count: wanted)
      let count = try retry { pread(file, &chunk, wanted, off_t(place + bytes.count)) }
      // Cut off since it was measured.
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  package func read(_ file: Int32, from place: Int, atMost count: Int) throws(SystemError)
    -> [UInt8]
  {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let wanted = count - bytes.count
      var chunk = [UInt8](repeating: 0, count: wanted)
      let got = try retry { pread(file, &chunk, wanted, off_t(place + bytes.count)) }
      guard got > 0 else { break }
      bytes += chunk[..<got]
    }
    return bytes
  }

  package func truncate(_ file: Int32, to length: Int) throws(SystemError) {
    try retry { ftruncate(file, off_t(length)) }
  }

  package func write(_ file: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    try bytes.withUnsafeBufferPointer { (bytes) throws(SystemError) -> Int in
      try retry { Glibc.write(file, bytes.baseAddress, bytes.count) }
    }
  }

  package func adopt(_ file: Int32, from path: [UInt8]) throws(SystemError) {
    try retry { withCPath(path) { clinux_adopt(file, $0) } }
  }

  package func sync(_ file: Int32) throws(SystemError) {
    try retry { fsync(file) }
  }

  package func close(_ file: Int32) throws(SystemError) {
    // After EINTR the file is closed on Linux; a second close could hit another one.
    guard Glibc.close(file) == 0 || errno == EINTR else { throw SystemError(code: errno) }
  }

  package func lock(_ file: Int32) throws(SystemError) -> LockOutcome {
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return .locked }
    guard errno == EWOULDBLOCK else { throw SystemError(code: errno) }
    return .held
  }

  package func waitForLock(_ file: Int32) throws(SystemError) {
    try retry { flock(file, LOCK_EX) }
  }

  package func unlock(_ file: Int32) throws(SystemError) {
    try retry { flock(file, LOCK_UN) }
  }

  package func open(_ path: [UInt8]) throws(SystemError) -> Int32 {
    try retry {
      withCPath(path) { Glibc.open($0, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) }
    }
  }

  package func replace(_ path: [UInt8], with other: [UInt8]) throws(SystemError) {
    try retry { withCPath(other) { other in withCPath(path) { rename(other, $0) } } }
  }

  package func move(_ path: [UInt8], to other: [UInt8]) throws(SystemError) {
    try retry { withCPath(path) { path in withCPath(other) { clinux_move(path, $0) } } }
  }

  package func remove(_ path: [UInt8]) throws(SystemError) {
    try retry { withCPath(path) { unlink($0) } }
  }

  package func makeFolder(_ path: [UInt8]) throws(SystemError) {
    try retry { withCPath(path) { mkdir($0, 0o777) } }
  }

  package func makePrivateFolder(_ path: [UInt8]) throws(SystemError) {
    try retry { withCPath(path) { mkdir($0, 0o700) } }
  }

  package func removeFolder(_ path: [UInt8]) throws(SystemError) {
    try retry { withCPath(path) { rmdir($0) } }
  }

  package func syncFolder(_ path: [UInt8]) throws(SystemError) {
    let folder = try Descriptor(opening: path, flags: O_RDONLY | O_DIRECTORY)
    try retry { fsync(folder.raw) }
  }

  /// Makes a call again while a signal interrupts it.
  @discardableResult
  private func retry<Number: SignedInteger>(
    _ call: () -> Number
  ) throws(SystemError) -> Number {
    while true {
      let result = call()
      if result >= 0 { return result }
      let code = errno
      guard code == EINTR else { throw SystemError(code: code) }
    }
  }
}
