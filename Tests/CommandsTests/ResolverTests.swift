import Commands
import FoundationEssentials
import Testing

@Suite("Who does a command (commands C4 to C6)")
struct ResolverTests {
  private let registry: CommandRegistry

  init() throws {
    registry = try CommandRegistry([
      Command("copy", "Copy", shortTitle: "copy"), Command("cut", "Cut", attributes: .destructive),
      Command("secret", "Secret", attributes: .hidden),
    ])
  }

  private func resolver(_ cast: Cast) -> Resolver<Cast> {
    Resolver(registry: registry, source: cast)
  }

  private let trail: ResponderTrail = ["item", "group", "pane", "app"]

  @Test("The innermost responder that does it is the target")
  func innermost() {
    let cast = Cast(performs: ["group": ["copy"], "app": ["copy"]])
    let target = CommandTarget("group", title: "Copy", shortTitle: "copy")
    #expect(resolver(cast).resolve("copy", along: trail, sender: .key) == .enabled(target))
  }

  @Test("Nobody, and nobody for an unknown command, is unavailable")
  func unavailable() {
    let cast = Cast(performs: ["app": ["copy", "paste"]])
    #expect(resolver(cast).resolve("cut", along: trail, sender: .key) == .unavailable)
    #expect(resolver(cast).resolve("paste", along: trail, sender: .key) == .unavailable)
    #expect(resolver(cast).resolve("copy", along: [], sender: .key) == .unavailable)
    #expect(Resolution.unavailable.target == nil)
  }

  @Test("The target that can't now disables the command, though another could")
  func disabled() {
    let cast = Cast(
      performs: ["group": ["copy"], "app": ["copy"]],
      validations: ["group": ["copy": .disabled("nothing is selected")]])
    let resolution = resolver(cast).resolve("copy", along: trail, sender: .key)
    guard case .disabled(let target, "nothing is selected") = resolution else {
      Issue.record("\(resolution)")
      return
    }
    #expect(target.responder == "group")
    #expect(resolution.target == target)
  }

  @Test("The target may change title, state and attributes")
  func validated() {
    let validation = Validation(
      title: "Copy Link", shortTitle: "link", state: .mixed, attributes: .keepsMenuPresented)
    let cast = Cast(
      performs: ["pane": ["copy", "cut"]],
      validations: ["pane": ["copy": validation, "cut": validation]])
    #expect(
      resolver(cast).resolve("copy", along: trail, sender: .menu)
        == .enabled(
          CommandTarget(
            "pane", title: "Copy Link", shortTitle: "link", state: .mixed,
            attributes: .keepsMenuPresented)))
    #expect(
      resolver(cast).resolve("cut", along: trail, sender: .menu).target?.attributes
        == [.destructive, .keepsMenuPresented])
  }

  @Test("A title that was changed is the short one, too, unless the command has its own")
  func shortTitles() {
    let cast = Cast(
      performs: ["pane": ["copy", "cut"]],
      validations: [
        "pane": ["copy": Validation(title: "Copy Link"), "cut": Validation(title: "Cut Link")]
      ])
    let copy = resolver(cast).resolve("copy", along: trail, sender: .help).target
    let cut = resolver(cast).resolve("cut", along: trail, sender: .help).target
    #expect(copy?.shortTitle == "copy")
    #expect(cut?.shortTitle == "Cut Link")
  }

  @Test("A hidden command can't be run either")
  func hidden() {
    var cast = Cast(performs: ["item": ["secret", "copy"]])
    #expect(resolver(cast).resolve("secret", along: trail, sender: .key) == .unavailable)
    cast.validations["item"] = ["copy": Validation(attributes: .hidden)]
    #expect(resolver(cast).resolve("copy", along: trail, sender: .key) == .unavailable)
  }

  @Test("The sender may make a difference")
  func sender() {
    let cast = Cast(performs: ["item": ["copy"]], menuOnly: ["copy"])
    #expect(resolver(cast).resolve("copy", along: trail, sender: .key) == .unavailable)
    #expect(resolver(cast).resolve("copy", along: trail, sender: .menu) != .unavailable)
  }

  @Test("A responder that names another has it asked before the next on the trail")
  func forwarded() {
    let cast = Cast(
      performs: ["model": ["copy"], "group": ["copy"]], forwards: ["item": "model"])
    #expect(
      resolver(cast).resolve("copy", along: trail, sender: .key).target?.responder == "model")
  }

  @Test("A circle of responders ends, and the walk goes on outwards")
  func circles() {
    let cast = Cast(
      performs: ["app": ["copy"]],
      forwards: ["item": "a", "a": "b", "b": "a", "group": "item", "pane": "pane"])
    let explanation = resolver(cast).explain("copy", along: trail, sender: .key)
    #expect(
      explanation.steps == [
        .init("item", .forwarded(to: "a")), .init("a", .forwarded(to: "b")),
        .init("b", .forwarded(to: "a")), .init("a", .askedBefore),
        .init("group", .forwarded(to: "item")), .init("item", .askedBefore),
        .init("pane", .forwarded(to: "pane")), .init("pane", .askedBefore),
        .init("app", .performs),
      ])
    #expect(explanation.resolution.target?.responder == "app")
  }

  @Test("A responder that was named before its turn isn't asked again")
  func namedBefore() {
    let cast = Cast(forwards: ["item": "pane"])
    let explanation = resolver(cast).explain("copy", along: trail, sender: .key)
    #expect(
      explanation.steps == [
        .init("item", .forwarded(to: "pane")), .init("pane", .declined),
        .init("group", .declined), .init("pane", .askedBefore), .init("app", .declined),
      ])
  }

  @Test("An explanation says who was asked and what came of it")
  func explained() {
    var cast = Cast(
      performs: ["pane": ["copy"]],
      validations: ["pane": ["copy": .disabled("nothing is selected")]])
    let explanation = resolver(cast).explain("copy", along: trail, sender: .key)
    #expect(
      explanation.sentences == [
        "copy: item doesn't do it", "copy: group doesn't do it",
        "copy: pane does it, but not now: nothing is selected",
      ])
    cast.validations = ["pane": ["copy": Validation(attributes: .hidden)]]
    #expect(
      resolver(cast).explain("copy", along: trail, sender: .key).sentences.last
        == "copy: pane hides it")
    #expect(
      resolver(cast).explain("copy", along: [], sender: .key).sentences
        == ["copy: nobody was asked"])
  }

  @Test("A responder stands on a trail once, at its first place")
  func trailOnce() {
    let trail: ResponderTrail = ["a", "b", "a", "c", "b"]
    #expect(trail.ids == ["a", "b", "c"])
    #expect(trail.firstResponder == "a")
    #expect(([] as ResponderTrail).firstResponder == nil)
  }

  @Test("A source that says no more than it must has everything enabled, as registered")
  func defaultAnswers() {
    let resolver = Resolver(registry: registry, source: Minimal())
    #expect(
      resolver.resolve("copy", along: trail, sender: .program)
        == .enabled(CommandTarget("app", title: "Copy", shortTitle: "copy")))
  }

  @Test("Explaining gives the same answer as resolving, and asks nobody twice")
  func explanationAgrees() {
    var random = SplitMix64(seed: 5)
    let everybody: [ResponderID] = ["a", "b", "c", "d", "e", "f"]
    for _ in 0..<3000 {
      var cast = Cast()
      for responder in everybody {
        if Int.random(in: 0..<6, using: &random) == 0 { cast.performs[responder] = ["copy"] }
        if Bool.random(using: &random) {
          cast.forwards[responder] = everybody.randomElement(using: &random)
        }
      }
      let length = Int.random(in: 0...4, using: &random)
      let trail = ResponderTrail(Array(everybody.shuffled(using: &random).prefix(length)))
      let resolution = resolver(cast).resolve("copy", along: trail, sender: .key)
      let explanation = resolver(cast).explain("copy", along: trail, sender: .key)
      #expect(explanation.resolution == resolution)
      let asked = explanation.steps.filter { $0.outcome != .askedBefore }.map(\.responder)
      #expect(Set(asked).count == asked.count)
      if resolution == .unavailable {
        #expect(trail.ids.allSatisfy { cast.performs[$0] == nil })
      }
    }
  }

  @Test("Names are compared by their bytes, and are plain strings in a file")
  func identifiers() throws {
    #expect(ResponderID("e\u{301}") != ResponderID("\u{E9}"))
    #expect(Set<ResponderID>(["e\u{301}", "\u{E9}", "e\u{301}"]).count == 2)
    #expect(CommandID("a") < CommandID("b"))
    #expect("\(CommandID("note.new"))" == "note.new")
    let written = try JSONEncoder().encode([KeyContext.text, "notes"])
    #expect(String(decoding: written, as: UTF8.self) == #"["text","notes"]"#)
    #expect(try JSONDecoder().decode([KeyContext].self, from: written) == [.text, "notes"])
  }
}
