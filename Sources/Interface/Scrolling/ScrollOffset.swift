import Geometry

/// A place in content that stays meaningful when its rows are laid out anew (text T4).
public struct ScrollAnchor: Hashable, Sendable, Codable {
  /// The item or the byte in the first visible row, as its component counts them.
  public var position: Int

  /// How many rows below the start of that item the first visible row is.
  public var rows: Int

  /// Makes an anchor.
  public init(position: Int, rows: Int = 0) {
    self.position = position
    self.rows = rows
  }
}

/// How far a component is scrolled: the row and column of its content in the upper left corner.
///
/// All functions keep the offset inside the content: never before the start, and beyond the last
/// full viewport only where the content is shorter than it. A size of 0 or less counts as 0.
public struct ScrollOffset: Hashable, Sendable, Codable {
  /// Rows hidden above the viewport.
  public var row: Int

  /// Columns hidden left of the viewport.
  public var column: Int

  /// What stands in the first visible row, to find it again after a new layout; `nil` where rows
  /// never change their place.
  public var anchor: ScrollAnchor?

  /// Makes an offset.
  public init(row: Int = 0, column: Int = 0, anchor: ScrollAnchor? = nil) {
    self.row = row
    self.column = column
    self.anchor = anchor
  }

  /// Scrolls the least that shows an area.
  ///
  /// Where the area is larger than the viewport its start is shown; it isn't scrolled where the
  /// viewport shows nothing but the area already, so that one can read on in a tall item.
  ///
  /// - Parameters:
  ///   - area: What to show, in content coordinates.
  ///   - viewport: The extent that is visible.
  ///   - content: The extent of the content.
  ///   - margin: Rows that shall stay visible above and below, as far as the content goes and the
  ///     viewport has room.
  public mutating func reveal(
    _ area: Rectangle, viewport: Size, content: Size, margin: Int = 0
  ) {
    let spare = max(0, viewport.rows.subtracting(clamped: area.rows)) / 2
    let margin = margin.clamped(to: 0...spare)
    row = Self.reveal(
      area.minRow.subtracting(clamped: margin)..<area.maxRow.adding(clamped: margin),
      at: row, viewport: viewport.rows)
    column = Self.reveal(
      area.minColumn..<max(area.minColumn, area.maxColumn), at: column, viewport: viewport.columns)
    clamp(viewport: viewport, content: content)
  }

  /// Scrolls so that an area stands in the middle of the viewport's rows; a taller one shows its
  /// start.
  public mutating func centre(_ area: Rectangle, viewport: Size, content: Size) {
    let above = max(0, viewport.rows.subtracting(clamped: area.rows)) / 2
    row = area.minRow.subtracting(clamped: above)
    clamp(viewport: viewport, content: content)
  }

  /// Scrolls by rows, downward with positive numbers.
  public mutating func scroll(by rows: Int, viewport: Size, content: Size) {
    row = row.adding(clamped: rows)
    clamp(viewport: viewport, content: content)
  }

  /// Brings the offset back inside the content, after a resize or when the content has shrunk.
  public mutating func clamp(viewport: Size, content: Size) {
    row = row.clamped(to: 0...Self.end(content.rows, viewport.rows))
    column = column.clamped(to: 0...Self.end(content.columns, viewport.columns))
  }

  /// Rows that a page scrolls: all of the viewport but one, at least one.
  public static func page(viewport: Size) -> Int { max(1, viewport.rows.subtracting(clamped: 1)) }

  /// Rows that half a page scrolls, at least one.
  public static func halfPage(viewport: Size) -> Int { max(1, viewport.rows / 2) }

  private static func end(_ content: Int, _ viewport: Int) -> Int {
    max(0, max(0, content).subtracting(clamped: max(0, viewport)))
  }

  private static func reveal(_ area: Range<Int>, at offset: Int, viewport: Int) -> Int {
    let viewport = max(0, viewport)
    let last = offset.adding(clamped: viewport)
    let isInside = area.lowerBound >= offset && area.upperBound <= last
    let isAround = area.lowerBound <= offset && area.upperBound >= last
    guard !isInside, !isAround else { return offset }
    let length = area.upperBound.subtracting(clamped: area.lowerBound)
    guard length <= viewport, area.lowerBound > offset else { return area.lowerBound }
    return area.upperBound.subtracting(clamped: viewport)
  }
}
