import TerminalTestSupport
import Testing

@Suite("halo takes keys for keys and pasted text for text")
struct TypingTests {
  @Test(
    "What is pasted where no text goes runs nothing, and the screen says why",
    arguments: ["dd q", "q", "j\u{1b}[Bj", "\u{1b}\u{1b}q\r", "\u{3}\u{1a}\u{11}", "E\rC-n\u{e}"])
  func pasteOnTheList(text: String) throws {
    let halo = try Halo()
    let before = try halo.vault.snapshot()
    let driven = try halo.drive([], columns: 80, rows: 24)
    let session = try halo.start()
    let start = try session.waitFor(driven[0], after: "the start")
    session.paste(text)
    let screen = try session.waitFor("Pasting needs a text to go into.")
    #expect(screen.lines.dropLast() == start.lines.dropLast())
    #expect(screen.cursor == start.cursor)
    #expect(try halo.vault.snapshot() == before)
    try session.press("j")
    try session.wait("the next note") { $0.cursorLine.contains("Ideas") }
    #expect(session.isRunning)
  }

  @Test(
    "What is pasted into the search field stands there as it is, controls as marks or not at all",
    arguments: [
      ("dd q", "/ dd q"), ("q", "/ q"), ("a\u{1b}[31mb", "/ a[31mb"), ("sa\til", "/ sa il"),
      ("two\nlines", "/ two lines"), ("日本語", "/ 日本語"),
    ])
  func pasteIntoTheField(text: String, shown: String) throws {
    let session = try Halo().start()
    try session.press("/")
    try session.waitFor("titles and text")
    session.paste(text)
    let screen = try session.waitFor(shown)
    #expect(screen.cursorLine.contains(shown))
    #expect(session.isRunning)
  }

  @Test("Esc alone answers, and what is typed behind it isn't taken for its second half")
  func escape() throws {
    let session = try Halo().start()
    try session.waitFor("Groceries")
    try session.press("Tab")
    try session.wait("the note") { $0.cursorLine.contains("▌ Milk") }
    try session.press("Esc")
    try session.wait("the list") { $0.cursorLine.contains("▌ Groceries") }
    try session.press("Space")
    try session.waitFor("4 Groceries")
    // A terminal sends the two at once when somebody types fast.
    session.send([0x1b])
    try session.wait("no sheet") { !$0.contains("4 Groceries") }
    try session.press("j")
    try session.wait("the next note") { $0.cursorLine.contains("▌ Ideas") }
    try session.press("Esc")
    try session.waitFor("q quits.")
  }

  @Test("Enter right behind what is searched for opens what that finds, and nothing found before")
  func enterBeforeTheAnswer() throws {
    let halo = try Halo(notes: [
      "Trap.md": "# Trap\n\nFor mice.\n", "Tram.md": "# Tram\n\nTo the harbour.\n",
    ])
    let session = try halo.start()
    try session.wait("the list") { $0.cursorLine.contains("▌ Trap") }
    session.type("/tram\r")
    try session.wait("the note") {
      $0.contains("┏━ 3 Tram") && $0.cursorLine.contains("▌ To the harbour.")
    }
    try session.press("/ C-u")
    session.type("tra")
    try session.waitFor("2 of 2")
    session.type("p\r")
    try session.wait("the other note") {
      $0.contains("┏━ 3 Trap") && $0.cursorLine.contains("▌ For mice.")
    }
  }

  @Test("A thousand keys that come at once lead as far as one by one")
  func thousandMovements() throws {
    let halo = try Halo(notes: [:])
    for number in 0..<300 {
      try halo.vault.write("note \(number).md", "# Note \(number)\n")
      try halo.vault.setModified("note \(number).md".utf8, seconds: Halo.longAgo - number)
    }
    let session = try halo.start()
    try session.wait("the list") { $0.cursorLine.contains("▌ Note 0 ") }
    session.type(String(repeating: "jjkjk", count: 200))
    try session.wait("the row") { $0.cursorLine.contains("▌ Note 200 ") }
  }

  @Test("A thousand letters that come at once stand in the field in order, none of them lost")
  func thousandLetters() throws {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
    let letters = String((0..<1000).map { alphabet[($0 * $0 + $0 / 7) % alphabet.count] })
    // Only the whole text finds this note.
    let halo = try Halo(notes: ["All.md": "# All\n\n\(letters)\n", "None.md": "# None\n"])
    let session = try halo.start()
    try session.press("/")
    session.type(letters)
    // A frame may come in pieces, the cursor last.
    try session.wait("the whole text in the field") {
      $0.contains("1 of 2") && $0.cursorLine.contains(letters.suffix(20))
    }
  }
}
