import Commands
import Focus
import Geometry

/// What the focus engine sees of a menu bar: a scope for the bar and one for each open menu, every one
/// of them modal, so that opening and closing them takes the focus in and gives it back (focus F24–F26).
extension MenuBarLayout {
  /// The scope of the bar.
  public static let scope: ScopeID = "menuBar"

  /// The group of the bar's titles.
  public static let group: GroupID = "menuBar.titles"

  /// The scope of an open menu.
  public static func scope(of menu: MenuID) -> ScopeID { ScopeID("menu.\(menu.name)") }

  /// The group of the rows of an open menu.
  public static func group(of menu: MenuID) -> GroupID { GroupID("menu.\(menu.name).items") }

  /// The item that a title is.
  public static func item(of title: MenuID) -> ItemID { ItemID(title.name) }

  /// The scopes, back to front: to be put in front of all others.
  public var scopes: [FocusScope] {
    var scopes = [FocusScope(Self.scope, frame: row, preferred: opener(of: 0))]
    for (level, open) in menus.enumerated() {
      scopes.append(
        FocusScope(
          Self.scope(of: open.menu.id), frame: open.box, opener: opener(of: level),
          restoration: opener(of: level).map(Restoration.given) ?? .lastOutside))
    }
    return scopes
  }

  /// The groups: the titles, and the rows of each open menu.
  ///
  /// A menu is entered at its first row each time. Its ends are joined, so that the last row is one
  /// step up from the first.
  public var groups: [FocusGroup] {
    var groups = [titleGroup]
    for open in menus {
      let offset = offsets[open.menu.id]?.row ?? 0
      groups.append(
        FocusGroup(
          Self.group(of: open.menu.id), title: open.menu.title, noun: "item",
          scope: Self.scope(of: open.menu.id), frame: open.inside,
          viewport: Rectangle(
            origin: Point(column: 0, row: offset), size: open.inside.size),
          source: open.source, ends: GroupEnds(vertical: .wrap, horizontal: .stop), memory: .off))
    }
    return groups
  }

  /// The open menu whose rows a group is; `nil` for any other group.
  public func menu(of group: GroupID?) -> OpenMenu? {
    menus.first { Self.group(of: $0.menu.id) == group }
  }

  private var titleGroup: FocusGroup {
    FocusGroup(
      Self.group, title: "Menu Bar", noun: "menu", scope: Self.scope, frame: row,
      viewport: Rectangle(
        origin: Point(column: barOffset, row: 0), size: row.size),
      source: ArraySource(
        titles.map { FocusItem(Self.item(of: $0.id), at: $0.area, title: $0.text) }),
      arrangement: .list(.horizontal), ends: GroupEnds(vertical: .stop, horizontal: .wrap),
      memory: .off)
  }

  /// Columns of the titles that are hidden left of the screen.
  var barOffset: Int { offsets[barID]?.column ?? 0 }

  /// What opened a menu: its title, or its row in the menu before it.
  private func opener(of level: Int) -> FocusTarget? {
    guard menus.indices.contains(level) else { return nil }
    let id = menus[level].menu.id
    guard level > 0 else { return FocusTarget(Self.item(of: id), in: Self.group) }
    return FocusTarget(
      ItemID(MenuLine.row(.menu(menus[level].menu)).name(at: 0)),
      in: Self.group(of: menus[level - 1].menu.id))
  }
}

extension MenuBarLayout.OpenMenu {
  /// The rows: lines between groups are passed over; what can't be done now isn't, so that one can
  /// read why.
  fileprivate var source: ListSource {
    let lines = lines
    var unfocusable: [Int: Focusability] = [:]
    for (index, line) in lines.enumerated() where line.isSeparator {
      unfocusable[index] = .unfocusable(because: "it is a line")
    }
    return ListSource(
      lines.enumerated().map { ItemID($1.name(at: $0)) }, titles: lines.map(\.title),
      columns: inside.columns, except: unfocusable)
  }
}
