import Commands
import Testing

@Suite("Building menus (commands C10)")
struct MenuBuilderTests {
  private func builder() -> MenuBuilder {
    MenuBuilder(
      Menu(
        .root,
        children: [
          .menu(
            Menu(
              .file, "File", children: [.command(Command("new", "New")), .deferred("recent")])),
          .menu(
            Menu(
              .edit, "Edit",
              children: [
                .menu(Menu(.undoRedo, options: .displayInline)),
                .command(Command("sort:title", "by Title")),
                .command(Command("sort:date", "by Date")),
              ])),
        ]))
  }

  fileprivate static let added = MenuElement.command(Command("added", "Added"))

  @Test(
    "An element is put where it is asked for",
    arguments: [
      (
        .insertChildAtStart(MenuBuilderTests.added, .file),
        "file(added new recent) edit(undoRedo() title date)"
      ),
      (
        .insertChildAtEnd(MenuBuilderTests.added, .file),
        "file(new recent added) edit(undoRedo() title date)"
      ),
      (
        .insertChildAtStart(MenuBuilderTests.added, .undoRedo),
        "file(new recent) edit(undoRedo(added) title date)"
      ),
      (
        .insertChildAtEnd(MenuBuilderTests.added, .root),
        "file(new recent) edit(undoRedo() title date) added"
      ),
      (
        .insertSiblingBefore(MenuBuilderTests.added, .menu(.edit)),
        "file(new recent) added edit(undoRedo() title date)"
      ),
      (
        .insertSiblingAfter(MenuBuilderTests.added, .menu(.undoRedo)),
        "file(new recent) edit(undoRedo() added title date)"
      ),
      (
        .insertSiblingBefore(MenuBuilderTests.added, .command("sort:date")),
        "file(new recent) edit(undoRedo() title added date)"
      ),
      (
        .insertSiblingAfter(MenuBuilderTests.added, .menu("recent")),
        "file(new recent added) edit(undoRedo() title date)"
      ),
      (.replace(.menu(.edit), [MenuBuilderTests.added]), "file(new recent) added"),
      (.replace(.command("new"), []), "file(recent) edit(undoRedo() title date)"),
      (
        .replace(.menu("recent"), [MenuBuilderTests.added, .menu(Menu(.help, "Help"))]),
        "file(new added help()) edit(undoRedo() title date)"
      ),
      (.replaceChildren(.edit, [MenuBuilderTests.added]), "file(new recent) edit(added)"),
      (.reverseChildren(.file), "file(recent new) edit(undoRedo() title date)"),
      (.remove(.menu(.file)), "edit(undoRedo() title date)"),
      (.remove(.command("sort:title")), "file(new recent) edit(undoRedo() date)"),
    ] as [(MenuEdit, String)])
  func edits(edit: MenuEdit, tree: String) {
    var builder = builder()
    edit.apply(to: &builder)
    #expect(builder.root.outline == tree)
    #expect(builder.diagnostics == [])
  }

  @Test("An identifier that isn't there is a diagnostic, and changes nothing")
  func missing() {
    var builder = builder()
    builder.insertChild(Self.added, atStartOf: "fiel")
    builder.insertChild(Self.added, atEndOf: "recent")
    builder.insertSibling(Self.added, before: .menu(.help))
    builder.insertSibling(Self.added, after: .command("sort"))
    builder.replace(.command("sort:titel"), with: [Self.added])
    builder.replaceChildren(of: .view) { _ in
      Issue.record("There are no children to replace.")
      return []
    }
    builder.remove(.command("file"))
    #expect(builder.root == self.builder().root)
    #expect(
      builder.diagnostics.map(\.message) == [
        #"can't put anything into the menu "fiel", which isn't in the menu; did you mean "file"?"#,
        #"can't put anything into the menu "recent", which isn't in the menu"#,
        #"can't put anything beside the menu "help", which isn't in the menu"#,
        #"can't put anything beside the command "sort", which isn't in the menu; did you mean "sort:title"?"#,
        #"can't replace the command "sort:titel", which isn't in the menu; did you mean "sort:title"?"#,
        #"can't replace the children of the menu "view", which isn't in the menu"#,
        #"can't remove the command "file", which isn't in the menu"#,
      ])
  }

  @Test("The menu that holds all others can't be removed, replaced or have siblings")
  func root() {
    var builder = builder()
    builder.remove(.menu(.root))
    builder.replace(.menu(.root), with: [])
    builder.insertSibling(Self.added, after: .menu(.root))
    #expect(builder.root == self.builder().root)
    #expect(
      builder.diagnostics == [
        MenuDiagnostic(.remove, at: .menu(.root), .root),
        MenuDiagnostic(.replace, at: .menu(.root), .root),
        MenuDiagnostic(.insertSibling, at: .menu(.root), .root),
      ])
    #expect(
      builder.diagnostics[0].message == #"can't remove the menu "root", which holds all menus"#)
  }

  @Test("Nothing stands in a tree twice: what would is a diagnostic, and changes nothing")
  func repeated() {
    var builder = builder()
    builder.insertChild(.command(Command("new", "Another")), atEndOf: .edit)
    builder.insertChild(.menu(Menu(.edit, "Edit")), atEndOf: .file)
    builder.insertChild(.menu(Menu(.root)), atEndOf: .file)
    builder.insertChild(.deferred("recent"), atEndOf: .edit)
    builder.insertChild(
      .menu(
        Menu(
          "own", children: [Self.added, .menu(Menu("inner", children: [Self.added, Self.added]))])),
      atEndOf: .file)
    builder.replace(.command("new"), with: [.command(Command("sort:date", "by Date"))])
    #expect(builder.root == self.builder().root)
    #expect(
      builder.diagnostics.map(\.problem) == [
        .repeated([.command("new")]), .repeated([.menu(.edit)]), .repeated([.menu(.root)]),
        .repeated([.menu("recent")]), .repeated([.command("added")]),
        .repeated([.command("sort:date")]),
      ])
    #expect(
      builder.diagnostics[0].message
        == #"can't put anything into the menu "edit": the command "new" would stand there twice"#)
  }

  @Test("What is replaced may be put in again, changed")
  func replacedByItself() {
    var builder = builder()
    builder.replace(.command("new"), with: [.command(Command("new", "New Note")), Self.added])
    builder.replace(
      .menu(.edit), with: [.menu(Menu(.edit, "Change", children: [.deferred("clipboard")]))])
    #expect(builder.root.outline == "file(new added recent) edit(clipboard)")
    #expect(builder.command(for: "new")?.title == "New Note")
    #expect(builder.menu(for: .edit)?.title == "Change")
    #expect(builder.diagnostics == [])
  }

  @Test("Menus, commands and actions are looked up by their names")
  func lookups() {
    let builder = builder()
    #expect(builder.menu(for: .undoRedo)?.options == .displayInline)
    #expect(builder.menu(for: .root) == builder.root)
    #expect(builder.menu(for: "recent") == nil)
    #expect(builder.command(for: "sort:date")?.title == "by Date")
    #expect(builder.command(for: "sort") == nil)
    #expect(builder.commands(forAction: "sort").map(\.id) == ["sort:title", "sort:date"])
    #expect(builder.commands(forAction: "new").map(\.id) == ["new"])
    #expect(builder.commands(forAction: "old") == [])
  }

  @Test("Registered commands stand in the menus that they name, in their order")
  func registered() throws {
    let registry = try CommandRegistry(
      [
        Command("new", "New", menu: .file), Command("up", "Up", menu: .go),
        Command("scene.new", "New Scene", menu: .newScene), Command("save", "Save", menu: .file),
        Command("free", "Free"), Command("own", "Own", menu: "own"),
        Command("own.too", "Own, Too", menu: "own"), Command("placed", "Placed", menu: .help),
      ] + Command.standardEditing)
    var frame = Menu.standard
    frame.children.insert(.command(Command("placed", "Placed")), at: 0)
    let builder = MenuBuilder(registry: registry, frame: frame)
    #expect(
      builder.root.outline == """
        placed application(about() preferences() quit()) \
        file(newScene(scene.new) open() openRecent() close() new save) \
        edit(undoRedo(undo redo) standardEdit(cut copy paste delete selectAll) \
        find(find findNext findPrevious replace)) format() view(sidebar()) go(up) window(zoom()) help()
        """)
    #expect(
      builder.diagnostics == [
        MenuDiagnostic(.insertChild, at: .menu("own"), .missing(nearest: nil))
      ])
  }
}
