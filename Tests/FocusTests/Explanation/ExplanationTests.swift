import Focus
import FoundationEssentials
import Geometry
import Testing

@Suite("Seeing into it (focus F34, F37)")
struct ExplanationTests {
  @Test("Every reason why an item can't take the focus is listed")
  func barriers() {
    var groups = FocusMap.paneGroups()
    groups[0].source = ListSource(["a0", "a1"], except: [0: .disabled])
    groups[1].parent = "a"
    groups[1].availability = .hidden
    groups[2].scope = "gone"
    groups.append(.list("m", ["m0"], at: .pane(3)).with { $0.scope = "modal" })
    let map = FocusMap(scopes: [FocusScope(.base), FocusScope("modal")], groups: groups)
    let state = FocusState()
    #expect(map.explain("a0", in: "a", from: state).barriers == [.itemDisabled, .behind("modal")])
    #expect(
      map.explain("b0", in: "b", from: state).barriers == [.groupHidden("b"), .behind("modal")])
    #expect(map.explain("c0", in: "c", from: state).barriers == [.unknownScope("gone")])
    #expect(map.explain("m0", in: "m", from: state).canFocus)
    #expect(map.explain("m9", in: "m", from: state).barriers == [.unknownItem("m9")])
    #expect(map.explain("m0", in: "x", from: state).barriers == [.unknownGroup("x")])
  }

  @Test("A parent's word is named as the reason")
  func inherited() {
    var groups = FocusMap.paneGroups()
    groups[0].availability = .disabled
    groups[1].parent = "a"
    groups[2].allowsFocus = .nothing
    let map = FocusMap(groups: groups + [.list("d", ["d0"]).with { $0.parent = "c" }])
    #expect(map.explain("b0", in: "b", from: FocusState()).barriers == [.groupDisabled("a")])
    #expect(map.explain("d0", in: "d", from: FocusState()).barriers == [.groupDeclines("c")])
  }

  @Test("Facts say how movements see an item")
  func facts() {
    var groups = FocusMap.paneGroups(50)
    groups[1].source = ArraySource([
      FocusItem("b0", tabPolicy: .consumed, priority: .prioritized),
      FocusItem(
        "b1", at: Rectangle(column: 0, row: 99, columns: 5, rows: 1), membership: .optedOut),
    ])
    groups[1].controls = "c"
    groups[2].presence = .offered
    var session = Session(groups)
    session.move(.next)
    session.move(.group("c"))
    let map = session.map
    func facts(_ item: ItemID, _ group: GroupID) -> [FocusFact] {
      map.explain(item, in: group, from: session.state).facts
    }
    #expect(facts("a1", "a") == [.entry, .remembered, .stop(0)])
    #expect(facts("a20", "a") == [.stop(0), .scrolledOut])
    #expect(
      facts("b0", "b")
        == [.entry, .priority(2000), .stop(1), .holdsNoCell, .consumesTab, .steers("c")])
    #expect(facts("b1", "b") == [.stop(2), .optedOut, .scrolledOut, .steers("c")])
    #expect(facts("c0", "c") == [.focused, .entry, .stop(3), .offered])
  }

  @Test("A search names every candidate with class and score, and what decided")
  func search() throws {
    let session = Session(.panes())
    let right = session.map.explain(.arrow(.right), from: session.state)
    #expect(right.rule == .searchAround)
    #expect(right.candidates.map(\.name) == [.group("b"), .group("c")])
    #expect(right.outcome == session.map.propose(.arrow(.right), from: session.state).outcome)
    guard case .weighed(.inBeam, let distance?) = right.candidates[0].verdict else {
      Issue.record("\(right.candidates[0].verdict)")
      return
    }
    #expect(distance.major == 0)
    let left = session.map.explain(.arrow(.left), from: session.state)
    #expect(left.rule == nil)
    #expect(left.search == .noCandidate)
  }

  @Test(
    "The rule that decided is named",
    arguments: [
      (Movement.next, MovementRule.step), (.last, .edge), (.page(.forward), .page),
      (.tab(.forward), .order), (.group("b"), .target),
      (.click(Point(column: 25, row: 2)), .click), (.typeAhead("a3"), .typeAhead),
      (.arrow(.right), .searchAround), (.arrow(.down), .step),
    ])
  func rules(_ movement: Movement, _ rule: MovementRule) {
    let session = Session(.panes())
    #expect(session.map.explain(movement, from: session.state).rule == rule)
  }

  @Test("Tab lists the groups in order, closed ones with their reasons")
  func order() {
    var groups = FocusMap.paneGroups()
    groups[1].availability = .disabled
    let session = Session(groups)
    let explanation = session.map.explain(.tab(.forward), from: session.state)
    #expect(explanation.candidates.map(\.name) == [.group("a"), .group("c"), .group("b")])
    #expect(explanation.candidates[2].verdict == .closed([.groupDisabled("b")]))
  }

  @Test("Entering a group names who wanted to be entered, the strongest first")
  func entries() {
    var groups = FocusMap.paneGroups()
    groups[1].source = ListSource(.numbered("b", 0..<5), entering: [EntryCandidate(4)])
    var session = Session(groups)
    session.move(.to(FocusTarget("b2", in: "b")))
    session.move(.group("a"))
    let explanation = session.map.explain(.tab(.forward), from: session.state)
    #expect(explanation.entries.map(\.item) == ["b4", "b2"])
    #expect(explanation.entries.map(\.source) == [.raised, .remembered])
  }

  @Test("Explanations can be written as JSON")
  func encodable() throws {
    let session = Session(.panes())
    let item = session.map.explain("a0", in: "a", from: session.state)
    let movement = session.map.explain(.arrow(.right), from: session.state)
    let text = try String(decoding: JSONEncoder().encode(movement), as: UTF8.self)
    #expect(text.contains("searchAround"))
    #expect(try !JSONEncoder().encode(item).isEmpty)
  }

  @Test("An update can be said in a sentence")
  func sentence() throws {
    let notes = FocusGroup(
      "notes", title: "Notes", source: ListSource(["1", "2"], titles: ["Groceries", "Two\nlines"]))
    let search = FocusGroup(
      "search", title: "", noun: "field", source: ArraySource([FocusItem("q", title: "tea")]))
    let blocks = FocusGroup(
      "blocks", title: "Detail", noun: "block",
      source: ArraySource(rows: [
        [FocusItem("p"), FocusItem("p.link", title: "a link")], [FocusItem("q")],
      ]), arrangement: .grid)
    let map = FocusMap(groups: [notes, search, blocks])
    func sentence(_ item: ItemID, _ group: GroupID) throws -> String {
      let place = try #require(map.place(of: item, in: group))
      return map.sentence(for: FocusUpdate(from: nil, to: place, because: .arrow))
    }
    #expect(try sentence("1", "notes") == "row 1 of 2, Notes, ‘Groceries’")
    #expect(try sentence("2", "notes") == "row 2 of 2, Notes, ‘Two lines’")
    #expect(try sentence("q", "search") == "field, ‘tea’")
    #expect(try sentence("p.link", "blocks") == "block 1 of 2, Detail, ‘a link’")
    #expect(
      map.sentence(for: FocusUpdate(from: nil, to: nil, because: .removal)) == "nothing focused")
  }
}
