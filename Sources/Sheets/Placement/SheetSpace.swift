import Geometry

/// The space in which sheets stand.
public struct SheetSpace: Hashable, Sendable {
  /// The area that sheets may use: the window above the footer.
  public let container: Rectangle

  /// All rows of the window; they decide whether its height is compact.
  public let windowRows: Int

  /// Makes a space; a negative width or height counts as 0.
  public init(container: Rectangle, windowRows: Int) {
    self.container = Rectangle(
      column: container.minColumn, row: container.minRow,
      columns: max(0, container.columns), rows: max(0, container.rows))
    self.windowRows = windowRows
  }

  /// Makes the space of a window that ends in a footer.
  public init(window: Size, footerRows: Int = 1) {
    let rows = max(0, window.rows.subtracting(clamped: max(0, footerRows)))
    self.init(
      container: Rectangle(column: 0, row: 0, columns: window.columns, rows: rows),
      windowRows: window.rows)
  }

  /// Whether the window is low.
  public var heightClass: HeightClass { HeightClass(windowRows: windowRows) }
}
