import Glibc
import TerminalTestSupport
import Testing

@Suite("halo takes the terminal, shows where one is, and gives the terminal back")
struct SessionTests {
  /// A wide window, a usual one, and the smallest.
  static let sizes = [[120, 40], [80, 24], [40, 10]]

  @Test(
    "Each key shows what the app has drawn: panes, halo, and the cursor on the focused item",
    arguments: sizes)
  func session(size: [Int]) throws {
    let halo = try Halo()
    let steps = [
      "Tab", "j", "S-Tab", "j", "Space", "Tab", "+", "Esc", "/", "\"o\"", "Enter", "Esc",
      "resize 100x30", "Esc",
    ]
    let driven = try halo.drive(steps, columns: size[0], rows: size[1])
    let session = try halo.start(columns: size[0], rows: size[1])
    try session.follow(steps, driven, then: expectHalo)
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    session.expectTerminalGivenBack()
    #expect(session.processes.isEmpty)
  }

  /// Expects that the pane of the focus, and no other, has a heavy border and a bold title, and
  /// that the cursor stands in it, beside the halo where there is one.
  private func expectHalo(on screen: TerminalScreen, as driven: DrivenScreen) throws {
    let digits = ["sidebar": 1, "notes": 2, "search": 2, "detail": 3, "look": 4]
    let group = try #require(driven.focus?.group)
    let digit = try #require(digits[group] ?? digits[String(group.prefix { $0 != "." })])
    let title = "┏━ \(digit) "
    let top = try #require(screen.row(of: title), "the focus is in \(group)\n\(screen.text)")
    #expect(screen.text.count(of: "┏") == 1)
    let left = try #require(screen.column(of: title, inRow: top))
    #expect(screen.cell(column: left + 3, row: top)?.attributes.contains(.bold) == true)
    #expect(screen.cursor.isVisible)
    #expect(screen.cursor.row > top)
    #expect(screen.cursor.column > left)
    let cell = screen.cell(column: screen.cursor.column, row: screen.cursor.row)
    let halo = group == "look.sections" ? "‹" : "▌"
    #expect(group == "search" || cell?.text == halo, "\(screen.text)")
  }

  @Test("On a link the cursor stands on its first letter")
  func link() throws {
    let session = try Halo().start()
    try session.waitFor("Milk, and see")
    try session.press("Tab l")
    let screen = try session.wait("the link") {
      $0.cell(column: $0.cursor.column, row: $0.cursor.row)?.text == "I"
    }
    #expect(screen.cursor.row == 1)
    #expect(screen.column(of: "Ideas.", inRow: 1) == screen.cursor.column)
  }

  @Test("The halo's bar has a colour of its own, and the text beside it the terminal's (look)")
  func haloColors() throws {
    let halo = try Halo()
    let session = try halo.start()
    try session.waitFor("Groceries")
    for key in ["j", "/", "Esc", "Space"] {
      try session.press(key)
      let screen = try session.wait("the halo") { $0.cursorLine.contains("▌") }
      let row = screen.cursor.row
      let bar = try #require(screen.column(of: "▌", inRow: row))
      let cells = (0..<4).compactMap { screen.cell(column: bar + $0, row: row) }
      #expect(cells[0].foreground != .standard && cells[0].background != .standard)
      for cell in cells.dropFirst() {
        #expect(cell.foreground == .standard && cell.background == cells[0].background)
      }
    }
  }

  @Test("After the end the shell goes on with its own screen, colours, cursor and echo")
  func shellGoesOn() throws {
    let halo = try Halo()
    let session = try halo.startShell(
      #"echo before; "$HALO" -C "$NOTES"; echo "after $?"; read line; echo "read $line""#)
    try session.waitFor("Groceries")
    try session.press("j Space")
    try session.waitFor("4 Ideas")
    try session.press("Esc q")
    let screen = try session.waitFor("after 0")
    #expect(screen.lines.prefix(3) == ["before", "after 0", ""])
    #expect(screen.cursor == TerminalCursor(column: 0, row: 2))
    let cell = try #require(screen.cell(column: 0, row: 1))
    #expect(cell.attributes.isEmpty)
    #expect(cell.foreground == .standard)
    #expect(cell.background == .standard)
    #expect(session.attributes == session.attributesAtStart)
    session.type("words\n")
    #expect(try session.waitFor("read words").line(2) == "words")
    session.expectTerminalGivenBack()
  }

  @Test(
    "A crash leaves the terminal as it was, and the next start says nothing of it",
    arguments: [SIGSEGV, SIGABRT])
  func crash(signal: Int32) throws {
    let halo = try Halo()
    let session = try halo.start(personality: .modern)
    try session.waitForLog("extended keys") { $0.keyboardLevels == 1 }
    try session.press("Space")
    try session.waitFor("4 Groceries")
    session.signal(signal)
    #expect(try session.waitForEnd() == .signalled(Int(signal)))
    session.expectTerminalGivenBack()
    #expect(session.processes.isEmpty)
    let next = try halo.start()
    try next.wait("the list, and the keys below it") { screen in
      screen.cursorLine.contains("▌ Groceries") && screen.line(23).hasPrefix(" Tab panes")
    }
  }

  @Test(
    "Every terminal that Debian knows from the start shows the list, and gets itself back",
    arguments: [
      "xterm", "xterm-mono", "screen", "screen-256color", "tmux-256color", "rxvt", "vt100", "vt220",
      "ansi",
    ])
  func terminal(name: String) throws {
    let halo = try Halo(["TERM": name])
    let session = try halo.start()
    try session.wait("the list") { $0.cursorLine.contains("▌ Groceries") }
    try session.press("j")
    try session.wait("the next note") { $0.cursorLine.contains("▌ Ideas") }
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    session.expectTerminalGivenBack()
  }

  @Test("A line that doesn't know its size counts as 80 columns and 24 rows")
  func unknownSize() throws {
    let halo = try Halo()
    let driven = try halo.drive([], columns: 80, rows: 24)
    let session = try halo.startShell(#"stty rows 0 columns 0; "$HALO" -C "$NOTES""#)
    try session.waitFor(driven[0], after: "the start")
  }

  @Test("Two at once have a place each, and none is lost")
  func twoAtOnce() throws {
    let halo = try Halo()
    let first = try halo.start()
    try first.wait("the list") { $0.cursorLine.contains("▌ Groceries") }
    let second = try halo.start()
    try second.wait("the list") { $0.cursorLine.contains("▌ Groceries") }
    try first.press("j j")
    try first.wait("another note") { $0.cursorLine.contains("▌ Lisbon") }
    try second.press("G")
    try second.wait("the last note") { $0.cursorLine.contains("▌ 日本語のノート") }
    for session in [first, second] {
      try session.press("q")
      #expect(try session.waitForEnd() == .exited(0))
    }
    let again = try halo.start()
    try again.wait("the place of the one that ended last") {
      $0.cursorLine.contains("▌ 日本語のノート")
    }
    let another = try halo.start()
    try another.wait("the place of the other") { $0.cursorLine.contains("▌ Lisbon") }
  }

  @Test("A folder that goes away meanwhile is told, and halo can be left")
  func folderGone() throws {
    let halo = try Halo()
    let session = try halo.start(columns: 120)
    try session.waitFor("Milk, and see")
    #expect(rename(halo.folder, halo.folder + "-moved") == 0)
    try session.press("C-l")
    try session.waitFor("there is no folder “\(halo.folder)”")
    #expect(rename(halo.folder + "-moved", halo.folder) == 0)
    try session.press("C-l")
    try session.wait("no message") { !$0.contains("there is no folder") }
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
  }

  @Test("The first run makes a folder with a note that says how to begin")
  func firstRun() throws {
    let environment = try TestEnvironment()
    let session = try TerminalSession(Halo.program, environment: environment)
    try session.waitFor("2 Notes")
    try session.waitFor("Welcome")
    #expect(environment.folder.text(of: "Notes/Welcome.md").hasPrefix("# Welcome\n"))
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
  }

  @Test(
    "A note is opened by its name, its title, its path, its file or its folder",
    arguments: [
      "-C $NOTES Lisbon", "-C $NOTES lisbon", "-C $NOTES Journeys/Lisbon.md",
      "-C $NOTES $NOTES/Journeys/Lisbon.md", "$NOTES/Journeys/Lisbon.md", "$NOTES/Journeys",
      "-C $NOTES open Lisbon", "-C $NOTES -- Lisbon",
    ])
  func target(arguments: String) throws {
    let halo = try Halo()
    let session = try halo.startShell("$HALO \(arguments)")
    try session.wait("the note") {
      $0.contains("Take the tram.") && $0.cursorLine.contains("▌ Lisbon")
    }
  }
}

extension String {
  /// How often another string stands in it.
  func count(of other: String) -> Int { ranges(of: other).count }
}

extension TerminalScreen {
  /// The column in which a text begins in a row.
  func column(of text: String, inRow row: Int) -> Int? {
    guard cells.indices.contains(row) else { return nil }
    let wanted = Array(text.unicodeScalars)
    return cells[row].indices.first { start in
      cells[row][start...].lazy.flatMap { $0.text.unicodeScalars }.prefix(wanted.count)
        .elementsEqual(wanted)
    }
  }
}
