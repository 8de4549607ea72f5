import Geometry
import Interface
import Sheets

/// A whole screen of a program with a sidebar, a list and a detail, drawn as an app would.
struct SampleScreen {
  var size: Size
  var front = Column.supplementary
  var theme = Theme.plain
  var sheet: [Detent.Identifier] = []

  func frame() -> Frame {
    var frame = Frame(size: size)
    let layout = ColumnLayout(size: size, front: front)
    guard !layout.isTooSmall else {
      TooSmallScreen().draw(into: &frame, theme: theme)
      return frame
    }
    for column in [Column.supplementary, .secondary, .primary] {
      if let area = layout.area(of: column) { draw(column, into: &frame, area: area) }
    }
    drawSheets(into: &frame, layout)
    footer.draw(into: &frame, area: layout.footer, theme: theme)
    return frame
  }

  private func draw(_ column: Column, into frame: inout Frame, area: Rectangle) {
    let isFront = column == front && sheet.isEmpty
    let inside = PaneChrome.content(in: area)
    var chrome = PaneChrome(
      title: Self.titles[column.rawValue], digit: column.rawValue + 1,
      trailing: Self.trailing[column.rawValue], weight: isFront ? .heavy : .light)
    let mark: FocusMark = isFront ? .focused : .remembered
    switch column {
    case .primary:
      chrome.draw(into: &frame, area: area, theme: theme)
      let focus = isFront ? RowFocus(row: 0, mark: mark) : nil
      OutlineRows(count: Self.outline.count, focus: focus)
        .draw(into: &frame, area: inside, scroll: 0, theme: theme) { Self.outline[$0] }
    case .supplementary:
      chrome.thumb = ScrollThumb(
        offset: 0, content: 1873, viewport: inside.rows, track: PaneChrome.track(in: area))
      chrome.draw(into: &frame, area: area, theme: theme)
      ListRows(RowGeometry(count: Self.list.count), focus: RowFocus(row: 2, mark: mark))
        .draw(into: &frame, area: inside, scroll: 0, theme: theme) { Self.list[$0] }
    case .secondary:
      chrome.draw(into: &frame, area: area, theme: theme)
      let focus = isFront ? RowFocus(row: 0, mark: mark) : nil
      let text = Rectangle(
        column: inside.minColumn, row: inside.minRow + 1, columns: inside.columns,
        rows: inside.rows - 1)
      prose(columns: inside.columns).draw(
        into: &frame, area: text, scroll: 0, focus: focus, theme: theme)
    }
  }

  private func drawSheets(into frame: inout Frame, _ layout: ColumnLayout) {
    var stack = SheetStack<Int>(space: SheetSpace(window: size))
    for (index, detent) in sheet.enumerated() {
      var new = Sheet(index, detents: [.medium, .large])
      new.prefersGrabberVisible = true
      new.largestUndimmedDetentIdentifier = .medium
      _ = stack.present(new)
      _ = stack.select(detent, of: index, cause: .command)
    }
    let places = stack.layout()
    for (index, placed) in places.sheets.enumerated() {
      if index == places.frontmostModal { frame.dim(layout.container, theme: theme) }
      let pane = PaneChrome(
        title: index == 0 ? "Better diffs with delta" : "Tags",
        digit: placed.standing == .front ? 4 : nil,
        trailing: StyledText(sheet[index] == .large ? "large" : "medium"),
        weight: placed.standing == .front ? .heavy : .light)
      SheetChrome(pane, of: placed).draw(into: &frame, area: placed.area, theme: theme)
      guard placed.standing == .front else { continue }
      let inside = PaneChrome.content(in: placed.area)
      let text = Rectangle(
        column: inside.minColumn, row: inside.minRow + 1, columns: inside.columns,
        rows: max(0, inside.rows - 2))
      prose(columns: inside.columns).draw(
        into: &frame, area: text, scroll: 0, focus: RowFocus(row: 0, mark: .focused), theme: theme)
    }
  }

  private var footer: Footer {
    Footer(
      items: [
        FooterItem(keys: "Tab", title: "panes"), FooterItem(keys: "j k", title: "move"),
        FooterItem(keys: "Enter", title: "open"), FooterItem(keys: "Space", title: "look"),
      ], more: FooterItem(keys: "?", title: "more"))
  }

  private static let titles: [StyledText] = ["Library", "Notes", "Better diffs with delta"]
  private static let trailing: [StyledText] = ["", "modified ↓", "3 links · 2 quick"]

  private static let outline: [OutlineRow] = [
    OutlineRow("All notes", trailing: "1,873"), OutlineRow("Recent", trailing: "30"), .gap,
    OutlineRow("Tags", kind: .header), OutlineRow("git", depth: 1, fold: .folded, trailing: "137"),
    OutlineRow("shell", depth: 1, fold: .unfolded, trailing: "81"),
    OutlineRow("bash", depth: 2, trailing: "25"),
  ]

  private static let list: [ListRow] = [
    ListRow("⚑ Weekly review", trailing: "now"), ListRow("⚑ Reading list", trailing: "3 h"),
    ListRow("Better diffs with delta", trailing: "2 d"),
    ListRow("Caching credentials", trailing: "2 d"),
    ListRow("Change the start point of a branch", trailing: "5 d"),
    ListRow("日本語のノート", trailing: "4 w"),
    ListRow("Count the commits on a branch", trailing: "4 w"),
  ]

  private func prose(columns: Int) -> ProseBlocks {
    let text = ProseBlocks.textColumns(in: columns)
    let bar = LinePrefix(StyledText("\(theme.signs.codeBar) ", .codeBar))
    let bullet = LinePrefix(StyledText("\(theme.signs.bullet) ", .bullet))
    return ProseBlocks([
      ProseBlock(
        StyledLayout(
          "A syntax-highlighting pager for git, diff and grep output. Install it, then tell git.",
          columns: text)),
      ProseBlock(
        StyledLayout(
          StyledText("[core]\n  pager = delta\n", .code), columns: text - 1, first: bar,
          rest: bar, wrapping: .none), gap: 1, indentation: 1),
      ProseBlock(
        StyledLayout(
          "see also Caching credentials", columns: text, first: bullet, rest: bullet.blank()),
        gap: 1),
    ])
  }
}
