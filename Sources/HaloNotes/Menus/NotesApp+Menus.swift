import Commands
import Focus
import Geometry
import Interface

/// The menu bar over the arrangement.
extension NotesApp {
  /// The arrangement with the menu bar over it, where that shows.
  ///
  /// What the menus hold is judged for the responder that would be first without the bar.
  func addingMenuBar(to base: Arrangement, after last: Arrangement?) -> Arrangement {
    guard let path = model.menuBar.path else { return base }
    var beneath = Situation(arrangement: base, focus: focus, mode: model.mode)
    _ = beneath.focus.reconcile(from: last?.map, to: base.map, at: now)
    let responders = Responders(model: model, situation: beneath)
    let work = menus.update(registry: router.registry, asking: responders)
    let resolver = Resolver(registry: router.registry, source: responders)
    let trail = beneath.trail
    let answers = ShownMenus.Answers(
      keys: beneath.keys, path: path, capability: capability,
      resolutions: router.registry.commands.map {
        resolver.resolve($0, along: trail, sender: .menu)
      }, links: path.contains(.links) ? beneath.linkElements : [])
    let (shown, root) = (commands(in: beneath), menus.root)
    let bar = shownMenus.bar(for: answers, after: work) { shown.menu(root, open: Set(path)) }
    let kept = MenuSelection(open: path).kept(in: bar, from: last?.menuBar?.bar ?? bar).open
    var offsets: MenuBarLayout.Offsets = [bar.id: view[ComponentID(MenuBarLayout.group.rawValue)]]
    for id in kept { offsets[id] = view[ComponentID(MenuBarLayout.group(of: id).rawValue)] }
    let layout = MenuBarLayout(
      bar, open: kept, in: Self.space(of: size).container, offsets: offsets, ruler: theme.ruler)
    var arrangement = base
    arrangement.map = FocusMap(
      scopes: base.map.scopes + layout.scopes, groups: base.map.groups + layout.groups)
    let menuBar = MenuBarArrangement(bar: bar, path: kept, layout: layout, beneath: base.map)
    arrangement.viewports.merge(menuBar.viewports) { _, new in new }
    arrangement.menuBar = menuBar
    return arrangement
  }

  /// Forgets how far menus were scrolled that are closed now: each opens at its first row.
  func forgetClosedMenus(of next: Arrangement, after last: Arrangement?) {
    guard let closed = last?.menuBar?.viewports.keys else { return }
    for component in closed where next.viewports[component] == nil { view.forget(component) }
  }

  /// Goes to the next row or title that begins with the letters typed so far, or with the last one if
  /// none begins with all of them.
  func jump(to letter: Unicode.Scalar) {
    guard let map = arrangement?.map else { return }
    let all = (focus.typed ?? "") + String(letter)
    if case .refused(.noMatch) = map.propose(.typeAhead(all), from: focus).outcome {
      move(.typeAhead(String(letter)))
    } else {
      move(.typeAhead(all))
    }
  }

  /// Why the command of the current row of a menu can't be done, for the footer.
  func obstacleInMenu(of situation: Situation) -> Notice? {
    situation.menuLine?.disabledReason.map { Notice(.info, $0) }
  }
}
