import FoundationEssentials
import NotesTestSupport
import TerminalTestSupport
import Testing

@Suite("The command line keeps its contract")
struct CommandLineTests {
  /// A command, its status, and what stands on standard output and standard error.
  struct Line: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var status: Int
    var output: String
    var errors: String

    init(_ arguments: String..., status: Int = 0, output: String = "", errors: String = "") {
      self.arguments = arguments
      self.status = status
      self.output = output
      self.errors = errors
    }

    var testDescription: String { "halo " + arguments.joined(separator: " ") }
  }

  @Test(
    "What is done prints on standard output alone",
    arguments: [
      Line("--version", output: "halo "), Line("-V", output: "halo "),
      Line("--help", output: "Exit status: 0 done, 1 not found or failed, 2 wrong usage."),
      Line("help", output: "Exit status: 0 done"), Line("-h", output: "Exit status: 0 done"),
      Line("help", "list", output: "halo list [-C DIR]"),
      Line("list", "--help", output: "halo list [-C DIR]"),
      Line("help", "drive", output: "halo drive [-C DIR]"),
      Line(
        "list", output: "Groceries.md\tGroceries\nIdeas.md\tIdeas\nJourneys/Lisbon.md\tLisbon\n"),
      Line("list", "-n", "1", output: "Groceries.md\tGroceries\n"),
      Line("list", "-n1", output: "Groceries.md\tGroceries\n"),
      Line("list", "tram", output: "Journeys/Lisbon.md\tLisbon\n"),
      Line("show", "Ideas", output: "# Ideas\n\nPaint the shed.\n\n## Later\n\nLearn to sail.\n"),
      Line("show", "日本語のノート", output: "# 日本語のノート\n\n全角文字。\n"),
      Line("show", "journeys/lisbon", output: "# Lisbon\n"),
      Line("show", "--", "Lisbon", output: "# Lisbon\n"),
      Line("quick", "Buy", "milk", output: "Quick Notes/Buy milk.md\n"),
      Line("quick", "--link", "Ideas", "Blue", output: "Quick Notes/Blue.md\n"),
      Line("scenes"), Line("scenes", "list", "--json", output: "[]\n"),
      Line("keys", output: "note.new\tNew Note\tC-n"),
      Line("keys", "--json", output: "[{\"id\":\"note.new\",\"keys\":[\"C-n\""),
      Line("keys", "--check"),
      Line("drive", "--size", "40x10", output: "┃▌ Groceries"),
      Line("drive", "--size", "40x10", "--keys", "j", output: "┃▌ Ideas"),
      Line("drive", "--size", "40x10", "--keys", "Tab", output: "┃▌ Milk"),
      Line("drive", "--size", "1x1", output: "\n"),
    ])
  func done(line: Line) throws {
    let halo = try Halo()
    halo.environment.variables["HALO_NOTES"] = halo.folder
    let result = Halo.program.run(line.arguments, environment: halo.environment)
    #expect(result.status == line.status)
    #expect(result.output.contains(line.output) || result.output == line.output, "\(result.output)")
    #expect(result.errors.isEmpty)
  }

  @Test(
    "What fails prints a line on standard error alone, and says by its status how",
    arguments: [
      Line("show", "nothing", status: 1, errors: "no note is called nothing in /"),
      Line("list", "xyzzy", status: 1),
      Line("lst", status: 2, errors: "did you mean halo list?"),
      Line("shwo", status: 2, errors: "did you mean halo show?"),
      Line("help", "lsit", status: 2, errors: "did you mean halo list?"),
      Line("--jsn", status: 2, errors: "unknown flag --jsn; did you mean --json?"),
      Line("list", "-x", status: 2, errors: "unknown flag -x"),
      Line("list", "--json=yes", status: 2, errors: "--json takes no value"),
      Line("list", "--size", "80x24", status: 2, errors: "halo list doesn't take --size"),
      Line("list", "-n", status: 2, errors: "-n needs a value"),
      Line("list", "-n", "many", status: 2, errors: "-n many: write how many"),
      Line("list", "-n", "-1", status: 2, errors: "-n -1: write how many"),
      Line("list", "-C", "/no/such/folder", status: 2, errors: "there is no folder “/no/such"),
      Line("show", status: 2, errors: "something is missing: halo show"),
      Line("show", "a", "b", status: 2, errors: "too many names: halo show"),
      Line("open", "a", "b", status: 2, errors: "too many names: halo [open]"),
      Line("keys", "a", status: 2, errors: "too many names: halo keys"),
      Line("scenes", "shwo", status: 2, errors: "did you mean show?"),
      Line("scenes", "forget", status: 2, errors: "something is missing: halo scenes"),
      Line("scenes", "list", "x", status: 2, errors: "too many names"),
      Line("focus", "lint", status: 2, errors: "something is missing: halo focus"),
      Line("focus", "mvoe", "a", status: 2, errors: "did you mean move?"),
      Line("focus", "lint", "/none", status: 2, errors: "/none can't be read"),
      Line("drive", "a", status: 2, errors: "too many names: halo drive"),
      Line("drive", "--size", "0x0", status: 2, errors: "--size 0x0: write columns and rows"),
      Line("drive", "--keys", "Etner", status: 2, errors: "did you mean \"Enter\"?"),
      Line("drive", "--keys", "\"abc", status: 2, errors: "A quote isn't closed"),
      Line("drive", "--script", "/none", status: 2, errors: "/none can't be read."),
      Line("drive", "--theme", "none", status: 2, errors: "There is no theme “none”"),
      Line("drive", "--now", "noon", status: 2, errors: "--now noon: write a time as 20"),
      Line(status: 2, errors: "standard input is not a terminal"),
      Line("Ideas", status: 2, errors: "standard input is not a terminal"),
    ])
  func failed(line: Line) throws {
    let halo = try Halo()
    halo.environment.variables["HALO_NOTES"] = halo.folder
    let result = Halo.program.run(line.arguments, environment: halo.environment)
    #expect(result.status == line.status)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(line.errors), "\(result.errors)")
    #expect(result.errors.count(of: "\n") == (line.errors.isEmpty ? 0 : 1))
    #expect(line.errors.isEmpty || result.errors.hasPrefix("halo: "))
  }

  @Test("A mistyped verb is one without any folder of notes, too")
  func mistypedVerbAtFirst() throws {
    let environment = try TestEnvironment()
    let result = Halo.program.run(["lst"], environment: environment)
    #expect(result.status == 2)
    #expect(result.errors == "halo: no verb and no note is called lst; did you mean halo list?\n")
    #expect(environment.folder.contents == ["errors", "output"])
  }

  @Test("A name that means several notes lists them, each on a line of its own")
  func ambiguous() throws {
    let halo = try Halo(notes: [
      "a/same.md": "# One\n", "b/same.md": "# Two\n", "c\n/same.md": "# Three\n",
    ])
    let result = halo.run(["show", "same"])
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        halo: several notes are called same; name one by its path:
          a/same.md
          b/same.md
          c␤/same.md

        """)
    #expect(halo.run(["show", "b/same"]).output == "# Two\n")
  }

  struct Record: Decodable {
    var path: String
    var pathBytes: String?
    var absPath: String
    var title: String
    var created: String
    var modified: String
    var size: Int
    var text: String?
  }

  @Test("--json is one array that any parser reads, with the bytes of names that are no text")
  func json() throws {
    let halo = try Halo(TemporaryVault.nasty())
    let result = halo.run(["list", "--json"])
    #expect(result.status == 0)
    let records = try JSONDecoder().decode([Record].self, from: Data(result.outputBytes))
    for name in NastyVault.names {
      let text = String(validating: name, as: UTF8.self)
      let record = records.first { record in
        text == nil
          ? record.pathBytes.flatMap { Data(base64Encoded: $0) } == Data(name)
          : record.pathBytes == nil && record.path.utf8.elementsEqual(name)
      }
      #expect(record != nil, "\(String(decoding: name, as: UTF8.self))")
      #expect(record?.absPath.hasPrefix(halo.folder + "/") == true)
      #expect(
        record?.modified.hasSuffix("Z") == true || record?.modified.hasSuffix("+00:00") == true)
    }
    let shown = halo.run(["show", "--json", "plain.md"])
    let record = try JSONDecoder().decode(Record.self, from: Data(shown.outputBytes))
    #expect(record.text == "# Note 0\n\nof a nasty name\n")
    #expect(record.size == 26)
  }

  @Test("A name that isn't UTF-8 can be given, and is found")
  func bytesAsName() throws {
    let vault = try TemporaryVault()
    try vault.write(Array("caf".utf8) + [0xe9] + Array(".md".utf8), Array("bytes\n".utf8))
    let halo = try Halo(vault)
    let session = try halo.startShell(#""$HALO" show -C "$NOTES" "$(printf 'caf\351')""#)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.screen.line(0) == "bytes")
  }

  @Test("A folder whose name isn't UTF-8 can be given by flag and by variable")
  func bytesAsFolder() throws {
    let vault = try TemporaryVault()
    try vault.write(Array("caf".utf8) + [0xe9] + Array("/note.md".utf8), Array("# In it\n".utf8))
    let halo = try Halo(vault)
    let session = try halo.startShell(
      #"""
      folder="$NOTES/$(printf 'caf\351')"
      "$HALO" list -C "$folder"; HALO_NOTES="$folder" "$HALO" list
      """#)
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.screen.text.count(of: "note.md In it") == 2, "\(session.screen.text)")
  }

  @Test("A reader that has had enough ends the writer without a word")
  func closedPipe() throws {
    let halo = try Halo(notes: [:])
    for number in 0..<3000 { try halo.vault.write("a longer name of a note \(number).md") }
    halo.environment.variables["HALO"] = Halo.program.path
    halo.environment.variables["NOTES"] = halo.folder
    for command in ["list", "list --json", "show 'a longer name of a note 1'"] {
      let result = Program.path("/bin/bash").run(
        [
          "-c", #""$HALO" \#(command) -C "$NOTES" | head -c 1 >/dev/null; echo "${PIPESTATUS[0]}""#,
        ],
        environment: halo.environment)
      #expect(["0\n", "141\n"].contains(result.output), "\(result.output)")
      #expect(result.errors.isEmpty)
    }
  }

  @Test(
    "A full disk is told, with the status of a failure", arguments: ["list", "show Ideas", "help"])
  func fullDisk(command: String) throws {
    let halo = try Halo(["HALO": Halo.program.path])
    halo.environment.variables["HALO_NOTES"] = halo.folder
    let result = Program.path("/bin/sh").run(
      ["-c", #""$HALO" \#(command) >/dev/full"#], environment: halo.environment)
    #expect(result.status == 1)
    #expect(result.errors == "halo: standard output can't be written: No space left on device.\n")
  }

  @Test("A closed standard output is a failure, and a closed standard error takes nothing along")
  func closedDescriptors() throws {
    let halo = try Halo(["HALO": Halo.program.path])
    halo.environment.variables["HALO_NOTES"] = halo.folder
    let closed = Program.path("/bin/sh").run(
      ["-c", #""$HALO" list >&-"#], environment: halo.environment)
    #expect(closed.status == 1)
    #expect(closed.errors == "halo: standard output can't be written: Bad file descriptor.\n")
    let silent = Program.path("/bin/sh").run(
      ["-c", #""$HALO" drive --state "$HOME/state" --keys "\"" 2>&-; echo $?"#],
      environment: halo.environment)
    #expect(silent.output == "2\n")
    let whole = Program.path("/bin/sh").run(
      ["-c", #""$HALO" show none 2>&-; echo $?"#], environment: halo.environment)
    #expect(whole.output == "1\n")
  }

  @Test("A script of keys stops where something is expected that isn't there")
  func expectation() throws {
    let halo = try Halo()
    let script = halo.environment.folder.path + "/script"
    halo.environment.folder.write(
      "j\nexpect ▌ Ideas\nresize 60x20\nexpect Groceries\n", to: "script")
    #expect(halo.run(["drive", "--script", script]).status == 0)
    halo.environment.folder.write("j\nexpect Oslo\n", to: "script")
    let failed = halo.run(["drive", "--script", script])
    #expect(failed.status == 1)
    #expect(failed.output.contains("▌ Ideas"))
    #expect(failed.errors == "halo: “Oslo” isn't on the screen.\n")
    halo.environment.folder.write("j\n\nresize big\n", to: "script")
    let wrong = halo.run(["drive", "--script", script])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("line 3: “big” is not a size"))
  }

  @Test("A state that is driven comes back at every start, however often")
  func drivenState() throws {
    let halo = try Halo()
    let state = halo.environment.folder.path + "/state"
    for expected in ["Ideas", "Lisbon", "Reading list", "日本語のノート", "日本語のノート"] {
      let result = halo.run(["drive", "--state", state, "--size", "80x24", "--keys", "j"])
      #expect(result.output.contains("┃▌ \(expected) "), "\(result.output)")
    }
  }
}
