import Glibc

/// What is found in the journal of a note when it is opened.
public enum JournalOpening {
  /// The text of the file, and edits that aren't in it yet, such as those of a process that died;
  /// the caret after the last of them.
  case text(NoteJournal, unsaved: [JournalEdit], caret: Int?)
  /// Somebody else has changed the file while it had unsaved text (notes N14).
  case conflict(TextConflict)
}

/// Three texts of a note that must become one (notes N14).
public struct TextConflict: Hashable, Sendable {
  /// What both have come from.
  public let base: [UInt8]
  /// What was typed here and isn't saved.
  public let mine: [UInt8]
  /// What the file has.
  public let theirs: [UInt8]
}

/// A note with text that isn't saved.
public struct UnsavedText: Hashable, Sendable {
  /// Whose text it is.
  public let key: JournalKey
  /// The number of the process that wrote last; it may be alive.
  public let process: Int32
}

/// The folder with the journals of a notebook, outside of that (scenes R4).
public struct JournalFolder: Sendable {
  let disk: any NoteDisk
  let process: Int32
  /// A journal that goes on after a save is made shorter only when it is longer than this: its mark
  /// is enough, and while it is made anew others have to wait for the disk.
  let longest: Int
  private let folder: [UInt8]

  /// Names the folder; it is made when the first edit is written.
  ///
  /// - Parameter path: Absolute, outside of the notebook.
  public init(at path: [UInt8]) {
    self.init(at: path, disk: LiveDisk())
  }

  package init(
    at path: [UInt8], disk: any NoteDisk, process: Int32 = getpid(), longest: Int = 4 << 20
  ) {
    folder = path
    self.longest = longest
    self.disk = disk
    self.process = process
  }

  /// Opens the journal of a note whose file was read just now; nothing is written.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes; none for a new note.
  ///   - base: What they are.
  /// - Throws: Why the journal can't be read; the note can be edited without one.
  /// - Complexity: O(journal)
  public func open(
    _ key: JournalKey, _ bytes: [UInt8], _ base: NoteBase
  ) throws(JournalError) -> JournalOpening {
    let modified = base.stamp?.modified
    guard let (file, log) = try locked(key) else {
      let journal = NoteJournal(key, in: self, modified: modified, log: nil)
      return .text(journal, unsaved: [], caret: nil)
    }
    defer { file.close() }
    if log.header.movedTo != nil {
      // Another note has the path by now.
      try attempt { () throws(SystemError) in try disk.remove(file.path) }
      let journal = NoteJournal(key, in: self, modified: modified, log: nil)
      return .text(journal, unsaved: [], caret: nil)
    }
    let journal = NoteJournal(key, in: self, modified: modified, log: log)
    if let place = log.position(ofText: bytes), let later = log.batches(after: place) {
      return .text(
        journal, unsaved: later.flatMap(\.edits), caret: later.last?.caret)
    }
    guard let start = log.base, let mine = log.text, mine != bytes else {
      try attempt { () throws(SystemError) in try disk.remove(file.path) }
      return .text(journal, unsaved: [], caret: nil)
    }
    return .conflict(TextConflict(base: start, mine: mine, theirs: bytes))
  }

  /// The whole text that a journal keeps, whatever has become of the file.
  ///
  /// For a note whose file was removed; `nil` where there is no text.
  public func text(of key: JournalKey) throws(JournalError) -> [UInt8]? {
    guard let (file, log) = try locked(key) else { return nil }
    file.close()
    return log.text
  }

  /// Whether a note's file may have these bytes as the journal tells it: some process has saved them
  /// on the way to the text that all have, so nobody else has written.
  ///
  /// - Complexity: O(journal), where nobody has noted the save O(bytes · edits) at worst
  public func holds(_ bytes: [UInt8], of key: JournalKey) -> Bool {
    guard let (file, log) = try? locked(key) else { return false }
    file.close()
    return log.position(ofText: bytes) != nil
  }

  /// Returns when what was written into a journal is on the disk: for a worker, each second while
  /// something is being written.
  public func sync(_ key: JournalKey) throws(JournalError) {
    try attempt { () throws(SystemError) in
      let path = path(of: key)
      guard try disk.status(of: path, links: .kept) != nil else { return }
      let file = try disk.open(path)
      defer { try? disk.close(file) }
      try disk.sync(file)
      try disk.syncFolder(folder)
    }
  }

  /// Gives the unsaved text of a note up, as when *take the one on disk* was chosen.
  public func discard(_ key: JournalKey) throws(JournalError) {
    guard let (file, _) = try locked(key) else { return }
    try attempt { () throws(SystemError) in try file.remove() }
  }

  /// Lets the journal follow a note that was moved or renamed; those who have it open follow too.
  public func move(_ key: JournalKey, to other: JournalKey) throws(JournalError) {
    guard key != other, let (file, log) = try locked(key) else { return }
    try attempt { () throws(SystemError) in
      do throws(SystemError) {
        if let base = log.base {
          let bytes = log.compacted(
            to: log.header.sequence, base, modified: log.header.modified, key: other)
          if let bytes { try write(bytes, as: other) }
        }
      } catch {
        file.close()
        throw error
      }
      try file.replace(with: forward(from: key, log, to: other))
    }
  }

  // MARK: Files

  func path(of key: JournalKey) -> [UInt8] { absolute(key.fileName) }

  /// The path of a name in the folder, or of the folder itself.
  func absolute(_ name: [UInt8]?) -> [UInt8] { name.map { folder + [Byte.slash] + $0 } ?? folder }

  /// The names of all journals.
  var names: [[UInt8]] {
    get throws(JournalError) {
      try attempt { () throws(SystemError) in
        try disk.names(in: folder).filter(JournalKey.isName)
          .sorted { $0.lexicographicallyPrecedes($1) }
      }
    }
  }

  /// The journal of a note, locked until its file is closed; `nil` where there is none.
  func locked(_ key: JournalKey) throws(JournalError) -> (JournalFile, JournalLog)? {
    guard let (file, log) = try locked(at: path(of: key)) else { return nil }
    guard log.header.key == key else {
      file.close()
      throw .refused(code: EEXIST)
    }
    return (file, log)
  }

  func locked(named name: [UInt8]) throws(JournalError) -> (JournalFile, JournalLog)? {
    try locked(at: absolute(name))
  }

  private func locked(
    at path: [UInt8]
  ) throws(JournalError) -> (JournalFile, JournalLog)? {
    let found = try attempt { () throws(SystemError) -> (JournalFile, [UInt8])? in
      guard let file = try JournalFile.lockedIfThere(path, on: disk) else { return nil }
      do throws(SystemError) {
        return (file, try disk.read(file.number, from: 0))
      } catch {
        file.close()
        throw error
      }
    }
    guard let (file, bytes) = found else { return nil }
    do throws(JournalError) {
      if let log = try log(bytes) { return (file, log) }
      try attempt { () throws(SystemError) in try putAside(file) }
    } catch {
      file.close()
      throw error
    }
    file.close()
    return nil
  }

  func log(_ bytes: [UInt8]) throws(JournalError) -> JournalLog? {
    do throws(NewerJournal) {
      return try JournalLog(bytes)
    } catch {
      throw .newer(version: error.version)
    }
  }

  /// Gives a file that isn't a journal another name.
  func putAside(_ file: JournalFile) throws(SystemError) {
    try disk.replace(file.path + Array(".bad".utf8), with: file.path)
  }

  /// Puts a journal in its place; one that is there, of a note that was there before, is kept for
  /// people.
  func write(_ bytes: [UInt8], as key: JournalKey) throws(SystemError) {
    let file = try JournalFile.locked(path(of: key), on: disk)
    do throws(SystemError) {
      if try !file.isEmpty { try putAside(file) }
    } catch {
      file.close()
      throw error
    }
    try file.replace(with: bytes)
  }

  /// What stands where a journal was, so that those who have it open find it.
  func forward(from key: JournalKey, _ log: JournalLog, to other: JournalKey) -> [UInt8] {
    JournalCodec.encode(
      JournalHeader(
        key: key, base: log.header.base, modified: nil, sequence: log.sequence, chain: log.chain,
        movedTo: other))
  }

  func makeFolders() throws(SystemError) { try disk.makePrivateFolders(folder) }

  func attempt<Result>(
    _ body: () throws(SystemError) -> Result
  ) throws(JournalError) -> Result {
    do throws(SystemError) { return try body() } catch { throw .refused(code: error.code) }
  }
}
