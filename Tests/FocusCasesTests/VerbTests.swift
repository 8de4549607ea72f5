import FocusCases
import Testing

@Suite("Verbs on cases")
struct VerbTests {
  static let cases = """
    [{"id": "right", "kind": "directional", "direction": "right", "from": "a", "expect": "b",
      "items": [{"id": "a", "x": 0, "y": 0, "w": 1, "h": 1},
                {"id": "b", "x": 1, "y": 0, "w": 1, "h": 1}]},
     {"id": "stay", "kind": "directional", "direction": "left", "from": "a", "expect": "b",
      "items": [{"id": "a", "x": 0, "y": 0, "w": 1, "h": 1},
                {"id": "b", "x": 1, "y": 0, "w": 1, "h": 1}]},
     {"id": "tabs", "kind": "order", "expect_order": ["a", "b"],
      "items": [{"id": "a"}, {"id": "b"}]},
     {"id": "walk", "kind": "sequence", "from": "a", "moves": ["next", "next"], "expect": "a",
      "items": [{"id": "a"}, {"id": "b"}]},
     {"id": "open", "kind": "entry", "items": [{"id": "a"}]},
     {"id": "clicks", "kind": "click", "clicks": ["a", "b"], "expect_path": ["a", null],
      "items": [{"id": "a"}, {"id": "b", "focusable": false}]}]
    """

  func run(
    _ verb: FocusVerb, on text: String = cases, _ format: FocusVerbOptions.Format = .text,
    _ check: FocusVerbOptions.Check = .reported
  ) -> FocusReport {
    verb.run(on: text.utf8, named: "file.json", FocusVerbOptions(format: format, check: check))
  }

  @Test("move prints a line a case and marks what differs")
  func moveText() {
    #expect(
      run(.move).output == """
        right: b (ok)
        stay: - (differs, expected b)
        tabs: a b (ok)
        walk: b a (ok)
        open: a
        clicks: a - (ok)

        """)
  }

  @Test("move --json is one array with answer, path or order, null where the focus stays")
  func moveJSON() {
    #expect(
      run(.move, .json).output == """
        [
        {"answer":"b","id":"right","ok":true},
        {"answer":null,"id":"stay","ok":false},
        {"id":"tabs","ok":true,"order":["a","b"]},
        {"id":"walk","ok":true,"path":["b","a"]},
        {"answer":"a","id":"open","ok":null},
        {"answer":["a",null],"id":"clicks","ok":true}
        ]

        """)
    #expect(run(.move, on: "[]", .json).output == "[]\n")
  }

  @Test("order prints the Tab order of every world")
  func order() {
    #expect(
      run(.order).output == """
        right: a b
        stay: a b
        tabs: a b (ok)
        walk: a b
        open: a
        clicks: a

        """)
    #expect(run(.order, .json).output.contains(#"{"id":"walk","ok":null,"order":["a","b"]}"#))
  }

  @Test("A difference makes it fail only where that is asked for")
  func check() {
    #expect(run(.move).status == .done)
    #expect(run(.move, .text, .required).status == .failed)
    #expect(run(.order, .text, .required).status == .done)
  }

  @Test("A record that can't be read is complained about and the others are played")
  func partial() {
    let report = run(.move, on: #"[{"id": "x"}, {"id": "y", "kind": "entry", "items": []}]"#)
    #expect(report.output == "y: -\n")
    #expect(report.complaints == "file.json: case 1 (x): items: missing\n")
    #expect(report.status == .failed)
  }

  @Test("A file that is no JSON is complained about by its name")
  func noJSON() {
    let report = run(.move, on: "[", .json)
    #expect(report.output.isEmpty)
    #expect(report.complaints.hasPrefix("file.json: not JSON: "))
    #expect(report.status == .failed)
  }

  @Test("Nothing that is printed steers the terminal")
  func controls() {
    let record = #"[{"id": "a\u001b[2J\nb\u009b", "kind": "entry", "items": []}]"#
    #expect(run(.move, on: record).output == "a\u{FFFD}[2J b\u{FFFD}: -\n")
    let broken = #"[{"id": "\u0007", "kind": "\u001b", "items": []}]"#
    let complaints = run(.move, on: broken).complaints
    #expect(complaints.hasPrefix("file.json: case 1 (\u{FFFD}): kind: '\u{FFFD}' is none of"))
    #expect(complaints.hasSuffix("\n"))
  }

  @Test("Every fixture is played", arguments: Fixture.allCases)
  func fixtures(fixture: Fixture) throws {
    let report = FocusVerb.move.run(
      on: try fixture.bytes(), named: "x", FocusVerbOptions(format: .json))
    #expect(report.status == .done)
    #expect(report.output.split(separator: "\n").count == fixture.count + 2)
  }
}
