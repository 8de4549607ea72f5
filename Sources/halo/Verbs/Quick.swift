import Glibc
import HaloNotes
import Notes
import Text

extension Program {
  /// `halo quick [TEXT|-]`: keeps a quick note and prints its path (scenes R13).
  ///
  /// Nothing but the folder is needed, and only a link by a note's name reads it.
  func quick() throws -> Int32 {
    complainOfSettings()
    var text = try quickText()
    guard text.contains(where: { !Self.blanks.contains($0) }) else { throw QuickFailure.empty }
    let notebook = try notebookOfFirstRun()
    if let link = invocation.values[.link] {
      if text.last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
      text += try Array("\n\(linkLine(to: link, in: notebook))".utf8)
    }
    if text.last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
    let saver = NoteSaver(on: notebook)
    let folder = NotePath(settings.settings.quickNotes)
    if let folder { try saver.makeFolder(folder) }
    let note = try saver.create(text, title: NoteTitle.ofNewNote(text), in: folder)
    try report(note.path)
    return 0
  }

  private static let blanks = Set(" \t\r\n".utf8)

  /// The words of the command line, or standard input where it is `-`.
  private func quickText() throws -> [UInt8] {
    guard !invocation.operands.isEmpty else { throw UsageError.operandMissing(.quick) }
    return try text(of: invocation.operands[...])
  }

  /// A link as it stands in the note: an address as it is, a note as a link that leads there from
  /// anywhere in the folder.
  private func linkLine(to link: [UInt8], in notebook: Notebook) throws -> String {
    let text = String(decoding: link, as: UTF8.self)
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
      throw UsageError.badValue(
        .link, VisibleText.string(of: link), expected: "a link stands on one line.")
    }
    let address = NoteLink(text)
    if address == nil, text.contains("://") { return "<\(text)>" }
    let path = try note(named: address?.path.bytes ?? link, in: notebook)
    let listing = try NoteListing.scan(notebook)
    guard let id = listing.id(of: path) else { throw NotesError.noteMissing(path) }
    var heading: String?
    if case .heading(let name)? = address?.place { heading = String(decoding: name, as: UTF8.self) }
    let head = (try? NoteFile.readHead(path, in: notebook)) ?? []
    return listing.linkText(
      to: id, titled: NoteTitle(head: head, path: path).text, heading: heading)
  }
}

/// Why no quick note was kept; the exit status is 1.
private enum QuickFailure: Error, CustomStringConvertible {
  case empty

  var description: String {
    "there is no text, so nothing is kept."
  }
}
