/// What an editor keeps of a note's changes so that they can be undone after a restart: bytes in a
/// form of its own.
public struct KeptUndo: Hashable, Sendable {
  /// The version of that form.
  public let version: UInt32
  /// What the editor wrote.
  public let bytes: [UInt8]

  /// Makes it.
  public init(version: UInt32, bytes: [UInt8]) {
    self.version = version
    self.bytes = bytes
  }
}

/// The undo histories of notes, beside their journals, one a note (scenes R1).
///
/// A history belongs to one text: it is given out only for that one, so that nothing is ever undone
/// in a text that somebody else has changed.
public struct UndoShelf: Sendable {
  /// A longer history isn't kept.
  public static let mostBytes = 8 << 20

  /// The histories written last are kept while all together are no longer than this.
  public static let mostBytesOfAll = 64 << 20

  private static let magic: [UInt8] = [0x89] + Array("HALOU\r\n".utf8)
  private static let ending = Array(".undo".utf8)

  private let disk: any NoteDisk
  private let folder: JournalFolder

  /// The shelf in the folder of the journals.
  public init(in folder: JournalFolder) {
    self.folder = folder
    disk = folder.disk
  }

  /// Keeps a history, in place of the one before.
  ///
  /// One longer than ``mostBytes``, or without any bytes, only takes that one away.
  /// - Parameter text: The text that the history leads to.
  /// - Throws: Why not; then the one before is kept, which is of another text.
  public func keep(
    _ undo: KeptUndo, of path: NotePath, for text: ContentDigest
  ) throws(JournalError) {
    guard (1...Self.mostBytes).contains(undo.bytes.count) else { return try forget(path) }
    var body = ByteWriter()
    body.counted(path.bytes)
    body.number(UInt64(text.count))
    body.number(text.sum)
    body.number(undo.version)
    body.raw(undo.bytes)
    var whole = ByteWriter()
    whole.raw(Self.magic)
    whole.number(FNV.sum(body.bytes[...]))
    whole.raw(body.bytes)
    try folder.attempt { () throws(SystemError) in
      try folder.makeFolders()
      try JournalFile.locked(self.path(of: path), on: disk).replace(with: whole.bytes)
    }
  }

  /// The history that leads to a text; `nil` where none is kept, or one of another text.
  public func undo(of path: NotePath, for text: ContentDigest) -> KeptUndo? {
    guard let bytes = try? disk.read(self.path(of: path)), let entry = Self.entry(bytes),
      entry.path == path, entry.text == text
    else { return nil }
    return entry.undo
  }

  /// Forgets a history, as when its note is removed for good.
  public func forget(_ path: NotePath) throws(JournalError) {
    try folder.attempt { () throws(SystemError) in try removeIfThere(self.path(of: path)) }
  }

  /// Lets a history follow its note to another path.
  public func move(_ path: NotePath, to other: NotePath) throws(JournalError) {
    guard let bytes = try? disk.read(self.path(of: path)), let entry = Self.entry(bytes),
      entry.path == path
    else { return }
    try keep(entry.undo, of: other, for: entry.text)
    try forget(path)
  }

  /// Forgets the histories of notes that are gone, and the oldest ones where there are too many;
  /// for the start of the program.
  ///
  /// - Complexity: O(histories)
  public func tidy(for notebook: Notebook) {
    // Where a disk isn't mounted its notes aren't gone.
    guard let names = try? disk.names(in: notebook.absolute(nil)), !names.isEmpty else { return }
    var kept: [(path: [UInt8], identity: FileIdentity)] = []
    for name in (try? disk.names(in: folder.absolute(nil))) ?? []
    where name.suffix(Self.ending.count).elementsEqual(Self.ending) && name.first != Byte.dot {
      let path = folder.absolute(name)
      // What a failing disk doesn't give isn't gone.
      guard let bytes = try? disk.read(path) else { continue }
      guard let entry = Self.entry(bytes),
        (try? disk.isThere(notebook.absolute(entry.path))) != false
      else {
        try? disk.remove(path)
        continue
      }
      guard let status = try? disk.status(of: path, links: .kept) else { continue }
      kept.append((path, status.identity))
    }
    var sum = 0
    for file in kept.sorted(by: { $0.identity.modified > $1.identity.modified }) {
      sum += file.identity.size
      if sum > Self.mostBytesOfAll { try? disk.remove(file.path) }
    }
  }

  private func path(of note: NotePath) -> [UInt8] {
    folder.absolute(Array(FNV.digits(of: FNV.hash(note.bytes)).utf8) + Self.ending)
  }

  private func removeIfThere(_ path: [UInt8]) throws(SystemError) {
    if try disk.status(of: path, links: .kept) != nil { try disk.remove(path) }
  }

  private struct Entry {
    let path: NotePath
    let text: ContentDigest
    let undo: KeptUndo
  }

  private static func entry(_ bytes: [UInt8]) -> Entry? {
    var reader = ByteReader(bytes[...])
    guard let start = reader.raw(magic.count), start.elementsEqual(magic),
      let sum = reader.number(UInt64.self), FNV.sum(bytes[reader.place...]) == sum,
      let name = reader.counted(), let path = NotePath(bytes: name), let count = reader.count(),
      let digest = reader.number(UInt64.self), let version = reader.number(UInt32.self)
    else { return nil }
    return Entry(
      path: path, text: ContentDigest(count: count, sum: digest),
      undo: KeptUndo(version: version, bytes: Array(bytes[reader.place...])))
  }
}
