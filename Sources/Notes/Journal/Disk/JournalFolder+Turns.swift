extension JournalFolder {
  /// Lets one at a time, in all processes, change texts that it doesn't keep open.
  ///
  /// A journal goes away when all of it is in the file, and who changes a text after that begins
  /// another one. Two that did so at once would save over each other: none could know the other's
  /// history. Where there can be no lock it is done without.
  /// - Complexity: Waits for those that have come before.
  func inTurn<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let lock = try? turn
    defer { if let lock { try? disk.close(lock) } }
    return try body()
  }

  private var turn: Int32 {
    get throws(SystemError) {
      try makeFolders()
      // Beside the folder, in which are journals alone.
      return try disk.openLocked(absolute(nil) + Array(".lock".utf8))
    }
  }
}
