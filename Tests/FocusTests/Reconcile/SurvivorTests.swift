import Focus
import Geometry
import Testing

@Suite("Change under the focus (focus F27, F28)")
struct SurvivorTests {
  private func panes(_ a: [ItemID], except: [Int: Focusability] = [:]) -> [FocusGroup] {
    var groups = FocusMap.paneGroups()
    groups[0].source = ListSource(a, except: except)
    return groups
  }

  private func session(at item: ItemID) -> Session {
    var session = Session(panes(.numbered("a", 0..<6)))
    session.move(.to(FocusTarget(item, in: "a")))
    return session
  }

  @Test(
    "The next of the following items takes over, then the nearest of the preceding",
    arguments: [
      ("a2", ["a0", "a1", "a3", "a4", "a5"], "a3"),
      ("a2", ["a0", "a1", "a5"], "a5"),
      ("a2", ["a0", "a1"], "a1"),
      ("a5", ["a0", "a1", "a2"], "a2"),
      ("a2", ["new", "a4", "a0"], "a4"),
      ("a0", ["a1", "a2"], "a1"),
      ("a2", ["x", "y"], "x"),
    ] as [(ItemID, [ItemID], ItemID)])
  func neighbours(_ focused: ItemID, _ rest: [ItemID], _ survivor: ItemID) throws {
    var session = session(at: focused)
    session.change(to: panes(rest))
    let update = try #require(session.update)
    #expect(session.state.focused?.item == survivor)
    #expect(session.state.focused?.group == "a")
    #expect(update.reason == .removal)
    #expect(update.left == nil)
  }

  @Test("The whole removal is known before the survivor is chosen (textual #954)")
  func wholeRemoval() {
    var session = session(at: "a1")
    session.change(to: panes(["a0", "a5"], except: [1: .disabled]))
    #expect(session.focus == "a/a0")
  }

  @Test(
    "Reordering and filtering keep the item, whatever its row",
    arguments: [
      ["a5", "a4", "a3", "a2", "a1", "a0"], ["a2"], ["new", "newer", "a2", "a0"],
    ] as [[ItemID]])
  func reorder(_ rest: [ItemID]) {
    var session = session(at: "a2")
    #expect(session.change(to: panes(rest)) == nil)
    #expect(session.focus == "a/a2")
    #expect(session.state.focused?.index == rest.firstIndex(of: "a2"))
  }

  @Test(
    "An item that is disabled or hidden hands over to its neighbour, with the reason",
    arguments: [
      (Focusability.disabled, FocusReason.disabling), (.hidden, .hiding),
      (.unfocusable(because: "header"), .disabling),
    ])
  func disabling(_ focusability: Focusability, _ reason: FocusReason) throws {
    var session = session(at: "a2")
    session.change(to: panes(.numbered("a", 0..<6), except: [2: focusability]))
    let update = try #require(session.update)
    #expect(session.focus == "a/a3")
    #expect(update.reason == reason)
  }

  @Test(
    "A group that is hidden or disabled hands over to the next group of the scope",
    arguments: [(Availability.hidden, FocusReason.hiding), (.disabled, .disabling)])
  func group(_ availability: Availability, _ reason: FocusReason) throws {
    var session = session(at: "a2")
    var groups = panes(.numbered("a", 0..<6))
    groups[0].availability = availability
    session.change(to: groups)
    let update = try #require(session.update)
    #expect(session.focus == "b/b0")
    #expect(update.reason == reason)
    groups[0].availability = .enabled
    #expect(session.change(to: groups) == nil)
    session.move(.group("a"))
    #expect(session.focus == "a/a2")
  }

  @Test("A group that goes hands over to its parent, at the item on which it hung")
  func parent() throws {
    var groups = FocusMap.paneGroups()
    groups[2].parent = "a"
    groups[2].parentItem = "a3"
    var session = Session(groups)
    session.move(.group("c"))
    groups.remove(at: 2)
    session.change(to: groups)
    #expect(session.update != nil)
    #expect(session.focus == "a/a3")
  }

  @Test("A last group that goes hands over to the next round the end, by the order it had")
  func nextGroup() {
    var groups = FocusMap.paneGroups()
    var session = Session(groups)
    session.move(.group("b"))
    groups.remove(at: 1)
    session.change(to: groups)
    #expect(session.focus == "c/c0")
    groups.remove(at: 1)
    session.change(to: groups)
    #expect(session.focus == "a/a0")
    session.change(to: [])
    #expect(session.focus == nil)
    session.change(to: FocusMap.paneGroups())
    #expect(session.focus == "a/a0")
  }

  @Test("When the last thing in a joined scope goes, the nearest group of those below takes over")
  func nearest() {
    let scopes = [FocusScope(.base), FocusScope("s", modality: .joined)]
    let sheet = FocusGroup.list(
      "s", ["s0"], at: Rectangle(column: 45, row: 12, columns: 5, rows: 3)
    )
    .with { $0.scope = "s" }
    var session = Session(FocusMap.paneGroups(), scopes: [FocusScope(.base)])
    session.change(to: FocusMap.paneGroups() + [sheet], scopes: scopes)
    #expect(session.focus == "s/s0")
    session.change(to: FocusMap.paneGroups(), scopes: scopes)
    #expect(session.focus == "c/c0")
  }

  @Test(
    "The rule that found the survivor is told",
    arguments: [
      (["a0", "a2", "a3"], SurvivorRule.same), (["a3"], .following), (["a0"], .preceding),
      (["z"], .groupEntry), ([], .nextGroup),
    ] as [([ItemID], SurvivorRule)])
  func rules(_ rest: [ItemID], _ rule: SurvivorRule) throws {
    let session = session(at: "a2")
    let place = try #require(session.state.focused)
    let new = FocusMap(groups: panes(rest))
    let survivor = new.survivor(of: place, from: session.map, state: session.state)
    #expect(survivor?.rule == rule)
  }

  @Test(
    "Without the old map the item's number decides",
    arguments: [
      (["x", "y", "z", "w"], "z"), (["x"], "x"),
    ] as [([ItemID], ItemID)])
  func number(_ rest: [ItemID], _ expected: ItemID) {
    var session = session(at: "a2")
    session.restart(with: FocusMap(groups: panes(rest)))
    #expect(session.state.focused?.item == expected)
    #expect(session.update?.reason == .removal)
  }

  @Test("Memory of a group that isn't focused follows the gap of its item")
  func memoryGap() {
    var session = session(at: "a2")
    session.move(.group("b"))
    session.change(to: panes(["a0", "a1", "a3", "a4"]))
    session.move(.group("a"))
    #expect(session.focus == "a/a3")
  }

  @Test("A million rows lose one, and the next takes over")
  func million() throws {
    func map(removing row: Int?) -> FocusMap {
      FocusMap(groups: [
        FocusGroup(
          "many", frame: Rectangle(column: 0, row: 0, columns: 20, rows: 10),
          source: HugeSource(count: 1_000_000, removing: row))
      ])
    }
    var session = Session(map(removing: nil))
    session.move(.to(FocusTarget("500000", in: "many")))
    session.change(to: map(removing: 3))
    #expect(session.focus == "many/500000")
    #expect(session.state.focused?.index == 499_999)
    session.change(to: map(removing: nil))
    session.change(to: map(removing: 500_000))
    #expect(session.focus == "many/500001")
  }

  @Test("More than 256 items that go at once leave the group's entry item")
  func farNeighbours() {
    var session = Session(panes(.numbered("a", 0..<1000)))
    session.move(.to(FocusTarget("a500", in: "a")))
    session.change(to: panes(.numbered("a", 0..<100) + .numbered("a", 900..<1000)))
    #expect(session.focus == "a/a0")
    session = Session(panes(.numbered("a", 0..<1000)))
    session.move(.to(FocusTarget("a500", in: "a")))
    session.change(to: panes(.numbered("a", 0..<245)))
    #expect(session.focus == "a/a244")
  }
}
