import Focus
import Geometry
import Interface
import Testing

@Suite("Stages: arrange, reconcile, reveal")
struct StageTests {
  /// A program of two lists side by side, the right one following the left one's row.
  struct Program {
    var left: [ItemID] = (0..<30).map { ItemID("l\($0)") }
    var right: [ItemID: [ItemID]] = [:]
    var size = Size(columns: 40, rows: 10)
    var scopes = [FocusScope(.base)]
    var stage = Stage()

    init() {
      settle()
    }

    @discardableResult
    mutating func settle() -> FocusUpdate? {
      let program = self
      return stage.settle(program.map)
    }

    @discardableResult
    mutating func press(_ movement: Movement) -> MovementOutcome {
      let outcome = stage.move(movement)
      settle()
      return outcome
    }

    private func map(_ stage: Stage) -> FocusMap {
      let (one, other) = Rectangle(origin: .zero, size: size)
        .divided(atDistance: size.columns / 2, from: .left)
      let row = stage.focus.activePlace(of: "left", in: stage.map)?.item ?? "l0"
      let names = right[row] ?? ["\(row).a", "\(row).b"].map { ItemID($0) }
      return FocusMap(
        scopes: scopes,
        groups: [
          FocusGroup("left", frame: one, source: ListSource(left, columns: one.columns)),
          FocusGroup("right", frame: other, source: ListSource(names, columns: other.columns)),
        ])
    }

    var focus: String? { stage.focus.focused.map { "\($0.group)/\($0.item)" } }
    var window: Range<Int>? {
      stage.map.group("left").map { $0.viewport.minRow..<$0.viewport.maxRow }
    }
  }

  @Test("The first map is entered, and what depends on the focus is there at once")
  func first() {
    var program = Program()
    #expect(program.focus == "left/l0")
    #expect(program.stage.map.group("right")?.source.id(at: 1) == "l0.b")
    #expect(program.settle() == nil)
  }

  @Test("A move scrolls as little as shows what it went to, and what follows it follows at once")
  func scrolling() {
    var program = Program()
    program.press(.page(.forward))
    #expect(program.focus == "left/l9")
    #expect(program.window == 0..<10)
    program.press(.next)
    #expect(program.window == 1..<11)
    #expect(program.stage.map.group("right")?.source.id(at: 0) == "l10.a")
    program.press(.last)
    #expect(program.window == 20..<30)
    program.press(.first)
    #expect(program.window == 0..<10)
  }

  @Test("Moves without a settling between them are made in the map as it is scrolled")
  func unsettled() {
    var program = Program()
    for _ in 0..<14 { program.stage.move(.next) }
    #expect(program.window == 5..<15)
    #expect(program.stage.focus.focused?.item == "l14")
  }

  @Test("A row taller than its window is scrolled through before it is left (focus F13)")
  func tallItems() {
    var stage = Stage()
    let tall = ArraySource([
      FocusItem("long", at: Rectangle(column: 0, row: 0, columns: 9, rows: 8)),
      FocusItem("next", at: Rectangle(column: 0, row: 8, columns: 9, rows: 1)),
    ])
    let arrange = { (_: Stage) in
      FocusMap(groups: [
        FocusGroup("page", frame: Rectangle(column: 0, row: 0, columns: 9, rows: 3), source: tall)
      ])
    }
    stage.settle(arrange)
    var rows: [Int] = []
    for _ in 0..<4 {
      stage.move(.next)
      stage.settle(arrange)
      rows.append(stage.scroll(of: "page"))
    }
    #expect(rows == [2, 4, 5, 6])
    #expect(stage.focus.focused?.item == "next")
  }

  @Test("A window that shrinks keeps current rows in sight, one that grows leaves no blank below")
  func resizing() {
    var program = Program()
    program.press(.last)
    program.press(.arrow(.right))
    program.size.rows = 4
    program.settle()
    #expect(program.window == 26..<30)
    program.size.rows = 50
    program.settle()
    #expect(program.window == 0..<50)
    program.size.rows = 10
    program.settle()
    #expect(program.window == 20..<30)
  }

  @Test("What was scrolled by hand stays so while nothing of its size changes")
  func scrolledByHand() {
    var program = Program()
    program.stage.view["left"].row = 12
    #expect(program.settle() == nil)
    #expect(program.window == 12..<22)
    program.press(.next)
    #expect(program.window == 1..<11)
  }

  @Test("A removal under the focus is told, and its neighbour shown")
  func removal() {
    var program = Program()
    program.press(.last)
    program.left.removeLast(20)
    let update = program.settle()
    #expect(update?.reason == .removal)
    #expect(program.focus == "left/l9")
    #expect(program.window == 0..<10)
  }

  @Test("A scope that opens takes the focus and gives it back when it closes")
  func scopes() {
    var program = Program()
    program.press(.next)
    program.scopes.append(FocusScope("empty"))
    program.settle()
    #expect(program.focus == nil || program.focus == "left/l1")
    program.scopes.removeLast()
    program.settle()
    #expect(program.focus == "left/l1")
  }

  @Test("A vetoed proposal changes nothing (focus F30)")
  func veto() {
    var program = Program()
    let proposal = program.stage.map.propose(.last, from: program.stage.focus)
    let outcome = program.stage.commit(proposal.vetoed(because: "not now"))
    #expect(outcome == .refused(because: .vetoed(because: "not now")))
    #expect(program.settle() == nil)
    #expect(program.window == 0..<10)
  }

  @Test("A saved focus is restored, and shown")
  func restoring() {
    var program = Program()
    program.press(.last)
    var other = Stage()
    other.focus = program.stage.focus
    program.stage = other
    program.settle()
    #expect(program.focus == "left/l29")
    #expect(program.window == 20..<30)
  }

  @Test(
    "However one moves, the focused row can be seen and a second settling changes nothing",
    arguments: 0..<60)
  func walks(seed: Int) {
    var random = Generator(seed: seed)
    var program = Program()
    let movements: [Movement] = [
      .next, .previous, .page(.forward), .page(.backward), .first, .last, .arrow(.left),
      .arrow(.right), .tab(.forward), .halfPage(.forward),
    ]
    for _ in 0..<40 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: program.size.rows = Int.random(in: 1...14, using: &random)
      case 1 where program.left.count > 1:
        program.left.remove(at: Int.random(in: 0..<program.left.count, using: &random))
      default: program.stage.move(movements.randomElement(using: &random) ?? .next)
      }
      program.settle()
      let stage = program.stage
      #expect(stage.cursor != nil)
      #expect(program.settle() == nil)
      #expect(program.stage.focus == stage.focus)
      #expect(program.stage.view == stage.view)
    }
  }
}
