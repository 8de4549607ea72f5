/// A menu as it is shown: what can be done now, what can't and why, and the keys that work
/// (commands C17).
///
/// What is unavailable is left out, and so is a submenu in which nothing is left; disabled commands stay.
public struct ValidatedMenu: Hashable, Sendable, Identifiable {
  /// The menu.
  public var id: MenuID

  /// The title.
  public var title: String

  /// What is special about it.
  public var options: Menu.Options

  /// The rows from top to bottom; of the main menu the titles of the bar.
  public var rows: [MenuRow]

  /// The row of this name.
  public func row(_ anchor: MenuAnchor) -> MenuRow? { rows.first { $0.anchor == anchor } }

  /// The submenu that is reached by opening these one after the other; `nil` if one isn't there.
  public func menu(at path: some Sequence<MenuID>) -> ValidatedMenu? {
    var menu = self
    for id in path {
      guard case .menu(let next) = menu.row(.menu(id)) else { return nil }
      menu = next
    }
    return menu
  }
}

/// A row of a menu.
public enum MenuRow: Hashable, Sendable {
  /// A command.
  case command(MenuItem)

  /// A submenu.
  case menu(ValidatedMenu)

  /// A line between groups; never first, last, or beside another.
  case separator

  /// Children that aren't known yet: the menu hasn't been opened, or they are still being found.
  case deferred(MenuID)

  /// The name by which the row is known from one projection to the next; `nil` for a line.
  public var anchor: MenuAnchor? {
    switch self {
    case .command(let item): .command(item.id)
    case .menu(let menu): .menu(menu.id)
    case .separator: nil
    case .deferred(let id): .menu(id)
    }
  }
}

/// A command as a row of a menu.
public struct MenuItem: Hashable, Sendable, Identifiable {
  /// The command that has the row, whatever is held.
  public var id: CommandID

  /// How the command stands that the row runs: an alternate while its modifiers are held.
  public var standing: CommandStanding

  /// What being on means.
  public var choice: Choice

  /// What being on means for a command of a menu.
  public enum Choice: Hashable, Sendable {
    /// Nothing for others.
    case independent
    /// It is the one of several that is on; of those at most one is.
    case oneOfSeveral
  }
}
