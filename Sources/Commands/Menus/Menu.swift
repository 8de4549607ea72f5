/// A menu: a title, and commands and other menus under it (commands C10).
///
/// The whole of a program's menus is one value, a menu that holds those of the bar:
///
///     var builder = MenuBuilder(registry: registry)
///     builder.insertSibling(.menu(Menu("tags", "Tags")), after: .menu(.edit))
public struct Menu: Hashable, Sendable, Identifiable {
  /// The name by which it is found; in one tree no other has it.
  public var id: MenuID

  /// The title; not shown of a menu whose children stand in its parent.
  public var title: String

  /// What is special about it.
  public var options: Options

  /// What stands in it, in order.
  public var children: [MenuElement]

  /// Makes a menu.
  public init(
    _ id: MenuID, _ title: String = "", options: Options = [], children: [MenuElement] = []
  ) {
    self.id = id
    self.title = title
    self.options = options
    self.children = children
  }

  /// What is special about a menu (commands C11).
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, one an option.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Its children stand in its parent, set apart by lines.
    public static let displayInline = Options(rawValue: 1)

    /// Its title says that something is taken away, its children confirm it.
    public static let destructive = Options(rawValue: 2)

    /// At most one of the commands in it and in its submenus is on.
    public static let singleSelection = Options(rawValue: 4)
  }
}

/// What stands in a menu.
public enum MenuElement: Hashable, Sendable {
  /// A command; it needn't be registered.
  case command(Command)

  /// A menu, as a submenu or in place.
  case menu(Menu)

  /// Children that are asked for by this name when the menu opens (`ResponderSource`).
  case deferred(MenuID)
}

/// What an edit of a menu is done at: a place in the tree.
public enum MenuAnchor: Hashable, Sendable {
  /// The menu or the deferred children of this name.
  case menu(MenuID)

  /// The command of this action and property list.
  case command(CommandID)

  /// Whether it names a menu.
  var isMenu: Bool {
    if case .menu = self { true } else { false }
  }

  /// The name as text.
  var name: String {
    switch self {
    case .menu(let id): id.name
    case .command(let id): id.name
    }
  }
}

extension MenuElement {
  /// The name by which the element is found.
  public var anchor: MenuAnchor {
    switch self {
    case .command(let command): .command(command.id)
    case .menu(let menu): .menu(menu.id)
    case .deferred(let id): .menu(id)
    }
  }
}
