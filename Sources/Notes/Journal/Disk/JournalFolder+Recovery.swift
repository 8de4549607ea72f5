extension JournalFolder {
  /// Puts in order what processes that died have left, and tells which notes have unsaved text;
  /// for the start of the program.
  ///
  /// Texts that were saved just before the end lose their journals, new notes that have a file by
  /// now are known by it, and hidden files of saves that never came to their end are removed. What
  /// living processes hold goes on as it was.
  ///
  /// - Parameter saver: Of the same notebook.
  /// - Returns: The notes with unsaved text, new ones included.
  /// - Complexity: O(journals, and the files of their notes)
  public func recover(with saver: NoteSaver) throws(JournalError) -> [UnsavedText] {
    try removeDrafts()
    var unsaved: [UnsavedText] = []
    for name in try names {
      guard let (file, log) = try? locked(named: name) else { continue }
      let text = UnsavedText(key: log.header.key, process: log.batches.last?.process ?? 0)
      switch state(of: log, on: saver) {
      case .unsaved:
        file.close()
        unsaved.append(text)
      case .saved: try? file.remove()
      case .moved(let target):
        if (try? disk.isThere(path(of: target))) == false {
          try? file.remove()
        } else {
          file.close()
        }
      case .published(let path, let mark):
        let key = JournalKey.note(path)
        if adopt(log, mark, as: key, on: saver) {
          try? file.remove()
          if !unsaved.contains(where: { $0.key == key }) {
            unsaved.append(UnsavedText(key: key, process: text.process))
          }
        } else {
          file.close()
          unsaved.append(text)
        }
      }
    }
    for case .note(let path) in Set(unsaved.map(\.key)) { saver.removeLeftovers(beside: path) }
    return unsaved
  }

  private enum State {
    case unsaved, saved
    case moved(JournalKey)
    /// A new note has got its file, and was edited since.
    case published(NotePath, SaveMark)
  }

  private func state(of log: JournalLog, on saver: NoteSaver) -> State {
    if let target = log.header.movedTo { return .moved(target) }
    switch log.header.key {
    case .note(let path):
      // The file's hidden neighbours may be left of the save that this journal tells of.
      saver.removeLeftovers(beside: path)
      guard let bytes = bytes(of: path, on: saver) else { return .unsaved }
      return log.position(ofText: bytes) == log.sequence ? .saved : .unsaved
    case .new:
      let mark = log.marks.last { mark in
        guard let path = mark.path else { return false }
        saver.removeLeftovers(beside: path)
        return bytes(of: path, on: saver).map { ContentDigest(of: $0) } == mark.digest
      }
      guard let mark, let path = mark.path else { return .unsaved }
      return mark.sequence == log.sequence ? .saved : .published(path, mark)
    }
  }

  private func bytes(of path: NotePath, on saver: NoteSaver) -> [UInt8]? {
    try? disk.read(saver.notebook.absolute(path))
  }

  /// Removes what was going to take the place of a journal when its process died: whoever writes
  /// such a file holds the journal's lock.
  private func removeDrafts() throws(JournalError) {
    try attempt { () throws(SystemError) in
      for name in try disk.names(in: absolute(nil)) where name.first == Byte.dot {
        let file = try JournalFile.lockedIfThere(absolute(Array(name.dropFirst())), on: disk)
        try? disk.remove(absolute(name))
        file?.close()
      }
    }
  }

  /// Gives what was typed after a new note's first save to the journal of its file.
  private func adopt(
    _ log: JournalLog, _ mark: SaveMark, as key: JournalKey, on saver: NoteSaver
  ) -> Bool {
    guard case .note(let path) = key,
      let saved = bytes(of: path, on: saver),
      let bytes = log.compacted(to: mark.sequence, saved, modified: nil, key: key)
    else { return false }
    // It was made before the end came.
    if (try? disk.isThere(self.path(of: key))) != false { return true }
    return (try? write(bytes, as: key)) != nil
  }
}
