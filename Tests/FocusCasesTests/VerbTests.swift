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

  static let pyramid = """
    {"id": "pyramid", "kind": "sequence", "from": "base", "moves": ["up", "left", "next"],
     "items": [{"id": "left", "x": 0, "y": 0, "w": 10, "h": 2},
               {"id": "right", "x": 10, "y": 0, "w": 10, "h": 2},
               {"id": "base", "x": 5, "y": 4, "w": 10, "h": 2},
               {"id": "off", "x": 5, "y": -9, "w": 10, "h": 2, "focusable": false}]}
    """

  @Test("explain tells of each movement what was weighed and what decided")
  func explainText() {
    #expect(
      run(.explain, on: Self.pyramid).output == """
        pyramid
          up: base → left (by geometry; equal scores, reading order decided)
            left: beam, score 77.0, major 2, minor 5.0
            right: beam, score 77.0, major 2, minor 5.0
          left: left → - (nothing lies that way)
          next: left → right (by Tab order)
            left: open
            right: open
            base: open
            off: closed, nothing in it can take the focus

        """)
  }

  @Test("explain --json has the same as data")
  func explainJSON() {
    let output = run(.explain, on: Self.pyramid, .json).output
    let candidate =
      #"{"class":"beam","distance":{"major":2,"majorFar":4,"minor":5,"score":77},"name":"left"}"#
    #expect(output.contains(candidate))
    #expect(output.contains(#""move":"up","rule":"searchAround","search":"readingOrder"}"#))
    #expect(output.contains(#""refusal":"nothing lies that way""#))
    #expect(output.hasPrefix("[\n{\"id\":\"pyramid\",\"moves\":["))
    #expect(output.hasSuffix("\"ok\":null}\n]\n"))
  }

  @Test("explain tells of a case without movements what keeps each item from the focus")
  func explainItems() {
    let record = """
      {"id": "x", "kind": "order", "focused": "b",
       "items": [{"id": "a", "tab_stop": false}, {"id": "b"},
         {"id": "box", "visible": false, "children": [{"id": "c"}]},
         {"id": "shut", "children_focusable": false, "children": [{"id": "d"}]}]}
      """
    #expect(
      run(.explain, on: record).output == """
        x
          a: the key passes it by
          b: can take the focus; it has the focus; its group is entered here; it is in Tab stop 1
          box: it never takes the focus
          c: it is hidden
          shut: it never takes the focus
          d: what it lies in keeps the focus from it

        """)
  }

  @Test("lint prints a line a finding, and a finding makes --check fail")
  func lint() {
    let report = run(.lint, on: Self.pyramid, .text, .required)
    #expect(
      report.output == """
        pyramid: down leads from right to base, and up not back
        pyramid: up from base leads to two that are equally near
        pyramid: left leads from base to left, and right not back
        pyramid: right leads from base to right, and left not back

        """)
    #expect(report.status == .differs)
    #expect(run(.lint, on: Self.pyramid).status == .done)
    let json = run(.lint, on: Self.pyramid, .json).output
    #expect(json.contains(#""about":["base"],"heading":"up","kind":"tie""#))
    #expect(json.contains(#""about":["right","base"],"heading":"down","kind":"one-way""#))
  }

  @Test("lint says nothing of how a case is set up")
  func lintOfNothing() {
    let record = """
      {"id": "x", "kind": "order", "items": [{"id": "a"}, {"id": "box", "children": [
         {"id": "b"}, {"id": "c", "focusable": false}]}]}
      """
    let report = run(.lint, on: record, .text, .required)
    #expect(report.output.isEmpty)
    #expect(report.status == .done)
    let empty =
      #"{"id": "x", "kind": "order", "items": [{"id": "a"}, {"id": "b", "group": "g", "focusable": false}]}"#
    #expect(run(.lint, on: empty).output == "x: nothing in group g can take the focus\n")
    let overlap = """
      {"id": "x", "kind": "order", "items": [{"id": "a", "x": 0, "y": 0, "w": 4, "h": 2},
        {"id": "b", "x": 2, "y": 1, "w": 4, "h": 2}, {"id": "c", "x": 9, "y": 0, "w": 0, "h": 0}]}
      """
    let lines = run(.lint, on: overlap).output
    #expect(lines.contains("x: a and b lie over each other\n"))
    #expect(lines.contains("x: c has no extent\n"))
  }

  @Test("Every verb plays every fixture", arguments: FocusVerb.allCases)
  func all(verb: FocusVerb) throws {
    for fixture in Fixture.allCases where fixture != .composeTwoItems {
      let report = verb.run(
        on: try fixture.bytes(), named: "x", FocusVerbOptions(format: .json))
      #expect(report.status == .done)
      #expect(report.output.split(separator: "\n").count == fixture.count + 2)
    }
  }

  @Test("A difference makes it fail only where that is asked for")
  func check() {
    #expect(run(.move).status == .done)
    #expect(run(.move, .text, .required).status == .differs)
    #expect(run(.order, .text, .required).status == .done)
  }

  @Test("A record that can't be read is complained about and the others are played")
  func partial() {
    let report = run(.move, on: #"[{"id": "x"}, {"id": "y", "kind": "entry", "items": []}]"#)
    #expect(report.output == "y: -\n")
    #expect(report.complaints == "file.json: case 1 (x): items: missing\n")
    #expect(report.status == .malformed)
  }

  @Test("A file that is no JSON is complained about by its name")
  func noJSON() {
    let report = run(.move, on: "[", .json)
    #expect(report.output.isEmpty)
    #expect(report.complaints.hasPrefix("file.json: not JSON: "))
    #expect(report.status == .malformed)
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
}
