import FoundationEssentials
import NotesTestSupport
import TerminalTestSupport
import Testing

/// The program halo, with a folder of notes and a home of its own.
///
///     let halo = try Halo()
///     let session = try halo.start(columns: 80, rows: 24)
///     try session.waitFor("Groceries")
struct Halo {
  /// The notes.
  let vault: TemporaryVault

  /// The variables, and the home in which the state is kept.
  let environment: TestEnvironment

  /// The program.
  static let program = Program.product("halo")

  /// Notes as people have them, the last changed first; all of them 25 years old or more, so that
  /// the ages on the screen don't depend on when the test runs.
  static let someNotes: KeyValuePairs = [
    "Groceries.md": "# Groceries\n\nMilk, and see [[Ideas]].\n\n- [ ] Bread\n- [x] Tea\n",
    "Ideas.md": "# Ideas\n\nPaint the shed.\n\n## Later\n\nLearn to sail.\n",
    "Journeys/Lisbon.md": "# Lisbon\n\nTake the tram.\n",
    "Reading list.md": "# Reading list\n\n1. Moby-Dick\n2. Emma\n",
    "日本語.md": "# 日本語のノート\n\n全角文字。\n",
  ]

  /// Writes notes, the last changed first.
  init(
    notes: KeyValuePairs<String, String> = someNotes, _ changes: [String: String?] = [:]
  ) throws {
    try self.init(TemporaryVault(), changes)
    for (index, (name, text)) in notes.enumerated() {
      try vault.write(name, text)
      try vault.setModified(name.utf8, seconds: Self.longAgo - index)
    }
  }

  /// Takes a folder as it is.
  init(_ vault: TemporaryVault, _ changes: [String: String?] = [:]) throws {
    self.vault = vault
    environment = try TestEnvironment(changes)
    environment.belongings.append(vault)
  }

  /// The first seconds of 2001.
  static let longAgo = 978_307_200

  /// The folder of the notes.
  var folder: String { String(decoding: vault.root, as: UTF8.self) }

  /// Starts it on a terminal.
  func start(
    _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    personality: TerminalPersonality = .common
  ) throws -> TerminalSession {
    try TerminalSession(
      Self.program, ["-C", folder] + arguments, columns: columns, rows: rows,
      environment: environment, personality: personality)
  }

  /// Runs it without a terminal.
  func run(_ arguments: [String]) -> ProgramResult {
    Self.program.run(arguments + ["-C", folder], environment: environment)
  }

  /// Starts a shell with job control on a terminal, and halo in it; a prompt is `ready>`.
  func startJob(personality: TerminalPersonality = .common) throws -> TerminalSession {
    // A readline that asks for bracketed paste by itself would be taken for halo.
    environment.folder.write("set enable-bracketed-paste off\n", to: "inputrc")
    environment.variables["INPUTRC"] = environment.folder.path + "/inputrc"
    environment.variables["PS1"] = "ready> "
    environment.variables["HALO"] = Self.program.path
    environment.variables["NOTES"] = folder
    let session = try TerminalSession(
      .path("/bin/bash"), ["--norc", "--noprofile", "-i"], environment: environment,
      personality: personality)
    try session.waitForPrompt()
    session.type("\"$HALO\" -C \"$NOTES\"\n")
    try session.waitFor("2 Notes")
    return session
  }

  /// Starts a shell script on a terminal, with `$HALO` for the program and `$NOTES` for the notes.
  func startShell(
    _ script: String, columns: Int = 80, rows: Int = 24
  ) throws -> TerminalSession {
    environment.variables["HALO"] = Self.program.path
    environment.variables["NOTES"] = folder
    return try TerminalSession(
      .path("/bin/sh"), ["-c", script], columns: columns, rows: rows, environment: environment)
  }

  /// What the app shows without a terminal, at the start and after each step: keys, or a size as
  /// `resize 60x20`.
  func drive(_ steps: [String], columns: Int, rows: Int) throws -> [DrivenScreen] {
    let script = steps.map { $0 + "\nsnapshot\n" }.joined()
    environment.folder.write("snapshot\n" + script, to: "script")
    let result = run([
      "drive", "--json", "--size", "\(columns)x\(rows)",
      "--script", environment.folder.path + "/script",
    ])
    try #require(result.status == 0, "\(result.errors)")
    // The last one is that of the end, once more.
    return try JSONDecoder().decode([DrivenScreen].self, from: Data(result.outputBytes)).dropLast()
  }
}

/// What `halo drive` has shown.
struct DrivenScreen: Decodable {
  var screen: [String]
  var cursor: Cursor
  var focus: Focus?
  var sheets: [Sheet]
  var message: String?

  struct Cursor: Decodable {
    var row: Int
    var column: Int
    var visible: Bool
  }

  struct Focus: Decodable, Equatable {
    var group: String
    var item: String
  }

  struct Sheet: Decodable, Equatable {
    var id: String
    var detent: String
    var rows: Int
  }

  /// The cursor as a terminal has it.
  var terminalCursor: TerminalCursor {
    TerminalCursor(column: cursor.column, row: cursor.row, isVisible: cursor.visible)
  }
}

extension TerminalSession {
  /// Waits until the shell asks for a command.
  @discardableResult
  func waitForPrompt(file: StaticString = #fileID, line: UInt = #line) throws -> TerminalScreen {
    try wait("the prompt", file: file, line: line) { $0.cursorLine == "ready>" }
  }

  /// Ends the shell, and expects that all has been given back.
  func expectShellToEnd(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try waitForPrompt()
    type("exit\n")
    #expect(try waitForEnd() == .exited(0), sourceLocation: sourceLocation)
    expectTerminalGivenBack(sourceLocation: sourceLocation)
    #expect(processes.isEmpty, sourceLocation: sourceLocation)
  }

  /// Takes the steps of a script, each when the terminal shows what `halo drive` has shown after
  /// the one before: keys, text in quotes, or `resize 60x20`.
  ///
  /// - Throws: When it shows anything else; with both screens.
  @discardableResult
  func follow(
    _ steps: [String], _ driven: [DrivenScreen], file: StaticString = #fileID, line: UInt = #line,
    then check: (TerminalScreen, DrivenScreen) throws -> Void = { _, _ in }
  ) throws -> TerminalScreen {
    try #require(driven.count == steps.count + 1, "a step has ended halo drive")
    try check(waitFor(driven[0], after: "the start", file: file, line: line), driven[0])
    for (index, step) in steps.enumerated() {
      let next = driven[index + 1]
      try take(step)
      // A step that changes nothing to see must not be overtaken by the next: a new size goes before
      // keys that wait.
      if next.screen == driven[index].screen { try waitUntilIdle() }
      try check(waitFor(next, after: step, file: file, line: line), next)
    }
    return screen
  }

  private func take(_ step: String) throws {
    if step.hasPrefix("resize ") {
      let numbers = step.dropFirst(7).split(separator: "x").compactMap { Int($0) }
      resize(columns: numbers[0], rows: numbers[1])
    } else if step.hasPrefix("\"") {
      type(String(step.dropFirst().dropLast()))
    } else if step == "Esc" {
      // Unambiguous: where it changes nothing, the next key follows at once.
      send(Array("\u{1b}[27u".utf8))
    } else {
      try press(step)
    }
  }

  /// Waits until the terminal shows what `halo drive` has shown, with the cursor where it was.
  ///
  /// - Throws: When it never does; with both screens.
  @discardableResult
  func waitFor(
    _ driven: DrivenScreen, after step: String, file: StaticString = #fileID, line: UInt = #line
  ) throws -> TerminalScreen {
    let picture = driven.screen.joined(separator: "\n")
    return try wait(
      "what halo drive shows after “\(step)”, the cursor at \(driven.cursor):\n\(picture)\n",
      file: file, line: line
    ) { screen in
      guard screen.cursor.isVisible == driven.cursor.visible,
        !screen.cursor.isVisible || screen.cursor == driven.terminalCursor
      else { return false }
      return screen.lines == driven.screen
    }
  }
}
