import Focus
import Geometry
import Testing

@Suite("Steps, ends and pages (focus F13)")
struct StepTests {
  private func list(
    _ count: Int, rows: Int = 10, each: Int = 1, scrolled: Int = 0,
    except exceptions: [Int: Focusability] = [:], ends: GroupEnds? = nil
  ) -> FocusGroup {
    FocusGroup(
      "a", frame: Rectangle(column: 0, row: 0, columns: 20, rows: rows),
      viewport: Rectangle(column: 0, row: scrolled, columns: 20, rows: rows),
      source: ListSource(.numbered("a", 0..<count), rowsEach: each, except: exceptions),
      ends: ends)
  }

  @Test("Steps skip what can't be focused and stop at the ends with a reason")
  func skipping() {
    var session = Session([
      list(5, except: [0: .unfocusable(because: "header"), 2: .disabled, 4: .hidden])
    ])
    #expect(session.focus == "a/a1")
    #expect(session.path(.next) == ["a/a3"])
    #expect(session.move(.next) == .refused(because: .atEnd(.next)))
    #expect(session.path(.previous) == ["a/a1"])
    #expect(session.move(.previous) == .refused(because: .atEnd(.previous)))
    #expect(session.move(.arrow(.up)) == .refused(because: .atEnd(.up)))
  }

  @Test("Arrows along the axis of a list step; first and last go to the ends")
  func arrows() {
    var session = Session([list(5)])
    #expect(
      session.path(.arrow(.down), .last, .arrow(.up), .first)
        == ["a/a1", "a/a4", "a/a3", "a/a0"])
    #expect(session.move(.first) == .refused(because: .atEnd(.first)))
    #expect(session.move(.arrow(.right)) == .refused(because: .nothingThatWay(.right)))
  }

  @Test(
    "A horizontal list goes by left and right, in reading direction",
    arguments: [
      (ReadingDirection.leftToRight, FocusHeading.right),
      (.rightToLeft, .left),
    ])
  func horizontal(_ reading: ReadingDirection, _ onwards: FocusHeading) {
    let items = (0..<3).map {
      FocusItem(
        ItemID("i\($0)"),
        at: Rectangle(column: reading == .leftToRight ? $0 : -$0, row: 0, columns: 1, rows: 1))
    }
    let group = FocusGroup(
      "bar", frame: Rectangle(column: 0, row: 0, columns: 3, rows: 1),
      source: ArraySource(items), arrangement: .list(.horizontal))
    var session = Session(FocusMap(groups: [group], reading: reading))
    #expect(session.path(.arrow(onwards), .next) == ["bar/i1", "bar/i2"])
    #expect(session.move(.arrow(onwards)) == .refused(because: .atEnd(onwards)))
    #expect(session.path(.arrow(onwards.reversed), .page(.forward)) == ["bar/i1", "bar/i2"])
  }

  @Test("At its end a group wraps, exits to its parent, or exits to another group")
  func ends() {
    var groups = FocusMap.paneGroups(3)
    groups[0].ends.vertical = .wrap
    var session = Session(groups)
    #expect(session.path(.previous, .next) == ["a/a2", "a/a0"])

    groups[0].ends.vertical = .exit(to: "c")
    session = Session(groups)
    #expect(session.path(.previous) == ["c/c0"])

    groups[1].parent = "a"
    groups[1].parentItem = "a2"
    groups[1].ends.vertical = .exitToParent
    session = Session(groups)
    #expect(session.path(.group("b"), .previous) == ["b/b0", "a/a2"])
    groups[1].parentItem = "gone"
    session = Session(groups)
    #expect(session.path(.group("b"), .previous) == ["b/b0", "a/a0"])
    groups[1].parent = nil
    session = Session(groups)
    session.move(.group("b"))
    #expect(session.move(.previous) == .refused(because: .atEnd(.previous)))
  }

  @Test("A single item doesn't wrap to itself")
  func wrapAlone() {
    var session = Session([list(1, ends: GroupEnds(vertical: .wrap))])
    #expect(session.move(.next) == .refused(because: .atEnd(.next)))
  }

  @Test("A page goes a viewport less one row, half a page half of it, both stop at the ends")
  func pages() {
    var session = Session([list(25)])
    #expect(
      session.path(.page(.forward), .page(.forward), .page(.forward))
        == ["a/a9", "a/a18", "a/a24"])
    #expect(session.move(.page(.forward)) == .refused(because: .atEnd(.last)))
    #expect(session.path(.page(.backward), .halfPage(.backward)) == ["a/a15", "a/a10"])
    #expect(session.path(.halfPage(.forward)) == ["a/a15"])
    session.move(.first)
    #expect(session.move(.halfPage(.backward)) == .refused(because: .atEnd(.first)))
  }

  @Test("A page over rows that can't be focused still moves on")
  func pageOverHeaders() {
    let headers = Dictionary(
      uniqueKeysWithValues: (1..<12).map { ($0, Focusability.unfocusable(because: "header")) })
    var session = Session([list(25, except: headers)])
    #expect(session.path(.page(.forward), .page(.backward)) == ["a/a12", "a/a0"])
  }

  @Test("Pages go by height, not by number")
  func tallRows() {
    var session = Session([list(25, each: 3)])
    #expect(session.path(.page(.forward)) == ["a/a3"])
  }

  @Test("An item taller than the viewport is scrolled before it is left, both ways")
  func tallItem() {
    let heights = [1, 25, 1]
    func map(scrolled: Int) -> FocusMap {
      var row = 0
      let items = heights.enumerated().map { number, height in
        defer { row += height }
        return FocusItem(
          ItemID("a\(number)"), at: Rectangle(column: 0, row: row, columns: 20, rows: height))
      }
      return FocusMap(groups: [
        FocusGroup(
          "a", frame: Rectangle(column: 0, row: 0, columns: 20, rows: 10),
          viewport: Rectangle(column: 0, row: scrolled, columns: 20, rows: 10),
          source: ArraySource(items))
      ])
    }
    var session = Session(map(scrolled: 0))
    guard case .moved(let down) = session.move(.next) else {
      Issue.record("not moved")
      return
    }
    #expect(down.reveal?.rectangle == Rectangle(column: 0, row: 1, columns: 20, rows: 10))
    session.change(to: map(scrolled: 1))
    #expect(session.move(.next) == .scrolled(FocusScroll("a", rows: 9)))
    session.change(to: map(scrolled: 10))
    #expect(session.move(.arrow(.down)) == .scrolled(FocusScroll("a", rows: 6)))
    #expect(session.move(.halfPage(.forward)) == .scrolled(FocusScroll("a", rows: 5)))
    session.change(to: map(scrolled: 16))
    #expect(session.path(.next) == ["a/a2"])
    guard case .moved(let up) = session.move(.previous) else {
      Issue.record("not moved")
      return
    }
    #expect(up.reveal?.rectangle == Rectangle(column: 0, row: 16, columns: 20, rows: 10))
    #expect(session.move(.previous) == .scrolled(FocusScroll("a", rows: -9)))
    session.change(to: map(scrolled: 1))
    #expect(session.path(.previous) == ["a/a0"])
  }

  @Test("Revealing scrolls as little as needed")
  func reveal() {
    let viewport = Rectangle(column: 0, row: 10, columns: 20, rows: 10)
    func scrolled(_ row: Int, _ rows: Int = 1) -> Int {
      FocusReveal(Rectangle(column: 0, row: row, columns: 20, rows: rows), in: "a")
        .scrolled(viewport).minRow
    }
    #expect(scrolled(15) == 10)
    #expect(scrolled(3) == 3)
    #expect(scrolled(20) == 11)
    #expect(scrolled(25, 3) == 18)
    #expect(scrolled(12, 30) == 12)
    #expect(scrolled(.max, .max) == .max - 10)
  }
}
