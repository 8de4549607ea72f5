import Commands
import Testing

@Suite("The palette (commands C16)")
struct PaletteTests {
  private static let shorthands = [
    PaletteShorthand(.word("q"), runs: "suspend"), PaletteShorthand(.word("w"), runs: "text.save"),
    PaletteShorthand(.wordAndText("e"), runs: "note.open"),
    PaletteShorthand(.number, runs: "line"),
  ]

  private func world() throws -> World {
    var world = World()
    let commands =
      World.commands.map { command in
        var command = command
        if command.id == "note.open" { command.attributes.insert(.takesPropertyList) }
        if command.id == "note.trash" { command.words = ["delete"] }
        return command
      } + [Command("line", "Go to Line", attributes: .takesPropertyList)]
    world.router.registry = try CommandRegistry(commands)
    world.cast.performs["app"]?.formUnion([
      "line:12", "line:0", "note.open:delta", "note.open:two words",
    ])
    return world
  }

  private func result(
    _ text: String, of world: World, recent: [CommandID] = [],
    in situation: KeySituation = World.list
  ) -> PaletteResult {
    var memory = RecentCommands()
    for id in recent.reversed() { memory.record(Command(id, ""), in: nil) }
    let shown = world.shown(in: situation)
    return shown.palette(of: world.menu, shorthands: Self.shorthands, recent: memory)
      .result(for: text) { shown.standing(of: $0) }
  }

  private func titles(_ result: PaletteResult) -> String {
    result.map(\.title).joined(separator: ", ")
  }

  @Test("Without a text every command that can be run is listed, the last ones run first")
  func all() throws {
    let all = """
      Quick Note, New Note, Move to Trash, Open, Pin, Next Group, Down, Up, First, Next, Daily Note, \
      Back, Suspend, Close Scene, Keyboard Help
      """
    #expect(titles(result("", of: try world())) == all)
    #expect(titles(result(" ", of: try world())) == all)
    #expect(
      titles(result("", of: try world(), recent: ["daily", "gone", "pin", "expand"]))
        == "Daily Note, Pin, "
        + all.replacing("Daily Note, ", with: "").replacing("Pin, ", with: ""))
  }

  @Test("Rows name the key that works and the menu, so that next time one needn't search")
  func rows() throws {
    let row = try #require(result("daily", of: try world()).first)
    #expect(row.id == "daily")
    #expect(row.keys == "g d")
    #expect(row.group == "Go")
    #expect(row.disabledReason == nil)
    #expect(row.ranges == [0..<5])
    #expect(result("help", of: try world(), in: World.editor).first?.keys == "F1")
  }

  @Test(
    "The best match comes first, of equal ones the one run last",
    arguments: [
      ("nn", [], "New Note"), ("note", [], "Quick Note, New Note, Daily Note"),
      ("note", ["daily"], "Daily Note, Quick Note, New Note"),
      ("note", ["new", "daily", "note.new"], "Daily Note, New Note, Quick Note"),
      ("n", ["suspend"], "New Note, Next Group, Next"),
      ("next", ["group.next"], "Next, Next Group"),
      ("delete", [], "Move to Trash"), ("note new", [], "New Note"), ("expand", [], ""),
    ] as [(String, [CommandID], String)])
  func order(text: String, recent: [CommandID], expected: String) throws {
    let result = result(text, of: try world(), recent: recent)
    #expect(result.prefix(3).map(\.title).joined(separator: ", ") == expected)
  }

  @Test(
    "Shorthands come first, with what was typed as their value",
    arguments: [
      ("q", "suspend", "Suspend"), (" q ", "suspend", "Suspend"),
      ("e delta", "note.open:delta", "Open delta"),
      ("e  two words ", "note.open:two words", "Open two words"),
      ("12", "line:12", "Go to Line 12"), ("0012", "line:12", "Go to Line 12"),
      ("000", "line:0", "Go to Line 0"),
    ] as [(String, CommandID, String)])
  func shorthands(text: String, id: CommandID, title: String) throws {
    let row = try #require(result(text, of: try world()).first)
    #expect(row.id == id)
    #expect(row.title == title)
    #expect(row.ranges == [])
    #expect(result(text, of: try world()).filter { $0.id == id }.count == 1)
  }

  @Test("A shorthand for what nobody does is no row; for what can't be done now it says why")
  func shorthandStates() throws {
    var world = try world()
    #expect(!result("w", of: world).contains { $0.id == "text.save" })
    #expect(result("13", of: world).isEmpty)
    world.cast.validations["editor"] = ["text.save": .disabled("All is saved.")]
    let row = try #require(result("w", of: world, in: World.editor).first)
    #expect(row.id == "text.save")
    #expect(row.disabledReason == "All is saved.")
    #expect(row.keys == "C-s")
  }

  @Test("What can't be run isn't listed; where nothing else is found it says why")
  func disabled() throws {
    var world = try world()
    world.cast.validations["notes"] = ["pin": .disabled("It is pinned.")]
    #expect(!result("", of: world).contains { $0.id == "pin" })
    let pin = result("pin", of: world)
    #expect(pin.isEmpty)
    #expect(pin.obstacle?.message == "Pin: It is pinned.")
    #expect(pin.obstacle?.disabled?.id == "pin")
    #expect(result("zzz", of: world).obstacle?.message == "No command is called “zzz”.")
    #expect(result("daily", of: world).obstacle == nil)
  }

  @Test("Rows are made for any place, and marks are of what was typed")
  func collection() throws {
    let result = result("e", of: try world())
    #expect(result.count == result.endIndex)
    for row in result {
      let marked = row.ranges.map { String(decoding: Array(row.title.utf8)[$0], as: UTF8.self) }
      #expect(marked.joined().lowercased() == "e")
    }
  }
}
