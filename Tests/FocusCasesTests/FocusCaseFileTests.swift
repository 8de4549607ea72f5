import Focus
import FocusCases
import Geometry
import Testing

@Suite("Reading cases")
struct FocusCaseFileTests {
  func file(_ text: String) throws(FocusCaseError) -> FocusCaseFile {
    try FocusCaseFile(reading: text.utf8)
  }

  /// The single problem of a file with one record.
  func problem(_ text: String) throws -> FocusCaseError {
    let file = try file(text)
    #expect(file.cases.isEmpty)
    return try #require(file.problems.first)
  }

  static let record = """
    {"id": "one", "kind": "directional", "direction": "up", "from": "a", "expect": null,
     "items": [{"id": "a", "x": 1, "y": -2, "w": 3, "h": 4}], "source_test": "test"}
    """

  @Test("Every fixture is read whole", arguments: Fixture.allCases)
  func fixtures(fixture: Fixture) throws {
    let cases = try fixture.cases()
    #expect(cases.count == fixture.count)
    #expect(Set(cases.map(\.id)).count == cases.count)
    #expect(cases.allSatisfy { $0.expected != nil && $0.source.repository != nil })
  }

  @Test("One record, a list and a file with a source read the same record")
  func shapes() throws {
    let one = try file(Self.record)
    let list = try file("[\(Self.record), \(Self.record)]")
    let ours = try file(
      #"{"source_repo": "owner/name", "source_path": "tests", "cases": [\#(Self.record)]}"#)
    var record = try #require(one.cases.first)
    #expect(list.cases == [record, record])
    record.source.repository = "owner/name"
    record.source.path = "tests"
    #expect(ours.cases == [record])
    #expect(record.source.test == "test")
  }

  @Test("A directional record says where it starts, where to, and that the focus may stay")
  func directional() throws {
    let record = try #require(try file(Self.record).cases.first)
    #expect(record.question == .directional(from: "a", .up))
    #expect(record.expected == .item(nil))
    #expect(
      record.world.items == [
        CaseItem("a", Rectangle(column: 1, row: -2, columns: 3, rows: 4))
      ])
  }

  @Test("A record without an answer only asks")
  func open() throws {
    let record = try file(
      #"{"id": "x", "kind": "directional", "direction": "left", "items": []}"#
    ).cases.first
    #expect(record?.question == .directional(from: nil, .left))
    #expect(record?.expected == nil)
  }

  @Test("Every field of an item is read")
  func itemFields() throws {
    let text = """
      {"id": "x", "kind": "order", "text_direction": "rtl", "focused": "b", "trap": ["a"],
       "types": {"b": "Button"}, "cyclic": true, "expect_order": ["b"], "note": "unusual",
       "items": [{"id": "a", "focusable": true, "children_focusable": false, "visible": true,
         "tab_stop": false, "container": "c", "group": "g", "entry": true, "memory": false,
         "wrap": true, "overlay": true, "opened_by": "b", "stop": "group", "dir": "rtl",
         "order": 3, "policy": "ordered", "orientation": "horizontal", "index_align": true,
         "index_range": [1, 2],
         "children": [{"id": "b", "group": "none", "order": "B"}, {"id": "c", "group": true}]}]}
      """
    let record = try #require(try file(text).cases.first)
    var inner = CaseItem("b")
    inner.membership = .optedOut
    inner.order = .text("B")
    var other = CaseItem("c")
    other.membership = .itself
    var item = CaseItem("a")
    item.focusable = true
    item.childrenFocusable = false
    item.visible = true
    item.isTabStop = false
    item.container = "c"
    item.membership = .named("g")
    item.isEntry = true
    item.memory = false
    item.wraps = true
    item.isOverlay = true
    item.openedBy = "b"
    item.stop = .group
    item.direction = .rightToLeft
    item.order = .number(3)
    item.policy = .ordered
    item.orientation = .horizontal
    item.alignsIndices = true
    item.indexRange = 1...2
    item.children = [inner, other]
    var world = CaseWorld(items: [item])
    world.reading = .rightToLeft
    world.focused = "b"
    world.traps = ["a"]
    world.types = ["b": "Button"]
    #expect(record.world == world)
    #expect(record.question == .order)
    #expect(record.expected == .order(["b"], isCyclic: true))
    #expect(record.note == "unusual")
  }

  @Test("Moves may name a type, and a path has a stop for each")
  func sequence() throws {
    let record = try file(
      """
      {"id": "x", "kind": "sequence", "from": null, "moves": ["next:Radio:Button", "next-group"],
       "expect_path": ["a", null], "tree": {"id": "root", "children": [{"id": "a"}]}}
      """
    ).cases.first
    let moves = [CaseMove(.next, type: "Radio:Button"), CaseMove(.nextGroup)]
    #expect(record?.question == .sequence(from: nil, moves))
    #expect(record?.expected == .path(["a", nil]))
    #expect(record?.world.items.first?.children.map(\.id) == ["a"])
  }

  @Test("What is clicked is a list or a single item")
  func clicks() throws {
    let items = #""items": [{"id": "a"}, {"id": "b"}]"#
    let list = try file(
      #"{"id": "x", "kind": "click", "clicks": ["a", "b"], "expect_path": ["a", "b"], \#(items)}"#)
    let single = try file(#"{"id": "x", "kind": "click", "click": "b", "expect": "b", \#(items)}"#)
    let from = try file(#"{"id": "x", "kind": "click", "from": "b", "expect": "b", \#(items)}"#)
    #expect(list.cases.first?.question == .click(["a", "b"]))
    #expect(single.cases.first?.question == .click(["b"]))
    #expect(from.cases == single.cases)
  }

  @Test("An error names the record, the field and what is wrong")
  func errors() throws {
    let record = #"{"id": "x", "kind": "order", "items": "#
    let cases: [(String, String)] = [
      (#"{"kind": "order"}"#, "case 1: id: missing"),
      (#"{"id": "x", "items": []}"#, "case 1 (x): kind: missing"),
      (
        #"{"id": "x", "kind": "jump", "items": []}"#,
        "case 1 (x): kind: 'jump' is none of directional, order, sequence, entry, click"
      ),
      (record + #"[{"id": 7}]}"#, "case 1 (x): items[0].id: expected a text, found the number 7"),
      (record + #"[{"id": "a", "x": 1}]}"#, "case 1 (x): items[0].y: missing"),
      (
        record + #"[{"id": "a", "x": 1.5, "y": 0, "w": 1, "h": 1}]}"#,
        "case 1 (x): items[0].x: expected a whole number, found the number 1.5"
      ),
      (
        record + #"[{"id": "a", "children": [{"id": "b", "focusable": "yes"}]}]}"#,
        "case 1 (x): items[0].children[0].focusable: expected true or false, found the text 'yes'"
      ),
      (
        record + #"[{"id": "a"}, {"id": "a"}]}"#,
        "case 1 (x): items: a second item has the id 'a'"
      ),
      (record + "true}", "case 1 (x): items: expected a list, found true"),
      (
        record + #"[], "focused": "a"}"#, "case 1 (x): focused: no item has the id 'a'"
      ),
      (
        #"{"id": "x", "kind": "sequence", "items": [], "moves": ["jump"]}"#,
        "case 1 (x): moves[0]: 'jump' is none of up, down, left, right, next, previous, "
          + "next-group, previous-group"
      ),
      (
        record + #"[{"id": "a", "index_range": [2, 1]}]}"#,
        "case 1 (x): items[0].index_range: expected the first and the last index, found a list"
      ),
      ("[7]", "case 1: expected an object, found the number 7"),
    ]
    for (text, description) in cases {
      #expect(try problem(text).description == description)
    }
  }

  @Test("A record that can't be read doesn't hide the others")
  func partial() throws {
    let file = try file("[{}, \(Self.record)]")
    #expect(file.cases.map(\.id) == ["one"])
    #expect(file.problems.map(\.record) == [1])
  }

  @Test("What is no list of records is an error of the file")
  func wholeFile() {
    #expect(throws: FocusCaseError.self) { try file("[{]") }
    #expect(throws: FocusCaseError.self) { try file("") }
    #expect {
      try file(#""cases""#)
    } throws: {
      "\($0)" == "expected a record or a list of records, found the text 'cases'"
    }
    #expect {
      try file(#"{"cases": 1}"#)
    } throws: {
      "\($0)" == "cases: expected a list, found the number 1"
    }
  }
}
