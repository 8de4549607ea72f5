import Geometry
import Sheets

/// Where the columns of a window lie, for programs that go from a sidebar over a list to a detail.
///
/// The columns have the names of UIKit's `UISplitViewController`. A wide window shows all three
/// side by side; a regular one shows supplementary and secondary, and the primary as a drawer over
/// them while it is asked for; a compact one shows a single column. The lowest row belongs to a
/// footer.
///
/// The layout depends on nothing but the values given, so that it never moves with the focus save
/// where it must: which column a compact window shows, and whether the drawer is open.
public struct ColumnLayout: Hashable, Sendable {
  /// The extent of the window.
  public let size: Size

  /// How many columns there is room for.
  public let widthClass: WidthClass

  /// Whether the window is low; compact with fewer than 20 rows.
  public let heightClass: HeightClass

  /// Everything but the footer: the columns, and the space that sheets stand in.
  public let container: Rectangle

  /// The lowest row; empty where the window has only one.
  public let footer: Rectangle

  private let areas: [Rectangle?]

  /// The smallest window that can be used.
  public static let minimum = Size(columns: 40, rows: 10)

  /// The narrowest that a wish can make a column.
  public static let narrowest = 16

  /// Divides a window.
  ///
  /// - Parameters:
  ///   - size: The extent of the window; negative numbers count as 0.
  ///   - front: The column that a compact window shows. In a regular window `primary` opens the
  ///     drawer.
  ///   - wishes: Widths that somebody chose; clamped so that every column keeps `narrowest` cells.
  public init(size: Size, front: Column, wishes: ColumnWishes = ColumnWishes()) {
    let columns = max(0, size.columns)
    let rows = max(0, size.rows)
    self.size = Size(columns: columns, rows: rows)
    widthClass = WidthClass(columns: columns)
    heightClass = HeightClass(windowRows: rows)
    let footerRows = rows > 1 ? 1 : 0
    container = Rectangle(column: 0, row: 0, columns: columns, rows: rows - footerRows)
    footer = Rectangle(column: 0, row: rows - footerRows, columns: columns, rows: footerRows)
    let widths = Self.widths(columns, widthClass, front: front, wishes: wishes)
    var left = 0
    var areas: [Rectangle?] = [nil, nil, nil]
    for (column, width) in widths {
      areas[column.rawValue] = Rectangle(
        column: left, row: 0, columns: width, rows: container.rows)
      left += width
    }
    if let drawer = Self.drawer(columns, widthClass, front: front, wishes: wishes) {
      areas[Column.primary.rawValue] = Rectangle(
        column: 0, row: 0, columns: drawer, rows: container.rows)
    }
    self.areas = areas
  }

  /// Where a column lies; `nil` where it isn't shown.
  ///
  /// An open drawer lies over the columns beside it.
  public func area(of column: Column) -> Rectangle? { areas[column.rawValue] }

  /// Whether the primary column lies over the others.
  public var isDrawerOpen: Bool {
    widthClass == .regular && areas[Column.primary.rawValue] != nil
      && areas[Column.secondary.rawValue] != nil
  }

  /// Whether the window is too small to be used.
  public var isTooSmall: Bool {
    size.columns < Self.minimum.columns || size.rows < Self.minimum.rows
  }

  /// Where a column would lie if it were shown: whole windows to the left or right of those that
  /// are, so that directions are right for a focus map.
  public func offeredArea(of column: Column) -> Rectangle {
    if let area = area(of: column) { return area }
    let shown = Column.allCases.filter { area(of: $0) != nil }.map(\.rawValue)
    let width = max(1, size.columns)
    let steps =
      if let first = shown.first, column.rawValue < first {
        column.rawValue - first
      } else {
        column.rawValue - (shown.last ?? 0)
      }
    return Rectangle(column: steps * width, row: 0, columns: width, rows: container.rows)
  }

  private static func widths(
    _ columns: Int, _ widthClass: WidthClass, front: Column, wishes: ColumnWishes
  ) -> [(Column, Int)] {
    if let zoomed = wishes.zoomed, zoomed == front { return [(zoomed, columns)] }
    switch widthClass {
    case .compact:
      return [(front, columns)]
    case .regular:
      let usual = (columns * 17 / 40).clamped(to: 25...40)
      let list = (wishes.supplementary ?? usual).clamped(to: narrowest...columns - narrowest)
      return [(.supplementary, list), (.secondary, columns - list)]
    case .wide:
      let usualPrimary = (columns / 5).clamped(to: 20...28)
      let primary = (wishes.primary ?? usualPrimary)
        .clamped(to: narrowest...columns - 2 * narrowest)
      let usualList = (columns / 3).clamped(to: 30...48)
      let list = (wishes.supplementary ?? usualList)
        .clamped(to: narrowest...columns - primary - narrowest)
      return [(.primary, primary), (.supplementary, list), (.secondary, columns - primary - list)]
    }
  }

  private static func drawer(
    _ columns: Int, _ widthClass: WidthClass, front: Column, wishes: ColumnWishes
  ) -> Int? {
    guard widthClass == .regular, front == .primary, wishes.zoomed != .primary else { return nil }
    return (wishes.primary ?? 26).clamped(to: narrowest...columns - narrowest)
  }
}

/// The columns of a window, from the widest choice to the single thing.
public enum Column: Int, Hashable, Sendable, Codable, CaseIterable {
  /// Chooses what the next column lists: a sidebar.
  case primary

  /// A list.
  case supplementary

  /// The thing chosen in the list.
  case secondary
}

/// How somebody wants the columns to be.
public struct ColumnWishes: Hashable, Sendable, Codable {
  /// Width of the primary column, in cells; `nil` for the usual one.
  public var primary: Int?

  /// Width of the supplementary column, in cells; `nil` for the usual one.
  public var supplementary: Int?

  /// A column that takes the whole window while it is at the front.
  public var zoomed: Column?

  /// Makes wishes; by default none.
  public init(primary: Int? = nil, supplementary: Int? = nil, zoomed: Column? = nil) {
    self.primary = primary
    self.supplementary = supplementary
    self.zoomed = zoomed
  }
}
