import Focus
import Geometry
import Testing

@Suite("Fields that steer a list (focus F39)")
struct SteeringTests {
  private func groups(_ rows: [ItemID] = .numbered("r", 0..<5)) -> [FocusGroup] {
    [
      FocusGroup(
        "field", frame: Rectangle(column: 0, row: 0, columns: 20, rows: 1),
        source: ArraySource([
          FocusItem(
            "query", at: Rectangle(column: 0, row: 0, columns: 20, rows: 1), tabPolicy: .leaves)
        ]), controls: "list"),
      .list("list", rows, at: Rectangle(column: 0, row: 1, columns: 20, rows: 3)),
    ]
  }

  @Test("The field keeps the focus while the list's active item moves and wears the halo")
  func steers() throws {
    var session = Session(groups())
    #expect(session.focus == "field/query")
    #expect(session.state.haloPlace(in: session.map)?.item == "r0")
    guard case .steered(let update) = session.move(.arrow(.down)) else {
      Issue.record("not steered")
      return
    }
    #expect(update.previous?.item == "r0")
    #expect(update.next?.item == "r1")
    #expect(update.reveal?.group == "list")
    #expect(session.focus == "field/query")
    #expect(session.state.haloPlace(in: session.map)?.item == "r1")
    session.move(.page(.forward))
    #expect(session.state.activePlace(of: "list", in: session.map)?.item == "r3")
    session.move(.previous)
    #expect(session.state.activePlace(of: "list", in: session.map)?.item == "r2")
  }

  @Test("The ends of the list are refused and never leave the field")
  func ends() {
    var session = Session(
      groups().map { group in
        group.with { if $0.id == "list" { $0.ends.vertical = .leave } }
      })
    #expect(session.move(.previous) == .refused(because: .atEnd(.previous)))
    #expect(session.focus == "field/query")
  }

  @Test("Tab enters the list at the active item, Shift-Tab comes back")
  func tab() {
    var session = Session(groups())
    session.move(.next)
    session.move(.next)
    #expect(session.path(.tab(.forward), .tab(.backward)) == ["list/r2", "field/query"])
  }

  @Test("Left and right are the field's own")
  func sideways() {
    var session = Session(groups())
    #expect(session.move(.arrow(.right)) == .refused(because: .nothingThatWay(.right)))
    #expect(session.state.activePlace(of: "list", in: session.map)?.item == "r0")
  }

  @Test("The active item is kept by name while the list is filtered, else its neighbour is")
  func filtering() {
    var session = Session(groups())
    session.move(.next)
    session.move(.next)
    session.change(to: groups(["r2", "r4"]))
    #expect(session.state.haloPlace(in: session.map)?.item == "r2")
    session.change(to: groups(["r1", "r4"]))
    #expect(session.state.haloPlace(in: session.map)?.item == "r4")
    session.change(to: groups([]))
    #expect(session.state.haloPlace(in: session.map)?.item == "query")
    #expect(session.move(.next) == .refused(because: .atEnd(.next)))
  }

  @Test("A raised item doesn't hold back an active one")
  func raised() {
    var all = groups()
    all[1].source = ListSource(.numbered("r", 0..<5), entering: [EntryCandidate(3)])
    var session = Session(all)
    #expect(session.state.haloPlace(in: session.map)?.item == "r3")
    session.move(.next)
    #expect(session.state.haloPlace(in: session.map)?.item == "r4")
    session.move(.previous)
    session.move(.previous)
    #expect(session.state.haloPlace(in: session.map)?.item == "r2")
  }
}
