import Focus
import Geometry
import Interface
import Testing

@Suite("Halo painting")
struct HaloTests {
  static let shapes = HaloShape.allCases
  static let positions = HaloPosition.allCases

  @Test("A bar stands beside the item where that is free, else in its first blank column")
  func bar() {
    expect(
      Self.paint(.bar, .automatic, area: Rectangle(column: 4, row: 1, columns: 4, rows: 2)),
      shows: """

           ▌item
           ▌more

        """)
    expect(
      Self.paint(.bar, .inside, area: Rectangle(column: 2, row: 1, columns: 6, rows: 2)),
      shows: """

          ▌ item
          ▌ more

        """)
  }

  @Test("Where no column is free the item is reversed and no text is lost")
  func reversed() {
    let frame = Self.paint(
      .bar, .automatic, area: Rectangle(column: 4, row: 1, columns: 2, rows: 1),
      bounds: Rectangle(column: 4, row: 0, columns: 8, rows: 4))
    #expect(frame.lines()[1] == "    item")
    #expect(frame[Point(column: 4, row: 1)].style.attributes.contains(.reverse))
    #expect(frame[Point(column: 6, row: 1)].style.attributes.isEmpty)
  }

  @Test("A bar never stands in the gap between two words")
  func words() {
    var frame = Frame(columns: 12, rows: 1)
    frame.draw("see one two", at: .zero)
    let target = HaloTarget(
      area: Rectangle(column: 4, row: 0, columns: 3, rows: 1), bounds: frame.bounds, mark: .focused)
    HaloPainter(theme: .plain).paint(.halo(.bar), target, into: &frame)
    #expect(frame.lines() == ["see one two"])
    #expect(frame.attributes == "....***.....")
  }

  @Test("A ring goes round the item, or along its edges, or at its sides")
  func ring() {
    expect(
      Self.paint(.ring, .automatic, area: Rectangle(column: 4, row: 1, columns: 4, rows: 2)),
      shows: """
           ┏━━━━┓
           ┃item┃
           ┃more┃
           ┗━━━━┛
        """)
    expect(
      Self.paint(.ring, .inside, area: Rectangle(column: 1, row: 0, columns: 10, rows: 4)),
      shows: """
         ┏━━━━━━━━┓
         ┃  item  ┃
         ┃  more  ┃
         ┗━━━━━━━━┛
        """)
    expect(
      Self.paint(.ring, .automatic, area: Rectangle(column: 1, row: 1, columns: 10, rows: 1)),
      shows: """

         ┃  item  ┃
            more

        """)
  }

  @Test("An underline is a line in the free row below, else a matter of style")
  func underline() {
    expect(
      Self.paint(.underline, .automatic, area: Rectangle(column: 4, row: 2, columns: 4, rows: 1)),
      shows: "\n    item\n    more\n    ━━━━")
    let area = Rectangle(column: 4, row: 1, columns: 4, rows: 1)
    let inside = Self.paint(.underline, .automatic, area: area)
    #expect(inside.lines() == Self.page.lines())
    #expect(inside[area.origin].style.attributes.contains(.underline))
  }

  @Test("A glow is a tint; where there is none it is a reversal, as is an inversion")
  func glow() {
    let area = Rectangle(column: 4, row: 1, columns: 4, rows: 1)
    var tinted = Theme.plain
    tinted[.selected] = Style(background: .rgb(1, 2, 3))
    let glow = Self.paint(.glow, .automatic, area: area, theme: tinted)
    #expect(glow[area.origin].style == Style(background: .rgb(1, 2, 3)))
    for (shape, theme) in [(HaloShape.glow, Theme.plain), (.invert, .plain), (.invert, tinted)] {
      let frame = Self.paint(shape, .automatic, area: area, theme: theme)
      #expect(frame.lines() == Self.page.lines())
      #expect(frame[area.origin].style.attributes.contains(.reverse))
    }
  }

  @Test("A glow of colour alone still shows while the terminal is away")
  func awayGlow() {
    let area = Rectangle(column: 4, row: 1, columns: 4, rows: 1)
    var tinted = Theme(name: "Tinted")
    tinted[.selected] = Style(background: .rgb(1, 2, 3))
    let frame = Self.paint(.glow, .automatic, area: area, mark: .away, theme: tinted)
    #expect(frame[area.origin].style == Style(attributes: [.reverse, .dim]))
  }

  @Test("In ASCII a bar is > and a ring is made of #")
  func ascii() {
    let area = Rectangle(column: 2, row: 1, columns: 8, rows: 1)
    let theme = Theme.plain.ascii()
    #expect(Self.paint(.bar, .automatic, area: area, theme: theme).lines()[1] == " >  item")
    #expect(Self.paint(.ring, .inside, area: area, theme: theme).lines()[1] == "  # item #")
  }

  @Test(
    "While the terminal is away the halo is dim and keeps its shape (focus F33)", arguments: shapes)
  func away(shape: HaloShape) {
    let area = Rectangle(column: 4, row: 1, columns: 4, rows: 1)
    let here = Self.paint(shape, .automatic, area: area)
    let away = Self.paint(shape, .automatic, area: area, mark: .away)
    #expect(here.lines() == away.lines())
    #expect(away[area.origin].style.attributes.contains(.dim))
    #expect(!away[area.origin].style.attributes.contains(.bold))
    #expect(here[area.origin].style.attributes.contains(.bold))
  }

  @Test("A remembered item has a thin bar and no tint, whatever the shape", arguments: shapes)
  func remembered(shape: HaloShape) {
    let area = Rectangle(column: 4, row: 1, columns: 4, rows: 1)
    let frame = Self.paint(shape, .automatic, area: area, mark: .remembered)
    #expect(frame.lines()[1] == "   ▏item")
    #expect(frame[area.origin].style == .plain)
  }

  @Test(
    "Without colour the focused item differs from the same item without the focus",
    arguments: shapes, positions)
  func mono(shape: HaloShape, position: HaloPosition) {
    for mark in [FocusMark.focused, .away] {
      var theme = Theme(name: "No attributes")
      theme.halo = Halo(shape: shape, position: position)
      var frame = Self.page
      let plain = frame
      let target = HaloTarget(
        area: Rectangle(column: 4, row: 1, columns: 4, rows: 1), bounds: frame.bounds, mark: mark)
      HaloPainter(theme: theme.monochrome()).paint(target, into: &frame)
      let differs = zip(frame.cells, plain.cells).contains { after, before in
        after.base != before.base
          || after.style.attributes.subtracting([.bold, .dim]) != before.style.attributes
      }
      #expect(differs)
    }
  }

  @Test("An effect of none paints nothing; a custom one paints itself, an unknown one the theme's")
  func effects() {
    struct Corner: HaloDrawing {
      func draw(_ target: HaloTarget, into frame: inout Frame, theme: Theme) {
        frame.put(Cell("*"), at: target.area.origin)
      }
    }
    let painter = HaloPainter(theme: .plain, custom: ["corner": Corner()])
    let target = HaloTarget(
      area: Rectangle(column: 3, row: 1, columns: 5, rows: 1), bounds: Self.page.bounds,
      mark: .focused)
    var frame = Self.page
    painter.paint(.none, target, into: &frame)
    #expect(frame.changedRows(from: Self.page).isEmpty)
    painter.paint(.custom("corner"), target, into: &frame)
    #expect(frame.lines()[1] == "   *item")
    frame = Self.page
    painter.paint(.custom("other"), target, into: &frame)
    #expect(frame.lines()[1] == "  ▌ item")
  }

  @Test("A halo never overwrites text, nor leaves its bounds", arguments: 0..<300)
  func text(seed: Int) {
    var random = Generator(seed: seed)
    var frame = Frame(columns: 24, rows: 8)
    for row in 0..<8 {
      let column = Int.random(in: 0...12, using: &random)
      frame.draw(random.line(pieces: 4), at: Point(column: column, row: row))
    }
    let before = frame
    let target = HaloTarget(
      area: Self.rectangle(using: &random), bounds: Self.rectangle(using: &random),
      mark: [.focused, .away, .remembered].randomElement(using: &random) ?? .focused)
    let shape = Self.shapes.randomElement(using: &random) ?? .bar
    let position = Self.positions.randomElement(using: &random) ?? .automatic
    HaloPainter(theme: .plain).paint(.halo(shape, at: position), target, into: &frame)
    #expect(frame.brokenGlyphs.isEmpty)
    for row in 0..<8 {
      for column in 0..<24 {
        let point = Point(column: column, row: row)
        let (old, new) = (before[point], frame[point])
        if !old.isBlank {
          #expect((new.base, new.marks, new.width) == (old.base, old.marks, old.width))
        }
        let isRightHalf = old.width == 0
        if !target.bounds.contains(point), !isRightHalf { #expect(new == old) }
      }
    }
  }

  static func rectangle(using random: inout Generator) -> Rectangle {
    Rectangle(
      column: Int.random(in: -2...20, using: &random), row: Int.random(in: -2...7, using: &random),
      columns: Int.random(in: 0...24, using: &random), rows: Int.random(in: 0...8, using: &random))
  }

  static var page: Frame {
    var frame = Frame(columns: 12, rows: 4)
    frame.draw("item", at: Point(column: 4, row: 1))
    frame.draw("more", at: Point(column: 4, row: 2))
    return frame
  }

  static func paint(
    _ shape: HaloShape, _ position: HaloPosition, area: Rectangle, bounds: Rectangle? = nil,
    mark: FocusMark = .focused, theme: Theme = .plain
  ) -> Frame {
    var frame = page
    let target = HaloTarget(area: area, bounds: bounds ?? frame.bounds, mark: mark)
    HaloPainter(theme: theme).paint(.halo(shape, at: position), target, into: &frame)
    return frame
  }
}
