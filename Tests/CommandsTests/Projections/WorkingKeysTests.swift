import Commands
import Testing

@Suite("The keys that are shown (commands C3, C19)")
struct WorkingKeysTests {
  @Test("The key shown is one that this terminal can send and that arrives at the command")
  func shown() {
    var world = World()
    func shown(_ command: CommandID, _ capability: KeyCapability = .common) -> String? {
      world.shown(on: capability).keys(of: command)?.notation
    }
    #expect(shown("note.new") == "C-n")
    #expect(shown("note.new", KeyCapability(.xterm, intercepted: ["C-n"])) == "a")
    #expect(shown("expand") == nil)
    #expect(shown("move.first") == "g g")
    world.router.bindings.bind("S-Enter", to: "note.new")
    #expect(shown("note.new") == "C-n")
    #expect(shown("note.new", .extended) == "S-Enter")
    world.router.bindings.bind("C-n", to: "pin", in: "notes")
    #expect(shown("note.new") == "a")
    world.router.bindings.bind("g", to: "pin", in: "notes")
    #expect(shown("move.first") == "Home")
    world.cast.validations["notes"] = ["pin": .disabled("no note")]
    #expect(shown("pin") == "g")
  }

  @Test("All keys that work are known, each once, the one to show first")
  func all() {
    var world = World()
    #expect(world.shown().allKeys(of: "note.new") == ["C-n", "a"])
    #expect(world.shown(in: World.editor).allKeys(of: "note.new") == ["C-n"])
    world.router.bindings.bind("C-n", to: "note.new", in: "notes")
    #expect(world.shown().allKeys(of: "note.new") == ["C-n", "a"])
    #expect(world.shown().allKeys(of: "expand") == [])
  }

  @Test("In a printed list the key shown is the first of the contexts that count")
  func printed() {
    let bindings = World().router.bindings
    #expect(bindings.shown(for: "note.new", on: .common) == "C-n")
    #expect(bindings.shown(for: "note.new", in: ["notes"], on: .common) == "a")
    #expect(bindings.shown(for: "note.new", in: ["text"], on: .common) == nil)
  }

  @Test(
    "After a command was run by name its key is shown, once (commands C19)",
    arguments: [
      ("note.new", .menu, [], "C-n"), ("note.new", .help, ["pin"], "C-n"),
      ("note.new", .help, ["note.new"], nil), ("note.new", .key, [], nil),
      ("note.new", .program, [], nil), ("expand", .help, [], nil), ("unknown", .help, [], nil),
      ("move.first", .help, [], "g g"),
    ] as [(CommandID, CommandSender, Set<CommandID>, KeySequence?)])
  func lesson(
    command: CommandID, sender: CommandSender, before: Set<CommandID>, keys: KeySequence?
  ) {
    #expect(
      World().shown().keysToShow(afterRunning: command, by: sender, shownBefore: before) == keys)
  }
}
