import Glibc
import Testing

@testable import Scenes

@Suite("Files of the system")
struct LiveFileSystemTests {
  /// Runs a test in a folder of its own, and removes it with all that is in it.
  func withFolder(_ body: (StatePath) throws -> Void) throws {
    var template = Array("/tmp/scenes-tests-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    let folder = try #require(StatePath(String(cString: made)))
    defer { Self.removeTree(folder) }
    try body(folder)
  }

  static func removeTree(_ path: StatePath) {
    for name in (try? FileSystem.live.list(path)) ?? [] { removeTree(path.appending(name)) }
    path.withCString { _ = remove($0) }
  }

  static func mode(_ path: StatePath) -> UInt32 {
    var status = stat()
    path.withCString { _ = stat($0, &status) }
    return status.st_mode & 0o7777
  }

  static let known: [PartID: UInt32] = ["place": 1, "other": 1]

  @Test("A scene is saved, left, offered and restored on a real disk")
  func wholeLife() throws {
    try withFolder { folder in
      let root = folder.appending("halo/notes-1")
      let registry = SceneRegistry(root: root)
      try registry.prepare()
      var random = SplitMix64(seed: 4)
      do {
        var store = SceneStore(try registry.openNew(using: &random), known: Self.known)
        for text in (1...7).map(String.init) { try store.save(SceneArchive(saying: text)) }
        #expect(throws: SceneError.held(store.lease.id, by: getpid())) {
          try SceneRegistry(root: root).open(store.lease.id)
        }
      }
      let entry = try #require(try registry.scenes().first)
      #expect(entry.holder == .nobody)
      #expect((entry.lastSaved ?? .zero) > .seconds(1_600_000_000))
      var store = SceneStore(try #require(try registry.openLast()), known: Self.known)
      #expect(try store.beginRestore().said == "7")
      try store.finishRestore()
      let names = try FileSystem.live.list(registry.folder)
      #expect(names.count == 6)
    }
  }

  @Test("Folders are the owner's alone (0700), and so are files (0600)")
  func modes() throws {
    try withFolder { folder in
      let root = folder.appending("a/b")
      folder.appending("a").withCString { _ = mkdir($0, 0o755) }
      root.withCString { _ = mkdir($0, 0o755) }
      root.withCString { _ = chmod($0, 0o755) }
      let registry = SceneRegistry(root: root)
      try registry.prepare()
      var random = SplitMix64(seed: 4)
      var store = SceneStore(try registry.openNew(using: &random), known: Self.known)
      try store.save(SceneArchive(saying: "x"))
      #expect(Self.mode(folder.appending("a")) == 0o755)
      #expect(Self.mode(root) == 0o700)
      #expect(Self.mode(registry.folder) == 0o700)
      for name in try FileSystem.live.list(registry.folder) {
        #expect(Self.mode(registry.folder.appending(name)) == 0o600)
      }
    }
  }

  @Test("A lock holds against a second opening in the same process, until it is closed")
  func locks() throws {
    try withFolder { folder in
      let path = folder.appending("lock")
      let first = try #require(try FileSystem.live.lock(path))
      #expect(try FileSystem.live.lock(path) == nil)
      try FileSystem.live.label(first, Array("a long label".utf8))
      try FileSystem.live.label(first, Array("12\n".utf8))
      #expect(try FileSystem.live.read(path) == Array("12\n".utf8))
      try FileSystem.live.close(first)
      let second = try #require(try FileSystem.live.lock(path))
      try FileSystem.live.close(second)
    }
  }

  @Test("A lock whose file was removed doesn't hold back the next")
  func removedLock() throws {
    try withFolder { folder in
      let path = folder.appending("lock")
      let first = try #require(try FileSystem.live.lock(path))
      try FileSystem.live.remove(path)
      let second = try #require(try FileSystem.live.lock(path))
      try FileSystem.live.close(first)
      #expect(try FileSystem.live.lock(path) == nil)
      try FileSystem.live.close(second)
    }
  }

  @Test("A lock holds against another process")
  func lockAgainstProcess() throws {
    try withFolder { folder in
      let path = folder.appending("lock")
      let file = try #require(try FileSystem.live.lock(path))
      #expect(try Self.exitCode(of: ["flock", "-n", path.description, "true"]) == 1)
      try FileSystem.live.close(file)
      #expect(try Self.exitCode(of: ["flock", "-n", path.description, "true"]) == 0)
    }
  }

  /// Runs a program to its end.
  static func exitCode(of arguments: [String]) throws -> Int32 {
    var process: pid_t = 0
    let words = arguments.map { strdup($0) }
    defer { words.forEach { free($0) } }
    let name = try #require(arguments.first)
    try #require(posix_spawnp(&process, name, nil, nil, words + [nil], environ) == 0)
    var status: Int32 = 0
    try #require(waitpid(process, &status, 0) == process)
    return (status >> 8) & 0xFF
  }

  @Test("Replacing a file leaves nothing else behind")
  func replacing() throws {
    try withFolder { folder in
      let path = folder.appending("file")
      try FileSystem.live.replace(path, with: [1, 2, 3])
      try FileSystem.live.replace(path, with: [4])
      #expect(try FileSystem.live.read(path) == [4])
      #expect(try FileSystem.live.list(folder) == ["file"])
      #expect(try FileSystem.live.inspect(path)?.size == 1)
      try FileSystem.live.remove(path)
      try FileSystem.live.remove(path)
      #expect(try FileSystem.live.inspect(path) == nil)
    }
  }

  @Test("What the system refuses is an error with its number")
  func errors() throws {
    try withFolder { folder in
      let missing = folder.appending("none")
      let below = missing.appending("file")
      #expect(throws: FileError(.list, missing, code: ENOENT)) {
        try FileSystem.live.list(missing)
      }
      #expect(throws: FileError(.read, missing, code: ENOENT)) {
        try FileSystem.live.read(missing)
      }
      #expect(throws: FileError(.read, folder, code: EISDIR)) {
        try FileSystem.live.read(folder)
      }
      #expect(throws: FileError(.create, missing.appending(".file.tmp"), code: ENOENT)) {
        try FileSystem.live.replace(below, with: [])
      }
      try FileSystem.live.replace(missing, with: [])
      #expect(throws: FileError(.makeFolder, missing, code: ENOTDIR)) {
        try FileSystem.live.makeFolder(missing)
      }
      #expect(throws: FileError(.makeFolder, below, code: ENOTDIR)) {
        try FileSystem.live.makeFolder(below)
      }
      #expect(throws: FileError(.rename, below, code: ENOTDIR)) {
        try FileSystem.live.rename(below, missing)
      }
    }
  }

  @Test("A link in place of a file isn't followed")
  func links() throws {
    try withFolder { folder in
      let target = folder.appending("target")
      let link = folder.appending("link")
      try FileSystem.live.replace(target, with: [1])
      target.withCString { target in link.withCString { _ = symlink(target, $0) } }
      #expect(throws: FileError(.create, link, code: ELOOP)) { try FileSystem.live.create(link) }
      #expect(throws: FileError(.lock, link, code: ELOOP)) { try FileSystem.live.lock(link) }
      #expect(try FileSystem.live.read(target) == [1])
    }
  }

  @Test("Names that aren't UTF-8 are left out of a list")
  func foreignNames() throws {
    try withFolder { folder in
      let strange = try #require(StatePath(folder.bytes + [0x2F, 0xFF]))
      try FileSystem.live.close(try FileSystem.live.create(strange))
      defer { try? FileSystem.live.remove(strange) }
      #expect(try FileSystem.live.list(folder) == [])
    }
  }
}
