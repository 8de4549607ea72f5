import FoundationEssentials
import NotesTestSupport
import TerminalTestSupport
import Testing

@Suite("The verbs of the command line (contract, “Command line”)")
struct VerbTests {
  private func halo() throws -> Halo {
    try Halo(notes: [
      "Groceries.md": "# Groceries\n\nMilk, and see [[Ideas]].\n\n- [ ] Bread\n- [x] Tea\n",
      "Ideas.md":
        "---\ntags: [home]\naliases: [Plans]\n---\n# Ideas\n\nPaint. #home/shed\n\n## Later\n",
      "Journeys/Lisbon.md": "# Lisbon\n\nTake the tram, [[plans]], [[nowhere]].\n",
    ])
  }

  /// Runs verbs one after the other; what they print, each behind its status.
  private func run(_ lines: [String], on halo: Halo) -> [String] {
    lines.map { line in
      let result = halo.run(line.split(separator: " ").map(String.init))
      return "\(result.status) \(result.output)\(result.errors)"
    }
  }

  @Test(
    "What is asked prints a line a thing",
    arguments: [
      (
        "list --sort title-",
        "Journeys/Lisbon.md\tLisbon\nIdeas.md\tIdeas\nGroceries.md\tGroceries\n"
      ),
      ("list --sort path -n 2", "Groceries.md\tGroceries\nIdeas.md\tIdeas\n"),
      ("list --sort size -n 1", "Journeys/Lisbon.md\tLisbon\n"),
      ("list -0 -n 1", "Groceries.md\0"),
      ("list --format {{title}}={{words}} --sort title", "Groceries=8\nIdeas=4\nLisbon=6\n"),
      ("list --format {{tags}} paint", "home, home/shed\n"),
      ("search tram", "Journeys/Lisbon.md:3:10:Take the tram, [[plans]], [[nowhere]].\n"),
      ("tags", "home\t1\nhome/shed\t1\n"), ("links Groceries", "Ideas.md\tIdeas\n"),
      ("links Lisbon", "Ideas.md\tplans\nnowhere\tnowhere\tmissing\n"),
      (
        "backlinks Plans",
        "Groceries.md:3:Milk, and see Ideas.\nJourneys/Lisbon.md:3:Take the tram, plans, nowhere.\n"
      ),
      ("unresolved", "nowhere\t1\tJourneys/Lisbon.md\n"),
      ("orphans", "Groceries.md\tGroceries\nJourneys/Lisbon.md\tLisbon\n"),
      ("outline Ideas", "5:# Ideas\n9:## Later\n"),
      ("tasks", "Groceries.md:5:[ ] Bread\nGroceries.md:6:[x] Tea\n"),
      ("tasks --open", "Groceries.md:5:[ ] Bread\n"), ("tasks --done", "Groceries.md:6:[x] Tea\n"),
      ("tasks --format {{text}}:{{done}}", "Bread:false\nTea:true\n"), ("trash", ""),
    ])
  func asking(_ line: String, _ output: String) throws {
    let result = try halo().run(line.split(separator: " ").map(String.init))
    #expect(result.output == output)
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  @Test("Every verb that lists gives JSON that a parser reads, as an array or a line each")
  func json() throws {
    let halo = try halo()
    let verbs = [
      "list", "search tram", "tags", "links Lisbon", "backlinks Ideas", "unresolved", "orphans",
      "outline Ideas", "tasks", "trash",
    ]
    for verb in verbs {
      let words = verb.split(separator: " ").map(String.init)
      let array = halo.run(words + ["--json"])
      #expect(array.status == 0, "\(verb): \(array.errors)")
      let parsed = try JSONDecoder().decode([Anything].self, from: Data(array.outputBytes))
      let lines = halo.run(words + ["--jsonl"]).output.split(separator: "\n")
      #expect(lines.count == parsed.count, "\(verb)")
      for line in lines { _ = try JSONDecoder().decode(Anything.self, from: Data(line.utf8)) }
    }
  }

  /// Any JSON; only that it can be read counts.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {
      _ = try decoder.container(keyedBy: Key.self)
    }

    private struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }

  struct Shown: Decodable {
    var title: String
    var tags: [String]
    var aliases: [String]
    var words: Int
    var links: [Link]
    var text: String

    struct Link: Decodable {
      var path: String?
      var target: String
      var state: String
      var line: Int
    }
  }

  @Test("show --json tells everything that is known of a note")
  func show() throws {
    let halo = try halo()
    let ideas = try JSONDecoder().decode(
      Shown.self, from: Data(halo.run(["show", "--json", "plans"]).outputBytes))
    #expect(ideas.title == "Ideas")
    #expect(ideas.tags == ["home", "home/shed"])
    #expect(ideas.aliases == ["Plans"])
    #expect(ideas.words == 4)
    let lisbon = try JSONDecoder().decode(
      Shown.self, from: Data(halo.run(["show", "--json", "Lisbon"]).outputBytes))
    #expect(lisbon.links.map(\.path) == ["Ideas.md", nil])
    #expect(lisbon.links.map(\.target) == ["plans", "nowhere"])
    #expect(lisbon.links.map(\.state) == ["note", "missing"])
    #expect(lisbon.links.map(\.line) == [3, 3])
  }

  @Test("Files are renamed, moved, thrown away and brought back, with links, and undone in order")
  func files() throws {
    let halo = try halo()
    let before = try halo.vault.snapshot()
    #expect(
      run(
        [
          "rename Ideas Thoughts", "move Thoughts deep/er", "delete Groceries", "trash",
          "trash restore groceries", "undo", "undo", "undo", "undo", "undo",
        ], on: halo) == [
          "0 Thoughts.md\nhalo: 1 link rewritten; halo undo takes it back.\n",
          "0 deep/er/Thoughts.md\n", "0 ", "0 Groceries.md\n", "0 Groceries.md\n",
          "0 halo: undid: restoring of “Groceries”.\n",
          "0 halo: undid: move to trash of “Groceries”.\n",
          "0 halo: undid: moving of “Thoughts”.\n",
          "0 halo: undid: renaming of “Ideas”.\n", "1 halo: there is nothing to undo.\n",
        ])
    let after = try halo.vault.snapshot()
    #expect(after.mapValues(\.bytes) == before.mapValues(\.bytes))
  }

  @Test("Notes are made, and written to, from words and from standard input")
  func writing() throws {
    let halo = try halo()
    try halo.vault.write("templates/Meeting.md", "# {{title}}\n\nOn {{date:[the] Do}}\n")
    #expect(
      run(
        [
          "new A b", "new A b", "new --folder x/y C", "new Talk --template Meeting",
          "append Groceries one two", "prepend Ideas Soon", "tag Ideas +new -home",
        ], on: halo) == [
          "0 A b.md\n", "0 A b-2.md\n", "0 x/y/C.md\n", "0 Talk.md\n", "0 ", "0 ", "0 ",
        ])
    let daily = halo.run(["daily"]).output
    #expect(daily.hasPrefix("daily/20"))
    #expect(halo.run(["daily"]).output == daily)
    #expect(try halo.vault.text(daily.trimming("\n")).hasPrefix("# 20"))
    #expect(try halo.vault.text("Groceries.md").hasSuffix("- [x] Tea\none two\n"))
    #expect(try halo.vault.text("A b.md") == "# A b\n\n")
    #expect(
      try halo.vault.text("Ideas.md")
        == """
        ---
        tags: [new]
        aliases: [Plans]
        ---
        # Ideas

        Soon

        Paint. #home/shed

        ## Later

        """)
    #expect(try halo.vault.text("Talk.md").hasPrefix("# Talk\n\nOn the "))
    halo.environment.variables["HALO"] = Halo.program.path
    halo.environment.variables["NOTES"] = halo.folder
    let piped = Program.path("/bin/sh").run(
      [
        "-c",
        #"printf 'a\nb\n' | "$HALO" append -C "$NOTES" "A b" -; printf 'body' | "$HALO" new -C "$NOTES" T -"#,
      ], environment: halo.environment)
    #expect(piped.output == "T.md\n")
    #expect(piped.errors.isEmpty)
    #expect(try halo.vault.text("A b.md") == "# A b\n\na\nb\n")
    #expect(try halo.vault.text("T.md") == "# T\n\nbody")
  }

  @Test(
    "What fails says so on standard error alone, and by its status how",
    arguments: [
      ("search xyzzy", 1, ""), ("search", 2, "something is missing: halo search"),
      ("list --sort modfied", 2, "did you mean modified?"),
      ("list --format {{titel}}", 2, "did you mean {{title}}?"),
      ("list --format {{title", 2, "a {{ is without its }}"),
      ("tasks --open --done", 2, "--open and --done exclude each other"),
      ("trash emtpy", 2, "did you mean empty?"), ("trash restore", 2, "something is missing"),
      ("trash restore x", 1, "nothing in the trash is called x"),
      ("tag Ideas new", 2, "“new” is no tag to put in or take out"),
      ("tag Ideas -home/shed", 1, "home/shed: left as it is"),
      ("tag Ideas", 2, "something is missing: halo tag"),
      ("append Ideas", 2, "something is missing: halo append"),
      ("append none x", 1, "no note is called none"), ("new", 2, "something is missing: halo new"),
      ("new X --template none", 1, "no template is called none"),
      ("rename Ideas", 2, "something is missing: halo rename"),
      ("move Ideas .hidden", 2, ".hidden can't be a folder of notes"),
      ("move Ideas ../out", 2, "can't be a folder of notes"), ("tags x", 2, "too many names"),
      ("show x y", 2, "too many names: halo show"), ("undo", 1, "there is nothing to undo"),
      ("search tram --open", 2, "standard input is not a terminal"),
    ])
  func failing(_ line: String, _ status: Int, _ errors: String) throws {
    let result = try halo().run(line.split(separator: " ").map(String.init))
    #expect(result.status == status)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(errors), "\(result.errors)")
    #expect(result.errors.count(of: "\n") == (errors.isEmpty ? 0 : 1))
  }

  @Test("On a terminal emptying the trash asks first; without one it doesn't")
  func emptying() throws {
    let halo = try halo()
    _ = run(["delete Ideas"], on: halo)
    let script = #""$HALO" trash empty -C "$NOTES"; echo "status $?""#
    let session = try halo.startShell(script)
    try session.waitFor("Remove 1 file for good? [y/N]")
    session.type("n\n")
    #expect(try session.waitForEnd() == .exited(0))
    #expect(session.screen.text.contains("status 1"))
    #expect(run(["trash"], on: halo) == ["0 Ideas.md\n"])
    #expect(run(["trash empty", "trash"], on: halo) == ["0 ", "0 "])
    #expect(try halo.vault.snapshot()[Array(".trash".utf8)] == nil)
  }

  @Test("edit hands the note to the editor, and its status is halo's")
  func editing() throws {
    let halo = try halo()
    halo.environment.variables["VISUAL"] = "sh -c 'cat \"$1\"; exit 3' sh"
    let result = halo.run(["edit", "Lisbon"])
    #expect(result.output.hasPrefix("# Lisbon\n"))
    #expect(result.status == 3)
    let new = halo.run(["new", "--edit", "Z"])
    #expect(new.output == "Z.md\n# Z\n\n")
  }

  @Test("What is appended while somebody writes in the note shows there, and nothing is lost")
  func whileWriting() throws {
    let halo = try halo()
    let session = try halo.start()
    try session.waitFor("Milk, and see")
    try session.press("e")
    try session.waitFor("writing ·")
    session.type("typed ")
    try session.waitFor("typed ")
    #expect(run(["append Groceries last"], on: halo) == ["0 "])
    session.type("more ")
    try session.waitFor("last")
    try session.press("Esc")
    try session.wait("reading") { !$0.contains("writing ·") }
    try session.press("q")
    #expect(try session.waitForEnd() == .exited(0))
    let text = try halo.vault.text("Groceries.md")
    #expect(text.contains("typed more "))
    #expect(text.hasSuffix("- [x] Tea\nlast\n"))
  }
}

extension String {
  fileprivate func trimming(_ ending: String) -> String {
    hasSuffix(ending) ? String(dropLast(ending.count)) : self
  }
}

extension TemporaryVault {
  fileprivate func text(_ name: String) throws -> String {
    String(decoding: try bytes(of: name.utf8), as: UTF8.self)
  }
}
