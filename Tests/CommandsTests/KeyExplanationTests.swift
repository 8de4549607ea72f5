import Commands
import Testing

@Suite("Why a key means what it means (commands C5)")
struct KeyExplanationTests {
  private func sentences(_ world: World, _ keys: KeySequence, _ situation: KeySituation) -> [String]
  {
    world.router.explain(keys, in: situation, asking: world.cast).sentences
  }

  @Test("Who would handle C-s here, and who else wanted it")
  func text() {
    var world = World()
    world.router.bindings.bind("C-s", to: "suspend")
    #expect(
      sentences(world, "C-s", World.editor) == [
        "> text, in text: text.save",
        "    text.save: editor does it",
        "  menu, anywhere: suspend",
        "    suspend: editor doesn't do it",
        "    suspend: scene doesn't do it",
        "    suspend: app does it",
      ])
  }

  @Test("Movements, prefixes and written characters are named")
  func others() {
    let world = World()
    #expect(
      sentences(world, "j", World.list) == ["> movement, anywhere: move.down moves the focus"])
    #expect(
      sentences(world, "g", World.list) == [
        "> movement, anywhere: begins 1 longer", "  menu, anywhere: begins 1 longer",
      ])
    #expect(sentences(world, "j", World.editor) == [#"> text: writes "j""#])
    #expect(sentences(world, "C-s", World.list) == [#""C-s" is bound to nothing here"#])
  }

  @Test("The winner is what the key does, whatever it is")
  func agrees() {
    var random = SplitMix64(seed: 3)
    let keys: [Key] = ["j", "g", "d", "p", "l", "C-n", "C-z", "C-s", "Enter", "Tab", "C-q", "C-w"]
    let ids = World.commands.map(\.id)
    let contexts: [KeyContext] = [.anywhere, "notes", .text, "field"]
    for _ in 0..<400 {
      var world = World()
      for _ in 0..<4 {
        let first = keys.randomElement(using: &random) ?? "j"
        var sequence = KeySequence(first)
        if Bool.random(using: &random) {
          sequence = sequence.appending(keys.randomElement(using: &random) ?? "j")
        }
        let context = contexts.randomElement(using: &random) ?? .text
        world.router.bindings.bind(
          sequence, to: ids.randomElement(using: &random) ?? "pin", in: context)
      }
      if Bool.random(using: &random) { world.cast.performs["notes"] = ["pin"] }
      world.cast.validations["app"] = ["suspend": .disabled("no"), "back": .disabled("no")]
      let situation = [World.list, World.editor, World.field].randomElement(using: &random)
      for key in keys {
        guard let situation else { continue }
        let explanation = world.router.explain(KeySequence(key), in: situation, asking: world.cast)
        world.router.cancelPending()
        let answer = world.press(key, in: situation)
        let winner = explanation.winner.map { explanation.claims[$0] }
        #expect(Self.agrees(winner, answer), "\(key.notation): \(answer.summary)")
        #expect(explanation.claims.map(\.tier).sorted() == explanation.claims.map(\.tier))
      }
    }
  }

  private static func agrees(_ claim: KeyExplanation.Claim?, _ answer: KeyAnswer<Step>) -> Bool {
    switch (claim, answer) {
    case (.command(_, _, let explanation), .command(let id, let target)):
      explanation.command == id && explanation.resolution == .enabled(target)
    case (.command(_, _, let explanation), .disabled(let id, let reason)):
      explanation.command == id
        && explanation.resolution.target.map {
          explanation.resolution == .disabled($0, reason: reason)
        } == true
    case (.movement(_, _, let expected), .movement(_, let id)): expected == id
    case (.text(let expected), .text(let scalar)): expected == scalar
    case (.prefix, .pending): true
    case (nil, .unclaimed): true
    default: false
    }
  }
}
