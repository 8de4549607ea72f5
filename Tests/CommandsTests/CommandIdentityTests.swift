import Commands
import FoundationEssentials
import Testing

@Suite("What makes two commands one (commands C11)")
struct CommandIdentityTests {
  private func registry() throws -> CommandRegistry {
    try CommandRegistry([
      Command(
        "note.open", "Open", keys: ["Enter"], in: "notes", discoverabilityTitle: "Open Note",
        attributes: .takesPropertyList
      ).alternating(with: CommandAlternate(.option, "note.openInScene")),
      Command("note.openInScene", "Open in a New Scene", keys: ["o"], in: "notes"),
      Command("notes.sort:title", "by Title"), Command("notes.sort:modified", "by Date"),
    ])
  }

  @Test(
    "A name is an action and what stands behind the first colon",
    arguments: [
      ("note.new", "note.new", nil), ("notes.sort:title", "notes.sort", "title"),
      ("open:a:b", "open", "a:b"), ("open:", "open", ""), (":", "", ""), ("", "", nil),
      ("öffnen:日本 語", "öffnen", "日本 語"),
    ] as [(CommandID, CommandID, String?)])
  func parts(id: CommandID, action: CommandID, propertyList: String?) {
    #expect(id.action == action)
    #expect(id.propertyList == propertyList)
    guard let propertyList else { return }
    #expect(CommandID(action, propertyList: propertyList) == id)
    #expect(CommandID(id, propertyList: "other") == CommandID(action.name + ":other"))
  }

  @Test("One action with two values is two commands, in registry, keymap and file")
  func values() throws {
    let registry = try registry()
    var bindings = KeyBindings(defaultsOf: registry)
    try bindings.apply(
      .bind(command: "notes.sort:title", keys: "s t", context: nil), registry: registry)
    #expect(bindings.match("s t", in: .anywhere).commands == ["notes.sort:title"])
    #expect(bindings.bindings(of: "notes.sort:modified") == [])
    #expect(registry["notes.sort:modified"]?.title == "by Date")
    let written = try JSONEncoder().encode(["notes.sort:title" as CommandID])
    #expect(String(decoding: written, as: UTF8.self) == #"["notes.sort:title"]"#)
  }

  @Test("An action that takes any value is a command with each, without being listed")
  func anyValue() throws {
    let registry = try registry()
    let command = try #require(registry["note.open:delta"])
    #expect(command.id == "note.open:delta")
    #expect(command.title == "Open delta")
    #expect(command.discoverabilityTitle == "Open Note delta")
    #expect(command.bindings == [])
    #expect(command.alternates == [])
    #expect(registry["notes.sort:size"] == nil)
    #expect(registry["note.openInScene:delta"] == nil)
    var bindings = KeyBindings(defaultsOf: registry)
    #expect(throws: KeymapError.self) {
      try bindings.apply(
        .bind(command: "notes.sort:size", keys: "s s", context: nil), registry: registry)
    }
    try bindings.apply(
      .bind(command: "note.open:inbox", keys: "g i", context: nil), registry: registry)
    #expect(bindings.match("g i", in: .anywhere).commands == ["note.open:inbox"])
  }

  @Test("A command with a value is done by whoever does it with that value")
  func resolved() throws {
    let cast = Cast(performs: ["notes": ["note.open:delta"]])
    let resolver = Resolver(registry: try registry(), source: cast)
    #expect(
      resolver.resolve("note.open:delta", along: ["notes"], sender: .program)
        == .enabled(
          CommandTarget(
            "notes", title: "Open delta", discoverabilityTitle: "Open Note delta",
            attributes: .takesPropertyList)))
    #expect(
      resolver.resolve("note.open:other", along: ["notes"], sender: .program) == .unavailable)
  }

  @Test("A command that isn't registered can be resolved, too")
  func unregistered() throws {
    let cast = Cast(performs: ["app": ["recent:1"]])
    let resolver = Resolver(registry: try registry(), source: cast)
    let command = Command("recent:1", "First")
    #expect(
      resolver.resolve(command, along: ["app"], sender: .menu)
        == .enabled(CommandTarget("app", title: "First")))
    #expect(resolver.resolve("recent:1", along: ["app"], sender: .menu) == .unavailable)
  }

  @Test("An alternate has the keys of its command with its modifiers, besides its own")
  func alternates() throws {
    let registry = try registry()
    let bindings = KeyBindings(defaultsOf: registry)
    #expect(
      bindings.bindings(of: "note.openInScene")
        == [KeyBinding("o", in: "notes"), KeyBinding("A-Enter", in: "notes")])
    #expect(bindings.match("A-Enter", in: "notes").commands == ["note.openInScene"])
    #expect(registry["note.open"]?.command(holding: .option) == "note.openInScene")
    #expect(registry["note.open"]?.command(holding: .control) == "note.open")
    #expect(registry["note.open"]?.command(holding: []) == "note.open")
  }

  @Test("Of two alternates with the same modifiers the first counts")
  func equalAlternates() {
    let command = Command("a", "A").alternating(with: CommandAlternate(.shift, "b"))
      .alternating(with: CommandAlternate(.shift, "c"))
    #expect(command.command(holding: .shift) == "b")
  }

  @Test("Modifiers that a key has already make no second key, and a sequence holds them at its end")
  func alternateKeys() throws {
    let registry = try CommandRegistry([
      Command("a", "A", keys: ["S-Tab", "g j", "Up"])
        .alternating(with: CommandAlternate(.shift, "b")),
      Command("b", "B", keys: ["g J"]),
    ])
    let bindings = KeyBindings(defaultsOf: registry)
    #expect(bindings.bindings(of: "b").map(\.keys) == ["g J", "S-Up"])
    #expect(bindings.conflicts() == [])
  }

  @Test(
    "A title that stands alone is the target's, else the changed title, else the registered one")
  func standaloneTitles() throws {
    func title(_ validation: Validation) throws -> String? {
      let cast = Cast(
        performs: ["app": ["note.open"]], validations: ["app": ["note.open": validation]])
      return Resolver(registry: try registry(), source: cast)
        .resolve("note.open", along: ["app"], sender: .help).target?.discoverabilityTitle
    }
    #expect(try title(.enabled) == "Open Note")
    #expect(try title(Validation(title: "Follow")) == "Follow")
    #expect(
      try title(Validation(title: "Follow", discoverabilityTitle: "Follow Link"))
        == "Follow Link")
  }
}
