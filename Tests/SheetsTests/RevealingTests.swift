import Geometry
import Testing

@testable import Sheets

@Suite("Fields in sheets")
struct RevealingTests {
  /// Medium shows 18 rows of content, large 37.
  static func stack() -> SheetStack<String> {
    var stack = SheetStack<String>(space: SheetSpace(window: Size(columns: 80, rows: 41)))
    stack.present(Sheet("s", detents: [.medium, .rows(30), .large]))
    return stack
  }

  @Test(
    "Focusing a field scrolls just enough and leaves the detent alone (users' rule 3)",
    arguments: [
      (4..<5, 0, 0), (17..<18, 0, 0), (18..<19, 0, 1), (40..<43, 0, 25), (40..<43, 30, 30),
      (3..<6, 30, 3), (0..<18, 5, 0),
    ])
  func scrolling(rows: Range<Int>, scroll: Int, expected: Int) {
    var stack = Self.stack()
    let reveal = stack.reveal(rows, of: "s", scrolledTo: scroll)
    #expect(reveal.scroll == expected)
    #expect(reveal.events.isEmpty)
  }

  @Test("What can't be shown otherwise grows the sheet to the smallest detent that shows it")
  func growing() {
    var stack = Self.stack()
    let reveal = stack.reveal(10..<30, of: "s", scrolledTo: 0)
    #expect(stack.rest(of: "s")?.step.rows == 30)
    #expect(reveal.scroll == 2)
    guard case .didChange(let change) = reveal.events.last else {
      Issue.record("it didn't grow")
      return
    }
    #expect(change.cause == .focus)
  }

  @Test("What is higher than the largest detent shows from its upper end")
  func tooHigh() {
    var stack = Self.stack()
    let first = stack.reveal(10..<300, of: "s", scrolledTo: 0)
    #expect(stack.rest(of: "s")?.step.identifier == .large)
    #expect(first.scroll == 10)
    #expect(stack.reveal(10..<300, of: "s", scrolledTo: 0).events.isEmpty)
  }

  @Test("Rows at the ends of Int and a missing sheet give an answer")
  func extremes() {
    var stack = Self.stack()
    #expect(stack.reveal(3..<4, of: "gone", scrolledTo: 7).scroll == 7)
    #expect(stack.reveal(Int.min..<Int.max, of: "s", scrolledTo: 0).scroll == .min)
    #expect(stack.reveal(Int.max..<Int.max, of: "s", scrolledTo: .min).scroll == .max - 37)
  }

  @Test("Revealed rows are in view, and a second time nothing changes")
  func property() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<1_000 {
      var stack = Self.stack()
      let lower = Int.random(in: 0...60, using: &random)
      let rows = lower..<(lower + Int.random(in: 1...37, using: &random))
      let first = stack.reveal(
        rows, of: "s", scrolledTo: Int.random(in: 0...60, using: &random))
      let room = (stack.rest(of: "s")?.step.rows ?? 0) - 2
      #expect(first.scroll <= rows.lowerBound)
      #expect(first.scroll + room >= rows.upperBound)
      let second = stack.reveal(rows, of: "s", scrolledTo: first.scroll)
      #expect(second.scroll == first.scroll)
      #expect(second.events.isEmpty)
    }
  }
}
