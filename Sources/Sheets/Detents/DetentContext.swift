import Geometry

/// What the rule of a detent may know: the space at hand and the content's wish (sheets S1).
public struct DetentContext: Hashable, Sendable {
  /// The area that sheets may use, in cells; negative numbers count as 0.
  public let container: Size

  /// Whether the window is low.
  public let heightClass: HeightClass

  /// The rows that the content would like, chrome not counted; `nil` when it can't tell.
  public let contentRows: Int?

  /// The rows of a sheet that aren't content, its borders and fixed bars; never negative.
  public let chromeRows: Int

  /// Makes a context.
  public init(
    container: Size, heightClass: HeightClass, contentRows: Int? = nil, chromeRows: Int = 2
  ) {
    self.container = Size(
      columns: max(0, container.columns), rows: max(0, container.rows))
    self.heightClass = heightClass
    self.contentRows = contentRows.map { max(0, $0) }
    self.chromeRows = max(0, chromeRows)
  }

  /// The most rows that a sheet can have: all but one, so that what lies behind still shows.
  ///
  /// Never below 1.
  public var maximumRows: Int { max(1, container.rows - 1) }

  /// The fewest rows that a sheet can have: its chrome and one row of content.
  ///
  /// Never above ``maximumRows``.
  public var minimumRows: Int { min(chromeRows.adding(clamped: 1), maximumRows) }
}
