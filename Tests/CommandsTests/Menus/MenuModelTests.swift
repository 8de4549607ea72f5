import Commands
import Testing

@Suite("Building menus, against plain lists (commands C10)")
struct MenuModelTests {
  @Test("Any row of edits leaves what the same edits leave of plain nested lists")
  func randomEdits() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var builder = MenuBuilder(Menu(.root))
      var plain = PlainMenu()
      var refused = 0
      for _ in 0..<60 {
        let edit = MenuEdit.random(using: &random)
        edit.apply(to: &builder)
        if plain.apply(edit) == .refused { refused += 1 }
        #expect(builder.root.outline == plain.outline, "\(edit), seed \(seed)")
        #expect(builder.diagnostics.count == refused, "\(edit), seed \(seed)")
      }
      let names = plain.names
      #expect(Set(names).count == names.count)
      for name in PlainMenu.allMenus {
        #expect((builder.menu(for: MenuID(name)) != nil) == (plain.menu(name) != nil))
      }
      for name in PlainMenu.allCommands {
        #expect((builder.command(for: CommandID(name)) != nil) == names.contains(name))
      }
    }
  }

  @Test("Random edits are refused now and done now, so that the comparison means something")
  func mixture() {
    var random = SplitMix64(seed: 1)
    var plain = PlainMenu()
    var outcomes: [PlainMenu.Outcome: Int] = [:]
    for _ in 0..<2000 { outcomes[plain.apply(.random(using: &random)), default: 0] += 1 }
    #expect(outcomes[.done, default: 0] > 300)
    #expect(outcomes[.refused, default: 0] > 300)
  }
}

/// Menus as lists in lists, each name a string: `m…` a menu, `d…` deferred children, else a command.
private struct PlainMenu {
  indirect enum Node {
    case leaf(String)
    case menu(String, [Node])

    var name: String {
      switch self {
      case .leaf(let name), .menu(let name, _): name
      }
    }

    var names: [String] {
      switch self {
      case .leaf(let name): [name]
      case .menu(let name, let nodes): [name] + nodes.flatMap(\.names)
      }
    }

    var outline: String {
      switch self {
      case .leaf(let name): name
      case .menu(let name, let nodes):
        "\(name)(\(nodes.map(\.outline).joined(separator: " ")))"
      }
    }
  }

  enum Outcome {
    case done
    case refused
  }

  static let allMenus = ["root", "m1", "m2", "m3", "m4"]
  static let allCommands = ["a", "b", "c", "a:1", "a:2"]

  var top: [Node] = []

  var outline: String { top.map(\.outline).joined(separator: " ") }

  var names: [String] { ["root"] + top.flatMap(\.names) }

  func menu(_ name: String) -> [Node]? { Self.menu(name, in: .menu("root", top)) }

  private static func menu(_ name: String, in node: Node) -> [Node]? {
    guard case .menu(let own, let nodes) = node else { return nil }
    return own == name ? nodes : nodes.lazy.compactMap { menu(name, in: $0) }.first
  }

  mutating func apply(_ edit: MenuEdit) -> Outcome {
    var copy = self
    guard copy.change(edit), Set(copy.names).count == copy.names.count else { return .refused }
    self = copy
    return .done
  }

  /// Makes every list anew, with the change where it belongs; whether there was such a place.
  private mutating func change(_ edit: MenuEdit) -> Bool {
    switch edit {
    case .insertChildAtStart(let element, let id):
      children(of: id.name) { [Self.node(element)] + $0 }
    case .insertChildAtEnd(let element, let id):
      children(of: id.name) { $0 + [Self.node(element)] }
    case .insertSiblingBefore(let element, let anchor):
      place(of: anchor.plainName) { [Self.node(element), $0] }
    case .insertSiblingAfter(let element, let anchor):
      place(of: anchor.plainName) { [$0, Self.node(element)] }
    case .replace(let anchor, let elements):
      place(of: anchor.plainName) { _ in elements.map(Self.node) }
    case .replaceChildren(let id, let elements):
      children(of: id.name) { _ in elements.map(Self.node) }
    case .reverseChildren(let id): children(of: id.name) { $0.reversed() }
    case .remove(let anchor): place(of: anchor.plainName) { _ in [] }
    }
  }

  private mutating func children(of name: String, _ edit: ([Node]) -> [Node]) -> Bool {
    func walk(_ node: Node) -> Node {
      guard case .menu(let own, let nodes) = node else { return node }
      return .menu(own, own == name ? edit(nodes) : nodes.map(walk))
    }
    guard menu(name) != nil, case .menu(_, let nodes) = walk(.menu("root", top)) else {
      return false
    }
    top = nodes
    return true
  }

  private mutating func place(of name: String, _ edit: (Node) -> [Node]) -> Bool {
    func walk(_ nodes: [Node]) -> [Node] {
      nodes.flatMap { node in
        if node.name == name { return edit(node) }
        if case .menu(let own, let inner) = node { return [.menu(own, walk(inner))] }
        return [node]
      }
    }
    guard names.dropFirst().contains(name) else { return false }
    top = walk(top)
    return true
  }

  private static func node(_ element: MenuElement) -> Node {
    switch element {
    case .command(let command): .leaf(command.id.name)
    case .deferred(let id): .leaf(id.name)
    case .menu(let menu): .menu(menu.id.name, menu.children.map { node($0) })
    }
  }
}

extension MenuAnchor {
  fileprivate var plainName: String {
    switch self {
    case .menu(let id): id.name
    case .command(let id): id.name
    }
  }
}

extension MenuEdit {
  fileprivate static func random(using random: inout SplitMix64) -> MenuEdit {
    let element = MenuElement.random(depth: 2, using: &random)
    let id = MenuID(PlainMenu.allMenus.randomElement(using: &random) ?? "root")
    let anchor = MenuAnchor.random(using: &random)
    let elements = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      MenuElement.random(depth: 2, using: &random)
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return .insertChildAtStart(element, id)
    case 2, 3: return .insertChildAtEnd(element, id)
    case 4: return .insertSiblingBefore(element, anchor)
    case 5: return .insertSiblingAfter(element, anchor)
    case 6: return .replace(anchor, elements)
    case 7: return .replaceChildren(id, elements)
    case 8: return .reverseChildren(id)
    default: return .remove(anchor)
    }
  }
}

extension MenuAnchor {
  fileprivate static func random(using random: inout SplitMix64) -> MenuAnchor {
    switch Int.random(in: 0..<5, using: &random) {
    case 0...1: .menu(MenuID(PlainMenu.allMenus.randomElement(using: &random) ?? "root"))
    case 2: .menu(["d1", "d2"].randomElement(using: &random) ?? "d1")
    default: .command(CommandID(PlainMenu.allCommands.randomElement(using: &random) ?? "a"))
    }
  }
}

extension MenuElement {
  fileprivate static func random(depth: Int, using random: inout SplitMix64) -> MenuElement {
    switch MenuAnchor.random(using: &random) {
    case .command(let id): return .command(Command(id, "Title"))
    case .menu(let id) where id.name.hasPrefix("d") || depth == 0: return .deferred("d1")
    case .menu(let id):
      let children = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        MenuElement.random(depth: depth - 1, using: &random)
      }
      return .menu(Menu(id, children: children))
    }
  }
}
