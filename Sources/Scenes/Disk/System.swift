import Glibc

/// The calls behind ``FileSystem/live``.
enum System {
  /// The most bytes of a file that are read: no state comes near.
  static let mostBytes = 1 << 30

  static func open(
    _ path: StatePath, _ flags: Int32, for operation: FileOperation
  ) throws(FileError) -> OpenFile {
    let descriptor = try retry(operation, path) {
      path.withCString { Glibc.open($0, flags | O_CLOEXEC, 0o600) }
    }
    return OpenFile(descriptor: descriptor, path: path)
  }

  static func makeFolder(_ path: StatePath) throws(FileError) {
    if path.withCString({ mkdir($0, 0o700) }) == 0 { return }
    switch errno {
    case EEXIST:
      let folder = try open(path, O_RDONLY | O_DIRECTORY, for: .makeFolder)
      defer { Glibc.close(folder.descriptor) }
      try retry(.makeFolder, path) { fchmod(folder.descriptor, 0o700) }
    case ENOENT:
      guard let parent = path.parent else { throw FileError(.makeFolder, path, code: ENOENT) }
      try makeParent(parent)
      try retry(.makeFolder, path) { path.withCString { mkdir($0, 0o700) } }
    case let code:
      throw FileError(.makeFolder, path, code: code)
    }
  }

  /// Makes a folder above the one that is wanted; one that is there is somebody else's.
  private static func makeParent(_ path: StatePath) throws(FileError) {
    if path.withCString({ mkdir($0, 0o700) }) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let parent = path.parent else {
      throw FileError(.makeFolder, path, code: errno)
    }
    try makeParent(parent)
    guard path.withCString({ mkdir($0, 0o700) }) == 0 || errno == EEXIST else {
      throw FileError(.makeFolder, path, code: errno)
    }
  }

  static func list(_ path: StatePath) throws(FileError) -> [String] {
    guard let folder = path.withCString({ opendir($0) }) else {
      throw FileError(.list, path, code: errno)
    }
    defer { closedir(folder) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(validatingCString: $0)
        }
      }
      if let name, name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw FileError(.list, path, code: errno) }
    return names
  }

  static func inspect(_ path: StatePath) throws(FileError) -> FileStatus? {
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0 else {
      let code = errno
      guard code == ENOENT else { throw FileError(.inspect, path, code: code) }
      return nil
    }
    return FileStatus(
      size: Int(status.st_size),
      modified: .seconds(status.st_mtim.tv_sec) + .nanoseconds(status.st_mtim.tv_nsec))
  }

  static func read(_ path: StatePath) throws(FileError) -> [UInt8] {
    // Without O_NONBLOCK a pipe in place of the file would stop the program.
    let file = try open(path, O_RDONLY | O_NONBLOCK, for: .read)
    defer { Glibc.close(file.descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try retry(.read, path) { Glibc.read(file.descriptor, &chunk, chunk.count) }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= mostBytes else { throw FileError(.read, path, code: EFBIG) }
    }
  }

  static func write(_ file: OpenFile, _ bytes: ArraySlice<UInt8>) throws(FileError) -> Int {
    try bytes.withUnsafeBufferPointer { (buffer) throws(FileError) -> Int in
      try retry(.write, file.path) {
        Glibc.write(file.descriptor, buffer.baseAddress, buffer.count)
      }
    }
  }

  static func sync(_ file: OpenFile) throws(FileError) {
    try retry(.sync, file.path) { fsync(file.descriptor) }
  }

  static func rename(_ old: StatePath, _ new: StatePath) throws(FileError) {
    try retry(.rename, old) {
      old.withCString { old in new.withCString { Glibc.rename(old, $0) } }
    }
  }

  static func label(_ file: OpenFile, _ bytes: [UInt8]) throws(FileError) {
    try retry(.write, file.path) { ftruncate(file.descriptor, 0) }
    try retry(.write, file.path) { pwrite(file.descriptor, bytes, bytes.count, 0) }
  }

  static func lock(_ path: StatePath) throws(FileError) -> OpenFile? {
    // Another process holds the lock for an instant while it looks whether it is held.
    for _ in 0..<64 {
      let file = try open(path, O_RDWR | O_CREAT | O_NOFOLLOW, for: .lock)
      let isLocked = flock(file.descriptor, LOCK_EX | LOCK_NB) == 0
      let code = errno
      if isLocked, isNamed(file) { return file }
      Glibc.close(file.descriptor)
      // One that was removed between opening and locking locks nothing: the next try makes another.
      guard isLocked || code == EWOULDBLOCK else { throw FileError(.lock, path, code: code) }
      sched_yield()
    }
    return nil
  }

  /// Whether an open file is still the one that its path stands for.
  private static func isNamed(_ file: OpenFile) -> Bool {
    var opened = stat()
    var named = stat()
    return fstat(file.descriptor, &opened) == 0
      && file.path.withCString { lstat($0, &named) } == 0
      && opened.st_dev == named.st_dev && opened.st_ino == named.st_ino
  }

  /// Makes a call again while a signal interrupts it.
  @discardableResult
  static func retry<Number: SignedInteger>(
    _ operation: FileOperation, _ path: StatePath, _ call: () -> Number
  ) throws(FileError) -> Number {
    while true {
      let result = call()
      if result >= 0 { return result }
      let code = errno
      guard code == EINTR else { throw FileError(operation, path, code: code) }
    }
  }
}
