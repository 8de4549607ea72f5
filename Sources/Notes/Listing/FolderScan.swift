import Glibc

/// Whether a scan goes on after it has shown what it found so far.
public enum ScanStep: Sendable {
  /// Read the rest.
  case `continue`
  /// Stop; the scan returns what it has as a partial listing.
  case stop
}

extension NoteListing {
  /// Lists the notes below a notes folder (notes N1).
  ///
  /// Dot-files, dot-folders and the lock files of word processors are left out. Linked files are
  /// followed. A linked folder is entered once, after all real ones, and never when it leads to a
  /// folder around the notes folder; so links in a circle end. Pipes, sockets and devices are
  /// neither listed nor opened. A folder that can't be read becomes an issue, not an error.
  ///
  /// Nothing is written, and no note is opened.
  ///
  /// - Parameters:
  ///   - notebook: The notes folder.
  ///   - known: What was listed before: this will be about as much.
  ///   - watch: Watches each folder from before it is read, so that nothing which happens meanwhile is
  ///     missed; after a whole scan nothing else.
  ///   - progress: Called on the caller's thread with what was found so far, at 512 notes and
  ///     again each time that their number has doubled.
  /// - Throws: What ``Notebook``'s initialiser throws, where the
  ///   folder has gone since.
  /// - Complexity: O(files + folders × log(folders)), two system calls a folder and one a note.
  public static func scan(
    _ notebook: Notebook, after known: NoteListing? = nil, watching watch: FolderWatch? = nil,
    progress: (NoteListing) -> ScanStep = { _ in .continue }
  ) throws(NotesError) -> NoteListing {
    watch?.beginScan()
    let root: FolderHandle
    do throws(NotesError) {
      root = try FolderHandle(openingRootOf: notebook)
    } catch {
      watch?.awaitRoot()
      throw error
    }
    var scan = FolderScan(watch: watch, after: known)
    let listing = scan.run(from: root, progress: progress)
    if listing.completeness == .complete { watch?.endScan() }
    return listing
  }
}

/// A walk through the folders below a notes folder.
private struct FolderScan {
  /// A folder that is still to be read.
  private struct Pending {
    let path: NotePath
    let parent: FolderID
  }

  /// A folder on disk, by whatever path it is reached.
  private struct Place: Hashable {
    let device: UInt64
    let inode: UInt64

    init(_ status: FileStatus) {
      device = status.identity.device
      inode = status.identity.inode
    }
  }

  private let watch: FolderWatch?
  private var arena: [UInt8] = []
  private var records = NoteRecords()
  private var folders = [Folder(id: .root, path: nil, parent: nil)]
  private var issues: [ScanIssue] = []
  private var visited: Set<Place> = []
  /// Real folders, read before any link so that a folder is listed under its own path.
  private var pending: [Pending] = []
  private var links: [Pending] = []
  private var nextReport = 512
  private var isStopped = false

  init(watch: FolderWatch?, after known: NoteListing?) {
    self.watch = watch
    if let known { arena.reserveCapacity(known.arena.count) }
  }

  mutating func run(
    from root: borrowing FolderHandle, progress: (NoteListing) -> ScanStep
  ) -> NoteListing {
    visitAncestors(of: root)
    read(root, id: .root, progress)
    while !isStopped {
      if let next = pending.popLast() {
        enter(next, below: root, progress)
      } else if !links.isEmpty {
        // By path, so that which of two links shows a folder doesn't hang on the disk's order.
        links.sort { $1.path < $0.path }
        pending.append(links.removeLast())
      } else {
        break
      }
    }
    return listing(isStopped ? .partial : .complete)
  }

  /// Notes the folders around the notes folder, and itself, as visited.
  private mutating func visitAncestors(of root: borrowing FolderHandle) {
    var path = [Byte.dot]
    let descriptor = root.descriptor
    while let status = withCPath(path, { FileStatus($0, below: descriptor, links: .followed) }),
      visited.insert(Place(status)).inserted
    {
      path += "/..".utf8
    }
  }

  private mutating func enter(
    _ next: Pending, below root: borrowing FolderHandle, _ progress: (NoteListing) -> ScanStep
  ) {
    do throws(SystemError) {
      let folder = try FolderHandle(opening: next.path.bytes, below: root.descriptor)
      guard let status = FileStatus(of: folder.descriptor) else {
        throw SystemError(code: errno)
      }
      guard visited.insert(Place(status)).inserted else { return }
      read(folder, id: add(next), progress)
    } catch {
      // Removed since its name was read: then it isn't there, and that is all.
      guard error.code != ENOENT else { return }
      _ = add(next)
      issues.append(ScanIssue(path: next.path, code: error.code))
    }
  }

  private mutating func add(_ folder: Pending) -> FolderID {
    let id = FolderID(folders.count)
    folders.append(Folder(id: id, path: folder.path, parent: folder.parent))
    return id
  }

  private mutating func read(
    _ folder: borrowing FolderHandle, id: FolderID, _ progress: (NoteListing) -> ScanStep
  ) {
    let path = folders[id.index].path
    watch?.watch(folder: path)
    let prefix = path.map { $0.bytes + [Byte.slash] } ?? []
    do throws(SystemError) {
      while !isStopped, let (name, type) = try folder.next() {
        // Hidden, `.` and `..`.
        if name[0] == Byte.dot { continue }
        switch type {
        case Int(DT_REG): addNote(name, prefix, id, folder)
        case Int(DT_DIR): pending.append(child(name, prefix, id))
        case Int(DT_LNK): follow(name, prefix, id, folder)
        case Int(DT_UNKNOWN): classify(name, prefix, id, folder)
        default: continue
        }
        if records.count >= nextReport {
          nextReport *= 2
          isStopped = progress(listing(.partial)) == .stop
        }
      }
    } catch {
      issues.append(ScanIssue(path: path, code: error.code))
    }
  }

  /// Asks for the kind of what lies on a disk that doesn't give it with the name.
  private mutating func classify(
    _ name: UnsafePointer<CChar>, _ prefix: [UInt8], _ id: FolderID,
    _ folder: borrowing FolderHandle
  ) {
    switch FileStatus(name, below: folder.descriptor, links: .kept)?.kind {
    case .file: addNote(name, prefix, id, folder)
    case .folder: pending.append(child(name, prefix, id))
    case .link: follow(name, prefix, id, folder)
    case .other, nil: return
    }
  }

  /// Looks at what a link leads to; one that leads nowhere is no note.
  private mutating func follow(
    _ name: UnsafePointer<CChar>, _ prefix: [UInt8], _ id: FolderID,
    _ folder: borrowing FolderHandle
  ) {
    switch FileStatus(name, below: folder.descriptor, links: .followed)?.kind {
    case .file:
      addNote(name, prefix, id, folder)
      let note = child(name, prefix, id).path
      if note.isListed { watch?.watch(link: note) }
    case .folder: links.append(child(name, prefix, id))
    case .link, .other, nil: return
    }
  }

  private func child(
    _ name: UnsafePointer<CChar>, _ prefix: [UInt8], _ parent: FolderID
  ) -> Pending {
    Pending(path: NotePath(unchecked: prefix + bytes(of: name)), parent: parent)
  }

  private mutating func addNote(
    _ name: UnsafePointer<CChar>, _ prefix: [UInt8], _ id: FolderID,
    _ folder: borrowing FolderHandle
  ) {
    let bytes = bytes(of: name)
    guard NoteExtension(of: bytes) != nil, !isLockFile(bytes),
      let status = FileStatus(name, below: folder.descriptor, links: .followed),
      status.kind == .file
    else { return }
    let start = arena.count
    arena.append(contentsOf: prefix)
    arena.append(contentsOf: bytes)
    folders[id.index].notes += 1
    records.append(
      .init(
        pathStart: UInt32(start), pathLength: UInt32(arena.count - start), folder: id,
        created: status.created, identity: status.identity))
  }

  /// Word processors put `~$name` beside a file that they have open.
  private func isLockFile(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count > 1 && name[0] == Byte.tilde && name[1] == UInt8(ascii: "$")
  }

  @inline(__always)
  private func bytes(of name: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8> {
    let count = strlen(name)
    let start = UnsafeRawPointer(name).assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: start, count: count)
  }

  /// What was found so far, with the folders' totals and the order of their children.
  private func listing(_ completeness: NoteListing.Completeness) -> NoteListing {
    var folders = self.folders
    for index in folders.indices.reversed() {
      folders[index].total += folders[index].notes
      guard let parent = folders[index].parent else { continue }
      folders[parent.index].total += folders[index].total
      folders[parent.index].children.append(FolderID(index))
    }
    for index in folders.indices where folders[index].children.count > 1 {
      let sorted = folders[index].children.sorted {
        guard let left = folders[$0.index].path, let right = folders[$1.index].path else {
          preconditionFailure("Only the notes folder, which is no child, has no path")
        }
        return left < right
      }
      folders[index].children = sorted
    }
    return NoteListing(
      arena: completeness == .complete ? arena.trimmed : arena, records: records,
      folders: folders, issues: issues, completeness: completeness)
  }
}
