import Glibc
import NotesTestSupport
import TerminalTestSupport
import Testing

@Suite("halo hands the terminal to the editor and takes it back whole")
struct EditorTests {
  /// An editor by the name of one that takes `+LINE`: it notes how it was called and what the
  /// terminal is like, asks for a line, and adds that to the file.
  private func installEditor(for halo: Halo) {
    let folder = halo.environment.folder
    let path = folder.writeProgram(
      #"""
      #!/bin/sh
      printf '%s\n' "$@" >"$HOME/arguments"
      pwd >"$HOME/directory"
      stty -a | tr ';' '\n' | sed -n 's/.*\(-\{0,1\}icanon\).*/\1/p' >"$HOME/line-mode"
      for file; do :; done
      cat -- "$file" >"$HOME/before"
      echo "an editor for one line"
      IFS= read -r line
      [ -z "$line" ] || printf '%s\n' "$line" >>"$file"
      [ "$line" != fail ] || exit 3

      """#, to: "vim")
    halo.environment.variables["VISUAL"] = path
  }

  /// What the editor was called with.
  private func arguments(_ halo: Halo) -> [String] {
    halo.environment.folder.text(of: "arguments").split(separator: "\n").map(String.init)
  }

  /// Waits until the editor has the terminal, and expects it to be as a shell would give it.
  private func expectEditor(in session: TerminalSession, of halo: Halo) throws {
    let screen = try session.wait("the editor") { $0.contains("an editor for one line") }
    #expect(screen.lines.filter { !$0.isEmpty } == ["an editor for one line"])
    #expect(screen.cursor.isVisible)
    #expect(session.log.modes.isDisjoint(with: session.log.modesToUndo))
    #expect(session.log.keyboardLevels == 0)
    #expect(halo.environment.folder.text(of: "line-mode") == "icanon\n")
  }

  @Test("E opens the note's own file, and what was written shows when halo is back")
  func edit() throws {
    let halo = try Halo()
    installEditor(for: halo)
    let session = try halo.start(personality: .modern)
    try session.waitForLog("extended keys") { $0.keyboardLevels == 1 }
    let before = try session.wait("the note") {
      $0.contains("Milk, and see") && $0.cursorLine.contains("▌ Groceries")
    }
    try session.press("E")
    try expectEditor(in: session, of: halo)
    #expect(arguments(halo) == [halo.folder + "/Groceries.md"])
    #expect(halo.environment.folder.text(of: "directory") == halo.folder + "\n")
    session.type("- [ ] Salt\n")
    let after = try session.waitFor("☐ Salt")
    #expect(after.cursor == before.cursor)
    #expect(after.line(0) == before.line(0))
    #expect(session.log.modes.isSuperset(of: [1049, 2004, 1004]))
    #expect(session.log.keyboardLevels == 1)
    #expect(try halo.vault.bytes(of: "Groceries.md".utf8).suffix(11) == Array("- [ ] Salt\n".utf8))
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    session.expectTerminalGivenBack()
  }

  @Test("From a block of the note the editor is told its line")
  func line() throws {
    let halo = try Halo()
    installEditor(for: halo)
    let session = try halo.start()
    try session.waitFor("Milk, and see")
    try session.press("Tab j")
    try session.wait("the task") { $0.cursorLine.contains("Bread") }
    try session.press("E")
    try expectEditor(in: session, of: halo)
    #expect(arguments(halo) == ["+5", halo.folder + "/Groceries.md"])
    session.type("\n")
    try session.wait("the same block") { $0.cursorLine.contains("Bread") }
    #expect(try halo.vault.bytes(of: "Groceries.md".utf8) == Array(Halo.someNotes[0].value.utf8))
  }

  @Test("C-n writes a new note here, and its first line names the file")
  func newNote() throws {
    let halo = try Halo()
    let session = try halo.start()
    try session.waitFor("Groceries")
    try session.press("C-n")
    try session.waitFor("writing · 0 words")
    session.type("# A plan: all of it?")
    try session.waitFor("# A plan: all of it?")
    try session.press("Esc")
    try session.wait("reading") { !$0.contains("writing ·") && $0.contains("A plan: all of it?") }
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    #expect(
      try halo.vault.bytes(of: "A plan all of it.md".utf8) == Array("# A plan: all of it?".utf8))
  }

  @Test("What an editor that failed has written is kept, and its status is told")
  func failure() throws {
    let halo = try Halo()
    installEditor(for: halo)
    let session = try halo.start()
    try session.waitFor("Groceries")
    try session.press("E")
    try expectEditor(in: session, of: halo)
    session.type("fail\n")
    try session.waitFor("The editor ended with status 3.")
    try session.waitFor("fail")
  }

  @Test(
    "An editor that can't be started is told, and the screen is whole",
    arguments: [
      ("no-such-editor", "can't be started: No such file or directory"),
      ("/dev/null", "can't be started: Permission denied"),
      ("'vi", "$VISUAL can't be read"),
    ])
  func noEditor(editor: String, message: String) throws {
    let halo = try Halo(["VISUAL": editor])
    let driven = try halo.drive([], columns: 120, rows: 24)
    let session = try halo.start(columns: 120)
    let before = try session.waitFor(driven[0], after: "the start")
    try session.press("E")
    let screen = try session.waitFor(message)
    #expect(screen.lines.dropLast() == before.lines.dropLast())
    #expect(screen.cursor == before.cursor)
    try session.press("j")
    try session.wait("the next note") { $0.cursorLine.contains("Ideas") }
    try session.press("Esc")
    try session.wait("no message") { !$0.contains(message) }
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    session.expectTerminalGivenBack()
  }

  @Test("A note whose name looks like a flag or isn't UTF-8 is opened all the same")
  func oddNames() throws {
    let vault = try TemporaryVault()
    let name = Array("caf".utf8) + [0xe9, 0x0a] + Array(".md".utf8)
    try vault.write(name, Array("one line\n".utf8))
    let halo = try Halo(vault)
    installEditor(for: halo)
    let session = try halo.start()
    try session.wait("the note") { $0.cursorLine.contains("one line") }
    try session.press("E")
    try expectEditor(in: session, of: halo)
    session.type("another\n")
    try session.wait("the note") { $0.contains("2 Notes") && $0.contains("another") }
    #expect(try vault.bytes(of: name) == Array("one line\nanother\n".utf8))
  }

  @Test("A window that got another size meanwhile is drawn in its new size")
  func resizedMeanwhile() throws {
    let halo = try Halo()
    installEditor(for: halo)
    let driven = try halo.drive(["resize 120x40"], columns: 80, rows: 24)
    let session = try halo.start()
    try session.waitFor(driven[0], after: "the start")
    try session.press("E")
    try expectEditor(in: session, of: halo)
    session.resize(columns: 120, rows: 40)
    session.type("\n")
    try session.waitFor(driven[1], after: "the editor")
  }

  @Test("Asked to end while the editor has the terminal halo ends behind it, and keeps its place")
  func endedMeanwhile() throws {
    let halo = try Halo()
    installEditor(for: halo)
    let session = try halo.start()
    try session.waitFor("Groceries")
    try session.press("j E")
    try expectEditor(in: session, of: halo)
    session.signal(SIGTERM)
    session.type("Row the boat.\n")
    #expect(try session.waitForEnd() == .exited(143))
    session.expectTerminalGivenBack()
    let again = try halo.start()
    try again.wait("the note") {
      $0.cursorLine.contains("▌ Ideas") && $0.contains("Row the boat.")
    }
  }

  @Test("When the terminal goes away the editor and halo end, and the place is kept")
  func terminalGoneMeanwhile() throws {
    let halo = try Halo()
    installEditor(for: halo)
    let session = try halo.start()
    try session.waitFor("Groceries")
    try session.press("j E")
    try expectEditor(in: session, of: halo)
    session.closeTerminal()
    #expect(try session.waitForEnd() == .exited(129))
    try session.waitForProcessesToEnd()
    let again = try halo.start()
    try again.wait("the note") { $0.cursorLine.contains("▌ Ideas") }
  }

  @Test("An editor that is stopped by C-z comes back with halo behind it")
  func stopped() throws {
    let halo = try Halo()
    installEditor(for: halo)
    let session = try halo.startJob()
    try session.waitFor("Milk, and see")
    try session.press("E")
    try session.wait("the editor") { $0.contains("an editor for one line") }
    try session.press("C-z")
    try session.waitForJobToStop()
    try session.waitForPrompt()
    session.type("fg\n")
    try session.wait("the job") { $0.contains("ready> fg") && $0.cursorLine.isEmpty }
    session.type("- [ ] Pepper\n")
    try session.waitFor("☐ Pepper")
    try session.press("q")
    try session.expectShellToEnd()
  }
}
