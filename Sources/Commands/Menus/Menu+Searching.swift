extension Menu {
  /// The names of everything below the menu, in order.
  var anchors: [MenuAnchor] {
    children.flatMap { child in
      guard case .menu(let menu) = child else { return [child.anchor] }
      return [child.anchor] + menu.anchors
    }
  }

  /// The commands below the menu, in order.
  public var commands: [Command] {
    children.flatMap { child -> [Command] in
      switch child {
      case .command(let command): [command]
      case .menu(let menu): menu.commands
      case .deferred: []
      }
    }
  }

  /// The menu of this name: the menu itself or one below it.
  func menu(for id: MenuID) -> Menu? {
    if self.id == id { return self }
    for case .menu(let menu) in children {
      if let found = menu.menu(for: id) { return found }
    }
    return nil
  }

  /// Changes the children of the menu of this name; the answer is whether there is one.
  mutating func change(_ id: MenuID, _ edit: (inout [MenuElement]) -> Void) -> Bool {
    if self.id == id {
      edit(&children)
      return true
    }
    for index in children.indices {
      guard case .menu(var menu) = children[index], menu.change(id, edit) else { continue }
      children[index] = .menu(menu)
      return true
    }
    return false
  }

  /// Changes the children among which the element of this name stands; the answer is whether there is
  /// one below the menu.
  mutating func change(
    around anchor: MenuAnchor, _ edit: (inout [MenuElement], _ place: Int) -> Void
  ) -> Bool {
    if let place = children.firstIndex(where: { $0.anchor == anchor }) {
      edit(&children, place)
      return true
    }
    for index in children.indices {
      guard case .menu(var menu) = children[index], menu.change(around: anchor, edit) else {
        continue
      }
      children[index] = .menu(menu)
      return true
    }
    return false
  }

  /// Puts commands at the end of the menus that they name, taking them out of the table.
  mutating func take(_ commands: inout [MenuID: [MenuElement]]) {
    for index in children.indices {
      guard case .menu(var menu) = children[index] else { continue }
      menu.take(&commands)
      children[index] = .menu(menu)
    }
    children += commands.removeValue(forKey: id) ?? []
  }
}
