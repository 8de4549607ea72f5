import NotesTestSupport
import Testing

@testable import HaloNotes

extension App {
  /// The text of a note's file; `nil` where it is gone.
  func file(_ name: String) -> String? {
    (try? vault.bytes(of: name.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text that is written in; `nil` where none is.
  var text: String? { driver.app.model.writing?.value.editor.buffer.text }

  /// The caret in it, in bytes.
  var caret: Int? { driver.app.model.writing?.value.editor.selection.head }

  /// What is done with the note of the focused pane.
  var mode: String? { snapshot.note?.mode }

  /// Leaves the text that is written in, if one is.
  func leaveText() {
    // Asked of the app itself: a snapshot judges every command.
    for _ in 0..<3
    where driver.app.situation?.isWriting == true && driver.app.model.writing != nil {
      press("Esc")
    }
  }

  /// The names of the journals that are kept.
  func journals() throws -> [String] {
    try places.snapshot().keys.filter { $0.suffix(8).elementsEqual(".journal".utf8) }
      .map { String(decoding: $0, as: UTF8.self) }.sorted()
  }
}
