extension JournalFolder {
  /// Takes a change out of the text again that couldn't be saved, after all that others have written
  /// since.
  ///
  /// Who has the note open takes it as what another writer has typed. A journal in which nothing is left
  /// that isn't in the file goes away.
  /// - Parameters:
  ///   - edit: What takes the change back, as an edit of the ticket's text.
  ///   - ticket: Of the text with the change.
  ///   - saver: Of the same notebook.
  /// - Returns: Whether it is in no text any more; else it is in the file or in the journal, which
  ///   can't be told or can't be written.
  /// - Complexity: O(journal and file)
  func takeBack(_ edit: JournalEdit, of ticket: SaveTicket, with saver: NoteSaver) -> Bool {
    guard case .note(let path) = ticket.key, let (file, log) = try? locked(ticket.key) else {
      return false
    }
    // Under the lock nobody else of this program saves the note.
    guard log.chain(at: ticket.sequence) == ticket.chain,
      let later = log.batches(after: ticket.sequence), let base = log.base, var text = log.text,
      case .some(let bytes) = bytes(of: path, on: saver),
      bytes.flatMap({ log.position(ofText: $0) }) ?? 0 < ticket.sequence
    else {
      file.close()
      return false
    }
    let edits = Rebase.cross(mine: [edit], theirs: later.flatMap(\.edits)).mine
    text.apply(edits)
    let batch = JournalBatch(
      after: log.chain, sequence: log.sequence + 1, author: .random(in: .min ... .max),
      process: process, caret: edits.moved(log.batches.last?.caret ?? 0), edits: edits)
    var records = JournalCodec.encode(.batch(batch))
    if text == bytes {
      let mark = SaveMark(sequence: batch.sequence, digest: ContentDigest(of: text))
      records += JournalCodec.encode(.mark(mark))
    }
    do throws(SystemError) {
      try file.append(records, at: log.end)
    } catch {
      file.close()
      return false
    }
    // Whoever has it open reads its end all the same.
    if text == bytes || text == base { try? file.remove() } else { file.close() }
    return true
  }

  /// The bytes of a note's file, or that there is none; `nil` where that can't be told.
  private func bytes(of note: NotePath, on saver: NoteSaver) -> [UInt8]?? {
    let path = saver.notebook.absolute(note)
    do throws(SystemError) {
      guard try disk.status(of: path, links: .followed) != nil else { return .some(nil) }
      return try disk.read(path)
    } catch {
      return nil
    }
  }
}
