import Commands
import Geometry
import Text

/// Where a menu bar and the menus that are open in it lie: over the first row of the screen, and
/// below it (commands C17).
///
/// What lies beneath keeps its place. A menu hangs below its title, a submenu stands beside the row
/// that it belongs to; one that would reach beyond an edge is moved until it is whole, and one that is
/// too high scrolls.
///
///     let layout = MenuBarLayout(shown, open: [.file], in: screen, ruler: theme.ruler)
public struct MenuBarLayout: Hashable, Sendable {
  /// The row of the bar.
  public let row: Rectangle

  /// The titles, from left to right.
  public let titles: [Title]

  /// The open menus, from the bar inwards; each lies over those before it.
  public let menus: [OpenMenu]

  /// The name of the main menu.
  public let barID: MenuID

  /// How far the bar and the menus are scrolled.
  let offsets: Offsets

  /// A title of the bar.
  public struct Title: Hashable, Sendable {
    /// The menu.
    public let id: MenuID

    /// What it is called.
    public let text: String

    /// Its cells among all titles, with a blank at either side; the first begins at column 0.
    public let area: Rectangle
  }

  /// A menu that is open.
  public struct OpenMenu: Hashable, Sendable {
    /// What it holds.
    public let menu: ValidatedMenu

    /// Its border and what is inside.
    public let box: Rectangle

    /// The cells inside the border, in which the rows show.
    public var inside: Rectangle { PaneChrome.content(in: box) }

    /// What it shows: its rows, or one that says that there are none.
    public var lines: [MenuLine] {
      menu.rows.isEmpty ? [.nothing] : menu.rows.map(MenuLine.row)
    }
  }

  /// How far the bar and its menus are scrolled, by the name of the menu.
  public typealias Offsets = [MenuID: ScrollOffset]

  /// Lays out a bar.
  ///
  /// - Parameters:
  ///   - bar: The main menu as it is shown.
  ///   - path: The open menus, from the bar inwards; what isn't there is left out with all inside it.
  ///   - area: What bar and menus may lie over.
  ///   - offsets: How far they are scrolled; the bar has the name of the main menu.
  ///   - ruler: How wide characters are.
  /// - Complexity: O(rows of the open menus)
  public init(
    _ bar: ValidatedMenu, open path: [MenuID], in area: Rectangle, offsets: Offsets = [:],
    ruler: Ruler = Ruler()
  ) {
    let (row, room) = area.divided(atDistance: 1, from: .top)
    var column = 0
    var titles: [Title] = []
    for case .menu(let menu) in bar.rows {
      let width = ruler.columns(of: menu.title) + 2
      titles.append(
        Title(
          id: menu.id, text: menu.title,
          area: Rectangle(column: column, row: 0, columns: width, rows: 1)))
      column += width
    }
    var menus: [OpenMenu] = []
    for length in path.indices.map({ $0 + 1 }) {
      guard let menu = bar.menu(at: path[..<length]) else { break }
      let size = MenuLine.size(of: menu, ruler: ruler)
      let box: Rectangle
      if let parent = menus.last {
        let index = parent.menu.rows.firstIndex { $0.anchor == .menu(menu.id) } ?? 0
        let offset = offsets[parent.menu.id]?.row ?? 0
        box = Self.box(
          size, beside: parent.box, at: parent.inside.minRow + index - offset, in: room)
      } else {
        let title = titles.first { $0.id == menu.id }?.area ?? .zero
        let start = title.minColumn - (offsets[bar.id]?.column ?? 0) + row.minColumn
        box = Self.box(size, below: start, in: room)
      }
      menus.append(OpenMenu(menu: menu, box: box))
    }
    barID = bar.id
    self.row = row
    self.titles = titles
    self.menus = menus
    self.offsets = offsets
  }

  /// Where a menu lies that hangs below a title.
  static func box(_ size: Size, below column: Int, in room: Rectangle) -> Rectangle {
    let columns = min(size.columns, room.columns)
    let start = min(max(column, room.minColumn), room.maxColumn - columns)
    return Rectangle(
      column: start, row: room.minRow, columns: columns, rows: min(size.rows, room.rows))
  }

  /// Where a submenu lies that belongs to a row of another menu: to its right, else to its left, else
  /// over it.
  static func box(
    _ size: Size, beside parent: Rectangle, at row: Int, in room: Rectangle
  ) -> Rectangle {
    let columns = min(size.columns, room.columns)
    let rows = min(size.rows, room.rows)
    let start: Int
    if parent.maxColumn + columns <= room.maxColumn {
      start = parent.maxColumn
    } else if parent.minColumn - columns >= room.minColumn {
      start = parent.minColumn - columns
    } else {
      start = min(parent.minColumn + 2, room.maxColumn - columns)
    }
    // The first row stands beside the one that it belongs to.
    let top = min(max(row - 1, room.minRow), room.maxRow - rows)
    return Rectangle(column: start, row: top, columns: columns, rows: rows)
  }
}
