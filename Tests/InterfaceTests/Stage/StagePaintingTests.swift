import Focus
import Geometry
import Interface
import Testing

@Suite("What a stage draws")
struct StagePaintingTests {
  private static let fruit: [ItemID] = ["Apple", "Cherry", "Elder", "Fig", "Grape"]

  private static func map(_ fruit: [ItemID]) -> FocusMap {
    let inside = Rectangle(column: 1, row: 1, columns: 14, rows: 4)
    let (find, list) = inside.divided(atDistance: 1, from: .top)
    return FocusMap(groups: [
      FocusGroup("Find", frame: find, source: ListSource(["name"]), controls: "Fruit"),
      FocusGroup("Fruit", frame: list, source: ListSource(fruit, columns: list.columns)),
      FocusGroup(
        "Tiles", frame: Rectangle(column: 17, row: 0, columns: 12, rows: 6),
        source: GridSource(fruit, tile: Size(columns: 6, rows: 4), across: 2), arrangement: .grid),
    ])
  }

  private static func stage(_ movements: [Movement], fruit: [ItemID] = fruit) -> Stage {
    var stage = Stage()
    stage.settle { _ in map(fruit) }
    for movement in movements {
      stage.move(movement)
      stage.settle { _ in map(fruit) }
    }
    return stage
  }

  private static func draw(_ stage: Stage, theme: Theme = .plain) -> Frame {
    var frame = Frame(columns: 30, rows: 6)
    stage.drawBorder(round: "Find", "Fruit", into: &frame, theme: theme)
    let empty = EmptyState("Nothing.")
    stage.drawList(of: "Fruit", into: &frame, theme: theme, empty: empty) {
      ListRow(StyledText($0.rawValue))
    }
    for (item, area) in stage.visibleItems(of: "Tiles") {
      frame.draw(item.rawValue, at: area.origin, columns: area.columns)
    }
    return frame
  }

  @Test("A list lies in its border, heavy while one of its groups has the focus, and scrolls")
  func list() {
    expect(
      Self.draw(Self.stage([.group("Fruit"), .next, .next, .next])),
      shows: """
        ┏━ Fruit ━━━━━━┓ Apple Cherry
        ┃              ┃
        ┃  Cherry      ▐
        ┃  Elder       ▐
        ┃▌ Fig         ┃ Elder Fig
        ┗━━━━━━━━━━━━━━┛
        """)
  }

  @Test("A field's list wears the halo, a list that is left keeps a thin bar")
  func marks() {
    let steering = Self.stage([.group("Find"), .next])
    #expect(steering.rowFocus(of: "Fruit") == RowFocus(row: 1, mark: .focused))
    #expect(steering.rowFocus(of: "Find") == RowFocus(row: 0, mark: .remembered))
    let left = Self.stage([.group("Fruit"), .next, .group("Tiles")])
    #expect(left.rowFocus(of: "Fruit") == RowFocus(row: 1, mark: .remembered))
    #expect(
      left.haloTarget(of: "Tiles")
        == HaloTarget(
          area: Rectangle(column: 17, row: 0, columns: 6, rows: 4),
          bounds: Rectangle(column: 17, row: 0, columns: 12, rows: 6), mark: .focused))
    #expect(left.rowFocus(of: "Shed") == nil)
    #expect(left.haloTarget(of: "Shed") == nil)
  }

  @Test("While the terminal is away the mark says so (focus F33)")
  func away() {
    var stage = Self.stage([.group("Fruit")])
    stage.focus.loseWindow()
    #expect(stage.rowFocus(of: "Fruit")?.mark == .away)
    _ = stage.focus.regainWindow()
    #expect(stage.rowFocus(of: "Fruit")?.mark == .focused)
  }

  @Test("An item scrolled out of sight has no halo on the screen")
  func outOfSight() {
    var stage = Self.stage([.group("Tiles")])
    stage.view["Tiles"].row = 6
    stage.settle { _ in Self.map(Self.fruit) }
    #expect(stage.haloTarget(of: "Tiles") == nil)
    #expect(stage.cursor == nil)
  }

  @Test("The visible items are those that show, with their whole areas")
  func visible() {
    let stage = Self.stage([.group("Tiles"), .last])
    #expect(stage.scroll(of: "Tiles") == 6)
    #expect(stage.visibleItems(of: "Tiles").map(\.item) == ["Elder", "Fig", "Grape"])
    #expect(
      stage.visibleItems(of: "Tiles").map(\.area.minRow) == [-2, -2, 2])
    #expect(stage.visibleItems(of: "Shed").isEmpty)
  }

  @Test("An empty list says so")
  func empty() {
    let frame = Self.draw(Self.stage([], fruit: []))
    #expect(frame.lines()[2] == "┃  Nothing.    ┃")
  }

  @Test("The cursor stands on the first visible cell of the focused item")
  func cursor() {
    #expect(Self.stage([.group("Find")]).cursor == Point(column: 1, row: 1))
    #expect(Self.stage([.group("Tiles"), .arrow(.right)]).cursor == Point(column: 23, row: 0))
  }

  @Test("Groups that the map hasn't got draw nothing")
  func unknown() {
    var frame = Frame(columns: 10, rows: 2)
    let stage = Self.stage([])
    stage.drawBorder(round: "Shed", into: &frame, theme: .plain)
    stage.drawList(of: "Shed", into: &frame, theme: .plain) { _ in ListRow("row") }
    #expect(frame.picture.allSatisfy { $0 == "\n" })
    #expect(stage.frame(of: "Shed") == .zero)
  }
}
