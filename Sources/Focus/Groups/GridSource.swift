import Geometry

/// The items of a grid whose tiles are all of one size, row by row; the last row is as short as it
/// comes.
///
///     GridSource(names, tile: Size(columns: 18, rows: 5), across: 3)
///
/// Areas are worked out, not stored; names and titles are the arrays that are given, shared, not
/// copied. A row of buttons is a grid of one row.
public struct GridSource: FocusSource {
  /// The names, in order.
  public let ids: [ItemID]

  /// The titles, in order; where one is missing the name stands for it.
  public let titles: [String]

  /// Width and height of a tile, in cells; at least 1 each.
  public let tile: Size

  /// How many tiles a full row has; at least 1.
  public let across: Int

  /// A number that differs whenever the names or their order differ.
  ///
  /// Other rows of the same names don't change it: a grid that is as wide as its window keeps it.
  public let generation: UInt64

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - ids: the names, row by row.
  ///   - titles: the titles; where one is missing the name stands for it.
  ///   - tile: width and height of a tile, in cells; at least 1 each.
  ///   - across: how many tiles a full row has; at least 1.
  ///   - generation: a number of the owner's that changes with every change of the names; `nil`
  ///     makes one from the names, in O(n).
  public init(
    _ ids: [ItemID], titles: [String] = [], tile: Size, across: Int, generation: UInt64? = nil
  ) {
    self.ids = ids
    self.titles = titles
    self.tile = Size(columns: max(1, tile.columns), rows: max(1, tile.rows))
    self.across = max(1, across)
    self.generation = generation ?? Fingerprint(of: ids).value
  }

  /// Makes a grid as wide as its window: as many tiles side by side as fit, at least one, widened
  /// evenly to fill it.
  ///
  /// - Parameters:
  ///   - ids: the names, row by row.
  ///   - titles: the titles; where one is missing the name stands for it.
  ///   - columns: the width of the window, in cells.
  ///   - tile: the least size of a tile; what is left over at the right is less than a cell a tile.
  ///   - generation: a number of the owner's that changes with every change of the names; `nil`
  ///     makes one from the names, in O(n).
  public init(
    _ ids: [ItemID], titles: [String] = [], filling columns: Int, tile: Size,
    generation: UInt64? = nil
  ) {
    let across = max(1, columns / max(1, tile.columns))
    self.init(
      ids, titles: titles, tile: Size(columns: columns / across, rows: tile.rows), across: across,
      generation: generation)
  }

  /// How many items there are.
  public var count: Int { ids.count }

  /// The name of an item.
  public func id(at index: Int) -> ItemID { ids[index] }

  /// The item named `id` that is nearest to `hint`.
  ///
  /// - Complexity: O(distance from `hint`), O(n) at worst.
  public func index(of id: ItemID, near hint: Int) -> Int? {
    ids.count.nearestIndex(to: hint) { ids[$0] == id }
  }

  /// The area of an item.
  public func rectangle(at index: Int) -> Rectangle {
    Rectangle(
      column: (index % across).multiplied(clamped: tile.columns),
      row: (index / across).multiplied(clamped: tile.rows), columns: tile.columns, rows: tile.rows)
  }

  /// The items of the rows that meet the rows of `area`.
  ///
  /// - Complexity: O(1).
  public func indices(meeting area: Rectangle) -> Range<Int> {
    guard area.rows > 0, area.maxRow > 0 else { return 0..<0 }
    let first = max(0, area.minRow) / tile.rows
    let last = (area.maxRow - 1) / tile.rows
    return (first.multiplied(clamped: across)..<(last + 1).multiplied(clamped: across))
      .clamped(to: 0..<ids.count)
  }

  /// The item's text.
  public func title(at index: Int) -> String {
    index < titles.count ? titles[index] : ids[index].rawValue
  }

  /// How many rows there are.
  public var rowCount: Int { ids.count / across + (ids.count % across > 0 ? 1 : 0) }

  /// The row of an item.
  public func row(of index: Int) -> Int { index / across }

  /// The items of a row.
  public func indices(inRow row: Int) -> Range<Int> {
    guard row >= 0, row < rowCount else { return 0..<0 }
    return row * across..<min(ids.count, (row * across).adding(clamped: across))
  }
}
