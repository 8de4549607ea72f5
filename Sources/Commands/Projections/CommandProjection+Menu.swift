extension CommandProjection {
  /// A menu as it is to be shown now.
  ///
  /// - Parameters:
  ///   - menu: The menu bar as it was built, or any menu.
  ///   - open: The menus that are open: in these and in `menu` itself deferred children are asked for,
  ///     and they are shown even if nothing is left in them.
  ///   - held: The modifiers that are held: rows show the alternate that they stand for.
  /// - Complexity: O(elements), a resolution and the bound keys for each command.
  public func menu(
    _ menu: Menu, open: Set<MenuID> = [], holding held: Key.Modifiers = []
  ) -> ValidatedMenu {
    var validation = MenuValidation(projection: self, open: open, held: held)
    return validation.validated(menu, isOpen: true)
  }
}

/// One walk through a menu from top to bottom.
private struct MenuValidation<Movement: Sendable, Source: ResponderSource> {
  let projection: CommandProjection<Movement, Source>
  let open: Set<MenuID>
  let held: Key.Modifiers

  /// What has had its row: nothing has two, and deferred children can't lead in a circle.
  private var seen: Set<MenuAnchor> = []

  /// Within a menu of which one command is on: whether that one has been.
  private var isTaken: Bool?

  init(
    projection: CommandProjection<Movement, Source>, open: Set<MenuID>, held: Key.Modifiers
  ) {
    self.projection = projection
    self.open = open
    self.held = held
  }

  mutating func validated(_ menu: Menu, isOpen: Bool) -> ValidatedMenu {
    var groups: [[MenuRow]] = [[]]
    add(menu, to: &groups, isOpen: isOpen)
    return ValidatedMenu(
      id: menu.id, title: menu.title, options: menu.options,
      rows: Array(groups.filter { !$0.isEmpty }.joined(separator: [.separator])))
  }

  /// Adds what stands in a menu to groups of rows between which lines are drawn.
  private mutating func add(_ menu: Menu, to groups: inout [[MenuRow]], isOpen: Bool) {
    let isOutermost = isTaken == nil && menu.options.contains(.singleSelection)
    if isOutermost { isTaken = false }
    add(menu.children, to: &groups, isOpen: isOpen)
    if isOutermost { isTaken = nil }
  }

  private mutating func add(
    _ elements: [MenuElement], to groups: inout [[MenuRow]], isOpen: Bool
  ) {
    for element in elements where seen.insert(element.anchor).inserted {
      switch element {
      case .command(let command):
        if let item = item(command) { groups[groups.count - 1].append(.command(item)) }
      case .menu(let menu) where menu.options.contains(.displayInline):
        groups.append([])
        add(menu, to: &groups, isOpen: isOpen)
        groups.append([])
      case .menu(let menu):
        let isOpen = open.contains(menu.id)
        let submenu = validated(menu, isOpen: isOpen)
        if isOpen || !submenu.rows.isEmpty { groups[groups.count - 1].append(.menu(submenu)) }
      case .deferred(let id):
        if isOpen, let children = projection.lookup.resolver.source.elements(ofDeferred: id) {
          add(children, to: &groups, isOpen: isOpen)
        } else {
          groups[groups.count - 1].append(.deferred(id))
        }
      }
    }
  }

  private mutating func item(_ command: Command) -> MenuItem? {
    let registry = projection.lookup.resolver.registry
    let alternate = command.command(holding: held)
    let other = alternate == command.id ? nil : registry[alternate].flatMap(standing)
    guard var standing = other ?? standing(of: command) else { return nil }
    guard isTaken != nil else {
      return MenuItem(id: command.id, standing: standing, choice: .independent)
    }
    if standing.state == .on {
      if isTaken == true { standing.state = .off }
      isTaken = true
    }
    return MenuItem(id: command.id, standing: standing, choice: .oneOfSeveral)
  }

  private func standing(of command: Command) -> CommandStanding? {
    projection.standing(of: command, sender: .menu, showing: projection.keys(of: command.id))
  }
}
