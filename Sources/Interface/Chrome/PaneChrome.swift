import Geometry

/// The border of a pane: its digit and title, a text at the right end, and a scroll thumb.
///
///     ┏━ 2 Notes ━━━━━━━━━━━━━━━ modified ↓ ━┓
///     ┃                                      ▐
///
/// What holds the focus has a heavy border and a bold title, so that it is found without colour.
public struct PaneChrome: Hashable, Sendable {
  /// What the pane shows.
  public var title: StyledText

  /// The digit that goes to the pane; it stands before the title.
  public var digit: Int?

  /// A text at the right end, such as the order of the rows; left out where room is short.
  public var trailing: StyledText

  /// Whether the pane holds the focus.
  public var weight: BorderWeight

  /// Which part of the content is visible, drawn on the right border.
  public var thumb: ScrollThumb?

  /// Makes a border.
  public init(
    title: StyledText, digit: Int? = nil, trailing: StyledText = StyledText(),
    weight: BorderWeight = .light, thumb: ScrollThumb? = nil
  ) {
    self.title = title
    self.digit = digit
    self.trailing = trailing
    self.weight = weight
    self.thumb = thumb
  }

  /// What the border leaves of an area.
  public static func content(in area: Rectangle) -> Rectangle { area.inset(by: Insets(all: 1)) }

  /// Cells of the right border on which a thumb is drawn, for `ScrollThumb`.
  public static func track(in area: Rectangle) -> Int { content(in: area).rows }

  /// Draws the border and clears what is inside; an area of less than 2×2 cells is only cleared.
  public func draw(into frame: inout Frame, area: Rectangle, theme: Theme) {
    draw(into: &frame, area: area, borders: theme.borders, handle: nil, theme: theme)
  }

  func draw(
    into frame: inout Frame, area: Rectangle, borders: BorderSet, handle: String?, theme: Theme
  ) {
    frame.fill(area, with: Cell(style: theme[.text]))
    guard area.columns >= 2, area.rows >= 2 else { return }
    let line = theme[weight == .heavy ? .borderFocused : .border]
    frame.draw(borders.lines(weight), round: area, style: line)
    if let thumb {
      let track = Self.content(in: area)
      let cell = Cell(theme.signs.thumb, style: line.overlaid(with: theme[.thumb]))
      frame.repeat(
        cell, at: Point(column: area.maxColumn - 1, row: track.minRow + thumb.start),
        rows: thumb.length,
        clip: Rectangle(column: area.maxColumn - 1, row: track.minRow, columns: 1, rows: track.rows)
      )
    }
    let row = TitleRow(
      digit: digit, title: title, trailing: trailing, handle: handle,
      titleStyle: theme[weight == .heavy ? .titleFocused : .title],
      trailingStyle: theme[.trailing],
      handleStyle: line.overlaid(with: theme[.grabber]))
    row.draw(into: &frame, row: Self.top(of: area), theme: theme)
  }

  /// The upper line of a border without its corners.
  static func top(of area: Rectangle) -> Rectangle {
    Rectangle(
      column: area.minColumn + 1, row: area.minRow, columns: area.columns - 2,
      rows: min(1, area.rows))
  }
}
