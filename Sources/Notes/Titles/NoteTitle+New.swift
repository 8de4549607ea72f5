extension NoteTitle {
  /// What a note is called that has no file yet, and which its file will be named after; `Untitled` where
  /// nothing in it can serve.
  ///
  /// - Parameter head: The first bytes of the note.
  public static func ofNewNote(_ head: [UInt8]) -> String {
    NotePath("Untitled.md").map { NoteTitle(head: head, path: $0).text } ?? "Untitled"
  }
}
