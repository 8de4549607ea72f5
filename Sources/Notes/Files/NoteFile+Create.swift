extension NoteFile {
  /// Writes a new note under the first free name of its title (notes N10).
  ///
  /// The bytes are written and brought to disk under a hidden name first, then get their name in
  /// one step that fails when the name is taken. So no note is ever overwritten, whoever else
  /// creates one at the same moment, and no half-written note is ever seen.
  ///
  /// - Parameters:
  ///   - bytes: The note.
  ///   - title: Gives the name, as ``FileName/from(title:number:kind:)`` says.
  ///   - folder: An existing folder; the notes folder itself for `nil`.
  /// - Returns: The new note's path.
  /// - Throws: ``NotesError/noteNotCreated(_:code:)``; then nothing has changed.
  public static func create(
    _ bytes: [UInt8], title: String, in folder: NotePath?, of notebook: Notebook
  ) throws(NotesError) -> NotePath {
    do throws(SaveError) {
      return try NoteSaver(on: notebook).create(bytes, title: title, in: folder).path
    } catch {
      let path = NoteSaver.path(title, 1, folder)
      guard case .refused(_, let code) = error else {
        throw .noteNotCreated(path, code: SystemError.invalid)
      }
      throw .noteNotCreated(path, code: code)
    }
  }
}
