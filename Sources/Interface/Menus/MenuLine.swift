import Commands
import Geometry
import Text

/// What one line of an open menu shows.
public enum MenuLine: Hashable, Sendable {
  /// A row of the menu.
  case row(MenuRow)

  /// That the menu is empty.
  case nothing

  /// The text at the left.
  public var title: String {
    switch self {
    case .row(.command(let item)): item.standing.title
    case .row(.menu(let menu)): menu.title
    case .row(.deferred): "…"
    case .row(.separator): ""
    case .nothing: "Nothing here"
    }
  }

  /// The name by which the focus knows the line, the same as long as the row is there.
  ///
  /// - Parameter index: Where the line stands: lines between groups have no other name.
  func name(at index: Int) -> String {
    switch self {
    case .row(.command(let item)): item.id.name
    case .row(.menu(let menu)): "menu \(menu.id.name)"
    case .row(.deferred(let id)): "deferred \(id.name)"
    case .row(.separator): "line \(index)"
    case .nothing: "nothing"
    }
  }

  /// Whether it is a line between groups.
  var isSeparator: Bool { self == .row(.separator) }

  /// Why the command of the line can't be done now.
  public var disabledReason: String? {
    if case .row(.command(let item)) = self { item.standing.disabledReason } else { nil }
  }

  /// The keys at the right edge.
  var keys: String {
    guard case .row(.command(let item)) = self else { return "" }
    return item.standing.keys?.hint() ?? ""
  }

  /// The sign that says whether what a command switches is on.
  func sign(_ signs: Signs) -> String {
    guard case .row(.command(let item)) = self else { return "" }
    return switch (item.standing.state, item.choice) {
    case (.off, _): ""
    case (.on, .independent): String(signs.marked)
    case (.on, .oneOfSeveral): String(signs.bullet)
    case (.mixed, _): signs.dash
    }
  }

  /// The column in which titles begin, behind the halo and the sign of the state.
  static let textColumn = 3

  /// The columns of a line: its title, and two further right the keys or the sign of a submenu.
  func columns(_ ruler: Ruler) -> Int {
    let trailing: Int =
      if case .row(.menu) = self { 1 } else { ruler.columns(of: keys) }
    return Self.textColumn + ruler.columns(of: title) + (trailing > 0 ? trailing + 2 : 0) + 1
  }

  /// The cells of a menu with its border, as many as it would like to have.
  static func size(of menu: ValidatedMenu, ruler: Ruler) -> Size {
    let lines = menu.rows.isEmpty ? [MenuLine.nothing] : menu.rows.map(MenuLine.row)
    let columns = lines.map { $0.columns(ruler) }.max() ?? 0
    return Size(columns: columns + 2, rows: lines.count + 2)
  }
}
