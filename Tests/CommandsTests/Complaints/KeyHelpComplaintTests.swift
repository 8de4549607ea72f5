import Commands
import Testing

/// What users of other programs asked of key help, palettes and menus; each test is named after it.
@Suite("Complaints about key help, palettes and menus elsewhere")
struct KeyHelpComplaintTests {
  private func overlay(
    _ world: World, _ text: String = "", in situation: KeySituation = World.list
  ) -> OverlayResult {
    world.shown(in: situation).overlay(of: world.menu).result(for: text)
  }

  private func palette(
    _ world: World, _ text: String, in situation: KeySituation = World.list
  ) -> PaletteResult {
    world.shown(in: situation).palette(of: world.menu).result(for: text) { _ in nil }
  }

  @Test("Own bindings are missing from the info box (kakoune 1100, 1165)")
  func ownBindings() throws {
    var world = World()
    try world.router.bindings.apply(
      .bind(command: "daily", keys: "D", context: "notes"), registry: world.router.registry)
    #expect(overlay(world, "@D").hits.map(\.title).contains("Daily Note"))
    #expect(overlay(world, "daily").hits.first?.keys == "D")
  }

  @Test("The text shown belongs to the wrong layer (kakoune 1802)")
  func wrongLayer() {
    var world = World()
    world.cast.performs["notes"]?.insert("back")
    world.cast.validations["notes"] = ["back": Validation(title: "Back to the Folder")]
    world.cast.validations["app"] = ["back": Validation(title: "Back to the Start")]
    #expect(overlay(world, "back").hits.map(\.title) == ["Back to the Folder"])
    #expect(palette(world, "back").map(\.title) == ["Back to the Folder"])
    #expect(
      overlay(world, "back", in: World.editor).hits.map(\.title) == ["Back to the Start"])
  }

  @Test("I want every key that does something in this context (helix 2316)")
  func thisContext() {
    let sidebar = KeySituation(["sidebar", "app"])
    #expect(overlay(World(), "expand", in: sidebar).hits.map(\.keys) == ["l"])
    #expect(overlay(World(), "expand").hits == [])
  }

  @Test("Completion by name should mention the key (helix 9662, heynote 386)")
  func keyInPalette() {
    #expect(palette(World(), "trash").first?.keys == "d d")
  }

  @Test("The bar shows default keys, not the actual ones (zellij 1242)")
  func actualKeys() {
    var world = World()
    world.router.bindings.rebind("note.open", to: ["o"], in: "notes")
    #expect(world.shown().footer([FooterHint("note.open")]).map { $0.hint() } == ["o"])
    #expect(overlay(world, "open").hits.first?.keys == "o")
  }

  @Test("With two keys for one action the hint drops one (zellij 4822)")
  func twoKeys() {
    #expect(World().shown().allKeys(of: "move.down") == ["j", "Down"])
    #expect(overlay(World(), "@Down").hits.map(\.title) == ["Down"])
    #expect(overlay(World(), "@j").hits.map(\.title) == ["Down"])
  }

  @Test("Filter while I type, and mark what matched (lazygit 2965, 4846)")
  func liveFilter() {
    var count = overlay(World()).hits.count
    for text in ["n", "no", "not", "note", "note "] {
      let result = overlay(World(), text)
      #expect(result.hits.count <= count)
      count = result.hits.count
    }
    #expect(overlay(World(), "note").hits.map(\.ranges) == [[6..<10], [4..<8], [6..<10]])
  }

  @Test("Search by key as well as by text (lazygit 4739)")
  func searchByKey() {
    #expect(overlay(World(), "@C-n").hits.map(\.title) == ["New Note"])
  }

  @Test("The filter was there, nobody found it (yazi 1298, lazygit 3968)")
  func printedHint() {
    for word in ["type", "@", "!"] { #expect(ShortcutOverlay.prompt.contains(word)) }
  }

  @Test("A submenu none of whose children apply should not show (lazygit 4988)")
  func emptySubmenu() {
    let menu = Menu(
      .root,
      children: [
        .menu(
          Menu(
            "outer", "Outer",
            children: [
              .menu(Menu("inner", "Inner", children: [.command(Command("expand", "Expand"))]))
            ]))
      ])
    #expect(World().shown().menu(menu).rows == [])
    #expect(World().shown(in: KeySituation(["sidebar"])).menu(menu).rows.count == 1)
  }

  @Test("Why is this disabled? (lazygit 5378), and “not enabled here” says nothing (vscode 18517)")
  func reasons() {
    var world = World()
    world.cast.validations["notes"] = ["pin": .disabled("It is pinned already.")]
    #expect(world.press("p").summary == "pin disabled: It is pinned already.")
    #expect(overlay(world, "!pin").hits.first?.hindrance?.message == "It is pinned already.")
    #expect(palette(world, "pin").obstacle?.message == "Pin: It is pinned already.")
    #expect(world.shown().menu(world.menu).picture.contains("Pin  p (It is pinned already.)"))
    #expect(overlay(world, "!expand").hits.first?.hindrance?.message == "Only in sidebar.")
  }

  @Test("Out of shortcuts: let me run it by name (k9s 2793), every action (helix 1045)")
  func byName() {
    var world = World()
    world.router.bindings.unbind("p", in: "notes")
    #expect(palette(world, "pin").map(\.title) == ["Pin"])
    #expect(palette(world, "pin").first?.keys == nil)
  }

  @Test("A hidden command is not a disabled one (vscode 3643, 19345)")
  func hiddenOrDisabled() {
    var world = World()
    world.cast.validations["notes"] = [
      "pin": Validation(attributes: .hidden), "note.open": .disabled("No note is chosen."),
    ]
    let shown = world.shown()
    #expect(shown.standing(of: "pin") == nil)
    #expect(shown.standing(of: "note.open")?.disabledReason == "No note is chosen.")
  }

  @Test("A hidden command's key does nothing, also if it moves the focus")
  func hiddenKeys() throws {
    var world = World()
    world.router.registry = try CommandRegistry(
      World.commands.map { command in
        var command = command
        if ["move.down", "pin", "move.first"].contains(command.id) {
          command.attributes.insert(.hidden)
        }
        return command
      })
    #expect(world.press("j").summary == "unclaimed j")
    #expect(world.press("p").summary == "unclaimed p")
    #expect(world.press("Home").summary == "unclaimed Home")
    #expect(
      world.press("g")
        == .pending("g", [Continuation("d", leads: .command("daily", title: "Daily Note"))]))
  }

  @Test("Judge commands for where I was before the palette took the focus (vscode 27611)")
  func before() {
    var world = World()
    world.cast.performs["palette"] = ["text.erase"]
    let overlay = world.shown(in: World.list).overlay(of: world.menu)
    world.cast.performs["notes"] = []
    #expect(overlay.result(for: "pin").hits.map(\.title) == ["Pin"])
    #expect(overlay.result(for: "erase").hits == [])
  }

  @Test("Show only what can act (vscode 139028)")
  func onlyWhatActs() {
    var world = World()
    world.cast.validations["app"] = ["suspend": .disabled("Not in a window of its own.")]
    #expect(palette(world, "suspend").isEmpty)
    #expect(overlay(world, "suspend").hits == [])
    #expect(world.shown().footer([FooterHint("suspend")]) == [])
  }

  @Test("Keys depend on state, not only on the focus (textual 1057)")
  func state() {
    var world = World()
    world.cast.validations["notes"] = ["pin": Validation(title: "Unpin", state: .on)]
    #expect(overlay(world, "pin").hits.map(\.title) == ["Unpin"])
    #expect(world.shown().standing(of: "pin")?.state == .on)
  }

  @Test("After a remap the footer and the panel still show the old key (textual 5695)")
  func oneStore() throws {
    var world = World()
    try world.router.bindings.apply(
      .rebind(command: "pin", keys: ["P"], context: "notes"), registry: world.router.registry)
    let shown = world.shown()
    #expect(shown.footer([FooterHint("pin")]).map { $0.hint() } == ["P"])
    #expect(overlay(world, "pin").hits.map(\.keys) == ["P"])
    #expect(palette(world, "pin").map(\.keys) == ["P"])
    #expect(shown.menu(world.menu).picture.contains("Pin  P"))
    #expect(world.press("P").summary == "pin on notes")
  }

  @Test(
    "Entries without a description are noise (textual 5003)", arguments: ["", "  ", "\u{200B}"])
  func untitled(title: String) {
    #expect(throws: RegistryError.untitled("pin")) {
      try CommandRegistry([Command("pin", title)])
    }
    #expect(RegistryError.untitled("pin").message == #"the command "pin" has no title"#)
  }

  @Test("Keys vanish from the footer although they work (textual 2100, 2219)")
  func vanishing() {
    let hints = World.commands.map { FooterHint($0.id) }
    for situation in [World.list, World.editor, World.field] {
      let shown = World().shown(in: situation)
      let offered = Set(shown.footer(hints).flatMap(\.commands))
      #expect(offered == Set(shown.overlay(of: World().menu).result(for: "").hits.map(\.id)))
    }
  }

  @Test("Everything is hidden, and the pop-up is empty without a word (transient 28)")
  func emptyPopUp() {
    let result = overlay(World(), "expand")
    #expect(result.hits == [])
    #expect(result.widening?.message == "No command here is called “expand”.")
    #expect(result.widening?.advice == "Type ! in front to see one that is unavailable.")
  }

  @Test("Let me jump from section to section (magit 4436)")
  func sections() {
    let result = overlay(World())
    #expect(result.sections.map(\.title) == ["File", "Go", "Window", "Help"])
    #expect(result.sections.map(\.hits) == [0..<5, 5..<12, 12..<14, 14..<15])
  }

  @Test("A shortcut that stands in a menu and has priority must run once")
  func once() {
    var world = World()
    world.cast.performs["notes"]?.insert("quick")
    #expect(world.press("C-q").summary == "quick on notes")
    #expect(world.press("j").summary == "move by move.down")
  }

  @Test("A menu that is built anew while it is open loses my place")
  func rebuilt() {
    var world = World()
    let old = world.shown().menu(world.menu, open: [.file])
    let selection = MenuSelection(open: [.file], row: .command("note.open"))
    world.cast.validations["notes"] = ["note.trash": Validation(attributes: .hidden)]
    let new = world.shown().menu(world.menu, open: [.file])
    #expect(old != new)
    #expect(selection.kept(in: new, from: old) == selection)
  }

  @Test("Two commands with one key in different menus are found before anybody presses it")
  func duplicates() {
    var commands = World.commands
    commands.append(Command("help.too", "Help, Too", menu: .window, keys: ["?"]))
    guard let registry = try? CommandRegistry(commands) else {
      Issue.record("The commands have different names.")
      return
    }
    #expect(
      KeyBindings(defaultsOf: registry).conflicts()
        == [.shared("?", in: .anywhere, by: ["help", "help.too"])])
  }
}
