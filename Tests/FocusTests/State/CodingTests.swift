import Focus
import FoundationEssentials
import Geometry
import Testing

@Suite("State survives (focus F38)")
struct CodingTests {
  private func decoded(_ json: String) throws -> FocusState {
    try JSONDecoder().decode(FocusState.self, from: Data(json.utf8))
  }

  /// A state with everything in it: memory, an open sheet, a path, a request.
  private func busy() -> Session {
    var groups = FocusMap.paneGroups()
    var session = Session(groups)
    session.move(.next)
    session.move(.arrow(.right))
    session.move(.typeAhead("b3"))
    groups.append(
      .list("s", ["s0", "s1"], at: Rectangle(column: 0, row: 5, columns: 20, rows: 5)).with {
        $0.scope = "sheet"
      })
    session.change(
      to: groups, scopes: [FocusScope(.base), FocusScope("sheet", modality: .joined)])
    session.now = .seconds(4)
    session.move(.next)
    session.move(.arrow(.right))
    _ = session.request(PendingRequest(for: FocusTarget("x", in: "a"), asked: .seconds(4)))
    return session
  }

  @Test("A state is read as it was written")
  func roundTrip() throws {
    let state = busy().state
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(FocusState.self, from: data) == state)
  }

  @Test(
    "After a restart the same item is focused, groups remember, and the sheet closes to its opener")
  func restart() throws {
    var session = busy()
    _ = session.withState { $0.endRequest(in: $1) }
    session.move(.tab(.backward))
    session.move(.tab(.forward))
    let focus = session.focus
    session.restart()
    #expect(session.focus == focus)
    #expect(session.update?.reason == .restored)
    #expect(session.update?.previous == nil)
    #expect(session.state.nextDeadline == nil)
  }

  @Test("An item that went while the program was away gives its group's memory to its neighbour")
  func goneMeanwhile() {
    var session = Session(FocusMap.panes())
    _ = session.path(.tab(.forward), .next, .next, .next, .tab(.forward))
    #expect(session.focus == "c/c0")
    var groups = FocusMap.paneGroups()
    groups[1] = .list("b", ["b0", "b1", "b2", "b4"], at: .pane(1))
    session.restart(with: FocusMap(groups: groups))
    session.move(.tab(.backward))
    #expect(session.focus == "b/b4")
  }

  @Test("Another run may give the same generation to another order: names count, not places")
  func otherOrder() {
    func groups(_ items: [ItemID]) -> [FocusGroup] {
      let groups = FocusMap.paneGroups()
      let source = ListSource(items, columns: 20, generation: 1)
      return [FocusGroup("b", frame: .pane(1), source: source), groups[2]]
    }
    var session = Session(groups(["b0", "b1", "b2"]))
    _ = session.path(.next, .tab(.forward))
    session.restart(with: FocusMap(groups: groups(["b1", "b2", "b0"])))
    session.move(.tab(.backward))
    #expect(session.focus == "b/b1")
    session.restart(with: FocusMap(groups: groups(["b2", "b0", "b1"])))
    #expect(session.focus == "b/b1")
  }

  @Test("A group that comes back without the item that it remembers is clamped to what it holds")
  func comesBackShorter() {
    var session = Session(FocusMap.panes())
    _ = session.path(.tab(.forward), .last, .tab(.forward))
    let groups = FocusMap.paneGroups()
    session.change(to: [groups[0], groups[2]])
    session.change(to: [groups[0], .list("b", ["b0", "b1"], at: .pane(1)), groups[2]])
    session.move(.tab(.backward))
    #expect(session.focus == "b/b1")
  }

  @Test("Names that the map doesn't know are dropped")
  func unknown() throws {
    let json = """
      {"version": 1, "place": {"item": "gone", "group": "nowhere", "slot": 7, "index": -3,
       "generation": 1}, "scopes": [{"scope": "old", "restoration": {"lastOutside": {}},
       "entrance": "settled"}], "later": {"field": true}}
      """
    var state = try decoded(json)
    let update = state.reconcile(from: nil, to: .panes())
    #expect(update?.next?.item == "a0")
    #expect(state.scopes.map(\.scope) == [.base])
  }

  @Test(
    "A bad field costs only itself",
    arguments: [
      #"{"version": 1, "place": 5}"#, #"{"version": 1, "memory": "x", "path": []}"#,
      #"{"version": 1, "memory": [1, {"place": null}], "scopes": [null, 3, {"scope": 4}]}"#,
      #"{"version": 1, "columnWish": "far", "pending": {"target": 1}, "window": "open"}"#,
      #"{"version": 1, "path": {"heading": "down", "stops": "many"}}"#,
    ])
  func badField(_ json: String) throws {
    var state = try decoded(json)
    _ = state.reconcile(from: nil, to: .panes())
    #expect(state.focused?.item == "a0")
  }

  @Test(
    "No version, a newer one, or no object at all is an error",
    arguments: [
      "{}", #"{"version": 2}"#, #"{"version": 0}"#, #"{"version": "1"}"#, "[]", "null", "3",
    ])
  func version(_ json: String) {
    #expect(throws: DecodingError.self) { try decoded(json) }
  }

  @Test("Bytes that were changed at random are an error or a state that works")
  func fuzz() throws {
    let data = try JSONEncoder().encode(busy().state)
    var numbers = SeededNumbers(seed: 38)
    let map = busy().map
    for _ in 0..<2_000 {
      var bytes = data
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: bytes[place] = UInt8.random(in: 32...126, using: &numbers)
        case 1: bytes.replaceSubrange(place...place, with: Data("9223372036854775807".utf8))
        default: bytes.remove(at: place)
        }
      }
      guard var state = try? JSONDecoder().decode(FocusState.self, from: bytes) else { continue }
      _ = state.reconcile(from: nil, to: map)
      #expect(state.focused != nil)
      for movement in [Movement.next, .tab(.forward), .arrow(.left), .arrow(.down)] {
        _ = state.move(movement, in: map)
        #expect(state.focused.map { map.canFocus($0.item, in: $0.group) } == true)
      }
    }
  }

  @Test("What groups remember is bounded, and the oldest is forgotten first")
  func bounded() throws {
    let groups = (0..<1_200).map { number in
      FocusGroup.list(
        GroupID("g\(number)"), ["x", "y"],
        at: Rectangle(column: 0, row: number, columns: 5, rows: 1))
    }
    var session = Session(groups)
    for _ in 0..<1_199 {
      session.move(.next)
      session.move(.tab(.forward))
    }
    #expect(session.state.activePlace(of: "g0", in: session.map)?.item == "x")
    #expect(session.state.activePlace(of: "g1100", in: session.map)?.item == "y")
    let data = try JSONEncoder().encode(session.state)
    #expect(data.count < 1_024 * 200)
  }
}
