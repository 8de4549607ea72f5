/// Which menus are open, and which row is chosen, by names, so that a menu can be built again under it
/// (commands C12).
public struct MenuSelection: Hashable, Sendable {
  /// The open menus, from the bar inwards.
  public var open: [MenuID]

  /// The chosen row of the innermost open menu, or of the bar; `nil`: none.
  public var row: MenuAnchor?

  /// Makes a selection; without arguments nothing is open and nothing chosen.
  public init(open: [MenuID] = [], row: MenuAnchor? = nil) {
    self.open = open
    self.row = row
  }

  /// The selection after the menu was projected anew.
  ///
  /// A menu that is gone closes, with those inside it. Where the chosen row, or the row of the menu that
  /// closed, is gone the next of the rows that were below it is chosen, else the nearest above it, else
  /// the first there is.
  public func kept(in new: ValidatedMenu, from old: ValidatedMenu) -> MenuSelection {
    var kept = MenuSelection()
    for id in open {
      guard new.menu(at: kept.open + [id]) != nil else {
        kept.row = Self.survivor(of: .menu(id), at: kept.open, old, new)
        return kept
      }
      kept.open.append(id)
    }
    kept.row = row.flatMap { Self.survivor(of: $0, at: kept.open, old, new) }
    return kept
  }

  private static func survivor(
    of anchor: MenuAnchor, at path: [MenuID], _ old: ValidatedMenu, _ new: ValidatedMenu
  ) -> MenuAnchor? {
    guard let menu = new.menu(at: path) else { return nil }
    let present = menu.rows.compactMap(\.anchor)
    let before = old.menu(at: path)?.rows.compactMap(\.anchor) ?? []
    guard let place = before.firstIndex(of: anchor) else {
      return present.contains(anchor) ? anchor : present.first
    }
    return before[place...].first(where: present.contains)
      ?? before[..<place].last(where: present.contains) ?? present.first
  }
}
