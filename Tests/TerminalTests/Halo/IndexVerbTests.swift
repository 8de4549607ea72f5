import FoundationEssentials
import NotesTestSupport
import TerminalTestSupport
import Testing

@Suite("The command line goes by the index where there is one (contract, “Command line”)")
struct IndexVerbTests {
  private static let notes: KeyValuePairs<String, String> = [
    "A.md": "---\ntags: [food]\naliases: [Obst]\n---\n# Äpfel\n\nRed and sour.\n\n- [ ] buy\n",
    "B.md": "# Bread\n\nFlour #food/baked and water, red with beets.\n\n- [x] bake\n",
    "C.md": "No heading, 水 and sour cream\n", "in/D.md": "# Red\n\npinned: no\n",
    "in/E.md": "---\npinned: true\n---\n# Eggs\n",
  ]

  private static let questions = [
    "list", "list --sort title", "list red", "list tag:food", "list -0 -n 2", "search sour",
    "search apfel", "search 水", "search is:open", "search is:done OR is:pinned", "search red -sour",
    "search --json red", "list --json tag:food", "list --format {{title}}|{{aliases}} red",
    "search title:red", "search path:in/", "search nowhere", "search -n 1 red", "list is:untagged",
    "search --sort path sour",
  ]

  @Test("What it says is the same as without one, also where it isn't in line")
  func sameAnswers() throws {
    let halo = try Halo(notes: Self.notes)
    func ask() -> [String] {
      Self.questions.map { question in
        let result = halo.run(question.split(separator: " ").map(String.init))
        return "\(question): \(result.status) \(result.output)\(result.errors)"
      }
    }
    let answers = ask()
    #expect(halo.run(["index"]).output == "5 notes indexed, 5 read, 0 taken out\n")
    #expect(ask() == answers)
    try halo.vault.write("B.md", "# Bread\n\nSour dough, not red\n")
    try halo.vault.remove("C.md")
    try halo.vault.write("F.md", "# Figs\n\nred #food\n")
    let stale = ask()
    #expect(stale != answers)
    let check = halo.run(["index", "--check"])
    #expect(check.output == "3 notes indexed, 2 missing, 2 stale\n")
    #expect(check.status == 1)
    #expect(halo.run(["index"]).output == "5 notes indexed, 2 read, 2 taken out\n")
    #expect(ask() == stale)
    #expect(halo.run(["index", "--check"]).status == 0)
    let rebuilt = halo.run(["index", "--rebuild", "--json"])
    #expect(rebuilt.output == "{\"notes\":5,\"read\":5,\"removed\":0}\n")
    #expect(rebuilt.errors.isEmpty)
    #expect(ask() == stale)
  }

  @Test("A damaged index changes no answer, and is built anew when it is asked for")
  func damage() throws {
    let halo = try Halo(notes: Self.notes)
    let before = halo.run(["search", "red"]).output
    #expect(halo.run(["index"]).status == 0)
    let damaged = Program.path("/bin/sh").run(
      [
        "-c",
        #"for f in "$HOME"/.cache/halo/*/index.sqlite; do rm -f "$f"-*; echo no database >"$f"; done"#,
      ], environment: halo.environment)
    #expect(damaged.status == 0)
    #expect(halo.run(["search", "red"]).output == before)
    #expect(halo.run(["index"]).output == "5 notes indexed, 5 read, 0 taken out\n")
    #expect(halo.run(["search", "red"]).output == before)
  }

  @Test("A flag that it doesn't take, and a place that there isn't, are named")
  func refusals() throws {
    let halo = try Halo(notes: Self.notes)
    #expect(halo.run(["index", "now"]).status == 2)
    #expect(halo.run(["list", "--rebuild"]).status == 2)
  }
}
