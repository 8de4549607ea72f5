import Spelling

/// Builds the menus of a program by edits at names (commands C10, UIKit's `UIMenuBuilder`).
///
/// In one tree every menu and every command stands once. An edit at a name that isn't there, or one
/// after which a name would stand twice, changes nothing and leaves a diagnostic.
public struct MenuBuilder: Sendable {
  /// The tree as it is now.
  public private(set) var root: Menu

  /// What went wrong so far, in order.
  public private(set) var diagnostics: [MenuDiagnostic] = []

  /// Makes a builder that starts from a tree.
  public init(_ root: Menu) { self.root = root }

  /// Makes a builder that starts from a frame with every registered command in the menu that it
  /// names, behind what stands there.
  ///
  /// A command that is in the frame already stays where it is; a menu that isn't in the frame is a
  /// diagnostic.
  ///
  /// - Complexity: O(commands + elements of the frame).
  public init(registry: CommandRegistry, frame: Menu = .standard) {
    root = frame
    var commands: [MenuID: [MenuElement]] = [:]
    var menus: [MenuID] = []
    let placed = Set(frame.anchors)
    for command in registry.commands {
      guard let menu = command.menu, !placed.contains(.command(command.id)) else { continue }
      if commands[menu] == nil { menus.append(menu) }
      commands[menu, default: []].append(.command(command))
    }
    root.take(&commands)
    for menu in menus where commands[menu] != nil { report(.insertChild, missing: .menu(menu)) }
  }
}

// MARK: - Looking up

extension MenuBuilder {
  /// The menu of a name; `nil` if there is none.
  public func menu(for id: MenuID) -> Menu? { root.menu(for: id) }

  /// The command of an action and a property list; `nil` if it isn't in the tree.
  public func command(for id: CommandID) -> Command? {
    root.commands.first { $0.id == id }
  }

  /// The commands of an action, whatever their property lists, in order.
  public func commands(forAction action: CommandID) -> [Command] {
    root.commands.filter { $0.id.action == action }
  }
}

// MARK: - Editing

extension MenuBuilder {
  /// Puts an element before all others of a menu.
  public mutating func insertChild(_ element: MenuElement, atStartOf id: MenuID) {
    edit(.insertChild, at: .menu(id)) { $0.change(id) { $0.insert(element, at: 0) } }
  }

  /// Puts an element behind all others of a menu.
  public mutating func insertChild(_ element: MenuElement, atEndOf id: MenuID) {
    edit(.insertChild, at: .menu(id)) { $0.change(id) { $0.append(element) } }
  }

  /// Puts an element before another one, in the same menu.
  public mutating func insertSibling(_ element: MenuElement, before anchor: MenuAnchor) {
    edit(.insertSibling, at: anchor) {
      $0.change(around: anchor) { $0.insert(element, at: $1) }
    }
  }

  /// Puts an element behind another one, in the same menu.
  public mutating func insertSibling(_ element: MenuElement, after anchor: MenuAnchor) {
    edit(.insertSibling, at: anchor) {
      $0.change(around: anchor) { $0.insert(element, at: $1 + 1) }
    }
  }

  /// Puts any number of elements in the place of one.
  public mutating func replace(_ anchor: MenuAnchor, with elements: [MenuElement]) {
    edit(.replace, at: anchor) {
      $0.change(around: anchor) { $0.replaceSubrange($1...$1, with: elements) }
    }
  }

  /// Puts others in the place of all children of a menu.
  public mutating func replaceChildren(
    of id: MenuID, _ new: (_ old: [MenuElement]) -> [MenuElement]
  ) {
    edit(.replaceChildren, at: .menu(id)) { $0.change(id) { $0 = new($0) } }
  }

  /// Takes an element away, with all that stands below it.
  public mutating func remove(_ anchor: MenuAnchor) {
    edit(.remove, at: anchor) { $0.change(around: anchor) { $0.remove(at: $1) } }
  }

  /// Does an edit on a copy, which takes the tree's place if nothing speaks against it.
  private mutating func edit(
    _ kind: MenuDiagnostic.Edit, at anchor: MenuAnchor, _ change: (inout Menu) -> Bool
  ) {
    var changed = root
    guard change(&changed) else {
      report(kind, missing: anchor)
      return
    }
    var seen: Set<MenuAnchor> = [.menu(changed.id)]
    var repeated: [MenuAnchor] = []
    for name in changed.anchors where !seen.insert(name).inserted && !repeated.contains(name) {
      repeated.append(name)
    }
    guard repeated.isEmpty else {
      diagnostics.append(MenuDiagnostic(kind, at: anchor, .repeated(repeated)))
      return
    }
    root = changed
  }

  private mutating func report(_ kind: MenuDiagnostic.Edit, missing anchor: MenuAnchor) {
    guard anchor != .menu(root.id) else {
      diagnostics.append(MenuDiagnostic(kind, at: anchor, .root))
      return
    }
    // Deferred children have the name of a menu, but nothing can be put into them.
    let others = ([.menu(root.id)] + root.anchors).filter {
      $0.isMenu == anchor.isMenu && $0 != anchor
    }
    let nearest = nearestName(to: anchor.name, among: others.map(\.name))
    diagnostics.append(MenuDiagnostic(kind, at: anchor, .missing(nearest: nearest)))
  }
}
