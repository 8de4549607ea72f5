/// What an operation has made of a listing: notes that are gone, and notes that are new or were
/// written.
public struct NoteChanges: Sendable {
  /// A note as it lies on the disk now.
  public struct Present: Sendable {
    /// Its path.
    public let path: NotePath
    /// When it came into being, as far as the disk knows.
    public let created: FileTime
    /// The file.
    public let identity: FileIdentity
    /// Its title.
    public let title: NoteTitle
  }

  /// Paths at which no note lies any more.
  public var gone: Set<NotePath>
  /// The notes that are new at their paths, or have other bytes.
  public var present: [Present]

  /// Makes changes; by default some notes are gone.
  public init(gone: Set<NotePath>, present: [Present] = []) {
    self.gone = gone
    self.present = present
  }
}

extension NoteListing {
  /// The listing with changes made, without reading the folder.
  ///
  /// Where notes were only written to, all keep their ids. Else those that have nothing to do with the
  /// changes come first, in the order in which they were. Folders that are new come in; one that is
  /// empty by now stays.
  ///
  /// - Complexity: O(notes); where they were only written to, O(changes)
  public func applying(_ changes: NoteChanges) -> NoteListing {
    if let written = written(by: changes) { return changing(written) }
    var tree = FolderTree(folders)
    let replaced = places(of: changes)
    var records = NoteRecords(
      ids.lazy.filter { !replaced.contains($0) }.map { self.records[$0.index] })
    for id in replaced { tree.count(-1, in: self.records[id.index].folder) }
    // The paths of notes that are gone stay in the arena as long as it lives.
    var arena = self.arena
    for note in changes.present {
      let folder = tree.id(of: note.path.folder)
      tree.count(1, in: folder)
      records.append(
        Record(
          pathStart: UInt32(arena.count), pathLength: UInt32(note.path.bytes.count),
          folder: folder, created: note.created, identity: note.identity))
      arena += note.path.bytes
    }
    return NoteListing(
      arena: arena, records: records, folders: tree.folders, issues: issues,
      completeness: completeness)
  }

  /// The notes that were written to; `nil` where some came or went.
  ///
  /// - Complexity: O(changes)
  public func written(by changes: NoteChanges) -> [(id: NoteID, note: NoteChanges.Present)]? {
    guard changes.gone.allSatisfy({ id(of: $0) == nil }) else { return nil }
    var written: [(id: NoteID, note: NoteChanges.Present)] = []
    for note in changes.present {
      guard let id = id(of: note.path) else { return nil }
      written.append((id, note))
    }
    return written
  }

  /// The notes that changes are about, as far as they are listed.
  public func places(of changes: NoteChanges) -> Set<NoteID> {
    Set(changes.gone.compactMap(id(of:)) + changes.present.compactMap { id(of: $0.path) })
  }
}

/// The folders of a listing while notes come and go.
private struct FolderTree {
  private(set) var folders: [Folder]

  init(_ folders: [Folder]) { self.folders = folders }

  /// Counts notes more or less in a folder and those around it.
  mutating func count(_ step: Int, in folder: FolderID) {
    folders[folder.index].notes += step
    var next: FolderID? = folder
    while let id = next {
      folders[id.index].total += step
      next = folders[id.index].parent
    }
  }

  /// The folder at a path, which comes in if it is new; `nil` names the notes folder.
  mutating func id(of path: NotePath?) -> FolderID {
    guard let path else { return .root }
    let parent = id(of: path.folder)
    let beside = folders[parent.index].children
    let place = beside.partitioningIndex {
      !(folders[$0.index].path?.name ?? []).lexicographicallyPrecedes(path.name)
    }
    if place < beside.count, folders[beside[place].index].path == path { return beside[place] }
    let id = FolderID(folders.count)
    folders.append(Folder(id: id, path: path, parent: parent))
    folders[parent.index].children.insert(id, at: place)
    return id
  }
}

extension NotePath {
  /// Whether a listing shows what is in this folder: neither it nor one around it is hidden.
  var isListedFolder: Bool {
    bytes.split(separator: Byte.slash).allSatisfy { $0.first != Byte.dot }
  }

  /// Whether a listing shows what lies here: neither it nor a folder around it is hidden, and it has
  /// the ending of a note.
  var isListed: Bool {
    NoteExtension(of: name) != nil && isListedFolder
  }
}
