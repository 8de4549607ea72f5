import Glibc

/// The folder `.trash` of a notebook, in which notes lie as they lay before (notes N11).
public struct TrashFolder: Sendable {
  private let notebook: Notebook
  private let disk: any NoteDisk

  /// Names the trash of a notebook; it may be missing.
  public init(of notebook: Notebook) { self.init(of: notebook, disk: LiveDisk()) }

  package init(of notebook: Notebook, disk: any NoteDisk) {
    self.notebook = notebook
    self.disk = disk
  }

  /// A file in the trash.
  public struct Item: Hashable, Sendable {
    /// Where it lies, `.trash` included.
    public let path: NotePath
    /// Where it lay.
    public let origin: NotePath
    /// Tells whether the file is still the one that was listed.
    public let identity: FileIdentity
    /// When it came into being, as far as the disk knows.
    public let created: FileTime

    /// Bytes.
    public var size: Int { identity.size }
    /// When it was last written.
    public var modified: FileTime { identity.modified }
  }

  /// The files in it, in the order of their paths.
  ///
  /// - Complexity: O(files), two system calls each.
  /// - Throws: Why they can't be listed.
  public func items() throws(OperationError) -> [Item] {
    var items: [Item] = []
    try walk(NoteOperations.trash) { path, status in
      guard status.kind != .folder,
        let origin = NotePath(bytes: path.bytes.dropFirst(NoteOperations.trash.bytes.count + 1))
      else { return }
      items.append(
        Item(
          path: path, origin: origin, identity: status.identity, created: status.created))
    }
    return items.sorted { $0.origin < $1.origin }
  }

  /// The files that somebody means: by path with or without `.trash`, or by file name with or without
  /// ending; case doesn't matter where nothing is spelt just so.
  public func items(named name: [UInt8]) throws(OperationError) -> [Item] {
    let items = try items()
    let forms: [(Item) -> ArraySlice<UInt8>] = [
      { $0.path.bytes[...] }, { $0.origin.bytes[...] }, { $0.origin.name }, { $0.origin.stem },
    ]
    let lowered = String(decoding: name, as: UTF8.self).lowercased()
    for form in forms {
      let exact = items.filter { form($0).elementsEqual(name) }
      let alike = items.filter {
        String(decoding: form($0), as: UTF8.self).lowercased() == lowered
      }
      if !exact.isEmpty || !alike.isEmpty { return exact.isEmpty ? alike : exact }
    }
    return []
  }

  /// Removes everything in it for good.
  ///
  /// - Returns: How many files are gone.
  /// - Throws: Why the first that stayed couldn't be removed; all others that can be are gone.
  public func empty() throws(OperationError) -> Int {
    var (files, folders): ([NotePath], [NotePath]) = ([], [])
    try walk(NoteOperations.trash) { path, status in
      if status.kind == .folder { folders.append(path) } else { files.append(path) }
    }
    var failure: OperationError?
    for file in files {
      do throws(SystemError) {
        try disk.remove(notebook.absolute(file))
      } catch  where error.code != ENOENT {
        failure = failure ?? .refused(file, code: error.code)
      } catch {
        // Somebody else has removed it meanwhile.
      }
    }
    // Inner ones come last.
    for folder in folders.reversed() { try? disk.removeFolder(notebook.absolute(folder)) }
    try? disk.removeFolder(notebook.absolute(NoteOperations.trash))
    if let failure { throw failure }
    return files.count
  }

  /// Goes through a folder without following links; what is in a folder comes after it.
  private func walk(
    _ folder: NotePath, _ body: (NotePath, FileStatus) -> Void
  ) throws(OperationError) {
    let here = notebook.absolute(folder)
    let status = try attempt(folder) { () throws(SystemError) in
      try disk.status(of: here, links: .kept)
    }
    guard status?.kind == .folder else { return }
    let names = try attempt(folder) { () throws(SystemError) in try disk.names(in: here) }
    for name in names.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      guard let path = folder.appending(name) else { continue }
      let status = try attempt(path) { () throws(SystemError) in
        try disk.status(of: notebook.absolute(path), links: .kept)
      }
      guard let status else { continue }
      body(path, status)
      if status.kind == .folder { try walk(path, body) }
    }
  }

  private func attempt<Result>(
    _ path: NotePath, _ body: () throws(SystemError) -> Result
  ) throws(OperationError) -> Result {
    do throws(SystemError) { return try body() } catch { throw .refused(path, code: error.code) }
  }
}

extension TrashFolder.Item {
  /// The file as the command line tells of it: `path` is where it lay, `trashPath` where it lies.
  ///
  /// - Parameter offset: How many seconds local time is ahead of UTC at a moment.
  public func output(offset: (FileTime) -> Int) -> OutputRecord {
    OutputRecord(
      origin.fields() + path.fields(named: "trashPath") + [
        ("size", .number(size)), ("modified", .text(modified.iso8601(offset: offset(modified)))),
      ], line: origin.bytes, name: origin.bytes)
  }
}
