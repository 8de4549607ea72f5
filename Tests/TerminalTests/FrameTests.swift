import TerminalTestSupport
import Testing

@Suite("A frame changes what has to change and nothing else")
struct FrameTests {
  @Test("The frame of a key in a list is one write", arguments: ["j", "k", "n"])
  func oneWrite(key: String) throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.press("j j")
    try session.wait("the highlight") { $0.cursor.row == 2 }
    let before = try session.traffic()
    try session.press(key)
    try session.waitFor("key: \(key)")
    let after = try session.traffic()
    // Two frames: that of the key, and the one that showed the first count.
    #expect(after.writes - before.writes == 2)
  }

  @Test("A whole frame is one write between the marks of a terminal that has them")
  func wholeFrame() throws {
    let session = try TerminalSession(
      .product("terminal-probe"), columns: 200, rows: 60, personality: .modern)
    try session.waitFor("background")
    let before = try session.traffic()
    let sent = session.log.bytes.count
    try session.press("f")
    try session.wait("letters") { $0.line(59).count == 200 }
    let after = try session.traffic()
    #expect(after.writes - before.writes == 2)
    #expect(session.log.bytes.count - sent > 200 * 50)
    #expect(session.log.count(of: "\u{1b}[?2026h") == 1)
    #expect(session.log.count(of: "\u{1b}[?2026l") == 1)
  }

  @Test("A terminal that doesn't know synchronized output gets no marks")
  func noMarks() throws {
    let session = try TerminalSession(.product("terminal-probe"), columns: 200, rows: 60)
    try session.waitFor("probe")
    try session.press("f")
    try session.waitFor("key: f")
    #expect(!session.log.contains("\u{1b}[?2026h"))
  }

  @Test("A program without anything to do sends nothing, and neither does an unchanged frame")
  func silence() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.waitFor("probe")
    let before = try session.traffic()
    for _ in 0..<20 {
      try session.press("u")
      try session.waitUntilIdle()
    }
    let after = try session.traffic()
    // The one frame is that which showed the first count.
    #expect(after.writes - before.writes == 1)
  }

  @Test("The cursor stands where the frame has it, drawn last, and can be hidden")
  func cursor() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.press("j j j")
    try session.wait("the cursor") {
      $0.cursor == TerminalCursor(column: 40, row: 3, isVisible: true)
    }
    try session.press("c")
    try session.wait("no cursor") { !$0.cursor.isVisible }
    try session.press("c")
    try session.wait("the cursor") { $0.cursor.isVisible && $0.cursor.row == 3 }
  }

  @Test("Wide glyphs and marks are on the screen as they are in the frame")
  func wideText() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.press("n")
    let screen = try session.waitFor("naïve façade")
    #expect(screen.line(0).contains("日本語テキスト"))
    #expect(screen.line(1).contains("한국어 글"))
    #expect(screen.line(2).contains("éàü e\u{301}a\u{300}"))
    #expect(screen.line(4).contains("│ ┃ ═ ▌"))
    expectFence(on: screen, rows: 0..<5)
    #expect(screen.cell(column: 41, row: 0)?.width == 0)
  }

  @Test("What the emulator measures differently doesn't move what stands right of it")
  func drift() throws {
    // U+1F6DD is two columns wide for the C library and one for the emulator.
    let session = try TerminalSession(.product("terminal-probe"))
    try session.press("n n")
    let screen = try session.waitFor("astronaut")
    expectFence(on: screen, rows: 0..<7)
    #expect(screen.cell(column: 43, row: 0)?.text == "s")
    #expect(screen.cell(column: 40, row: 1)?.text == "a")
    #expect(screen.cell(column: 43, row: 1)?.text == "b")
    #expect(screen.cell(column: 46, row: 1)?.text == "c")
  }

  @Test("Joiners, variation selectors and what can't be measured are never sent")
  func neverSent() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.press("n n")
    try session.waitFor("\u{fffd}  new")
    try session.press("n")
    let screen = try session.wait("the next page") { $0.line(1).contains("plain") }
    #expect(screen.cell(column: 40, row: 3)?.text == "\u{fffd}")
    for scalar in ["\u{200d}", "\u{fe0f}", "\u{1fae8}", "\u{202e}"] {
      #expect(!session.log.contains(scalar))
    }
  }

  @Test("Pages of hard text after one another leave nothing of each other")
  func leftovers() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    try session.waitFor("probe")
    var pictures: [Int: [String]] = [:]
    for step in 1...12 {
      try session.press("n")
      let screen = try session.wait("page \(step % 4)") {
        $0.contains("page: \(step % 4)") && $0.cell(column: 78, row: 3)?.text == "|"
      }
      if let before = pictures[step % 4] { #expect(screen.lines == before) }
      pictures[step % 4] = screen.lines
      expectFence(on: screen, rows: 0..<4)
    }
  }

  @Test("A redraw heals a screen that something else has written on")
  func redraw() throws {
    let session = try TerminalSession(.product("terminal-probe"))
    let before = try session.waitFor("cherries").lines
    try session.press("r")
    try session.waitFor("key: r")
    #expect(session.screen.lines.dropFirst(2) == before.dropFirst(2))
    #expect(session.log.count(of: "cherries") == 2)
  }

  @Test("When the colour pairs of a terminal are used up they are given out anew")
  func fewPairs() throws {
    let environment = try TestEnvironment(["TERM": "test-few-pairs"])
    environment.compileTerminals()
    let session = try TerminalSession(.product("terminal-probe"), environment: environment)
    try session.waitFor("cherries")
    for step in 1...12 {
      try session.press("p")
      let color = TerminalColor.indexed([21, 27, 27, 33, 45, 51][step % 6])
      try session.wait("the next colour") { screen in
        screen.cell(column: 40, row: 1)?.foreground == color
          && screen.cell(column: 40, row: 3)?.foreground == color
          && screen.cell(column: 40, row: 0)?.foreground == .indexed(196)
      }
    }
  }

  private func expectFence(
    on screen: TerminalScreen, rows: Range<Int>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for row in rows {
      #expect(screen.cell(column: 78, row: row)?.text == "|", sourceLocation: sourceLocation)
      #expect(screen.cell(column: 79, row: row)?.text == "\(row)", sourceLocation: sourceLocation)
    }
  }
}

extension TerminalSession {
  /// How much the probe says that it had sent before it was asked.
  func traffic() throws -> (writes: Int, bytes: Int) {
    let earlier = screen.lines.first { $0.hasPrefix("traffic: ") }
    try press("t")
    let screen = try wait("the traffic") { screen in
      screen.lines.contains { $0.hasPrefix("traffic: ") && $0 != earlier }
    }
    let line = screen.lines.first { $0.hasPrefix("traffic: ") } ?? ""
    let numbers = line.split(separator: " ").compactMap { Int($0) }
    return (numbers.first ?? 0, numbers.dropFirst().first ?? 0)
  }
}
