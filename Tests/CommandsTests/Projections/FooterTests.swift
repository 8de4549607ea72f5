import Commands
import Testing

@Suite("The footer and the keys it shows (commands C3, C18)")
struct FooterTests {
  private static let hints = [
    FooterHint("note.open"), FooterHint("move.down", "move.up", word: "move"),
    FooterHint("expand"), FooterHint("note.new", word: "new"), FooterHint("note.trash"),
    FooterHint("text.save"), FooterHint("help"),
  ]

  private func footer(
    _ situation: KeySituation = World.list, of world: World = World(),
    hints: [FooterHint] = Self.hints
  ) -> String {
    world.shown(in: situation).footer(hints).map { "\($0.hint(.symbols)) \($0.word)" }
      .joined(separator: "  ")
  }

  @Test("What can be done here is offered in order, keys of one thing side by side")
  func list() {
    #expect(footer() == "Enter open  j k move  C-n new  d d Move to Trash  ? help")
  }

  @Test("In text a key that would be written isn't shown; another is, or nothing")
  func text() {
    #expect(footer(World.editor) == "C-n new  C-s save  F1 help")
    var world = World()
    world.router.bindings.unbind("F1")
    #expect(footer(World.editor, of: world) == "C-n new  C-s save")
  }

  @Test("What can't be done isn't offered")
  func unavailable() {
    var world = World()
    world.cast.validations["notes"] = ["note.open": .disabled("no note")]
    world.cast.performs["notes"]?.remove("note.trash")
    #expect(footer(of: world) == "j k move  C-n new  ? help")
  }

  @Test("Of things that belong together all are offered or none")
  func together() {
    var world = World()
    let hints = [FooterHint("note.open", "pin", word: "both"), FooterHint("help")]
    #expect(footer(of: world, hints: hints) == "Enter p both  ? help")
    world.cast.validations["notes"] = ["pin": .disabled("no note")]
    #expect(footer(of: world, hints: hints) == "? help")
    world.cast.validations["notes"] = nil
    world.router.bindings.unbind("p", in: "notes")
    #expect(footer(of: world, hints: hints) == "? help")
  }

  @Test("Without a word of its own a hint has the short title, as its target has it")
  func words() {
    var world = World()
    world.cast.validations["notes"] = ["note.open": Validation(shortTitle: "follow")]
    #expect(footer(of: world, hints: [FooterHint("note.open")]) == "Enter follow")
    #expect(footer(of: world, hints: [FooterHint("note.open", word: "go")]) == "Enter go")
    #expect(footer(of: world, hints: [FooterHint(word: "nothing"), FooterHint()]) == "")
  }

  @Test("Arrows are shown as signs where there are any")
  func styles() throws {
    var world = World()
    world.router.bindings.unbind("j")
    let entry = try #require(world.shown().footer([FooterHint("move.down", "move.up")]).first)
    #expect(entry.hint(.symbols) == "↓ k")
    #expect(entry.hint() == "Down k")
    #expect(entry.commands == ["move.down", "move.up"])
  }
}
