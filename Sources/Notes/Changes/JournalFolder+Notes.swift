extension JournalFolder {
  /// The notes whose journals hold edits, in the order of their paths; most are saved in a moment.
  ///
  /// - Complexity: O(journals)
  public func notes() throws(JournalError) -> [NotePath] {
    var notes: [NotePath] = []
    for name in try names {
      guard let (file, log) = try? locked(named: name) else { continue }
      file.close()
      guard log.header.movedTo == nil, !log.batches.isEmpty, case .note(let path) = log.header.key
      else { continue }
      notes.append(path)
    }
    return notes.sorted()
  }

  /// Whether a note has a journal.
  func isThere(_ key: JournalKey) -> Bool {
    (try? disk.isThere(path(of: key))) ?? false
  }
}
