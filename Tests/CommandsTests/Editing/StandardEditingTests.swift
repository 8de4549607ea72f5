import Commands
import Testing

@Suite("Standard editing commands (commands C13)")
struct StandardEditingTests {
  private static let trail: ResponderTrail = ["editor", "scene", "app"]

  private func world(_ state: TextEditingState?) throws -> World {
    var world = World()
    let own = World.commands.filter { $0.id != "text.undo" && $0.id != "suspend" }
    world.router.registry = try CommandRegistry(own + Command.standardEditing)
    world.router.bindings = KeyBindings(defaultsOf: world.router.registry)
    world.cast.texts["editor"] = state
    return world
  }

  private static let busy = TextEditingState(
    extent: .selection, content: .filled, clipboard: .filled, undone: "Typing", redone: "",
    search: .active)

  @Test("Any text responder has them in the Edit menu, with keys, by saying what its text is like")
  func free() throws {
    let world = try world(Self.busy)
    let menu = world.shown(in: World.editor).menu(world.menu)
    #expect(
      menu.menu(at: [.edit])?.picture == """
        Undo Typing  C-z
        Redo  C-y
        -
        Cut  C-x
        Copy  C-c
        Paste  C-v
        Delete
        Select All  A-a
        -
        Find  C-g
        Find Next
        Find Previous
        Replace
        """)
    var routed = world
    #expect(routed.press("C-x", in: World.editor).summary == "edit.cut on editor")
    #expect(routed.press("A-a", in: World.editor).summary == "edit.selectAll on editor")
  }

  @Test("Whoever edits no text has none of them")
  func others() throws {
    let world = try world(nil)
    let menu = world.shown(in: World.editor).menu(world.menu)
    #expect(menu.menu(at: [.edit]) == nil)
    var routed = world
    #expect(routed.press("C-x", in: World.editor).summary == "unclaimed C-x")
  }

  @Test(
    "What can't be done says why, what a text has nothing to do with is left to others",
    arguments: [
      (
        TextEditingState(),
        """
        undo: There is nothing to undo. redo: There is nothing to redo. cut: Nothing is selected. \
        copy: Nothing is selected. paste: There is nothing to paste. delete: Nothing is selected. \
        selectAll: There is nothing to select.
        """
      ),
      (
        TextEditingState(extent: .line, content: .filled, undone: "", search: .idle),
        """
        undo redo: There is nothing to redo. cut=Cut Line copy=Copy Line \
        paste: There is nothing to paste. delete: Nothing is selected. selectAll find \
        findNext: Nothing was searched for. findPrevious: Nothing was searched for. replace
        """
      ),
      (
        TextEditingState(
          access: .readOnly, extent: .selection, content: .filled, clipboard: .filled,
          undone: "Typing", search: .active),
        """
        cut: This text can't be changed. copy paste: This text can't be changed. \
        delete: This text can't be changed. selectAll find findNext findPrevious \
        replace: This text can't be changed.
        """
      ),
      (
        busy,
        """
        undo=Undo Typing redo cut copy paste delete selectAll find findNext findPrevious replace
        """
      ),
    ])
  func reasons(state: TextEditingState, summary: String) {
    let parts = Command.standardEditing.compactMap { command -> String? in
      guard let validation = state.validation(of: command.id) else { return nil }
      return command.id.name.dropFirst("edit.".count)
        + (validation.title.map { "=" + $0 } ?? "")
        + (validation.disabledReason.map { ": " + $0 } ?? "")
    }
    #expect(parts.joined(separator: " ") == summary)
  }

  @Test("Another command is no text's affair")
  func unknown() {
    #expect(Self.busy.validation(of: "note.new") == nil)
    #expect(Self.busy.validation(of: "edit.undo:all") == nil)
  }

  @Test("Undo in text is that text's alone, also when there is nothing to undo (commands C7)")
  func undoStaysInText() throws {
    var world = try world(TextEditingState())
    world.cast.performs["app"]?.insert(.undo)
    #expect(
      world.press("C-z", in: World.editor).summary
        == "edit.undo disabled: There is nothing to undo.")
    world.cast.texts["editor"]?.access = .readOnly
    #expect(world.press("C-z", in: World.editor).summary == "edit.undo on app")
  }

  @Test("A responder that does one of them itself is asked itself")
  func ownAnswer() throws {
    var world = try world(TextEditingState())
    world.cast.performs["editor"]?.insert(.cut)
    world.cast.validations["editor"] = [.cut: Validation(title: "Cut Table")]
    let resolver = Resolver(registry: world.router.registry, source: world.cast)
    #expect(
      resolver.resolve(.cut, along: Self.trail, sender: .menu).target?.title == "Cut Table")
    let explained = resolver.explain(.copy, along: Self.trail, sender: .menu)
    #expect(explained.sentences == ["edit.copy: editor does it, but not now: Nothing is selected."])
  }

  @Test("Their keys contradict neither each other nor what common terminals can send")
  func keys() throws {
    let registry = try CommandRegistry(Command.standardEditing)
    #expect(KeyBindings(defaultsOf: registry).conflicts() == [])
    #expect(registry.commandsWithoutKey(on: .common) == [])
    #expect(Set(Command.standardEditing.flatMap(\.bindings).map(\.context)) == [.text])
    #expect(MenuBuilder(registry: registry).diagnostics == [])
  }
}
