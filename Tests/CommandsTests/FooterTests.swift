import Commands
import Testing

@Suite("The footer and the keys it shows (commands C3, C18)")
struct FooterTests {
  private let layout = FooterLayout(
    preferring: ["note.open", "expand", "note.new", "note.trash", "text.save", "move.down"],
    last: "help", style: .symbols)

  private func footer(
    _ columns: Int, _ situation: KeySituation = World.list, of world: World = World()
  ) -> String {
    let items = world.router.footer(
      layout, columns: columns, in: situation, asking: world.cast, on: .common,
      width: \.count)
    var line = ""
    for item in items {
      line += String(repeating: " ", count: item.column - line.count)
      let text = "\(item.keys) \(item.title)"
      #expect(text.count == item.columns)
      line += text
    }
    return line
  }

  @Test(
    "Whole items, the most useful first, the way to all others always last",
    arguments: [
      (100, "Enter open  C-n New Note  d d Move to Trash  j Down  ? help"),
      (59, "Enter open  C-n New Note  d d Move to Trash  j Down  ? help"),
      (58, "Enter open  C-n New Note  d d Move to Trash  ? help"),
      (51, "Enter open  C-n New Note  d d Move to Trash  ? help"),
      (50, "Enter open  C-n New Note  ? help"), (30, "Enter open  ? help"),
      (18, "Enter open  ? help"),
      (17, "? help"), (6, "? help"), (5, ""), (0, ""), (-3, ""),
    ])
  func widths(columns: Int, line: String) {
    #expect(footer(columns) == line)
  }

  @Test("In text a key that would be written isn't shown; another is, or nothing")
  func text() {
    #expect(footer(60, World.editor) == "C-n New Note  C-s save  F1 help")
    var world = World()
    world.router.bindings.unbind("F1")
    #expect(footer(60, World.editor, of: world) == "")
  }

  @Test("What can't be done isn't offered")
  func unavailable() {
    var world = World()
    world.cast.validations["notes"] = ["note.open": .disabled("no note")]
    world.cast.performs["notes"]?.remove("note.trash")
    #expect(footer(60, of: world) == "C-n New Note  j Down  ? help")
  }

  @Test("The key shown is one that this terminal can send and that arrives at the command")
  func workingKeys() {
    var world = World()
    func shown(_ command: CommandID, _ capability: KeyCapability = .common) -> String? {
      world.router.workingKeys(
        for: command, in: World.list, asking: world.cast, on: capability)?.notation
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

  @Test("In a printed list the key shown is the first of the contexts that count")
  func printed() {
    let bindings = World().router.bindings
    #expect(bindings.shown(for: "note.new", on: .common) == "C-n")
    #expect(bindings.shown(for: "note.new", in: ["notes"], on: .common) == "a")
    #expect(bindings.shown(for: "note.new", in: ["text"], on: .common) == nil)
  }

  @Test("A wider footer only adds items at the end")
  func monotone() {
    let world = World()
    var before: [CommandID] = []
    for columns in 0...80 {
      let items = world.router.footer(
        layout, columns: columns, in: World.list, asking: world.cast, on: .common,
        width: \.count)
      #expect(items.last.map { $0.column + $0.columns <= columns } ?? true)
      let now = items.dropLast().map(\.command)
      #expect(now.starts(with: before))
      before = Array(now)
    }
    #expect(before.count == 4)
  }
}
