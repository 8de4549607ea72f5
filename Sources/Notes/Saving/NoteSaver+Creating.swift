import Glibc

extension NoteSaver {
  /// Writes a new note under the first free name of its title (notes N10).
  ///
  /// No note is ever overwritten, whoever else makes one at the same moment, and no half-written
  /// note is ever seen.
  ///
  /// - Parameters:
  ///   - title: Gives the name, as ``FileName/from(title:number:kind:)`` says.
  ///   - folder: An existing folder; the notes folder itself for `nil`.
  /// - Throws: Why not; then nothing has changed.
  public func create(
    _ bytes: [UInt8], title: String, in folder: NotePath?
  ) throws(SaveError) -> SavedNote {
    try create(bytes) { Self.path(title, $0, folder) }
  }

  /// Writes the text of a note that was removed under its old path, or the next free one.
  ///
  /// - Throws: Why not; then nothing has changed.
  public func create(_ bytes: [UInt8], at path: NotePath) throws(SaveError) -> SavedNote {
    try create(bytes) { path.numbered($0) }
  }

  /// Writes the other version of a note beside it: `name (conflict DATE).md` (notes N14).
  ///
  /// - Parameters:
  ///   - date: What stands for `DATE`, as ``conflictDate(_:offset:)`` gives it.
  /// - Throws: Why not; then nothing has changed.
  public func createConflictSibling(
    of path: NotePath, _ bytes: [UInt8], date: String
  ) throws(SaveError) -> SavedNote {
    let sibling = path.marked(" (conflict \(date))")
    return try create(bytes) { sibling.numbered($0) }
  }

  /// The time in the name of a conflict sibling, such as `2026-11-30 14-05-09`, without characters
  /// that other systems don't take.
  ///
  /// - Parameter offset: Seconds that local time is ahead of UTC.
  public static func conflictDate(_ time: FileTime, offset: Int) -> String {
    let text = time.iso8601(offset: offset).prefix(19)
    return String(text.map { $0 == "T" ? " " : $0 == ":" ? "-" : $0 })
  }

  /// The path that a note of a title gets with a number.
  static func path(_ title: String, _ number: Int, _ folder: NotePath?) -> NotePath {
    guard let path = NotePath.of(FileName.from(title: title, number: number), in: folder) else {
      preconditionFailure("A name made from a title is one name")
    }
    return path
  }

  private func create(
    _ bytes: [UInt8], _ candidate: (Int) -> NotePath
  ) throws(SaveError) -> SavedNote {
    let first = candidate(1)
    let file = try stageNew(bytes, beside: first)
    var number = 1
    while true {
      let path = candidate(number)
      if let note = try publish(file, of: bytes, as: path) {
        // A disk that can't bring a folder to rest has the note all the same.
        try? syncFolder(of: path)
        return note
      }
      number += 1
    }
  }

  /// Writes the bytes of a note that waits for its name.
  func stageNew(_ bytes: [UInt8], beside path: NotePath) throws(SaveError) -> HiddenFile {
    try attempt(path) { () throws(SystemError) in
      let file = try HiddenFile(
        beside: notebook.absolute(path), on: disk
      ) { path throws(SystemError) in try disk.createNote(path) }
      try file.fill { number throws(SystemError) in try disk.writeAll(bytes, to: number) }
      return file
    }
  }

  /// Gives a new note its name, or returns `nil` when that is taken.
  ///
  /// The bytes that wait are gone when it fails.
  func publish(
    _ file: HiddenFile, of bytes: [UInt8], as path: NotePath
  ) throws(SaveError) -> SavedNote? {
    let absolute = notebook.absolute(path)
    do throws(SystemError) {
      try file.publish(as: absolute)
    } catch {
      if error.code == EEXIST { return nil }
      file.discard()
      throw .refused(path, code: error.code)
    }
    let status = try attempt(path) { () throws(SystemError) in
      try disk.status(of: absolute, links: .kept)
    }
    return SavedNote(
      path: path,
      base: NoteBase(
        digest: ContentDigest(of: bytes), stamp: (status?.identity).map(FileStamp.init)),
      otherNames: 0)
  }

  /// Removes what a process that died while it saved has left beside a note.
  ///
  /// - Complexity: O(names in the note's folder)
  func removeLeftovers(beside path: NotePath) {
    let absolute = notebook.absolute(path)
    HiddenFile.removeLeftovers(in: parent(of: absolute), on: disk)
    guard let real = try? disk.realPath(of: absolute), parent(of: real) != parent(of: absolute)
    else { return }
    HiddenFile.removeLeftovers(in: parent(of: real), on: disk)
  }
}
