import Glibc
import Notes

/// A system call of the test itself that failed.
public struct VaultError: Error {
  /// The call's name.
  public let call: String
  /// The system's `errno`.
  public let code: Int32
}

/// A notes folder in the temporary folder that is removed when the value goes away.
///
///     let vault = try TemporaryVault(["a.md": "# A", "travel/b.md": "text"])
///     let listing = try NoteListing.scan(vault.notebook)
public final class TemporaryVault {
  /// The absolute path of the folder.
  public let root: [UInt8]

  /// Makes an empty folder.
  public init() throws {
    var template = Array((TemporaryVault.temporaryFolder + "/halo-notes-XXXXXX").utf8CString)
    let made = template.withUnsafeMutableBufferPointer { $0.baseAddress.flatMap { mkdtemp($0) } }
    try check("mkdtemp", made == nil ? -1 : 0)
    root = template.dropLast().map { UInt8(bitPattern: $0) }
  }

  /// Makes a folder with files of the given names and texts.
  public convenience init(_ files: KeyValuePairs<String, String>) throws {
    try self.init()
    for (name, text) in files { try write(name, text) }
  }

  deinit { removeTree(root) }

  private static var temporaryFolder: String {
    getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  }

  /// The folder as a notebook.
  public var notebook: Notebook {
    get throws(NotesError) { try Notebook(at: root) }
  }

  /// The absolute path of a name below the folder.
  public func absolute(_ name: some Sequence<UInt8>) -> [UInt8] { root + "/".utf8 + name }

  // MARK: Making

  /// Writes a file; the folders in its name are made.
  public func write(_ name: some Collection<UInt8>, _ bytes: [UInt8]) throws {
    let name = Array(name)
    if let slash = name.lastIndex(of: UInt8(ascii: "/")) { try makeFolders(name[..<slash]) }
    try writeFile(absolute(name), bytes)
  }

  /// Writes a file of text.
  public func write(_ name: String, _ text: String = "") throws {
    try write(Array(name.utf8), Array(text.utf8))
  }

  /// Makes a folder and those around it.
  public func makeFolders(_ name: some Collection<UInt8>) throws {
    var path = root
    for part in name.split(separator: UInt8(ascii: "/")) {
      path += "/".utf8
      path += part
      let result = withCString(path) { mkdir($0, 0o755) }
      if result != 0, errno != EEXIST { try check("mkdir", result) }
    }
  }

  /// Writes files into one folder, which is made, with the times at which they were last written.
  func write(
    _ files: [(name: [UInt8], bytes: [UInt8], modified: Int)], inFolder folder: [UInt8]
  ) throws {
    try makeFolders(folder)
    let place = withCString(absolute(folder)) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    try check("open", place < 0 ? -1 : 0)
    defer { close(place) }
    for file in files {
      let descriptor = withCString(file.name) {
        openat(place, $0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
      }
      try check("openat", descriptor < 0 ? -1 : 0)
      defer { close(descriptor) }
      let written = file.bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      try check("write", written == file.bytes.count ? 0 : -1)
      let time = timespec(tv_sec: file.modified, tv_nsec: 0)
      try check("futimens", futimens(descriptor, [time, time]))
    }
  }

  /// Makes a symbolic link.
  public func link(_ name: String, to target: String) throws {
    let result = withCString(absolute(name.utf8)) { symlink(target, $0) }
    try check("symlink", result)
  }

  /// Makes a pipe that blocks whoever opens it carelessly.
  public func makePipe(_ name: String) throws {
    try check("mkfifo", withCString(absolute(name.utf8)) { mkfifo($0, 0o644) })
  }

  /// Makes a file of NULs that takes no room on the disk.
  public func writeSparse(_ name: String, size: Int) throws {
    try write(name)
    try check("truncate", withCString(absolute(name.utf8)) { truncate($0, size) })
  }

  /// Sets when a file was last written, in seconds since 1970.
  public func setModified(_ name: some Sequence<UInt8>, seconds: Int, nanoseconds: Int = 0) throws {
    let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
    let result = withCString(absolute(name)) { utimensat(AT_FDCWD, $0, [time, time], 0) }
    try check("utimensat", result)
  }

  /// Sets who may do what with a file or folder.
  public func setMode(_ name: String, _ mode: mode_t) throws {
    try check("chmod", withCString(absolute(name.utf8)) { chmod($0, mode) })
  }

  /// Removes a file.
  public func remove(_ name: String) throws {
    try check("unlink", withCString(absolute(name.utf8)) { unlink($0) })
  }

  // MARK: Looking

  /// The bytes of a file.
  public func bytes(of name: some Sequence<UInt8>) throws -> [UInt8] {
    try readFile(absolute(name))
  }

  /// Whether a plain file lies at a name, links followed.
  public func leadsToFile(_ name: some Sequence<UInt8>) -> Bool {
    var status = stat()
    return withCString(absolute(name)) { stat($0, &status) } == 0
      && status.st_mode & S_IFMT == S_IFREG
  }

  /// Everything in the folder as it is on disk now, to be compared with what it is later.
  public func snapshot() throws -> [[UInt8]: FileSnapshot] {
    var found: [[UInt8]: FileSnapshot] = [:]
    try walk(root) { path, status in
      let isFile = status.st_mode & S_IFMT == S_IFREG
      found[Array(path.dropFirst(root.count + 1))] = FileSnapshot(
        bytes: isFile ? try readFile(path) : [], mode: status.st_mode,
        modified: [status.st_mtim.tv_sec, status.st_mtim.tv_nsec],
        changed: [status.st_ctim.tv_sec, status.st_ctim.tv_nsec])
    }
    return found
  }
}

/// A file as it was at one moment.
public struct FileSnapshot: Hashable {
  /// What is in it; nothing for a folder or a link.
  public let bytes: [UInt8]
  let mode: mode_t
  /// Whether it is a folder.
  public var isFolder: Bool { mode & S_IFMT == S_IFDIR }
  let modified: [Int]
  let changed: [Int]
}

extension TemporaryVault {
  /// Makes folders of one name in each other, deeper than any path can say.
  public func makeDeepFolders(_ name: String, count: Int) throws {
    var folder = withCString(root) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    for _ in 0..<count {
      try check("mkdirat", mkdirat(folder, name, 0o755))
      let next = openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      close(folder)
      folder = next
    }
    close(folder)
  }
}

extension TemporaryVault {
  /// Takes the whole folder away, as when a disk is unplugged, or puts it back.
  public func move(_ way: Way) throws {
    let elsewhere = root + "-away".utf8
    let (from, to) = way == .away ? (root, elsewhere) : (elsewhere, root)
    try check("rename", withCString(from) { from in withCString(to) { rename(from, $0) } })
  }

  /// The two ways in which a folder can be moved.
  public enum Way {
    /// From its place.
    case away
    /// Back to its place.
    case back
  }
}
