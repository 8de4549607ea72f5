import Glibc
import Notes
import Scenes

/// A new note before it has a name: a file outside the folder of notes, which outlasts every mishap
/// until the note is in its place.
struct Draft {
  /// The file.
  let path: StatePath

  private let fileSystem: FileSystem

  /// Writes a draft into a folder, which is made where it is missing.
  ///
  /// - Throws: `FileError` naming what was refused.
  init(
    in folder: StatePath, holding text: [UInt8], fileSystem: FileSystem = .live
  ) throws(FileError) {
    try fileSystem.makeFolder(folder)
    let taken = Set(try fileSystem.list(folder))
    let number = (1...).first { !taken.contains(Self.name($0)) } ?? 1
    self.init(at: folder.appending(Self.name(number)), fileSystem: fileSystem)
    try fileSystem.replace(path, with: text)
  }

  private init(at path: StatePath, fileSystem: FileSystem) {
    self.path = path
    self.fileSystem = fileSystem
  }

  private static func name(_ number: Int) -> String { "new-note-\(number).md" }

  /// The title that a draft's text gives the note; `Untitled` where nothing can serve as one.
  static func title(of text: [UInt8]) -> String {
    guard let path = NotePath("Untitled.md") else { return "Untitled" }
    return NoteTitle(head: text, path: path).text
  }

  /// What is written in it now.
  func text() throws(FileError) -> [UInt8] { try fileSystem.read(path) }

  /// Removes it: its text is in the folder of notes, or there was none.
  func remove() throws(FileError) { try fileSystem.remove(path) }
}

/// What the C library says of an error number: `No space left on device`.
func systemMessage(_ code: Int32) -> String {
  strerror(code).map { String(cString: $0) } ?? "error \(code)"
}
