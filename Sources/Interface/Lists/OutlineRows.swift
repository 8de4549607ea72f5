import Geometry

/// One row of an outline: an item, the header of a section, or a gap between sections.
public struct OutlineRow: Hashable, Sendable {
  /// What it is.
  public var kind: Kind

  /// How deep it lies: 0 for headers and items outside a tree, 1 for the roots of one.
  public var depth: Int

  /// Whether something lies below it.
  public var fold: Fold

  /// What it is called.
  public var title: StyledText

  /// A count, at the right edge.
  public var trailing: StyledText

  /// The kinds of rows.
  public enum Kind: Hashable, Sendable {
    /// Can be focused.
    case item
    /// The title of what follows; can't be focused.
    case header
    /// Nothing; can't be focused.
    case gap
  }

  /// Whether something lies below a row, and whether it shows.
  public enum Fold: Hashable, Sendable {
    /// Nothing lies below it.
    case leaf
    /// What lies below it is hidden.
    case folded
    /// What lies below it shows.
    case unfolded
  }

  /// Makes a row.
  public init(
    _ title: StyledText, kind: Kind = .item, depth: Int = 0, fold: Fold = .leaf,
    trailing: StyledText = StyledText()
  ) {
    self.kind = kind
    self.depth = depth
    self.fold = fold
    self.title = title
    self.trailing = trailing
  }

  /// A row of nothing.
  public static let gap = OutlineRow(StyledText(), kind: .gap)

  /// Whether it can hold the focus.
  public var isFocusable: Bool { kind == .item }

  /// The column in which its title begins; deeper than 16 is drawn as 16.
  var textColumn: Int { depth <= 0 ? 1 : signColumn + 2 }

  /// The column of the sign that says whether it is folded.
  var signColumn: Int { 2 * depth.clamped(to: 0...16) }
}

/// An outline of foldable rows: the sidebar of a program.
///
///     │ Tags                 │
///     │  ▸ git           137 │
///     │  ▾ shell          81 │
///     │      bash         25 │
///
/// Every row is one row of the screen. Rows are asked for only while they are visible.
public struct OutlineRows: Hashable, Sendable {
  /// Where the rows lie.
  public var geometry: RowGeometry

  /// The row that has something to do with the focus.
  public var focus: RowFocus?

  /// Makes an outline.
  public init(count: Int, focus: RowFocus? = nil) {
    geometry = RowGeometry(count: count)
    self.focus = focus
  }

  /// Draws the visible rows.
  ///
  /// - Parameters:
  ///   - frame: Where they are drawn; the area is taken as blank.
  ///   - area: The inside of the pane.
  ///   - scroll: Rows hidden above the area.
  ///   - theme: Gives styles, signs and the halo.
  ///   - row: The row at an index; asked for once for each visible index.
  /// - Returns: The first visible cell of the focused row, for the hardware cursor.
  /// - Complexity: O(visible rows)
  @discardableResult
  public func draw(
    into frame: inout Frame, area: Rectangle, scroll: Int, theme: Theme, row: (Int) -> OutlineRow
  ) -> Point? {
    var plates = RowPlates<Bool>()
    return draw(
      into: &frame, area: area, scroll: scroll, theme: theme, keeping: &plates, row: row)
  }

  /// Draws the visible rows, those that were drawn before as they are kept.
  ///
  /// - Parameter plates: Used for a key that stands for everything on which the rows hang, the theme
  ///   included; `row` isn't asked for a row that is kept.
  /// - Complexity: O(visible rows), a kept one O(columns)
  @discardableResult
  public func draw<Key>(
    into frame: inout Frame, area: Rectangle, scroll: Int, theme: Theme,
    keeping plates: inout RowPlates<Key>, row: (Int) -> OutlineRow
  ) -> Point? {
    draw(
      into: &frame, area: area, scroll: scroll, theme: theme, keeping: &plates.rows, row: row)
  }

  private func draw(
    into frame: inout Frame, area: Rectangle, scroll: Int, theme: Theme,
    keeping kept: inout KeptRows, row: (Int) -> OutlineRow
  ) -> Point? {
    geometry.forEachVisible(in: area, scroll: scroll) { index, top in
      let line = Rectangle(column: area.minColumn, row: top, columns: area.columns, rows: 1)
      kept.draw(index, on: line, into: &frame, within: area) { frame in
        draw(row(index), on: line, into: &frame, clip: area, theme: theme)
      }
    }
    return focus.flatMap { focus in
      let rectangle = geometry.rectangle(of: focus.row, columns: area.columns)
        .offset(columns: area.minColumn, rows: area.minRow.subtracting(clamped: scroll))
      return frame.paintHalo(at: rectangle, within: area, mark: focus.mark, theme: theme)
    }
  }

  private func draw(
    _ row: OutlineRow, on line: Rectangle, into frame: inout Frame, clip: Rectangle, theme: Theme
  ) {
    guard row.kind != .gap else { return }
    let sign = Point(column: line.minColumn + row.signColumn, row: line.minRow)
    if row.fold != .leaf, row.depth > 0, clip.contains(sign) {
      let scalar = row.fold == .folded ? theme.signs.folded : theme.signs.unfolded
      frame.put(Cell(scalar, style: theme[.bullet]), at: sign)
    }
    RowLine(
      text: row.title, textColumn: row.textColumn, trailing: row.trailing,
      style: row.kind == .header ? theme[.header] : .plain, trailingStyle: theme[.count]
    ).draw(into: &frame, line: line, theme: theme, clip: clip)
  }
}
