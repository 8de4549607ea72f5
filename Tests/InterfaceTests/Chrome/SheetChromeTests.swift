import Geometry
import Interface
import Sheets
import Testing

@Suite("Sheet borders")
struct SheetChromeTests {
  @Test("A sheet with the focus has its grabber in the middle and its detent at the right")
  func focused() {
    var frame = Frame(columns: 96, rows: 2)
    SheetChrome(
      PaneChrome(
        title: "Better diffs with delta", digit: 4, trailing: "medium", weight: .heavy)
    ).draw(into: &frame, area: frame.bounds, theme: .plain)
    #expect(
      frame.lines()[0]
        == "┏━ 4 Better diffs with delta ━━━━━━━━━━━━━━━━━╸──╺━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━ medium ━┓"
    )
  }

  @Test("A sheet without the focus is rounded, or square where it wants to be")
  func corners() {
    var frame = Frame(columns: 24, rows: 3)
    let pane = PaneChrome(title: "Quick Note")
    SheetChrome(pane).draw(into: &frame, area: frame.bounds, theme: .plain)
    expect(
      frame,
      shows: """
        ╭─ Quic… ─╸──╺─────────╮
        │                      │
        ╰──────────────────────╯
        """)
    SheetChrome(pane, grabber: .hidden, corners: .square)
      .draw(into: &frame, area: frame.bounds, theme: .plain)
    expect(
      frame,
      shows: """
        ┌─ Quick Note ─────────┐
        │                      │
        └──────────────────────┘
        """)
  }

  @Test("The smallest sheet keeps title, grabber and closed lines (sheets S13)")
  func smallest() {
    var frame = Frame(columns: 40, rows: 2)
    SheetChrome(
      PaneChrome(title: "Better diffs with delta", digit: 4, trailing: "large", weight: .heavy)
    ).draw(into: &frame, area: frame.bounds, theme: .plain)
    expect(
      frame,
      shows: """
        ┏━ 4 Better dif… ━╸──╺━━━━━━━━━ large ━┓
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
        """)
  }

  @Test("A sheet that is pushed back shows a dim edge with its title only")
  func pushedBack() {
    var frame = Frame(columns: 24, rows: 2)
    SheetChrome(
      PaneChrome(title: "Look", digit: 4, trailing: "medium", weight: .light),
      standing: .pushedBack
    ).draw(into: &frame, area: frame.bounds, theme: .plain)
    expect(
      frame,
      shows: """
        ┌─ Look ───────────────┐
        └──────────────────────┘
        """)
    #expect(Set(frame.cells.map(\.style.attributes)) == [.dim])
  }

  @Test("One that is pushed back and has the focus all the same has a heavy border, and isn't dim")
  func pushedBackWithFocus() {
    var frame = Frame(columns: 24, rows: 2)
    SheetChrome(PaneChrome(title: "Look", digit: 4, weight: .heavy), standing: .pushedBack)
      .draw(into: &frame, area: frame.bounds, theme: .plain)
    expect(
      frame,
      shows: """
        ┏━ Look ━━━━━━━━━━━━━━━┓
        ┗━━━━━━━━━━━━━━━━━━━━━━┛
        """)
    #expect(!frame.cells.contains { $0.style.attributes.contains(.dim) })
  }

  @Test("The shadow shades a column at the right and a row below, and no text is lost (sheets S6)")
  func shadow() {
    let theme = Theme.standard(for: .dark)
    var frame = Frame(columns: 7, rows: 5, filledWith: "x")
    SheetChrome(PaneChrome(title: ""), grabber: .hidden, shadow: .shown).draw(
      into: &frame, area: Rectangle(column: 0, row: 0, columns: 5, rows: 3), theme: theme)
    let shaded = (0..<5).map { row in
      (0..<7).map { column in
        let cell = frame[Point(column: column, row: row)]
        return cell.style == theme[.dimmed] && cell.base == "x" ? "s" : String(cell.base)
      }.joined()
    }
    #expect(shaded == ["╭───╮xx", "│   │sx", "╰───╯sx", "xsssssx", "xxxxxxx"])
  }

  @Test("Without colour there is no shadow: it would only make text harder to read")
  func plainShadow() {
    var frame = Frame(columns: 6, rows: 4, filledWith: "x")
    SheetChrome(PaneChrome(title: ""), grabber: .hidden, shadow: .shown).draw(
      into: &frame, area: Rectangle(column: 0, row: 0, columns: 5, rows: 3), theme: .plain)
    #expect((0..<6).allSatisfy { frame[Point(column: $0, row: 3)].style == .plain })
    #expect((0..<4).allSatisfy { frame[Point(column: 5, row: $0)].style == .plain })
  }

  @Test("The grabber's cells are those that are drawn", arguments: 0...40)
  func grabberPlace(columns: Int) {
    var frame = Frame(columns: columns, rows: 2)
    SheetChrome(PaneChrome(title: "")).draw(into: &frame, area: frame.bounds, theme: .plain)
    let drawn = (0..<columns).filter { "╸╺".unicodeScalars.contains(frame.row(0)[$0].base) }
    let place = SheetChrome.grabber(in: frame.bounds, theme: .plain)
    #expect(place?.minColumn == drawn.first)
    #expect(place.map { $0.maxColumn - 1 } == drawn.last)
  }

  @Test("Dimming takes colours, backgrounds and bold, and leaves the text")
  func dimming() {
    var frame = Frame(columns: 3, rows: 1)
    frame.draw(
      "abc", at: .zero,
      style: Style(
        foreground: .ansi(1), background: .ansi(2), attributes: [.bold, .underline]))
    frame.dim(Rectangle(column: 0, row: 0, columns: 2, rows: 1), theme: .plain)
    #expect(frame.lines() == ["abc"])
    #expect(frame[.zero].style == Style(attributes: [.underline, .dim]))
    #expect(frame[Point(column: 2, row: 0)].style.attributes == [.bold, .underline])
  }

  @Test("A placed sheet brings its standing, corners and grabber")
  func placed() throws {
    var stack = SheetStack<String>(
      space: SheetSpace(window: Size(columns: 40, rows: 21)))
    var sheet = Sheet("look", detents: [.medium, .large])
    sheet.prefersGrabberVisible = true
    _ = stack.present(sheet)
    _ = stack.present(Sheet("tags", detents: [.medium]))
    let sheets = stack.layout().sheets
    let back = SheetChrome(PaneChrome(title: "Look"), of: try #require(sheets.first))
    let front = SheetChrome(PaneChrome(title: "Tags"), of: try #require(sheets.last))
    #expect(back.standing == .pushedBack)
    #expect(front.standing == .front)
    #expect(front.grabber == .hidden)
  }

  @Test("The chosen tab stands between signs; it shows even where not all fit")
  func tabs() {
    var frame = Frame(columns: 58, rows: 2)
    let titles: [StyledText] = ["Preview", "Links 2", "Backlinks 3", "Outline 1", "Info"]
    TabStrip(titles, selected: 0).draw(into: &frame, area: frame.bounds, theme: .plain)
    expect(frame, shows: "‹ Preview ›  Links 2    Backlinks 3    Outline 1    Info\n")
    var narrow = Frame(columns: 24, rows: 1)
    TabStrip(titles, selected: 3).draw(into: &narrow, area: narrow.bounds, theme: .plain)
    expect(narrow, shows: "‹ Outline 1 ›  Info")
    #expect(
      TabStrip(titles, selected: 3).rectangles(columns: 24, theme: .plain).map(\.rectangle) == [
        Rectangle(column: 0, row: 0, columns: 13, rows: 1),
        Rectangle(column: 13, row: 0, columns: 8, rows: 1),
      ])
  }
}
