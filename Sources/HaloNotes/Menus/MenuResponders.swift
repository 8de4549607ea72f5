import Commands
import Focus
import Interface

/// The titles of the menu bar, while no menu is open.
struct MenuBarResponder: Responder {
  var contexts: [KeyContext] { [.menuBar] }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    CommandID.inMenus.contains(command)
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    switch command {
    case .nextMenu: return [.move(.arrow(.right))]
    case .previousMenu: return [.move(.arrow(.left))]
    case .chooseMenuItem:
      if let title = situation.menuTitle { model.menuBar = .open([title]) }
    default: model.menuBar = .closed
    }
    return []
  }
}

/// The rows of an open menu.
struct MenuResponder: Responder {
  var contexts: [KeyContext] { [.menu] }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    CommandID.inMenus.contains(command)
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    let path = model.menuBar.path ?? []
    switch command {
    case .chooseMenuItem:
      return situation.menuLine.map { model.choose($0, at: path) } ?? []
    case .nextMenu:
      if case .row(.menu(let menu)) = situation.menuLine {
        model.menuBar = .open(path + [menu.id])
      } else {
        model.turn(.forward, from: path, in: situation)
      }
    case .previousMenu where path.count < 2: model.turn(.backward, from: path, in: situation)
    case .closeMenuBar: model.menuBar = .closed
    default: model.menuBar = .open(path.dropLast())
    }
    return []
  }
}

extension CommandID {
  /// The commands that the bar and its menus do themselves.
  fileprivate static let inMenus: Set<CommandID> = [
    .chooseMenuItem, .closeMenu, .closeMenuBar, .nextMenu, .previousMenu,
  ]
}

extension NotesModel {
  /// Does what a line of the menu that is open at a path stands for: its command, or its submenu.
  mutating func choose(_ line: MenuLine, at path: [MenuID]) -> [Effect] {
    switch line {
    case .row(.menu(let menu)):
      menuBar = .open(path + [menu.id])
      return []
    case .row(.command(let item)):
      if let reason = item.standing.disabledReason { return [.notice(Notice(.info, reason))] }
      if !item.standing.attributes.contains(.keepsMenuPresented) { menuBar = .closed }
      return [.run(item.standing.id, by: .menu)]
    case .row(.separator), .row(.deferred), .nothing: return []
    }
  }

  /// Opens the menu beside the open one; beyond the last comes the first.
  fileprivate mutating func turn(
    _ step: FocusStep, from path: [MenuID], in situation: Situation
  ) {
    guard let titles = situation.arrangement.menuBar?.layout.titles.map(\.id), !titles.isEmpty,
      let place = titles.firstIndex(where: { $0 == path.first })
    else { return }
    let next = place + (step == .forward ? 1 : titles.count - 1)
    menuBar = .open([titles[next % titles.count]])
  }
}
