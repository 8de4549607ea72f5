import Commands
import Testing

@Suite("Lines of a keymap (commands C20)")
struct KeymapEditTests {
  private let registry: CommandRegistry
  private var bindings: KeyBindings

  init() throws {
    registry = try CommandRegistry([
      Command("note.new", "New", keys: ["C-n"]).bound(to: "a", in: "notes"),
      Command("note.pin", "Pin", keys: ["p"], in: "notes"),
    ])
    bindings = KeyBindings(defaultsOf: registry)
  }

  @Test("Binding, unbinding and rebinding work by names")
  func edits() throws {
    var bindings = bindings
    try bindings.apply(
      .bind(command: "note.new", keys: "C-k", context: "notes"), registry: registry)
    try bindings.apply(
      .bind(command: "note.pin", keys: "g p", context: nil), registry: registry)
    try bindings.apply(.unbind(keys: "a", context: "notes"), registry: registry)
    try bindings.apply(
      .rebind(command: "note.pin", keys: ["P", "C-p"], context: "detail"), registry: registry,
      contexts: ["detail"])
    #expect(
      bindings.bindings(of: "note.new") == [KeyBinding("C-k", in: "notes"), KeyBinding("C-n")])
    #expect(
      bindings.bindings(of: "note.pin") == [
        KeyBinding("P", in: "detail"), KeyBinding("C-p", in: "detail"), KeyBinding("g p"),
        KeyBinding("p", in: "notes"),
      ])
  }

  @Test(
    "A line that can't be done changes nothing and names the nearest",
    arguments: [
      (
        .bind(command: "note.nwe", keys: "x", context: nil),
        .unknownCommand("note.nwe", nearest: "note.new")
      ),
      (
        .bind(command: "zzz", keys: "x", context: nil), .unknownCommand("zzz", nearest: nil)
      ),
      (
        .bind(command: "note.new", keys: "x", context: "note"),
        .unknownContext("note", nearest: "notes")
      ),
      (
        .bind(command: "note.new", keys: "Entr", context: nil),
        .keys(.unknownKey("Entr", nearest: "Enter"))
      ),
      (.bind(command: "note.new", keys: "", context: nil), .keys(.empty)),
      (
        .unbind(keys: "a", context: nil),
        .nothingBound("a", in: .anywhere, elsewhere: ["notes"])
      ),
      (
        .rebind(command: "note.pin", keys: ["P", "c-p"], context: "notes"),
        .keys(.unknownModifier("c", in: "c-p", nearest: "C-p"))
      ),
    ] as [(KeymapEdit, KeymapError)])
  func refused(edit: KeymapEdit, error: KeymapError) throws {
    var bindings = bindings
    #expect(throws: error) { try bindings.apply(edit, registry: registry) }
    for command in registry.commands {
      #expect(bindings.bindings(of: command.id) == self.bindings.bindings(of: command.id))
    }
  }

  @Test("Commands with one id are refused")
  func repeatedID() {
    #expect(throws: RegistryError.repeated("a")) {
      try CommandRegistry([Command("a", "A"), Command("b", "B"), Command("a", "C")])
    }
  }

  @Test("A registry finds commands by id and knows its contexts")
  func registryLookups() throws {
    #expect(registry["note.pin"]?.title == "Pin")
    #expect(registry["note"] == nil)
    #expect(registry.commands.map(\.id) == ["note.new", "note.pin"])
    #expect(registry.contexts == [.anywhere, .text, .sheet, "notes"])
    #expect(registry.nearest(to: "note.pni") == "note.pin")
  }

  @Test(
    "Errors are sentences that name what is wrong",
    arguments: [
      (
        KeymapError.unknownCommand("note.nwe", nearest: "note.new").message,
        #"there is no command "note.nwe"; did you mean "note.new"?"#
      ),
      (
        KeymapError.unknownContext("x", nearest: nil).message,
        #"there is no part "x" to bind keys in"#
      ),
      (
        KeymapError.nothingBound("a", in: .anywhere, elsewhere: ["notes"]).message,
        #""a" isn't bound anywhere; it is in notes"#
      ),
      (
        KeymapError.nothingBound("a", in: "notes", elsewhere: []).message,
        #""a" isn't bound in notes"#
      ),
      (KeymapError.keys(.empty).message, "no key is named"),
      (
        KeyNotationError.unknownKey("Escape", nearest: "Esc").message,
        #"there is no key "Escape"; did you mean "Esc"?"#
      ),
      (
        KeyNotationError.unknownModifier("M", in: "M-x", nearest: "A-x").message,
        #""M-" in "M-x" is no modifier; C-, A-, S- and D- are; did you mean "A-x"?"#
      ),
      (
        KeyNotationError.repeatedModifier("C", in: "C-C-a").message,
        #""C-" stands twice in "C-C-a""#
      ),
      (
        KeyNotationError.nothingHeldWith("C-").message, #""C-" names no key to hold it with"#
      ),
      (RegistryError.repeated("a").message, #"two commands are called "a""#),
      (
        KeyConflict.shared("x", in: .anywhere, by: ["a", "b"]).message,
        #""x" anywhere is bound to a and to b"#
      ),
      (
        KeyConflict.hidden(["g g", "g d"], behind: "g", in: "notes", by: "a").message,
        #""g" in notes runs a, so "g g", "g d" can't be reached"#
      ),
    ])
  func messages(message: String, expected: String) {
    #expect(message == expected)
  }
}
