import Commands
import Testing

@Suite("Menus as they are shown (commands C11, C17)")
struct ValidatedMenuTests {
  /// The bar of a small program.
  private static let bar = Menu(
    .root,
    children: [
      .menu(
        Menu(
          .file, "File",
          children: [
            .command(Command("note.new", "New Note")), .command(Command("note.open", "Open")),
            .menu(Menu(.openRecent, "Open Recent", children: [.deferred("recent")])),
            .menu(
              Menu(
                .close, options: .displayInline,
                children: [.command(Command("scene.close", "Close Scene"))])),
            .command(Command("note.trash", "Move to Trash")),
          ])),
      .menu(
        Menu(
          .view, "View",
          children: [
            .menu(Menu(.sidebar, "Sidebar", children: [.command(Command("expand", "Expand"))])),
            .command(Command("move.down", "Down")),
          ])),
      .menu(Menu(.format, "Format", children: [.menu(Menu("empty", "Empty"))])),
    ])

  @Test("Disabled commands stay with their reason, unavailable ones and empty menus don't show")
  func shown() {
    var world = World()
    world.cast.validations["notes"] = ["note.open": .disabled("No note is chosen.")]
    #expect(
      world.shown().menu(Self.bar).picture == """
        File:
          New Note  C-n
          Open  Enter (No note is chosen.)
          Open Recent:
            … recent
          -
          Close Scene  C-w c
          -
          Move to Trash  d d
        View:
          Down  j
        """)
    #expect(
      world.shown(in: KeySituation(["sidebar", "app"])).menu(Self.bar).picture == """
        File:
          New Note  C-n
          Open Recent:
            … recent
          -
          Close Scene  C-w c
        View:
          Sidebar:
            Expand  l
          Down  j
        """)
  }

  @Test("Where nobody does anything nothing is left but what isn't known yet")
  func nothing() {
    var world = World()
    world.router.movements = [:]
    #expect(
      world.shown(in: KeySituation([])).menu(Self.bar).picture == """
        File:
          Open Recent:
            … recent
        """)
  }

  @Test("Deferred children are asked for when their menu opens, and stand in place")
  func deferred() {
    var world = World()
    world.cast.performs["app"]?.formUnion(["note.open:delta", "note.open:ideas"])
    world.cast.deferred["recent"] = [
      .command(Command("note.open:delta", "Better diffs with delta")),
      .command(Command("note.open:gone", "Gone")),
      .command(Command("note.open:ideas", "Ideas")),
    ]
    #expect(
      world.shown().menu(Self.bar, open: [.file]).menu(at: [.file, .openRecent])?.picture
        == "… recent")
    #expect(
      world.shown().menu(Self.bar, open: [.file, .openRecent]).menu(at: [.file, .openRecent])?
        .picture == """
          Better diffs with delta
          Ideas
          """)
  }

  @Test("Children that aren't known yet keep their place; an open menu without any stays open")
  func late() {
    var world = World()
    world.cast.deferred["recent"] = .some(nil)
    let open: Set<MenuID> = [.file, .openRecent]
    let path: [MenuID] = [.file, .openRecent]
    #expect(world.shown().menu(Self.bar, open: open).menu(at: path)?.picture == "… recent")
    world.cast.deferred["recent"] = []
    #expect(world.shown().menu(Self.bar, open: open).menu(at: path)?.picture == "")
    #expect(world.shown().menu(Self.bar, open: [.file]).menu(at: path)?.rows.count == 1)
  }

  @Test("Children that lead to themselves or stand in the menu already aren't shown twice")
  func circles() {
    var world = World()
    world.cast.deferred["recent"] = [
      .deferred("recent"), .command(Command("note.new", "New Again")),
      .menu(Menu(.view, "View Again", children: [.deferred("recent")])),
      .command(Command("pin", "Pin")), .command(Command("pin", "Pin Again")),
    ]
    let menu = world.shown().menu(Self.bar, open: [.file, .openRecent])
    #expect(menu.menu(at: [.file, .openRecent])?.picture == "Pin  p")
  }

  @Test("Lines stand between groups only: never first, last or side by side")
  func separators() {
    let menu = Menu(
      .root,
      children: [
        .menu(
          Menu("a", options: .displayInline, children: [.command(Command("expand", "Expand"))])),
        .menu(Menu("b", options: .displayInline, children: [.command(Command("pin", "Pin"))])),
        .menu(Menu("c", options: .displayInline)),
        .menu(
          Menu(
            "d", options: .displayInline,
            children: [
              .menu(
                Menu("e", options: .displayInline, children: [.command(Command("daily", "Daily"))])),
              .command(Command("back", "Back")),
            ])),
        .deferred("more"), .command(Command("suspend", "Suspend")),
        .menu(Menu("f", options: .displayInline, children: [.command(Command("expand2", "?"))])),
      ])
    var world = World()
    world.cast.deferred["more"] = [
      .command(Command("note.open", "Open")),
      .menu(Menu("g", options: .displayInline, children: [.command(Command("quick", "Quick"))])),
    ]
    #expect(
      world.shown().menu(menu).picture == """
        Pin  p
        -
        Daily  g d
        -
        Back  C-o
        -
        Open  Enter
        -
        Quick  C-q
        -
        Suspend  C-z
        """)
  }

  @Test("A hidden command doesn't show, whoever hides it")
  func hidden() {
    var world = World()
    let menu = Menu(
      .root,
      children: [
        .command(Command("pin", "Pin", attributes: .hidden)), .command(Command("daily", "Daily")),
        .command(Command("move.up", "Up", attributes: .hidden)),
      ])
    #expect(world.shown().menu(menu).picture == "Daily  g d\nUp  k")
    world.cast.validations["app"] = ["daily": Validation(attributes: .hidden)]
    #expect(world.shown().menu(menu).picture == "Up  k")
  }

  @Test("The target says title and state; what the menu calls a command counts before the registry")
  func validated() {
    var world = World()
    world.cast.validations["notes"] = [
      "pin": Validation(title: "Unpin", state: .on), "note.trash": Validation(state: .mixed),
    ]
    let menu = Menu(
      .root,
      children: [
        .command(Command("pin", "Pin")), .command(Command("note.trash", "Throw Away")),
      ])
    #expect(world.shown().menu(menu).picture == "✓ Unpin  p\n~ Throw Away  d d")
  }

  @Test("Of a menu with one selection one command is on, through its submenus")
  func singleSelection() {
    var world = World()
    let ids: [CommandID] = ["sort:a", "sort:b", "sort:c", "sort:d", "sort:e"]
    world.cast.performs["app"]?.formUnion(ids)
    world.cast.validations["app"] = [
      "sort:a": Validation(state: .mixed), "sort:b": Validation(state: .on),
      "sort:c": Validation(state: .on), "sort:d": Validation(state: .on),
      "sort:e": Validation(state: .on),
    ]
    let menu = Menu(
      .root,
      children: [
        .menu(
          Menu(
            "sort", "Sort", options: .singleSelection,
            children: [
              .command(Command("sort:a", "A")),
              .menu(
                Menu(
                  "more", "More", options: .singleSelection,
                  children: [.command(Command("sort:b", "B")), .command(Command("sort:c", "C"))])),
              .command(Command("sort:d", "D")),
            ])),
        .command(Command("sort:e", "E")),
      ])
    #expect(
      world.shown().menu(menu).picture == """
        Sort:
          ~ A
          More:
            • B
            C
          D
        ✓ E
        """)
  }

  @Test("While modifiers are held a row shows the alternate, if there is one that is available")
  func alternates() throws {
    var world = World()
    let menu = Menu(
      .root,
      children: [
        .command(
          Command("note.new", "New Note")
            .alternating(with: CommandAlternate(.option, "quick"))
            .alternating(with: CommandAlternate(.shift, "expand"))),
        .command(Command("pin", "Pin")),
      ])
    #expect(world.shown().menu(menu).picture == "New Note  C-n\nPin  p")
    let held = world.shown().menu(menu, holding: .option)
    #expect(held.picture == "Quick Note  C-q\nPin  p")
    #expect(world.shown().menu(menu, holding: .shift).picture == "New Note  C-n\nPin  p")
    #expect(world.shown().menu(menu, holding: .control).picture == "New Note  C-n\nPin  p")
    guard case .command(let item) = held.row(.command("note.new")) else {
      Issue.record("The row keeps its name.")
      return
    }
    #expect(item.standing.id == "quick")
    world.cast.performs["app"]?.remove("quick")
    #expect(world.shown().menu(menu, holding: .option).picture == "New Note  C-n\nPin  p")
  }

  @Test("Options and attributes reach whoever draws them")
  func attributes() throws {
    let menu = Menu(
      .root,
      children: [
        .menu(
          Menu(
            "danger", "Empty Trash", options: .destructive,
            children: [
              .command(
                Command("pin", "Pin", attributes: [.destructive, .keepsMenuPresented]))
            ]))
      ])
    let danger = try #require(World().shown().menu(menu).menu(at: ["danger"]))
    #expect(danger.options == .destructive)
    guard case .command(let item) = danger.rows.first else {
      Issue.record("There is a row.")
      return
    }
    #expect(item.standing.attributes == [.destructive, .keepsMenuPresented])
    #expect(item.standing.responder == "notes")
  }
}
