import Commands
import Focus
import Geometry
import Interface

/// The menu bar while it shows: where it lies, and what can be focused beneath it.
struct MenuBarArrangement: Sendable {
  /// The menus as they are shown.
  let bar: ValidatedMenu

  /// The menus that are open, from the bar inwards.
  let path: [MenuID]

  /// Where they lie.
  let layout: MenuBarLayout

  /// What can be focused when the bar has closed.
  let beneath: FocusMap

  /// The open menu that has its rows in a group.
  func menu(of group: GroupID?) -> MenuBarLayout.OpenMenu? { layout.menu(of: group) }

  /// Whether a group is one of the bar's.
  func holds(_ group: GroupID?) -> Bool {
    group == MenuBarLayout.group || menu(of: group) != nil
  }

  /// The component that scrolls when a group does; `nil` for a group that isn't one of the bar's.
  func component(of group: GroupID) -> ComponentID? {
    guard holds(group) else { return nil }
    return ComponentID(group.rawValue)
  }

  /// The group that scrolls with a component.
  func group(of component: ComponentID) -> GroupID? {
    let group = GroupID(component.rawValue)
    return holds(group) ? group : nil
  }

  /// The title or row behind which the next open menu lies, in content cells; `nil` in the innermost.
  func openRow(of group: GroupID) -> Rectangle? {
    if group == MenuBarLayout.group {
      return layout.titles.first { $0.id == path.first }?.area
    }
    guard let open = menu(of: group), let level = path.firstIndex(of: open.menu.id),
      level + 1 < path.count,
      let row = open.menu.rows.firstIndex(where: { $0.anchor == .menu(path[level + 1]) })
    else { return nil }
    return Rectangle(column: 0, row: row, columns: open.inside.columns, rows: 1)
  }

  /// The visible part of the bar and of each open menu, and what it holds.
  var viewports: [ComponentID: Arrangement.Viewport] {
    let titles = layout.titles.last?.area.maxColumn ?? 0
    var viewports = [
      ComponentID(MenuBarLayout.group.rawValue): Arrangement.Viewport(
        area: layout.row, content: Size(columns: titles, rows: 1))
    ]
    for open in layout.menus {
      let group = MenuBarLayout.group(of: open.menu.id)
      viewports[ComponentID(group.rawValue)] = Arrangement.Viewport(
        area: open.inside, content: Size(columns: open.inside.columns, rows: open.lines.count))
    }
    return viewports
  }
}

extension Situation {
  /// Whether the menu bar or one of its menus has the focus.
  var isInMenuBar: Bool { arrangement.menuBar?.holds(group) == true }

  /// The line of an open menu that has the focus.
  var menuLine: MenuLine? {
    guard let place = focus.focused, let open = arrangement.menuBar?.menu(of: place.group),
      open.lines.indices.contains(place.index)
    else { return nil }
    return open.lines[place.index]
  }

  /// The title of the bar that has the focus.
  var menuTitle: MenuID? {
    guard let place = focus.focused, place.group == MenuBarLayout.group,
      let titles = arrangement.menuBar?.layout.titles, titles.indices.contains(place.index)
    else { return nil }
    return titles[place.index].id
  }

  /// What the footer offers while the menu bar has the focus.
  var menuHints: [FooterHint] {
    let close = FooterHint(.closeMenu, word: "close")
    guard let line = menuLine else {
      return [
        FooterHint(.chooseMenuItem, word: "open"),
        FooterHint(.previousMenu, .nextMenu, word: "menus"),
        close,
      ]
    }
    let choose = if case .row(.menu) = line { "open" } else { "run" }
    return [
      line.disabledReason == nil ? FooterHint(.chooseMenuItem, word: choose) : nil,
      FooterHint(.moveDown, .moveUp, word: "move"),
      FooterHint(.previousMenu, .nextMenu, word: "menus"), close,
    ].compactMap(\.self)
  }

  /// The situation as it is when the menu bar has closed: who was first before it took the focus
  /// answers for what its menus show and run.
  ///
  /// The focus engine says where the focus goes then.
  var beneathMenuBar: Situation {
    guard let menuBar = arrangement.menuBar else { return self }
    var beneath = self
    _ = beneath.focus.reconcile(from: arrangement.map, to: menuBar.beneath)
    beneath.arrangement.map = menuBar.beneath
    beneath.arrangement.menuBar = nil
    return beneath
  }
}
