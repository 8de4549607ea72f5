import NotesTestSupport
import TerminalTestSupport
import Testing

@Suite("Nothing that stands in a note or in a name is a command to the terminal")
struct HostileNotesTests {
  /// Sequences that no program of ours ever sends, each a harm of its own: the clipboard, the title,
  /// a reset, colours, the screen, a report, a link.
  static let attacks = [
    "\u{1b}]52;c;c3RvbGVu\u{7}", "\u{1b}]0;stolen\u{1b}\\", "\u{1b}c", "\u{1b}[5;41m",
    "\u{1b}[?47h", "\u{1b}[?1003h", "\u{1b}P$qm\u{1b}\\", "\u{1b}]8;;http://stolen\u{7}",
    "\u{9b}5;41m", "\u{9d}52;c;c3RvbGVu\u{9c}", "\u{202e}", "\u{2066}", "\u{200d}", "\u{fe0f}",
    "\u{7}", "\u{8}", "\u{e}", "\u{c}", "\u{b}", "\u{7f}", "\u{2028}", "\u{85}", "\u{feff}",
  ]

  /// All that halo ever sends beside glyphs.
  static let vocabulary: Set<String> = [
    // Where, how many, and with what look; what ncurses knows of xterm.
    "CSI A", "CSI B", "CSI C", "CSI D", "CSI G", "CSI H", "CSI J", "CSI K", "CSI L", "CSI M",
    "CSI P", "CSI S", "CSI T", "CSI X", "CSI @", "CSI b", "CSI d", "CSI m", "CSI r", "CSI l",
    "CSI h", "ESC (B", "ESC 7", "ESC 8", "ESC M", "ESC =", "ESC >", "U+0008", "U+000A", "U+000D",
    // Modes, the alternate screen, and the questions at the start.
    "CSI ?h", "CSI ?l", "CSI t", "CSI ?$p", "CSI ?u", "CSI c", "OSC 11",
  ]

  /// Everything nasty: names and texts of the world, and each attack wherever text shows.
  private static func hostileVault() throws -> TemporaryVault {
    let vault = try TemporaryVault.nasty()
    for (number, attack) in attacks.enumerated() {
      let text = """
        ---
        title: "Attack \(number) \(attack) in front"
        ---

        # Heading \(attack) end

        Text \(attack) and `code \(attack)`, **bold \(attack)**, [link \(attack)](http://x/\(attack)),
        [[\(attack)|shown \(attack)]] ![picture \(attack)](y\(attack).png) #tag\(attack)

        - [ ] task \(attack)
        - item \(attack)

        > quote \(attack)

        | head \(attack) | b |
        |---|---|
        | cell \(attack) | \(attack) |

        ```sh\(attack)
        line \(attack)\ttab
        ```

        """
      let name = attack.replacing("/", with: "")
      try vault.write("folder \(name)/attack \(number) \(name).md", text)
    }
    let controls = (0x01..<0x20).map(UInt32.init) + [0x7f] + (0x80..<0xa0).map(UInt32.init)
    let lines = controls.compactMap(Unicode.Scalar.init).map { "- \($0) and \($0)\($0)\n" }
    try vault.write("controls.md", "# Controls\n\n" + lines.joined())
    // All of one age, so that their order is that of their paths.
    for path in try vault.snapshot().keys {
      try? vault.setModified(path, seconds: Halo.longAgo)
    }
    return vault
  }

  @Test(
    "Walking over all of them, list and note show what the app has drawn, cell by cell",
    arguments: [[120, 40], [80, 24], [40, 10]])
  func walk(size: [Int]) throws {
    let halo = try Halo(Self.hostileVault())
    let count = 40 + 27 + Self.attacks.count + 4
    // In the smallest window there is room for the note or the list: all notes, then all rows.
    let steps =
      size[0] < 60
      ? ["Tab"] + Array(repeating: "]", count: count) + ["2", "Home"]
        + Array(repeating: "C-f", count: count / 7)
      : Array(repeating: "j", count: count)
    let driven = try halo.drive(steps, columns: size[0], rows: size[1])
    let session = try halo.start(columns: size[0], rows: size[1], personality: .modern)
    try session.waitFor("2 Notes")
    try session.wait("the first screen\n\(driven[0].screen.joined(separator: "\n"))\n") {
      $0.shows(driven[0])
    }
    for (step, next) in zip(steps, driven.dropFirst()) {
      try session.press(step)
      try session.wait(
        "what halo drive shows after \(step):\n\(next.screen.joined(separator: "\n"))\n"
      ) { $0.shows(next) }
    }
    expectHarmless(session.log)
    try session.press("q")
    if size[0] < 60, session.isRunning { try session.press("q") }
    #expect(try session.waitForEnd() == .exited(0))
    session.expectTerminalGivenBack()
  }

  @Test("Searching for them, looking at them and hearing of them is as harmless")
  func messages() throws {
    let halo = try Halo(Self.hostileVault(), ["VISUAL": "'\(Self.attacks[0])"])
    let session = try halo.start(columns: 120, rows: 40)
    try session.waitFor("2 Notes")
    try session.press("/")
    session.type("attack end")
    try session.waitFor("\(Self.attacks.count) of ")
    try session.press("Down Down Enter")
    try session.waitFor("┏━ 3 Attack")
    try session.press("Space")
    try session.waitFor("┏━ 4 Attack")
    try session.press("Esc E")
    try session.waitFor("$VISUAL can't be read: '␛]52;c;c3RvbGVu␇")
    expectHarmless(session.log)
  }

  private func expectHarmless(
    _ log: TerminalLog, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let others = log.controls.subtracting(Self.vocabulary).subtracting(["CSI >u", "CSI <u"])
    #expect(others.isEmpty, sourceLocation: sourceLocation)
    for attack in Self.attacks where attack != "\u{8}" {
      #expect(!log.contains(attack), "\(attack.debugDescription)", sourceLocation: sourceLocation)
    }
  }

  @Test("On a terminal list and show print marks for what a terminal would obey")
  func printedOnATerminal() throws {
    let halo = try Halo(Self.hostileVault())
    let session = try halo.startShell(
      #"""
      "$HALO" list -C "$NOTES"
      "$HALO" list --json -C "$NOTES"
      "$HALO" list -C "$NOTES" attack end
      for note in "$NOTES"/folder*/*.md "$NOTES"/texts/*.md; do
        "$HALO" show -C "$NOTES" "${note#"$NOTES"/}"
      done
      "$HALO" show -C "$NOTES" "$(printf 'no\nsuch\033[5;41mnote')"
      """#, columns: 200, rows: 50)
    #expect(try session.waitForEnd() == .exited(1))
    // What no terminal obeys may stay; in JSON it has to.
    let invisible = ["U+200B", "U+200C", "U+200D", "U+FE0F", "U+FEFF"]
    #expect(session.log.controls.subtracting(invisible) == ["U+0009", "U+000A", "U+000D"])
    #expect(
      session.log.contains("/attack 0 ␛]52;c;c3RvbGVu␇.md\tAttack 0 ␛]52;c;c3RvbGVu␇ in front\r\n"))
    #expect(session.log.contains("escape␛[31mred.md\t"))
    #expect(session.log.contains("# Heading ␛[5;41m end\r\n"))
    #expect(session.log.contains("halo: no note is called no␤such␛[5;41mnote in "))
  }

  @Test("Into a pipe list and show print names and texts as they are, byte for byte")
  func printedIntoAPipe() throws {
    let halo = try Halo(Self.hostileVault())
    let list = halo.run(["list"])
    #expect(list.status == 0)
    #expect(list.errors.isEmpty)
    for name in NastyVault.names {
      #expect(list.outputBytes.firstRange(of: name + [0x09]) != nil)
    }
    for (number, text) in NastyVault.texts.enumerated() {
      let shown = halo.run(["show", "texts/text \(number).md"])
      #expect(shown.status == 0)
      #expect(shown.outputBytes == text.bytes, "\(text.about)")
    }
  }
}

extension TerminalScreen {
  /// Whether it shows what `halo drive` has shown, with the cursor where it was.
  ///
  /// What terminals measure or join differently, emoji and marks, only has to stay in its cells:
  /// everything beside it is where it belongs.
  func shows(_ driven: DrivenScreen) -> Bool {
    guard cursor.isVisible == driven.cursor.visible,
      !cursor.isVisible || cursor == driven.terminalCursor, driven.screen.count == rows
    else { return false }
    return driven.screen.indices.allSatisfy { row in
      if lines[row] == driven.screen[row] { return true }
      let glyphs = DrivenGlyph.glyphs(of: driven.screen[row], columns: columns)
      return glyphs.count == columns && zip(cells[row], glyphs).allSatisfy { $1.isShown(by: $0) }
    }
  }
}
