import Geometry
import Sheets

/// The border of a sheet: like a pane's, with a grabber in the middle of its upper edge and the
/// detent's name at the right.
///
///     ╭─ 4 Better diffs with delta ──╸──╺─────────────────── medium ─╮
///
/// Corners are round where the theme's are and the sheet hasn't the focus (sheets S6). A sheet that
/// another one has pushed back shows a dim edge with its title, unless it has the focus all the same.
public struct SheetChrome: Hashable, Sendable {
  /// Title, digit, detent's name, weight and thumb.
  public var pane: PaneChrome

  /// Whether the sheet is in front.
  public var standing: SheetStanding

  /// Whether a grabber shows.
  public var grabber: SheetGrabber

  /// Whether corners may be round.
  public var corners: CornerStyle

  /// Whether what lies right of the sheet and below it is shaded, where the theme has a colour for
  /// that.
  public var shadow: SheetShadow

  /// Makes the border of a sheet in front.
  public init(
    _ pane: PaneChrome, standing: SheetStanding = .front, grabber: SheetGrabber = .shown,
    corners: CornerStyle = .rounded, shadow: SheetShadow = .hidden
  ) {
    self.pane = pane
    self.standing = standing
    self.grabber = grabber
    self.corners = corners
    self.shadow = shadow
  }

  /// Makes the border of a placed sheet.
  public init<ID>(_ pane: PaneChrome, of sheet: PlacedSheet<ID>) {
    self.init(
      pane, standing: sheet.standing, grabber: sheet.grabber, corners: sheet.corners,
      shadow: sheet.shadow)
  }

  /// Draws the border and clears what is inside.
  public func draw(into frame: inout Frame, area: Rectangle, theme: Theme) {
    if shadow == .shown { drawShadow(into: &frame, area: area, theme: theme) }
    guard standing != .pushedBack else { return drawEdge(into: &frame, area: area, theme: theme) }
    let borders = corners == .rounded ? theme.borders : theme.borders.withSquareCorners
    let handle = grabber == .shown ? theme.signs.grabber : nil
    pane.draw(into: &frame, area: area, borders: borders, handle: handle, theme: theme)
  }

  /// The cells of the grabber on a sheet's upper edge; `nil` where there is no room for one.
  public static func grabber(in area: Rectangle, theme: Theme) -> Rectangle? {
    TitleRow.place(of: theme.signs.grabber, in: PaneChrome.top(of: area))
  }

  /// Shades a column at the right and a row below, both moved on by a cell as light from the upper left
  /// would have it; without colour the text in it would only be harder to read.
  private func drawShadow(into frame: inout Frame, area: Rectangle, theme: Theme) {
    guard theme[.dimmed].foreground != .standard else { return }
    let side = Rectangle(
      column: area.maxColumn, row: area.minRow.adding(clamped: 1), columns: 1, rows: area.rows)
    let below = Rectangle(
      column: area.minColumn.adding(clamped: 1), row: area.maxRow,
      columns: max(0, area.columns.subtracting(clamped: 1)), rows: 1)
    frame.dim(side, theme: theme)
    frame.dim(below, theme: theme)
  }

  private func drawEdge(into frame: inout Frame, area: Rectangle, theme: Theme) {
    let edge = PaneChrome(title: pane.title, digit: nil, weight: pane.weight)
    edge.draw(
      into: &frame, area: area, borders: theme.borders.withSquareCorners, handle: nil,
      theme: theme)
    if pane.weight == .light { frame.dim(area, theme: theme) }
  }
}

extension Frame {
  /// Dims an area: everything behind a modal sheet.
  ///
  /// Text keeps its attributes save bold and loses its own colours, so that nothing in it draws the
  /// eye; backgrounds go.
  public mutating func dim(_ area: Rectangle, theme: Theme) {
    let dimmed = theme[.dimmed]
    restyle(area) { style in
      Style(
        foreground: dimmed.foreground, background: dimmed.background,
        attributes: style.attributes.subtracting(.bold).union(dimmed.attributes))
    }
  }
}
