import Commands
import Focus
import Geometry
import Testing

@testable import Interface

@Suite("Where a menu bar and its menus lie (commands C17)")
struct MenuBarLayoutTests {
  private static let screen = Rectangle(column: 0, row: 0, columns: 60, rows: 15)

  @Test("Titles stand side by side, the open menu hangs below its own, keys at the right edge")
  func picture() throws {
    let layout = MenuBarLayout(try bar(), open: ["edit"], in: Self.screen)
    var frame = Frame(size: Self.screen.size)
    let cursor = layout.draw(into: &frame, theme: .plain) { group in
      group == MenuBarLayout.group(of: "edit") ? RowFocus(row: 1, mark: .focused) : nil
    }
    #expect(
      frame.lines().prefix(8).joined(separator: "\n") == """
         File ▏Edit  表示
              ┏━━━━━━━━━━━━━━━━━━━━━━┓
              ┃   Undo           C-z ┃
              ┃▌✓ Wrap Lines         ┃
              ┃──────────────────────┃
              ┃ • Sort by Title  s t ┃
              ┃ – Some           A-m ┃
              ┃   More             ▸ ┃
        """)
    #expect(cursor == Point(column: 7, row: 3))
  }

  @Test("Whatever is open lies whole in the area, from one column to many", arguments: 1...70)
  func inside(columns: Int) throws {
    let bar = try bar()
    for rows in 1...16 {
      let area = Rectangle(column: 0, row: 0, columns: columns, rows: rows)
      for path in [[], ["file"], ["edit"], ["edit", "more"], ["view"], ["nowhere"]] as [[MenuID]] {
        let layout = MenuBarLayout(bar, open: path, in: area)
        for open in layout.menus {
          #expect(open.box.intersection(area) == open.box || open.box.isEmpty)
          #expect(!open.box.intersects(layout.row))
        }
        var frame = Frame(size: area.size)
        _ = layout.draw(into: &frame, theme: .plain) { _ in RowFocus(row: 0, mark: .focused) }
      }
    }
  }

  @Test("A menu takes the room that its longest row needs, and no key is cut")
  func width() throws {
    let layout = MenuBarLayout(try bar(), open: ["edit"], in: Self.screen)
    let wide = layout.menus[0].box.columns
    let narrow = MenuBarLayout(
      try bar(), open: ["edit"], in: Rectangle(column: 0, row: 0, columns: wide - 4, rows: 15))
    var frame = Frame(size: Size(columns: wide - 4, rows: 15))
    narrow.draw(into: &frame, theme: .plain) { _ in nil }
    let lines = frame.lines()
    #expect(lines.contains { $0.contains("Wrap Lines") })
    for line in lines where line.contains("Sort") {
      #expect(line.contains("s t ┃") || !line.contains("s t"), "whole or not at all: \(line)")
    }
  }

  @Test("What takes something away looks like a warning, what can't be done is dim")
  func looks() throws {
    let layout = MenuBarLayout(try bar(), open: ["edit", "more"], in: Self.screen)
    var frame = Frame(size: Self.screen.size)
    layout.draw(into: &frame, theme: .plain) { _ in nil }
    let inside = layout.menus[1].inside
    let less = frame[Point(column: inside.minColumn + 3, row: inside.minRow)]
    #expect(less.base == "L")
    #expect(less.style == Theme.plain[.warning])
    let disabled = frame[Point(column: inside.minColumn + 3, row: inside.minRow + 1)]
    #expect(disabled.base == "N")
    #expect(disabled.style == Theme.plain[.dim])
  }

  @Test("A submenu goes to the right, else to the left, else over its menu, beside its row")
  func submenus() throws {
    let menus = MenuBarLayout(try bar(), open: ["edit", "more"], in: Self.screen).menus
    #expect(menus[1].box.minColumn == menus[0].box.maxColumn)
    #expect(menus[1].inside.minRow == menus[0].inside.minRow + 5)
    let left = MenuBarLayout.box(
      Size(columns: 20, rows: 4), beside: Rectangle(column: 30, row: 1, columns: 20, rows: 8),
      at: 5,
      in: Self.screen)
    #expect(left == Rectangle(column: 10, row: 4, columns: 20, rows: 4))
    let over = MenuBarLayout.box(
      Size(columns: 50, rows: 4), beside: Rectangle(column: 5, row: 1, columns: 40, rows: 8),
      at: 14, in: Self.screen)
    #expect(over == Rectangle(column: 7, row: 11, columns: 50, rows: 4))
  }

  @Test("What a cell belongs to is what is drawn there, also when bar and menu are scrolled")
  func places() throws {
    let narrow = Rectangle(column: 0, row: 0, columns: 14, rows: 6)
    let layout = MenuBarLayout(
      try bar(), open: ["edit"], in: narrow,
      offsets: [.root: ScrollOffset(column: 5), "edit": ScrollOffset(row: 2)])
    #expect(layout.title(at: Point(column: 0, row: 0))?.id == "file")
    #expect(layout.title(at: Point(column: 1, row: 0))?.id == "edit")
    #expect(layout.title(at: Point(column: 13, row: 0)) == nil)
    #expect(layout.title(at: Point(column: 1, row: 1)) == nil)
    let open = try #require(layout.menus.first)
    #expect(layout.line(at: Point(column: 3, row: 2), of: open) == 2)
    #expect(layout.line(at: Point(column: 3, row: 1), of: open) == nil)
    #expect(layout.line(at: Point(column: 3, row: 5), of: open) == nil)
  }

  @Test("The focus goes into a menu when it opens and back to its title when it closes")
  func focus() throws {
    let bar = try bar()
    let base = FocusGroup(
      "list", frame: Self.screen, source: ListSource(["a", "b", "c"], columns: 60))
    var state = FocusState()
    var map = FocusMap(groups: [base])
    _ = state.reconcile(from: nil, to: map)
    _ = state.move(.last, in: map)
    func show(_ path: [MenuID]?) -> String {
      let layout = path.map { MenuBarLayout(bar, open: $0, in: Self.screen) }
      let next = FocusMap(
        scopes: [FocusScope(.base)] + (layout?.scopes ?? []),
        groups: [base] + (layout?.groups ?? []))
      _ = state.reconcile(from: map, to: next)
      map = next
      return state.focused.map { "\($0.group.rawValue)/\($0.item.rawValue)" } ?? "-"
    }
    #expect(show(["file"]) == "menu.file.items/note.new")
    #expect(show(["edit"]) == "menu.edit.items/undo")
    #expect(show(["edit", "more"]) == "menu.more.items/less")
    #expect(show(["edit"]) == "menu.edit.items/menu more")
    #expect(show([]) == "menuBar.titles/edit")
    #expect(show(["view"]) == "menu.view.items/nothing")
    #expect(show(["edit", "more"]) == "menu.more.items/less")
    #expect(show(nil) == "list/c")
  }

  /// Three menus, one of them empty; those of the second show every kind of row.
  private func bar() throws -> ValidatedMenu {
    let commands = [
      Command("note.new", "New Note", menu: .file, keys: ["C-n"]),
      Command("undo", "Undo", menu: .edit, keys: ["C-z"]),
      Command("wrap", "Wrap Lines", menu: .edit),
      Command("sort:title", "Sort by Title", keys: ["s t"]),
      Command("less", "Less", attributes: .destructive),
      Command("some", "Some", menu: .edit, keys: ["A-m"]), Command("not", "Not Now"),
    ]
    let registry = try CommandRegistry(commands)
    var builder = MenuBuilder(
      registry: registry,
      frame: Menu(
        .root,
        children: [
          .menu(Menu(.file, "File")), .menu(Menu(.edit, "Edit")), .menu(Menu(.view, "表示")),
        ]))
    builder.insertChild(
      .menu(
        Menu(
          "sort", options: [.displayInline, .singleSelection],
          children: [.command(commands[3])])), atEndOf: .edit)
    builder.remove(.command("some"))
    builder.insertChild(.command(commands[5]), atEndOf: "sort")
    builder.insertChild(
      .menu(Menu("more", "More", children: [.command(commands[4]), .command(commands[6])])),
      atEndOf: "sort")
    let router = KeyRouter<Int>(registry: registry, bindings: KeyBindings(defaultsOf: registry))
    return router.projection(in: KeySituation(["app"]), asking: Cast(), on: .common)
      .menu(builder.root, open: [.file, .edit, .view, "more"])
  }

  /// One responder that does everything.
  private struct Cast: ResponderSource {
    func keyContexts(of responder: ResponderID) -> [KeyContext] { [] }

    func canPerform(
      _ command: CommandID, on responder: ResponderID, sender: CommandSender
    ) -> Bool { true }

    func validate(_ command: Command, on responder: ResponderID) -> Validation {
      switch command.id {
      case "wrap", "sort:title": Validation(state: .on)
      case "some": Validation(state: .mixed)
      case "not": .disabled("It is too early.")
      default: .enabled
      }
    }
  }
}
