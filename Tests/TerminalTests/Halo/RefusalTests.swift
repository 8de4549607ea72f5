import Glibc
import NotesTestSupport
import TerminalTestSupport
import Testing

@Suite("halo looks at what it is given before it does anything")
struct RefusalTests {
  /// Expects one line that says what is wrong, the status 2, and nothing made or sent.
  private func expectRefusal(
    of session: TerminalSession, saying message: String, environment: TestEnvironment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try session.waitForEnd() == .exited(2), sourceLocation: sourceLocation)
    let said = session.screen.cells.joined().map(\.text).joined()
    #expect(said.hasPrefix("halo: "), sourceLocation: sourceLocation)
    #expect(said.contains(message), "\(said)", sourceLocation: sourceLocation)
    #expect(session.log.count(of: "\n") == 1, sourceLocation: sourceLocation)
    #expect(session.log.controls == ["U+000A", "U+000D"], sourceLocation: sourceLocation)
    #expect(session.attributes == session.attributesAtStart, sourceLocation: sourceLocation)
    #expect(environment.folder.contents.isEmpty, sourceLocation: sourceLocation)
  }

  @Test(
    "A folder that isn't there or isn't one is named, with what to do",
    arguments: [
      ("/no/such/folder", "“/no/such/folder”: create it, or name another one with -C"),
      ("/etc/passwd", "“/etc/passwd” is a file, not a folder"),
      ("/dev/null", "“/dev/null” is a file, not a folder"),
      ("/no\u{1b}[5;41m\nsuch", "“/no␛[5;41m␤such”"),
    ])
  func badFolder(folder: String, message: String) throws {
    let environment = try TestEnvironment()
    let session = try TerminalSession(
      Halo.program, ["-C", folder], columns: 200, environment: environment)
    try expectRefusal(of: session, saying: message, environment: environment)
  }

  @Test("The folder that a variable names has to be there, too; only ~/Notes is ever made")
  func badVariable() throws {
    let environment = try TestEnvironment(["HALO_NOTES": "/no/such/folder"])
    let session = try TerminalSession(Halo.program, columns: 200, environment: environment)
    try expectRefusal(of: session, saying: "“/no/such/folder”", environment: environment)
    let homeless = try TestEnvironment(["HOME": nil])
    let another = try TerminalSession(Halo.program, columns: 200, environment: homeless)
    try expectRefusal(of: another, saying: "no folder of notes: name one", environment: homeless)
  }

  /// Whether this process may be somebody else: then what root can't be kept from can be tried.
  static var canBecomeNobody: Bool {
    geteuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0
      && access(Halo.program.path, X_OK) == 0
      && Program.path("/usr/bin/setpriv").succeeds(asNobody + [Halo.program.path, "--version"])
  }

  static let asNobody = ["--reuid=65534", "--regid=65534", "--clear-groups"]

  @Test(
    "A folder that may not be read says so, and to come back when it may",
    .enabled(if: geteuid() != 0 || canBecomeNobody, "Root may read everything."))
  func unreadableFolder() throws {
    let halo = try Halo()
    chmod(halo.environment.folder.path, 0o777)
    chmod(halo.folder, 0o000)
    let list =
      geteuid() == 0
      ? Program.path("/usr/bin/setpriv").run(
        Self.asNobody + [Halo.program.path, "list", "-C", halo.folder],
        environment: halo.environment)
      : halo.run(["list"])
    #expect(list.status == 2 || list.status == 1)
    #expect(list.errors.contains("can't be read: permission denied"))
    #expect(list.errors.count(of: "\n") == 1)
    let session =
      geteuid() == 0
      ? try TerminalSession(
        .path("/usr/bin/setpriv"), Self.asNobody + [Halo.program.path, "-C", halo.folder],
        columns: 200, environment: halo.environment)
      : try halo.start(columns: 200)
    #expect(try session.waitForEnd() == .exited(2))
    #expect(session.screen.line(0).contains("can't be read: permission denied"))
    #expect(session.attributes == session.attributesAtStart)
  }

  /// Runs halo as somebody who may not do everything.
  private func runAsNobody(_ halo: Halo, _ arguments: [String]) -> ProgramResult {
    guard geteuid() == 0 else { return halo.run(arguments) }
    return Program.path("/usr/bin/setpriv").run(
      Self.asNobody + [Halo.program.path] + arguments + ["-C", halo.folder],
      environment: halo.environment)
  }

  @Test(
    "A text that couldn't be appended is there once when it is appended again",
    .enabled(if: geteuid() != 0 || canBecomeNobody, "Root may write everything."))
  func appendedAgain() throws {
    let halo = try Halo(notes: ["Log.md": "# Log\n"])
    chmod(halo.environment.folder.path, 0o777)
    chmod(halo.folder + "/Log.md", 0o666)
    chmod(halo.folder, 0o555)
    let refused = runAsNobody(halo, ["append", "Log", "Salt"])
    #expect(refused.status == 1)
    #expect(
      refused.errors
        == "halo: “Log.md” isn't changed: permission denied; check its owner and mode\n")
    chmod(halo.folder, 0o777)
    #expect(runAsNobody(halo, ["append", "Log", "Salt"]).status == 0)
    #expect(try halo.vault.bytes(of: "Log.md".utf8) == Array("# Log\nSalt\n".utf8))
  }

  @Test(
    "A new text that couldn't be saved isn't called kept: nobody has it",
    .enabled(if: geteuid() != 0 || canBecomeNobody, "Root may write everything."),
    arguments: [["new", "Log"], ["quick", "Salt"], ["daily"]])
  func newText(arguments: [String]) throws {
    let halo = try Halo(notes: [:])
    chmod(halo.environment.folder.path, 0o777)
    chmod(halo.folder, 0o555)
    let refused = runAsNobody(halo, arguments)
    #expect(refused.status == 1)
    #expect(refused.errors.hasSuffix(": permission denied; check its owner and mode\n"))
    chmod(halo.folder, 0o777)
    #expect(runAsNobody(halo, arguments).status == 0)
  }

  @Test("Pipes, endless links and enormous files among the notes stop nothing")
  func oddFiles() throws {
    let vault = try TemporaryVault(["plain.md": "# Plain\n\nText.\n"])
    try vault.makePipe("pipe.md")
    try vault.link("loop-a.md", to: "loop-b.md")
    try vault.link("loop-b.md", to: "loop-a.md")
    try vault.link("self", to: ".")
    try vault.link("nowhere.md", to: "missing.md")
    try vault.writeSparse("huge.md", size: 100 << 20)
    try vault.setModified("huge.md".utf8, seconds: Halo.longAgo)
    let halo = try Halo(vault)
    let session = try halo.start(columns: 120)
    try session.wait("the list") {
      $0.cursorLine.contains("▌ Plain") && $0.contains("All notes          2")
    }
    try session.press("j")
    try session.waitFor("This note is too large to show here")
    try session.press("/")
    session.type("Text")
    try session.waitFor("1 of 2")
    try session.press("Esc Esc q")
    #expect(try session.waitForEnd() == .exited(0))
    session.expectTerminalGivenBack()
    let list = halo.run(["list"])
    #expect(list.output == "plain.md\tPlain\nhuge.md\thuge\n")
  }

  @Test(
    "Without a terminal at both ends halo says which one is missing",
    arguments: [
      (#""$HALO" -C "$NOTES" </dev/null"#, "standard input is not a terminal"),
      (#"echo q | "$HALO" -C "$NOTES""#, "standard input is not a terminal"),
      (#""$HALO" -C "$NOTES" >/dev/null"#, "standard output is not a terminal"),
      (#""$HALO" -C "$NOTES" >&-"#, "standard output is not a terminal"),
      (#""$HALO" -C "$NOTES" <&-"#, "standard input is not a terminal"),
      (#""$HALO" </dev/null"#, "standard input is not a terminal"),
    ])
  func noTerminal(command: String, message: String) throws {
    let halo = try Halo()
    let session = try halo.startShell(command, columns: 200)
    try expectRefusal(of: session, saying: message, environment: halo.environment)
  }

  @Test("With standard output in a pipe the pipe gets nothing")
  func piped() throws {
    let halo = try Halo()
    let session = try halo.startShell(#""$HALO" -C "$NOTES" | od -c; echo done"#, columns: 200)
    let screen = try session.waitFor("done")
    #expect(screen.contains("standard output is not a terminal"))
    #expect(screen.contains("0000000"))
    #expect(!screen.contains("0000020"))
  }

  @Test(
    "A terminal that can't be used is refused in a line that says what to set",
    arguments: [
      (nil, "TERM is not set"), ("", "TERM is not set"), ("dumb", "cannot move its cursor"),
      ("no-such-terminal", "\"no-such-terminal\" is unknown"),
      ("\u{1b}[5;41m", "\"?[5;41m\" is unknown"),
    ] as [(String?, String)])
  func terminal(term: String?, message: String) throws {
    let halo = try Halo(["TERM": term])
    let session = try halo.start(columns: 200)
    try expectRefusal(of: session, saying: message, environment: halo.environment)
  }

  @Test(
    "Terminals of well-known families run without an entry", arguments: ["xterm-kitty", "foot"])
  func family(term: String) throws {
    let session = try Halo(["TERM": term]).start()
    try session.waitFor("┃▌ Groceries")
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    session.expectTerminalGivenBack()
  }

  @Test(
    "Notes are text in every locale that asks for no other encoding",
    arguments: [
      ["LANG": nil], ["LANG": ""], ["LANG": "C"], ["LANG": "POSIX"], ["LC_ALL": "C"],
      ["LANG": "xx_XX.UTF-8"], ["LC_CTYPE": "tlh_KLINGON.utf8"],
    ] as [[String: String?]])
  func locale(changes: [String: String?]) throws {
    let halo = try Halo(changes)
    let driven = try halo.drive([], columns: 80, rows: 24)
    let session = try halo.start()
    try session.waitFor(driven[0], after: "the start")
    #expect(session.screen.contains("日本語のノート"))
  }

  @Test(
    "Where another encoding is asked for, all lines are ASCII, and so is the halo",
    arguments: ["de_DE.ISO-8859-1", "en_US.ISO-8859-15", "ja_JP.eucJP"])
  func otherEncoding(language: String) throws {
    let session = try Halo(["LANG": language]).start()
    let screen = try session.waitFor("#> Groceries").text
    #expect(screen.unicodeScalars.allSatisfy { $0.isASCII })
    #expect(screen.contains("## 2 Notes ##"))
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    session.expectTerminalGivenBack()
  }

  @Test("A key file with mistakes is explained by line, and what is right in it works")
  func badKeyFile() throws {
    let halo = try Halo()
    let folder = halo.environment.folder
    halo.environment.variables["XDG_CONFIG_HOME"] = folder.path
    #expect(mkdir(folder.path + "/halo", 0o755) == 0)
    folder.write(
      """
      bind:
        - {command: note.nwe, keys: "C-k"}
        - {command: note.look, keys: "x", in: notes}

      """, to: "halo/keys.yaml")
    let check = Halo.program.run(["keys", "--check"], environment: halo.environment)
    #expect(check.status == 1)
    #expect(check.output.contains("/halo/keys.yaml:2:"))
    #expect(check.output.contains("did you mean \"note.new\"?"))
    let session = try halo.start(columns: 200)
    try session.waitFor(" keys.yaml:2:")
    try session.press("x")
    try session.waitFor("┏━ 4 Groceries")
  }

  @Test(
    "Without colours the focus is seen all the same",
    arguments: [["TERM": "vt100"], ["NO_COLOR": "1"]])
  func withoutColor(changes: [String: String?]) throws {
    let session = try Halo(changes).start()
    let screen = try session.wait("the halo") { $0.cursorLine.contains("▌ Groceries") }
    for row in screen.cells {
      #expect(row.allSatisfy { $0.foreground == .standard && $0.background == .standard })
    }
    let cell = try #require(screen.cell(column: screen.cursor.column, row: screen.cursor.row))
    #expect(cell.attributes.contains(.bold))
  }
}

extension Program {
  /// Whether it ends with 0.
  func succeeds(_ arguments: [String]) -> Bool {
    guard let environment = try? TestEnvironment() else { return false }
    return run(arguments, environment: environment).status == 0
  }
}
