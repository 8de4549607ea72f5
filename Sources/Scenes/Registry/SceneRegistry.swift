import Glibc

/// The scenes of a notebook, open here, open elsewhere, or left behind (scenes R7).
///
/// Every scene has a lock of its own, so any number of processes can use the registry at once.
public struct SceneRegistry: Sendable {
  /// The folder of the scenes' files.
  public let folder: StatePath

  private let root: StatePath
  let fileSystem: FileSystem
  private let process: Int32

  /// Makes a registry.
  ///
  /// - Parameters:
  ///   - root: The notebook's state folder, ``StateEnvironment/stateFolder(for:)``.
  ///   - fileSystem: Where it is.
  ///   - process: This process's number, shown to others that want a scene of its.
  public init(root: StatePath, fileSystem: FileSystem = .live, process: Int32 = getpid()) {
    self.root = root
    folder = root.appending("scenes")
    self.fileSystem = fileSystem
    self.process = process
  }

  /// Makes the folders, for the owner alone, and removes what processes that died have left of
  /// scenes that they never saved.
  public func prepare() throws(FileError) {
    try fileSystem.makeFolder(root)
    try fileSystem.makeFolder(folder)
    let files = try files()
    let saved = Set(files.filter { $0.isState || $0.isBad }.map(\.scene))
    for scene in Set(files.map(\.scene)).subtracting(saved) {
      guard let lock = try fileSystem.lock(path(.lock(scene))) else { continue }
      defer { try? fileSystem.close(lock) }
      try removeFiles(of: scene)
    }
  }

  /// The scenes that have been saved or are open, those saved last first.
  public func scenes() throws(FileError) -> [SceneEntry] {
    var newest: [SceneID: UInt64] = [:]
    var entries: [SceneEntry] = []
    let files = try files()
    for case .state(let scene, let number) in files {
      newest[scene] = max(number, newest[scene] ?? 0)
    }
    for scene in Set(files.map(\.scene)) {
      let holder = try holder(of: scene)
      let number = newest[scene]
      guard number != nil || holder != .nobody else { continue }
      var lastSaved: Duration?
      if let number { lastSaved = try fileSystem.inspect(path(.state(scene, number)))?.modified }
      entries.append(SceneEntry(id: scene, holder: holder, lastSaved: lastSaved))
    }
    return entries.sorted {
      ($0.lastSaved ?? .zero, $0.id.rawValue) > ($1.lastSaved ?? .zero, $1.id.rawValue)
    }
  }

  /// Opens a scene that is there.
  ///
  /// - Throws: ``SceneError/held(_:by:)`` when any process has it, this one included.
  public func open(_ id: SceneID) throws(SceneError) -> SceneLease {
    let files = try catching { () throws(FileError) in try self.files() }
    guard files.contains(where: { $0.scene == id && $0.isState }) else { throw .unknown(id) }
    return try lease(id)
  }

  /// Opens the scene that was saved last and that nobody has open; `nil` when there is none.
  public func openLast() throws(SceneError) -> SceneLease? {
    let entries = try catching { () throws(FileError) in try scenes() }
    for entry in entries where entry.holder == .nobody && entry.lastSaved != nil {
      do throws(SceneError) {
        return try lease(entry.id)
      } catch {
        // Somebody was faster: the next one, then.
        guard case .held = error else { throw error }
      }
    }
    return nil
  }

  /// Opens a scene of its own.
  public func openNew(
    using generator: inout some RandomNumberGenerator
  ) throws(SceneError) -> SceneLease {
    let taken = try catching { () throws(FileError) in Set(try files().map(\.scene)) }
    while true {
      let id = SceneID(generator.next())
      if taken.contains(id) { continue }
      return try lease(id)
    }
  }

  /// Removes a scene and all its states.
  ///
  /// - Throws: ``SceneError/held(_:by:)`` while a process has it open.
  public func forget(_ id: SceneID) throws(SceneError) {
    let lease = try open(id)
    defer { withExtendedLifetime(lease) {} }
    try catching { () throws(FileError) in
      try removeFiles(of: id)
      try fileSystem.syncFolder(folder)
    }
  }

  /// Removes a scene that this process has open, and all its states; nobody else can have it before it
  /// is gone.
  ///
  /// - Throws: What the system refused; the scene may be gone in part.
  public func forget(_ lease: SceneLease) throws(FileError) {
    defer { withExtendedLifetime(lease) {} }
    try removeFiles(of: lease.id)
    try fileSystem.syncFolder(folder)
  }

  private func lease(_ id: SceneID) throws(SceneError) -> SceneLease {
    let path = path(.lock(id))
    guard let file = try catching({ () throws(FileError) in try fileSystem.lock(path) }) else {
      throw .held(id, by: processNumber(in: path))
    }
    // The number is for display: without it the scene is locked all the same.
    try? fileSystem.label(file, Array("\(process)\n".utf8))
    return SceneLease(id: id, folder: folder, file: file, fileSystem: fileSystem)
  }

  private func holder(of scene: SceneID) throws(FileError) -> SceneHolder {
    let path = path(.lock(scene))
    guard let file = try fileSystem.lock(path) else { return .process(processNumber(in: path)) }
    try fileSystem.close(file)
    return .nobody
  }

  private func processNumber(in path: StatePath) -> Int32? {
    guard let bytes = try? fileSystem.read(path) else { return nil }
    return Int32(String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self))
  }

  /// Removes the files of a scene whose lock is held, the lock last.
  private func removeFiles(of scene: SceneID) throws(FileError) {
    for file in try files() where file.scene == scene && file != .lock(scene) {
      try fileSystem.remove(path(file))
    }
    try fileSystem.remove(path(.lock(scene)))
  }

  func files() throws(FileError) -> [SceneFile] {
    try fileSystem.list(folder).compactMap(SceneFile.init(name:))
  }

  private func path(_ file: SceneFile) -> StatePath { folder.appending(file.name) }

  private func catching<Result>(
    _ body: () throws(FileError) -> Result
  ) throws(SceneError) -> Result {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }
}
