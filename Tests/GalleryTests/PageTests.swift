import Focus
import Geometry
import Testing

@testable import engine_steps

/// The code of the pages in `docs/engine`, run.
@Suite("Pages about the engine")
struct PageTests {
  private let left = Rectangle(column: 0, row: 0, columns: 20, rows: 10)
  private let right = Rectangle(column: 20, row: 0, columns: 20, rows: 10)
  private let lower = Rectangle(column: 0, row: 5, columns: 40, rows: 5)

  @Test("Three calls are the whole engine")
  func threeCalls() throws {
    let map = FocusMap(groups: [
      FocusGroup("Fruit", frame: left, source: ListSource(["Apple", "Pear"])),
      FocusGroup("Nuts", frame: right, source: ListSource(["Almond", "Pecan"])),
    ])
    var focus = FocusState()
    _ = focus.reconcile(from: nil, to: map)
    let outcome = focus.move(.arrow(.right), in: map)
    #expect(map.sentence(for: outcome) == "row 1 of 2, Nuts, ‘Almond’")

    let smaller = FocusMap(groups: [
      FocusGroup("Fruit", frame: left, source: ListSource(["Apple", "Pear"]))
    ])
    let update = focus.reconcile(from: map, to: smaller)
    #expect(update?.reason == .removal)
    #expect(focus.focused?.item == "Apple")
  }

  @Test("A million lines move like three, and a line that is cut off hands on the focus")
  func logLines() {
    func map(first: Int, count: Int) -> FocusMap {
      let lines = LogLines(first: first, count: count, columns: 20)
      return FocusMap(groups: [FocusGroup("Log", noun: "line", frame: left, source: lines)])
    }
    let before = map(first: 0, count: 1_000_000)
    var focus = FocusState()
    _ = focus.reconcile(from: nil, to: before)
    _ = focus.move(.last, in: before)
    #expect(focus.focused?.item == "999999")
    _ = focus.move(.to(FocusTarget("41", in: "Log")), in: before)

    let after = map(first: 40, count: 1_000_000)
    #expect(focus.reconcile(from: before, to: after) == nil)
    #expect(focus.focused?.index == 1)

    let later = map(first: 90, count: 1_000_000)
    #expect(focus.reconcile(from: after, to: later)?.reason == .removal)
    #expect(focus.focused?.item == "90")
  }

  @Test("The log answers for exactly the lines that show")
  func logAreas() {
    let lines = LogLines(first: 7, count: 30, columns: 20)
    for row in -3...33 {
      for rows in -1...5 {
        let area = Rectangle(column: 0, row: row, columns: 1, rows: rows)
        let met = (0..<30).filter { lines.rectangle(at: $0).intersects(area) }
        #expect(Array(lines.indices(meeting: area)) == met)
      }
    }
  }

  @Test("A joined sheet leaves what is behind it in reach, Shift-Tab goes back to what opened it")
  func joinedSheet() {
    func map(_ modality: Modality?) -> FocusMap {
      var groups = [
        FocusGroup("Fruit", frame: left, source: ListSource(["Apple", "Pear"])),
        FocusGroup("Nuts", frame: right, source: ListSource(["Almond", "Pecan"])),
      ]
      guard let modality else { return FocusMap(groups: groups) }
      let sheet = FocusScope("Sheet", modality: modality, frame: lower)
      groups.append(
        FocusGroup("Look", scope: "Sheet", frame: lower, source: ListSource(["Close"])))
      return FocusMap(scopes: [FocusScope(.base), sheet], groups: groups)
    }
    var focus = FocusState()
    _ = focus.reconcile(from: nil, to: map(nil))
    _ = focus.reconcile(from: map(nil), to: map(.joined))
    #expect(focus.focused?.item == "Close")
    _ = focus.move(.tab(.backward), in: map(.joined))
    #expect(focus.focused?.item == "Apple")
    _ = focus.move(.tab(.forward), in: map(.joined))
    #expect(focus.focused?.item == "Close")

    _ = focus.reconcile(from: map(.joined), to: map(.modal))
    #expect(focus.move(.arrow(.up), in: map(.modal)) == .refused(because: .atEnd(.up)))
    _ = focus.reconcile(from: map(.modal), to: map(nil))
    #expect(focus.focused?.item == "Apple")
  }

  @Test("Explanations say what is in the way, and what decided")
  func explaining() {
    let map = FocusMap(groups: [
      FocusGroup("Fruit", frame: left, source: ListSource(["Apple"])),
      FocusGroup("Nuts", frame: right, source: ListSource(["Almond"]), availability: .disabled),
    ])
    var focus = FocusState()
    _ = focus.reconcile(from: nil, to: map)

    let almond = map.explain("Almond", in: "Nuts", from: focus)
    #expect(almond.canFocus == false)
    #expect(almond.barriers == [.groupDisabled("Nuts")])

    let right = map.explain(.arrow(.right), from: focus)
    #expect(right.outcome == .refused(because: .nothingThatWay(.right)))
    #expect(right.candidates.isEmpty)
  }

  @Test("Lint finds what nobody can reach, before anybody looks for it")
  func linting() {
    let map = FocusMap(groups: [
      FocusGroup("Fruit", frame: left, source: ListSource(["Apple"])),
      FocusGroup("Nuts", frame: left, source: ListSource([])),
    ])
    #expect(map.lint() == [.withoutEntry("Nuts")])
  }

  @Test("A record is a movement with all that decided it, to be replayed anywhere")
  func recording() {
    let map = FocusMap(groups: [
      FocusGroup("Fruit", frame: left, source: ListSource(["Apple", "Pear"]))
    ])
    var focus = FocusState()
    _ = focus.reconcile(from: nil, to: map)
    let record = FocusRecord(.next, in: map, from: focus)
    #expect(record.replay() == record.outcome)
  }
}
