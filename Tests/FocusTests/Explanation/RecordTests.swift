import Focus
import FoundationEssentials
import Geometry
import Testing

@Suite("Record and replay (focus F36)")
struct RecordTests {
  @Test(
    "A record replays to the same outcome without the sources, also after saving",
    arguments: [
      Movement.tab(.forward), .leave(.backward), .group("c"), .arrow(.right), .arrow(.down),
      .next, .previous, .first, .last, .page(.forward), .halfPage(.forward),
      .to(FocusTarget("b3", in: "b"), as: .programmatic), .click(Point(column: 45, row: 2)),
      .typeAhead("a3"), .typeAhead("zz"), .group("nowhere"),
    ])
  func replays(_ movement: Movement) throws {
    var groups = FocusMap.paneGroups()
    groups[1].source = ArraySource(
      (0..<6).map {
        FocusItem(
          ItemID("b\($0)"),
          at: Rectangle(column: $0 % 3 * 6, row: $0 / 3 * 2, columns: 5, rows: 1))
      })
    groups[1].arrangement = .spatial
    groups[2].source = ArraySource(rows: [[FocusItem("c0"), FocusItem("c1")], [FocusItem("c2")]])
    groups[2].arrangement = .grid
    for start in ["a", "b", "c"] as [GroupID] {
      var session = Session(groups)
      session.move(.group(start))
      session.move(.arrow(.down))
      let record = FocusRecord(movement, in: session.map, from: session.state)
      #expect(record.outcome == session.map.propose(movement, from: session.state).outcome)
      #expect(record.replay() == record.outcome)
      let data = try JSONEncoder().encode(record)
      let read = try JSONDecoder().decode(FocusRecord.self, from: data)
      #expect(read == record)
      #expect(read.replay() == record.outcome)
    }
  }

  @Test("A record of a million rows holds only the few answers that were asked for")
  func small() throws {
    let map = FocusMap(groups: [
      FocusGroup("many", frame: .pane(0), source: HugeSource(count: 1_000_000))
    ])
    var session = Session(map)
    session.move(.last)
    let record = FocusRecord(.page(.backward), in: map, from: session.state)
    #expect(record.replay() == record.outcome)
    #expect(try JSONEncoder().encode(record).count < 10_000)
  }

  @Test("A record that was changed at random is an error or replays to something")
  func fuzz() throws {
    let session = Session(.panes())
    let data = try JSONEncoder().encode(
      FocusRecord(.arrow(.right), in: session.map, from: session.state))
    var numbers = SeededNumbers(seed: 36)
    for _ in 0..<1_000 {
      var bytes = data
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      if Bool.random(using: &numbers) {
        bytes[place] = UInt8.random(in: 32...126, using: &numbers)
      } else {
        bytes.replaceSubrange(place...place, with: Data("9223372036854775807".utf8))
      }
      guard let record = try? JSONDecoder().decode(FocusRecord.self, from: bytes) else { continue }
      _ = record.replay()
    }
  }
}
