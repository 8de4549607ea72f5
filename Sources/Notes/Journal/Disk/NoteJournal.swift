import Glibc

/// What an exchange with the journal brought.
public struct JournalUpdate: Hashable, Sendable {
  /// What others have done, as edits to be made to the text in memory as it is; also where
  /// something failed.
  public var edits: [JournalEdit] = []
  /// The same for the text before everything that is pending, where anything is.
  public var beneath: [JournalEdit] = []
  /// Why one's own edits aren't written yet; `nil` when they are.
  public var failure: JournalError?
}

/// The journal of one note in one process: no drawn keystroke is lost (scenes R4, R9).
///
///     let update = journal.append(edits, caret: 12, over: { textBefore })
///     text.apply(update.edits)        // what others typed meanwhile
///     // now the frame may be drawn
///
/// Edits are written in one write under the lock of the file, after those that others have written
/// since: theirs come first, and one's own are rebased over them. So all processes come to the same
/// text, which is the one that the file tells. A class, for it is an open file; for one thread.
public final class NoteJournal {
  /// Whose journal it is; another one once the note was moved or saved for the first time.
  public private(set) var key: JournalKey

  /// How many batches of edits, counted over all processes, the text in memory holds.
  public private(set) var sequence: UInt64

  /// Edits that couldn't be written yet.
  public private(set) var pending: [JournalEdit] = []

  private let folder: JournalFolder
  private let author: UInt64
  private let modified: FileTime?
  private var chain: UInt64
  private var caret = 0

  /// The open file, how far it was read, and whether it has begun.
  private var file: JournalFile?
  private var place = 0
  private var hasBegun = false

  init(_ key: JournalKey, in folder: JournalFolder, modified: FileTime?, log: JournalLog?) {
    self.key = key
    self.folder = folder
    self.modified = modified
    sequence = log?.sequence ?? 0
    chain = log?.chain ?? .random(in: .min ... .max)
    author = .random(in: .min ... .max)
  }

  deinit { file?.close() }

  /// Writes edits into the journal, after those of others.
  ///
  /// - Parameters:
  ///   - edits: What was done to the text, in order.
  ///   - caret: Where the caret stands now.
  ///   - text: The text before everything that is ``pending`` and before `edits`; asked for only
  ///     where the journal begins anew.
  /// - Returns: What others did, and why `edits` aren't written if they aren't: then they wait for
  ///   the next call.
  /// - Complexity: O(edits · edits of others since the last call), one write. Waits while another
  ///   process holds the lock, which none does while it waits for the disk.
  public func append(
    _ edits: [JournalEdit], caret: Int, over text: () -> [UInt8]
  ) -> JournalUpdate {
    pending += edits.filter { !$0.isEmpty }
    self.caret = caret
    return exchange(over: text)
  }

  /// Reads what others have written, and writes what is pending.
  ///
  /// - Parameter text: As for ``append(_:caret:over:)``.
  public func pull(over text: () -> [UInt8]) -> JournalUpdate {
    exchange(over: text)
  }

  /// Whether there may be something to pull: the journal isn't the file that was read last, or has
  /// become longer.
  ///
  /// - Complexity: Two system calls.
  public var hasNews: Bool {
    guard let named = try? folder.disk.status(of: folder.path(of: key), links: .kept) else {
      return file != nil
    }
    guard let file, let own = try? folder.disk.status(of: file.number) else { return true }
    return !FileStamp(named.identity).isSameFile(as: FileStamp(own.identity))
      || own.identity.size != place
  }

  /// What a worker needs to save the text.
  ///
  /// - Parameter text: The text in memory.
  /// - Returns: `nil` while edits are pending: then the file is saved without the journal.
  public func ticket(for text: [UInt8]) -> SaveTicket? {
    guard pending.isEmpty else { return nil }
    return SaveTicket(key: key, text: text, sequence: sequence, chain: chain)
  }

  private func exchange(over text: () -> [UInt8]) -> JournalUpdate {
    var update = JournalUpdate()
    do throws(JournalError) {
      guard let file = try caughtUp(&update, over: text) else { return update }
      if !pending.isEmpty { try writePending(to: file, over: Self.joined(text, update)) }
      try folder.attempt { () throws(SystemError) in try folder.disk.unlock(file.number) }
    } catch {
      // Its lock ends, and the next call finds it again as it is.
      file?.close()
      file = nil
      update.failure = error
    }
    return update
  }

  /// The text before everything that is pending, with what others have done to it just now.
  private static func joined(_ text: () -> [UInt8], _ update: JournalUpdate) -> [UInt8] {
    var text = text()
    text.apply(update.beneath)
    return text
  }

  // MARK: Reading

  /// Opens and locks the file that has the name, and reads it to its end; `nil` where there is none
  /// and none is needed.
  private func caughtUp(
    _ update: inout JournalUpdate, over text: () -> [UInt8]
  ) throws(JournalError) -> JournalFile? {
    for _ in 0..<64 {
      guard let file = try locked() else { return nil }
      let moved = try readOn(file, &update, over: text)
      if try folder.attempt({ () throws(SystemError) in try file.isNamed }) {
        guard let moved else { return file }
        key = moved
      }
      file.close()
      self.file = nil
    }
    throw .refused(code: ELOOP)
  }

  private func locked() throws(JournalError) -> JournalFile? {
    try folder.attempt { () throws(SystemError) in
      if let file {
        try folder.disk.waitForLock(file.number)
        return file
      }
      let path = folder.path(of: key)
      if pending.isEmpty {
        file = try JournalFile.lockedIfThere(path, on: folder.disk)
      } else {
        try folder.makeFolders()
        file = try JournalFile.locked(path, on: folder.disk)
      }
      (place, hasBegun) = (0, false)
      return file
    }
  }

  /// Reads what was written since; returns where the journal is when it was moved.
  private func readOn(
    _ file: JournalFile, _ update: inout JournalUpdate, over text: () -> [UInt8]
  ) throws(JournalError) -> JournalKey? {
    let bytes = try folder.attempt { () throws(SystemError) in
      try folder.disk.read(file.number, from: place)
    }
    guard hasBegun else { return try begin(file, bytes, &update, over: text) }
    let (records, end) = JournalCodec.records(in: bytes[...])
    place += end
    for case .batch(let batch) in records {
      guard batch.sequence == sequence + 1 else { throw .otherHistory }
      take(batch, &update)
    }
    return nil
  }

  private func begin(
    _ file: JournalFile, _ bytes: [UInt8], _ update: inout JournalUpdate,
    over text: () -> [UInt8]
  ) throws(JournalError) -> JournalKey? {
    guard !bytes.isEmpty else { return nil }
    guard let log = try folder.log(bytes) else {
      // Not a journal: kept for people, and another one begins.
      try folder.attempt { () throws(SystemError) in try folder.putAside(file) }
      return nil
    }
    if let moved = log.header.movedTo { return moved }
    // Cut off before the first edit: nobody was told that it is kept.
    guard log.base != nil else { return nil }
    if log.chain(at: sequence) != chain {
      // Begun by somebody else: it can be gone on with where it has the same text.
      let own = Self.joined(text, update)
      guard let place = log.position(ofText: own), let same = log.chain(at: place) else {
        throw .otherHistory
      }
      (sequence, chain) = (place, same)
    }
    guard let later = log.batches(after: sequence) else { throw .otherHistory }
    (hasBegun, place) = (true, log.end)
    for batch in later { take(batch, &update) }
    return nil
  }

  private func take(_ batch: JournalBatch, _ update: inout JournalUpdate) {
    let crossed = Rebase.cross(mine: pending, theirs: batch.edits)
    pending = crossed.mine
    update.edits += crossed.theirs
    update.beneath += batch.edits
    caret = crossed.theirs.moved(caret)
    (sequence, chain) = (batch.sequence, batch.chain)
  }

  // MARK: Writing

  private func writePending(
    to file: JournalFile, over text: @autoclosure () -> [UInt8]
  ) throws(JournalError) {
    let batch = JournalBatch(
      after: chain, sequence: sequence + 1, author: author, process: folder.process,
      caret: max(0, caret), edits: pending)
    var bytes: [UInt8] = []
    if !hasBegun {
      let base = text()
      let header = JournalHeader(
        key: key, base: ContentDigest(of: base), modified: modified, sequence: sequence,
        chain: chain, movedTo: nil)
      bytes = JournalCodec.encode(header) + JournalCodec.encode(.base(base))
      place = 0
    }
    bytes += JournalCodec.encode(.batch(batch))
    try folder.attempt { () throws(SystemError) in try file.append(bytes, at: place) }
    hasBegun = true
    place += bytes.count
    pending = []
    (sequence, chain) = (batch.sequence, batch.chain)
  }
}
