import Commands

extension Menu {
  /// What stands in the menu, as text: names, those in a menu in brackets behind its own.
  var outline: String { children.map(\.outline).joined(separator: " ") }
}

extension MenuElement {
  fileprivate var outline: String {
    switch self {
    case .command(let command): command.id.name.shortened
    case .menu(let menu): "\(menu.id)(\(menu.outline))"
    case .deferred(let id): id.name
    }
  }
}

extension String {
  /// The name without what the tests' commands have in common.
  fileprivate var shortened: String {
    for prefix in ["edit.", "sort:"] where hasPrefix(prefix) {
      return String(dropFirst(prefix.count))
    }
    return self
  }
}
