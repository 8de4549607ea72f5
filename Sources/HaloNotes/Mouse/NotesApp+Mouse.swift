import Commands
import Focus
import Geometry
import Interface
import TerminalInput

/// The mouse: a click focuses what is under it, a second one opens it, the wheel scrolls.
///
/// A click on what has the focus already does nothing by itself, so that the click that brings the
/// terminal's window to the front opens nothing.
extension NotesApp {
  /// Two clicks on one thing within this time open it.
  private static let doubleClick = Duration.milliseconds(500)

  /// Rows that a notch of the wheel scrolls.
  private static let wheelRows = 3

  /// Takes what was done with the mouse.
  func take(_ mouse: MouseEvent) {
    guard environment.mouse == .on, let arrangement, !arrangement.layout.isTooSmall else { return }
    let hit = arrangement.hit(at: mouse.position)
    switch mouse.kind {
    case .press(.left):
      dismissNotice()
      router.cancelPending()
      continuations = []
      model.mode = .commands
      if case .edge(let sheet) = hit { grab(sheet, at: mouse.position) }
      if let text = arrangement.text(at: mouse.position, in: hit) {
        return beginSelecting(at: mouse.position, in: text)
      }
      click(on: hit, holding: mouse.modifiers)
    case .drag(.left) where selectsText != nil: select(to: mouse.position)
    case .drag(.left): pull(to: mouse.position.row)
    case .release(.left):
      selectsText = nil
      letGo()
    case .wheelUp: scroll(at: hit, by: -Self.wheelRows)
    case .wheelDown: scroll(at: hit, by: Self.wheelRows)
    case .press, .release, .drag: break
    }
  }

  private func click(on hit: ScreenHit, holding modifiers: Key.Modifiers) {
    let last = lastClick
    lastClick = nil
    switch hit {
    case .title(let menu):
      model.menuBar = .open(model.menuBar.path?.first == menu ? [] : [menu])
    case .line(let index, let menu): choose(index, of: menu, holding: modifiers)
    case .item(let target):
      let isSecond = last.map { $0.target == target && now - $0.time <= Self.doubleClick } ?? false
      guard isSecond, focus.focused?.target == target else {
        focus(on: target)
        lastClick = Click(target: target, time: now)
        return
      }
      openFocused()
    case .pane(let group): go(to: group)
    case .edge(let sheet): go(to: arrangement?.contentGroup(of: sheet) ?? sheet.group)
    case .completion(let row): if let row { complete(row: row) }
    case .besideMenus: model.menuBar = .closed
    case .behind(let sheet): model.closeSheet(sheet, because: .outside)
    case .menuEdge, .nothing: break
    }
  }

  func go(to group: GroupID) {
    if focus.focused?.group != group { move(.group(group)) }
  }

  private func focus(on target: FocusTarget) {
    guard focus.focused?.target != target else { return }
    move(.to(target, as: .click))
  }

  /// Opens what has the focus, where there is a way to open it.
  private func openFocused() {
    guard let situation else { return }
    let resolver = Resolver(
      registry: router.registry, source: Responders(model: model, situation: situation))
    guard
      case .enabled(let target) = resolver.resolve(
        .open, along: situation.trail, sender: .program)
    else { return }
    perform(.open, by: target.responder, in: situation)
  }

  /// Runs what a line of an open menu stands for, or what it stands for with modifiers held
  /// (commands C11).
  private func choose(_ index: Int, of menu: MenuID, holding modifiers: Key.Modifiers) {
    guard let menuBar = arrangement?.menuBar,
      let level = menuBar.path.firstIndex(of: menu),
      let open = menuBar.layout.menus.first(where: { $0.menu.id == menu }),
      open.lines.indices.contains(index)
    else { return }
    let path = Array(menuBar.path[...level])
    // Submenus of another line close.
    model.menuBar = .open(path)
    settle()
    let group = MenuBarLayout.group(of: menu)
    if let item = arrangement?.map.group(group)?.source.id(at: index) {
      focus(on: FocusTarget(item, in: group))
    }
    if case .row(.command(let item)) = open.lines[index],
      let alternate = router.registry[item.id]?.command(holding: modifiers), alternate != item.id
    {
      model.menuBar = .closed
      run(alternate, by: .menu)
      return
    }
    for effect in model.choose(open.lines[index], at: path) { run(effect) }
  }

  /// Scrolls what is under the pointer; the focus stays where it is.
  private func scroll(at hit: ScreenHit, by rows: Int) {
    let group: GroupID
    switch hit {
    case .item(let target): group = target.group
    case .pane(let pane): group = pane
    case .edge(let sheet): group = sheet.group
    case .line(_, let menu): group = MenuBarLayout.group(of: menu)
    case .title, .menuEdge, .besideMenus, .behind, .completion, .nothing: return
    }
    guard let component = arrangement?.component(of: group) else { return }
    scroll(component, by: rows)
  }
}

/// A click on something that can be focused.
struct Click: Hashable, Sendable {
  /// What was clicked.
  var target: FocusTarget

  /// When.
  var time: Duration
}
