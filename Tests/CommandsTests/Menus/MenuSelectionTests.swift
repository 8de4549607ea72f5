import Commands
import Testing

@Suite("Menus that are built again while they are open (commands C12)")
struct MenuSelectionTests {
  /// A menu from an outline such as `file(new open recent(a b)) edit(cut)`, all of it available.
  private static func menu(_ outline: String) -> ValidatedMenu {
    var rest = Substring(outline)
    let children = elements(&rest)
    var world = World()
    world.cast.performs["app"] = Set(Menu(.root, children: children).commands.map(\.id))
    world.cast.performs["notes"] = nil
    return world.shown().menu(Menu(.root, children: children), open: Set(names(children)))
  }

  private static func elements(_ rest: inout Substring) -> [MenuElement] {
    var elements: [MenuElement] = []
    while let first = rest.first, first != ")" {
      if first == " " {
        rest.removeFirst()
        continue
      }
      let name = String(rest.prefix { !" ()".contains($0) })
      rest = rest.dropFirst(name.count)
      guard rest.first == "(" else {
        elements.append(.command(Command(CommandID(name), name)))
        continue
      }
      rest.removeFirst()
      elements.append(.menu(Menu(MenuID(name), name, children: Self.elements(&rest))))
      rest.removeFirst()
    }
    return elements
  }

  private static func names(_ elements: [MenuElement]) -> [MenuID] {
    elements.flatMap { element -> [MenuID] in
      guard case .menu(let menu) = element else { return [] }
      return [menu.id] + names(menu.children)
    }
  }

  private static let old = menu("file(new open recent(a b c) close) edit(cut copy) view(zoom)")

  @Test(
    "The chosen row stays chosen by its name, or its nearest neighbour is",
    arguments: [
      ("file(new open recent(a b c) close) edit(cut copy) view(zoom)", "open"),
      ("edit(cut copy) file(close recent(a b c) new2 open new)", "open"),
      ("file(new recent(a b c) close)", "recent"), ("file(new close)", "close"),
      ("file(new)", "new"), ("file(other)", "other"), ("file()", nil),
    ] as [(String, String?)])
  func row(new: String, row: String?) {
    let selection = MenuSelection(open: [.file], row: .command("open"))
    let kept = selection.kept(in: Self.menu(new), from: Self.old)
    #expect(kept.open == [.file])
    #expect(kept.row.map(name) == row)
  }

  @Test(
    "A menu that is gone closes with those inside it, and its neighbour is chosen",
    arguments: [
      ("file(new recent(x b)) edit(cut)", [.file, "recent"], "b"),
      ("file(new open close) edit(cut)", [.file], "close"),
      ("file(new open) edit(cut)", [.file], "open"),
      ("edit(cut) view(zoom)", [], "edit"), ("view(zoom)", [], "view"), ("", [], nil),
      ("new(a)", [], "new"), ("edit(recent(b)) view(zoom)", [], "edit"),
    ] as [(String, [MenuID], String?)])
  func submenu(new: String, open: [MenuID], row: String?) {
    let selection = MenuSelection(open: [.file, "recent"], row: .command("b"))
    let kept = selection.kept(in: Self.menu(new), from: Self.old)
    #expect(kept.open == open)
    #expect(kept.row.map(name) == row)
  }

  @Test("Where nothing was chosen nothing is; a row that wasn't there before may be there now")
  func others() {
    let none = MenuSelection(open: [.edit])
    #expect(none.kept(in: Self.old, from: Self.old) == none)
    let closed = MenuSelection()
    #expect(closed.kept(in: Self.menu(""), from: Self.old) == closed)
    let unknown = MenuSelection(open: [.edit], row: .command("paste"))
    #expect(
      unknown.kept(in: Self.menu("edit(cut paste)"), from: Self.old).row == .command("paste"))
    #expect(unknown.kept(in: Self.menu("edit(cut)"), from: Self.old).row == .command("cut"))
  }

  @Test("Whatever comes and goes, what is kept exists, and a row that stays is kept")
  func random() {
    var random = SplitMix64(seed: 6)
    let names = ["a", "b", "c", "d", "e", "f"]
    func outline() -> String {
      ["m(", "n("].filter { _ in Int.random(in: 0..<5, using: &random) > 0 }.map { menu in
        let rows = names.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
        return menu + rows.map { menu.prefix(1) + $0 }.joined(separator: " ") + ")"
      }.joined(separator: " ")
    }
    for _ in 0..<500 {
      let (old, new) = (Self.menu(outline()), Self.menu(outline()))
      for case .menu(let menu) in old.rows {
        for row in menu.rows.compactMap(\.anchor) {
          let kept = MenuSelection(open: [menu.id], row: row).kept(in: new, from: old)
          let shown = new.menu(at: kept.open)
          #expect(shown != nil)
          #expect((kept.row == nil) == (shown?.rows.isEmpty == true))
          if let row = kept.row { #expect(shown?.row(row) != nil) }
          if new.menu(at: [menu.id])?.row(row) != nil { #expect(kept.row == row) }
        }
      }
    }
  }

  private func name(_ anchor: MenuAnchor) -> String {
    switch anchor {
    case .menu(let id): id.name
    case .command(let id): id.name
    }
  }
}
