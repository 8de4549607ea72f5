import FoundationEssentials
import NotesTestSupport
import TerminalTestSupport
import Testing

@Suite("No keystroke that was drawn is lost by kill -9 (scenes R4)")
struct KillTests {
  /// How often the program is killed: `HALO_KILLS=1000` for a long run.
  static let kills = max(
    1, ProcessInfo.processInfo.environment["HALO_KILLS"].flatMap { Int($0) } ?? 50)

  /// How often the program is killed over one note.
  static let killsOfOneNote = 25

  @Test(
    "Killed at any letter: text, caret and focus are back, and no file is torn",
    arguments: 0..<(kills + killsOfOneNote - 1) / killsOfOneNote)
  func kill(seed: Int) throws {
    var typist = try Typist(seed: seed)
    for _ in 0..<Self.killsOfOneNote { try typist.writeUntilKilled() }
    try typist.finish()
  }
}

/// Somebody who writes one note, and whose program is killed again and again.
private struct Typist {
  private let halo: Halo
  private var random: SplitMix64

  /// What the note holds for certain.
  private var text = "# A\n"

  /// What was typed since then, before the program was killed.
  private var typed = ""

  /// How much of `typed` was drawn.
  private var drawn = 0

  /// Whether the file may have all the text, so that no journal says where the caret was.
  private var mayBeSaved = true

  /// Where the text begins on the screen.
  private var margin = 0

  /// How many lines were begun.
  private var lineCount = 0

  /// Every other note is saved only when it is asked for: all else is in its journal alone.
  private let isSavedByItself: Bool

  init(seed: Int) throws {
    random = SplitMix64(seed: UInt64(seed))
    isSavedByItself = seed.isMultiple(of: 2)
    halo = try Halo(notes: ["A.md": text])
    if !isSavedByItself { halo.write("autosave: off\n", to: "settings.yaml") }
    // The end from outside, unlike q, lets the next start come back to writing.
    let session = try halo.start(columns: 120)
    try session.waitFor("3 A")
    try session.press("e")
    try session.waitFor("writing ·")
    try session.press("C-End")
    margin = try session.wait("the end of the text") { $0.cursor.row == 2 }.cursor.column
    session.signal(15)
    #expect(try session.waitForEnd() == .exited(143))
  }

  /// Starts the program, expects what was there, and writes a line until the program is killed.
  mutating func writeUntilKilled() throws {
    let session = try halo.start(columns: 120)
    try expectKept(in: session)
    lineCount += 1
    let line = "\n#\(lineCount):"
    var shown = 0
    mayBeSaved = isSavedByItself
    for burst in 0...Int.random(in: 0...4, using: &random) {
      var letters = burst == 0 ? line : ""
      for _ in 0...Int.random(in: 0...5, using: &random) {
        letters.append("abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "a")
      }
      session.type(letters.replacing("\n", with: "\r"))
      typed += letters
      if Int.random(in: 0..<6, using: &random) == 0 {
        try session.press("C-s")
        mayBeSaved = true
      }
      shown = Int.random(in: max(shown, line.count)...typed.count, using: &random)
      let wanted = typed.dropFirst().prefix(shown - 1)
      try session.wait("“\(wanted)”") { $0.contains(String(wanted)) }
    }
    session.signal(9)
    #expect(try session.waitForEnd() == .signalled(9))
    let screen = session.screen
    drawn =
      (shown...typed.count).last { screen.contains(String(typed.dropFirst().prefix($0 - 1))) }
      ?? shown
    // Whatever was saved is a beginning of what was typed; a save that was cut off may lie beside it,
    // out of sight.
    #expect((text + typed).hasPrefix(try file()))
    let others = try names().filter { $0 != "A.md" }
    #expect(others.allSatisfy { $0.hasPrefix(".halo-save-") }, "\(others)")
  }

  /// Expects all the text with the caret at its end, and that one goes on writing there.
  private mutating func expectKept(in session: TerminalSession) throws {
    try session.waitFor("writing ·")
    if mayBeSaved { try session.press("C-End") }
    var kept: Int?
    try session.wait("“\(text.suffix(40))\(typed)” with \(drawn) letters or more") { screen in
      kept = (drawn...typed.count).last { isLastLine(of: text + typed.prefix($0), on: screen) }
      return kept != nil
    }
    text += typed.prefix(kept ?? 0)
    typed = ""
    drawn = 0
  }

  /// Whether the caret is behind the last line of a text, and nothing else is there.
  private func isLastLine(of text: String, on screen: TerminalScreen) -> Bool {
    let line = text.suffix { $0 != "\n" }
    let (cursor, row) = (screen.cursor, screen.cells[screen.cursor.row])
    guard cursor.isVisible, cursor.column == margin + line.count else { return false }
    return row[margin..<cursor.column].map(\.text).joined() == line
      && row[cursor.column..<row.count - 1].allSatisfy { $0.text == " " }
  }

  /// Ends the program as one does, and expects the whole text in the file, and no other file.
  mutating func finish() throws {
    let session = try halo.start(columns: 120)
    try expectKept(in: session)
    try session.press("Esc")
    try session.wait("reading") { !$0.contains("writing ·") }
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    #expect(try file() == text)
    #expect(try names() == ["A.md"])
  }

  private func names() throws -> [String] {
    try halo.vault.snapshot().keys.map { String(decoding: $0, as: UTF8.self) }
  }

  private func file() throws -> String {
    String(decoding: try halo.vault.bytes(of: "A.md".utf8), as: UTF8.self)
  }
}

extension String {
  /// The longest end in which every character is as wanted.
  fileprivate func suffix(while isWanted: (Character) -> Bool) -> Substring {
    self[(lastIndex { !isWanted($0) }.map { index(after: $0) } ?? startIndex)...]
  }
}
