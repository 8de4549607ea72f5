/// Works out what an operation does with which files.
struct Planner {
  let disk: any NoteDisk
  let notebook: Notebook
  let listing: NoteListing
  var links = LinkTreatment.rewritten

  func plan(_ operation: NoteOperation) throws(OperationError) -> FilePlan {
    switch operation {
    case .trash(let notes): try trash(notes)
    case .restore(let files): try restore(files)
    case .rename(let note, let title): try rename(note, title: title)
    case .renameFile(let note, let name): try renameFile(note, name: name)
    case .move(let notes, let folder): try move(notes, to: folder)
    case .tag(let notes, let tags):
      try rewrite(notes, purpose: .tag) { bytes in
        tags.reduce(bytes) { TagEdit.adding($1, to: $0) ?? $0 }
      }
    case .untag(let notes, let tags):
      try rewrite(notes, purpose: .untag) { bytes in
        tags.reduce(bytes) { TagEdit.removing($1, from: $0) ?? $0 }
      }
    case .pin(let notes, let pin):
      try rewrite(notes, purpose: pin == .set ? .pin : .unpin) { bytes in
        PinEdit.setting(pin, in: bytes) ?? bytes
      }
    case .toggleTask(let note, let line):
      try rewrite([note], purpose: .task) { bytes in
        TaskEdit.toggling(taskAtLine: line, in: bytes) ?? bytes
      }
    }
  }

  func links(to notes: [NotePath], while shouldGoOn: () -> Bool) -> LinkCount? {
    let targets = Set(notes.compactMap(listing.id(of:)))
    let rewriting = LinkRewriting(
      in: listing, moving: Dictionary(notes.map { ($0, $0) }) { first, _ in first })
    var count = LinkCount(links: 0, notes: 0)
    for id in listing.ids {
      guard shouldGoOn() else { return nil }
      let path = listing[id].path
      guard let bytes = try? read(path) else { continue }
      let links = rewriting.links(in: bytes, of: path, to: targets)
      count.links += links
      count.notes += links > 0 ? 1 : 0
    }
    return count
  }

  // MARK: The trash

  private func trash(_ notes: [NotePath]) throws(OperationError) -> FilePlan {
    var free = FreePath(disk: disk, in: notebook)
    var moves: [FileMove] = []
    for note in notes {
      let wanted = NotePath(unchecked: NoteOperations.trash.bytes + [Byte.slash] + note.bytes)
      let to = try free.first(for: note) { wanted.numbered($0) }
      moves.append(FileMove(from: note, to: to, expected: try stamp(of: note)))
    }
    return FilePlan(.trash, moves: moves, made: try free.missingFolders(for: moves.map(\.to)))
  }

  private func restore(_ files: [NotePath]) throws(OperationError) -> FilePlan {
    var free = FreePath(disk: disk, in: notebook)
    var moves: [FileMove] = []
    let prefix = NoteOperations.trash.bytes + [Byte.slash]
    for file in files {
      guard file.bytes.starts(with: prefix),
        let wanted = NotePath(bytes: file.bytes.dropFirst(prefix.count))
      else { throw .missing(file) }
      let to = try free.first(for: file) { wanted.numbered($0) }
      moves.append(FileMove(from: file, to: to, expected: try stamp(of: file)))
    }
    return FilePlan(.restore, moves: moves, made: try free.missingFolders(for: moves.map(\.to)))
  }

  // MARK: Other names

  private func rename(_ note: NotePath, title: String) throws(OperationError) -> FilePlan {
    let ending = note.name.dropFirst(note.stem.count)
    let kind = NoteExtension(of: note.name) ?? .md
    var free = FreePath(disk: disk, in: notebook)
    let to = try free.first(for: note) { number in
      // The ending stays as it is written: `.MD`.
      let made = FileName.from(title: title, number: number, kind: kind)
      return NotePath.of(made.dropLast(kind.rawValue.utf8.count) + ending, in: note.folder)
    }
    return try relocate([note: to], purpose: .rename) { bytes in
      TitleEdit(in: bytes, at: note).edit(to: title)
    }
  }

  private func renameFile(
    _ note: NotePath, name: [UInt8]
  ) throws(OperationError) -> FilePlan {
    guard let wanted = NotePath.of(name, in: note.folder) else {
      throw .refused(note, code: SystemError.invalid)
    }
    var free = FreePath(disk: disk, in: notebook)
    let to = try free.first(for: note) { wanted.numbered($0) }
    return try relocate([note: to], purpose: .rename)
  }

  private func move(
    _ notes: [NotePath], to folder: NotePath?
  ) throws(OperationError) -> FilePlan {
    var free = FreePath(disk: disk, in: notebook)
    var newPaths: [NotePath: NotePath] = [:]
    for note in notes where note.folder != folder {
      guard let wanted = NotePath.of(note.name, in: folder) else {
        throw .refused(note, code: SystemError.invalid)
      }
      newPaths[note] = try free.first(for: note) { wanted.numbered($0) }
      try checkLink(note)
    }
    return try relocate(newPaths, purpose: .move)
  }

  /// The plan that gives notes other paths and rewrites the links to them and in them.
  private func relocate(
    _ wanted: [NotePath: NotePath], purpose: FilePlan.Purpose,
    editing edit: ([UInt8]) -> ByteEdit? = { _ in nil }
  ) throws(OperationError) -> FilePlan {
    let newPaths = wanted.filter { $0.key != $0.value }
    var moves: [FileMove] = []
    for (from, to) in newPaths.sorted(by: { $0.key < $1.key }) {
      moves.append(FileMove(from: from, to: to, expected: try stamp(of: from)))
    }
    let rewriting = links == .rewritten ? LinkRewriting(in: listing, moving: newPaths) : nil
    var gathered = GatheredRewrites()
    // Links that stay as they are needn't be looked for.
    let paths = (links == .left ? Array(wanted.keys) : listing.ids.map { listing[$0].path })
      .sorted()
    for path in paths where !newPaths.isEmpty || wanted[path] != nil {
      let isOwn = wanted[path] != nil
      let bytes: [UInt8]
      do throws(SystemError) {
        bytes = try read(path)
      } catch {
        // What nobody may read, or is gone, holds no link that could be rewritten; but the note itself
        // must be. Where a disk fails it may hold one, which would lead nowhere then.
        guard !isOwn, error.isAbsence else { throw .refused(path, code: error.code) }
        continue
      }
      let changes = rewriting?.changes(in: bytes, of: path) ?? LinkRewriting.Changes()
      let own = isOwn ? edit(bytes) : nil
      try gathered.add(changes, own: own, to: path, bytes, on: disk, in: notebook)
    }
    return FilePlan(
      purpose, rewrites: gathered.rewrites, moves: moves, links: gathered.links,
      brokenLinks: gathered.broken,
      made: try FreePath(disk: disk, in: notebook)
        .missingFolders(for: moves.map(\.to)))
  }

  // MARK: Other bytes

  /// The plan that changes the bytes of notes; those that it leaves as they are aren't written.
  private func rewrite(
    _ notes: [NotePath], purpose: FilePlan.Purpose, changing change: ([UInt8]) -> [UInt8]
  ) throws(OperationError) -> FilePlan {
    var gathered = GatheredRewrites()
    for note in notes {
      let bytes: [UInt8]
      do throws(SystemError) {
        bytes = try read(note)
      } catch {
        throw .refused(note, code: error.code)
      }
      let edit = ByteEdit(from: bytes, to: change(bytes))
      try gathered.add(LinkRewriting.Changes(), own: edit, to: note, bytes, on: disk, in: notebook)
    }
    return FilePlan(purpose, rewrites: gathered.rewrites)
  }

  // MARK: What is there

  /// No larger note is looked through for links, so that a rename can't fill the memory.
  private static let largest = 64 << 20

  private func read(_ path: NotePath) throws(SystemError) -> [UInt8] {
    let absolute = notebook.absolute(path)
    guard let status = try disk.status(of: absolute, links: .followed), status.kind == .file,
      status.identity.size <= Planner.largest
    else { throw .invalidFile }
    return try disk.read(absolute)
  }

  private func stamp(of path: NotePath) throws(OperationError) -> FileStamp {
    let status: FileStatus?
    do throws(SystemError) {
      status = try disk.status(of: notebook.absolute(path), links: .kept)
    } catch {
      throw .refused(path, code: error.code)
    }
    guard let status, status.kind == .file || status.kind == .link else { throw .missing(path) }
    return FileStamp(status.identity)
  }

  /// Refuses to take a link to another folder that leads somewhere from where it lies.
  private func checkLink(_ path: NotePath) throws(OperationError) {
    do throws(SystemError) {
      let absolute = notebook.absolute(path)
      guard try disk.status(of: absolute, links: .kept)?.kind == .link,
        try disk.destination(ofLink: absolute).first != Byte.slash
      else { return }
    } catch {
      throw .refused(path, code: error.code)
    }
    throw .relativeLink(path)
  }
}
