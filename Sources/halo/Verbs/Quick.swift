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
    let path = note.path.bytes
    let isSeen = isatty(STDOUT_FILENO) == 1
    try print((isSeen ? Array(VisibleText.string(of: path).utf8) : path) + [UInt8(ascii: "\n")])
    return 0
  }

  private static let blanks = Set(" \t\r\n".utf8)

  /// The words of the command line, or standard input where it is `-`.
  private func quickText() throws -> [UInt8] {
    let words = invocation.operands
    guard !words.isEmpty else { throw UsageError.operandMissing(.quick) }
    guard words == [[UInt8(ascii: "-")]] else { return Array(words.joined(separator: [0x20])) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw QuickFailure.unreadable(code: errno) }
      guard count > 0 else { return text }
      text += buffer[..<count]
    }
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
  case unreadable(code: Int32)

  var description: String {
    switch self {
    case .empty: "there is no text, so nothing is kept."
    case .unreadable(let code):
      "standard input can't be read: "
        + (strerror(code).map { String(cString: $0) } ?? "error \(code)") + "."
    }
  }
}
