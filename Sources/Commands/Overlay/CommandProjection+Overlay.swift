extension CommandProjection {
  /// The overlay for the situation of this projection, in the order of a menu bar.
  ///
  /// - Complexity: O(commands), for each a resolution and its bound keys.
  public func overlay(of menu: Menu) -> ShortcutOverlay {
    var entries: [ShortcutOverlay.Entry] = []
    var words: [[String]] = []
    for (command, group) in listed(menu) {
      let keys = allKeys(of: command.id)
      let standing = standing(of: command, sender: .help, showing: keys.first)
      if standing == nil, isHidden(command) { continue }
      entries.append(
        ShortcutOverlay.Entry(
          id: command.id,
          title: standing?.discoverabilityTitle ?? command.discoverabilityTitle ?? command.title,
          group: group, keys: keys, hindrance: hindrance(to: command, standing)))
      words.append(command.words)
    }
    return ShortcutOverlay(entries, words: words)
  }

  /// All commands with the titles of the menus of the bar in which they stand: first those of the menu
  /// in its order, then the registered ones that aren't in it.
  func listed(_ menu: Menu) -> [(command: Command, group: String?)] {
    var listed: [(command: Command, group: String?)] = []
    for child in menu.children {
      switch child {
      case .menu(let menu): for command in menu.commands { listed.append((command, menu.title)) }
      case .command(let command): listed.append((command, nil))
      case .deferred: break
      }
    }
    let inMenu = Set(listed.map(\.command.id))
    for command in lookup.resolver.registry.commands where !inMenu.contains(command.id) {
      listed.append((command, nil))
    }
    return listed
  }
}
