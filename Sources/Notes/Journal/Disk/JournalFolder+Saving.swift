/// What is saved: a text, and where in the journal's history it stands.
public struct SaveTicket: Hashable, Sendable {
  /// Whose text it is.
  public let key: JournalKey
  /// The whole text.
  public let text: [UInt8]
  let sequence: UInt64
  let chain: UInt64
}

extension JournalFolder {
  /// Saves the text of a note that has a file, and then takes out of the journal what is in the
  /// file.
  ///
  /// Before the file gets its new bytes the journal says which those are: whenever the process
  /// dies, the file is known again, and no edit is made twice or lost. Under the lock there is no
  /// waiting for the disk, so that others can go on typing.
  ///
  /// - Parameters:
  ///   - ticket: Of ``NoteJournal/ticket(for:)``, for a note.
  ///   - base: What the text was made of; any text that the journal's history saved is as good.
  /// - Returns: As ``NoteSaver/save(_:to:over:)``, and ``SaveOutcome/overtaken(_:)`` where another
  ///   process has saved a later text of the same history.
  /// - Throws: As ``NoteSaver/save(_:to:over:)``; a journal that can't be written doesn't keep a
  ///   note from being saved.
  public func save(
    _ ticket: SaveTicket, over base: NoteBase, with saver: NoteSaver
  ) throws(SaveError) -> SaveOutcome {
    guard case .note(let path) = ticket.key else {
      preconditionFailure("A new note is saved with its title")
    }
    let digest = ContentDigest(of: ticket.text)
    guard let log = note(ticket, SaveMark(sequence: ticket.sequence, digest: digest)) else {
      let outcome = try saver.save(ticket.text, to: path, over: base)
      return finished(outcome, ticket)
    }
    var accepted = accepted(log, for: ticket, base)
    var outcome = try saver.settled(ticket.text, path, accepting: accepted)
    if case .conflict(.changed(let bytes, let current)) = outcome,
      let place = log.position(ofText: bytes)
    {
      guard place <= ticket.sequence else {
        return .overtaken(SavedNote(path: path, base: current, otherNames: 0))
      }
      accepted.insert(current.digest)
      outcome = nil
    }
    if let outcome {
      if case .unchanged = outcome { try saver.syncFolder(of: path) }
      return finished(outcome, ticket)
    }
    let staged = try saver.stage(ticket.text, for: path)
    try? sync(ticket.key)
    let written = try commit(staged, ticket, accepting: accepted, with: saver)
    switch written {
    case .conflict, .overtaken: return written
    case .written, .unchanged: break
    }
    try saver.syncFolder(of: path)
    return finished(written, ticket)
  }

  /// Saves the text of a new note under the first free name of its title (notes N10); its journal
  /// becomes that of the note.
  ///
  /// - Returns: Where the note is; the open journal knows after its next call.
  /// - Throws: As ``NoteSaver/create(_:title:in:)``.
  public func create(
    _ ticket: SaveTicket, title: String, in folder: NotePath?, with saver: NoteSaver
  ) throws(SaveError) -> SavedNote {
    let digest = ContentDigest(of: ticket.text)
    let file = try saver.stageNew(ticket.text, beside: NoteSaver.path(title, 1, folder))
    var number = 1
    while true {
      let path = NoteSaver.path(title, number, folder)
      // Written down first: a note that is there already mustn't be made once more.
      _ = note(ticket, SaveMark(sequence: ticket.sequence, digest: digest, path: path))
      try? sync(ticket.key)
      if let note = try saver.publish(file, of: ticket.text, as: path) {
        try? saver.syncFolder(of: path)
        compact(ticket, note)
        return note
      }
      number += 1
    }
  }

  /// Writes a mark into the journal; `nil` where there is none, or one of another history.
  private func note(_ ticket: SaveTicket, _ mark: SaveMark) -> JournalLog? {
    guard let (file, log) = try? locked(ticket.key) else { return nil }
    defer { file.close() }
    guard log.chain(at: ticket.sequence) == ticket.chain else { return nil }
    // Without the mark a crash would leave a conflict, which loses nothing.
    try? file.append(JournalCodec.encode(.mark(mark)), at: log.end)
    return log
  }

  /// The bytes that the file may have: any that this history has given it, but no later ones.
  private func accepted(
    _ log: JournalLog, for ticket: SaveTicket, _ base: NoteBase
  ) -> Set<ContentDigest> {
    let later = log.marks.filter { $0.sequence > ticket.sequence }.map(\.digest)
    return log.digests.union([base.digest]).subtracting(later)
  }

  /// Puts the new bytes in place, unless another process has saved a later text meanwhile.
  private func commit(
    _ staged: NoteSaver.Staged, _ ticket: SaveTicket, accepting accepted: Set<ContentDigest>,
    with saver: NoteSaver
  ) throws(SaveError) -> SaveOutcome {
    guard let (file, log) = try? locked(ticket.key) else {
      return try saver.commit(staged, accepting: accepted)
    }
    defer { file.close() }
    // A journal of another history says nothing of what the file may have.
    guard log.chain(at: ticket.sequence) == ticket.chain else {
      return try saver.commit(staged, accepting: accepted)
    }
    let later = log.marks.filter { $0.sequence > ticket.sequence }.map(\.digest)
    let outcome = try saver.commit(
      staged, accepting: accepted.union(log.digests).subtracting(later))
    guard case .conflict(.changed(_, let current)) = outcome, later.contains(current.digest) else {
      return outcome
    }
    return .overtaken(SavedNote(path: staged.path, base: current, otherNames: 0))
  }

  /// The outcome, once what is saved is out of the journal.
  private func finished(_ outcome: SaveOutcome, _ ticket: SaveTicket) -> SaveOutcome {
    switch outcome {
    case .conflict, .overtaken: break
    case .written(let note), .unchanged(let note): compact(ticket, note)
    }
    return outcome
  }

  /// Takes what is in the file out of the journal; one that can't be written just stays longer.
  private func compact(_ ticket: SaveTicket, _ note: SavedNote) {
    guard let (file, log) = try? locked(ticket.key) else { return }
    // Not where the file has another text: a later one of another process.
    guard log.chain(at: ticket.sequence) == ticket.chain,
      note.base.digest == ContentDigest(of: ticket.text)
    else {
      file.close()
      return
    }
    let key = JournalKey.note(note.path)
    let isOver = log.batches(after: ticket.sequence)?.isEmpty ?? true
    if key == ticket.key, !isOver, log.end <= longest { return file.close() }
    let rest = log.compacted(
      to: ticket.sequence, ticket.text, modified: note.base.stamp?.modified, key: key)
    if key != ticket.key {
      leave(file, log, rest, for: key)
    } else if let rest {
      try? file.replace(with: rest)
    } else {
      try? file.remove()
    }
  }

  /// Lets the journal of a new note become that of the note.
  private func leave(
    _ file: JournalFile, _ log: JournalLog, _ rest: [UInt8]?, for key: JournalKey
  ) {
    // Where either fails the next start finds the note by its mark.
    guard let rest else {
      try? file.replace(with: forward(from: log.header.key, log, to: key))
      return
    }
    guard (try? write(rest, as: key)) != nil else { return file.close() }
    try? file.replace(with: forward(from: log.header.key, log, to: key))
  }
}
