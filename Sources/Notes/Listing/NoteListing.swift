/// The notes and folders below a notes folder at one moment.
///
/// A listing is made without opening a note, never changes, and is cheap to copy: its paths lie one
/// after the other in one array.
///
///     let listing = try NoteListing.scan(notebook)
///     for id in listing.order(by: .modified) { show(listing[id]) }
public struct NoteListing: Sendable {
  /// Whether every folder was read, or the scan is still on its way or was stopped.
  public enum Completeness: Sendable {
    /// All there is, but for what ``NoteListing/issues`` name.
    case complete
    /// What was found so far.
    case partial
  }

  /// A note as it is kept: 64 bytes.
  struct Record {
    let pathStart: UInt32
    let pathLength: UInt32
    let folder: FolderID
    let created: FileTime
    let identity: FileIdentity
  }

  let arena: [UInt8]
  private(set) var records: NoteRecords
  private let index: PathIndex

  /// All folders; that with ``FolderID/root`` comes first, each comes after the one around it.
  public let folders: [Folder]
  /// What couldn't be read.
  public let issues: [ScanIssue]
  /// Whether this is all.
  public private(set) var completeness: Completeness

  init(
    arena: [UInt8], records: NoteRecords, folders: [Folder], issues: [ScanIssue],
    completeness: Completeness
  ) {
    self.arena = arena
    self.records = records
    self.folders = folders
    self.issues = issues
    self.completeness = completeness
    index = PathIndex(of: records, in: arena)
  }

  /// How many notes there are.
  public var count: Int { records.count }

  /// The ids of all notes in the order in which they were found, which means nothing.
  public var ids: some RandomAccessCollection<NoteID> & Sendable {
    (0..<records.count).lazy.map { NoteID($0) }
  }

  /// The same, of which it has turned out that it is all there is.
  public var confirmed: NoteListing {
    var confirmed = self
    confirmed.completeness = .complete
    return confirmed
  }

  /// The same with some notes written to; their ids stay.
  ///
  /// - Complexity: O(notes that are changed × a piece of the records)
  public func changing(
    _ notes: some Sequence<(id: NoteID, note: NoteChanges.Present)>
  ) -> NoteListing {
    var changed = self
    for (id, note) in notes {
      let old = records[id.index]
      changed.records[id.index] = Record(
        pathStart: old.pathStart, pathLength: old.pathLength, folder: old.folder,
        created: note.created, identity: note.identity)
    }
    return changed
  }

  /// A note of this listing.
  ///
  /// - Precondition: The id is one of this listing's.
  /// - Complexity: O(1), without an allocation.
  public subscript(id: NoteID) -> NoteEntry {
    let record = records[id.index]
    return NoteEntry(
      id: id, pathBytes: pathBytes(of: record), folder: record.folder, created: record.created,
      identity: record.identity)
  }

  /// A folder of this listing.
  ///
  /// - Precondition: The id is one of this listing's.
  public subscript(id: FolderID) -> Folder { folders[id.index] }

  /// The note at a path; `nil` when none is listed there.
  ///
  /// - Complexity: O(length of the path).
  public func id(of path: NotePath) -> NoteID? {
    index.find(path.bytes[...], in: arena) { records[$0] }
  }

  /// The note at the bytes of a path.
  func id(ofPathBytes path: ArraySlice<UInt8>) -> NoteID? {
    index.find(path, in: arena) { records[$0] }
  }

  /// The folder at a path; `nil` when none is listed there.
  ///
  /// - Complexity: O(depth × log(folders beside each other)).
  public func folderID(of path: NotePath) -> FolderID? {
    var found = FolderID.root
    for name in path.bytes.split(separator: Byte.slash) {
      let children = self[found].children
      let position = children.partitioningIndex {
        !(self[$0].path?.name ?? []).lexicographicallyPrecedes(name)
      }
      guard position < children.count,
        self[children[position]].path?.name.elementsEqual(name) == true
      else { return nil }
      found = children[position]
    }
    return found
  }

  func pathBytes(of record: Record) -> ArraySlice<UInt8> {
    let start = Int(record.pathStart)
    return arena[start..<start + Int(record.pathLength)]
  }
}

extension RandomAccessCollection {
  /// The first position whose element satisfies `belongs`, where all after it do too.
  func partitioningIndex(where belongs: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongs(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
