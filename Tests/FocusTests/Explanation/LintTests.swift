import Focus
import Geometry
import Testing

@Suite("Lint (focus F35)")
struct LintTests {
  private func boxes(_ places: [(ItemID, Int, Int)], in id: GroupID = "boxes") -> FocusGroup {
    FocusGroup(
      id, frame: Rectangle(column: 0, row: 0, columns: 40, rows: 20),
      source: ArraySource(
        places.map {
          FocusItem($0.0, at: Rectangle(column: $0.1, row: $0.2, columns: 3, rows: 1))
        }), arrangement: .spatial)
  }

  @Test("A map in which all is well has no findings")
  func clean() {
    #expect(FocusMap.panes().lint() == [])
  }

  /// A large box round a small one, which arrows can't tell apart.
  private let enclosing = FocusGroup(
    "boxes", frame: Rectangle(column: 0, row: 0, columns: 40, rows: 20),
    source: ArraySource([
      FocusItem("inner", at: Rectangle(column: 5, row: 5, columns: 3, rows: 1)),
      FocusItem("outer", at: Rectangle(column: 0, row: 0, columns: 30, rows: 10)),
    ]), arrangement: .spatial)

  @Test("What Tab and arrows never reach is reported (TablePro #1490)")
  func unreachable() {
    let findings = FocusMap(groups: [enclosing]).lint()
    let outer = FocusTarget("outer", in: "boxes")
    #expect(findings.contains(.unreachable(outer)))
    #expect(findings.contains(.overlappingItems(FocusTarget("inner", in: "boxes"), outer)))
  }

  @Test("What holds no cell can't be reached by an arrow")
  func noCell() {
    let group = FocusGroup(
      "boxes", frame: Rectangle(column: 0, row: 0, columns: 40, rows: 20),
      source: ArraySource([
        FocusItem("x", at: Rectangle(column: 0, row: 0, columns: 3, rows: 1)),
        FocusItem("flat", at: Rectangle(column: 10, row: 0, columns: 3, rows: 0)),
      ]), arrangement: .spatial)
    let flat = FocusTarget("flat", in: "boxes")
    let findings = FocusMap(groups: [group]).lint()
    #expect(findings.contains(.holdsNoCell(flat)))
    #expect(findings.contains(.unreachable(flat)))
  }

  @Test("What can be entered and never left is a trap (WICG #189)")
  func trap() {
    let outer = FocusTarget("outer", in: "boxes")
    let guide = FocusGuide(
      "pit", frame: Rectangle(column: 15, row: 5, columns: 2, rows: 1), to: [outer])
    let findings = FocusMap(groups: [enclosing], guides: [guide]).lint()
    #expect(findings.contains(.trap(outer)))
    #expect(!findings.contains(.unreachable(outer)))
    #expect(!findings.contains(.trap(FocusTarget("inner", in: "boxes"))))
  }

  @Test("Ties and one-way moves are named with the arrow")
  func ties() {
    let map = FocusMap(groups: [boxes([("top", 10, 0), ("left", 5, 5), ("right", 15, 5)])])
    let findings = map.lint()
    #expect(findings.contains(.tie(FocusTarget("top", in: "boxes"), .down)))
    let steps = FocusMap(groups: [
      FocusGroup(
        "boxes", frame: Rectangle(column: 0, row: 0, columns: 40, rows: 20),
        source: ArraySource([
          FocusItem("top", at: Rectangle(column: 0, row: 0, columns: 20, rows: 1)),
          FocusItem("left", at: Rectangle(column: 0, row: 1, columns: 9, rows: 1)),
          FocusItem("right", at: Rectangle(column: 11, row: 1, columns: 9, rows: 1)),
        ]), arrangement: .spatial)
    ])
    #expect(
      steps.lint().contains(
        .oneWay(FocusTarget("right", in: "boxes"), .up, FocusTarget("top", in: "boxes"))))
  }

  @Test("Names that are taken or lead nowhere are reported")
  func structure() {
    let map = FocusMap(
      scopes: [FocusScope(.base), FocusScope(.base)],
      groups: [
        .list("a", ["a0", "a0"]), .list("a", ["x"]),
        .list("b", ["b0"], at: .pane(1)).with {
          $0.scope = "gone"
          $0.parent = "nobody"
        },
        .list("c", [], at: .pane(2)),
      ],
      guides: [
        FocusGuide("g", frame: .pane(3), to: [FocusTarget("x", in: "nowhere")]),
        FocusGuide("g", frame: .pane(4), to: []),
      ])
    let findings = map.lint()
    let expected: [FocusFinding] = [
      .duplicate(.scope(.base)), .duplicate(.group("a")), .duplicate(.guide("g")),
      .unknownScope("gone", namedBy: "b"), .unknownGroup("nobody", namedBy: "b"),
      .deadGuide("g"), .duplicateItem(FocusTarget("a0", in: "a")), .withoutEntry("c"),
    ]
    for finding in expected { #expect(findings.contains(finding), "\(finding)") }
  }

  @Test("Groups that lie over each other are reported, nested ones are not")
  func overlaps() {
    var groups = FocusMap.paneGroups()
    groups[1].frame = .pane(0)
    #expect(FocusMap(groups: groups).lint().contains(.overlappingGroups("a", "b")))
    groups[1].parent = "a"
    #expect(!FocusMap(groups: groups).lint().contains(.overlappingGroups("a", "b")))
  }

  @Test("Of a huge group only the first items are looked at, and that is said")
  func limit() {
    let map = FocusMap(groups: [
      FocusGroup(
        "many", frame: .pane(0), source: HugeSource(count: 1_000_000))
    ])
    #expect(map.lint(limit: 20) == [.cutShort("many", items: 20)])
    #expect(map.lint(limit: -1).contains(.cutShort("many", items: -1)))
  }
}
