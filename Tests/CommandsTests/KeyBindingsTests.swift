import Commands
import Testing

@Suite("Key bindings (commands C14, C20)")
struct KeyBindingsTests {
  private func registry() throws -> CommandRegistry {
    try CommandRegistry([
      Command("note.new", "New", keys: ["C-n"]).bound(to: "a", in: "notes"),
      Command("note.trash", "Trash", keys: ["d d", "Delete"], in: "notes"),
      Command("top", "Top", keys: ["g g"]),
    ])
  }

  @Test("Default keys are found where they are bound")
  func defaults() throws {
    let bindings = KeyBindings(defaultsOf: try registry())
    #expect(bindings.match("C-n", in: .anywhere) == KeyMatch(commands: ["note.new"]))
    #expect(bindings.match("a", in: "notes").commands == ["note.new"])
    #expect(bindings.match("a", in: .anywhere) == KeyMatch())
    #expect(bindings.match("d", in: "notes") == KeyMatch(commands: [], continues: true))
    #expect(bindings.match("d d", in: "notes").commands == ["note.trash"])
    #expect(bindings.match("d d d", in: "notes") == KeyMatch())
    #expect(bindings.contexts == ["anywhere", "notes"])
    #expect(bindings.bindings(of: "note.trash").map(\.keys.notation) == ["d d", "Delete"])
    #expect(bindings.bindings(of: "unknown") == [])
  }

  @Test("Binding takes the keys from their command and puts them first")
  func bind() throws {
    var bindings = KeyBindings(defaultsOf: try registry())
    bindings.bind("C-n", to: "top")
    #expect(bindings.match("C-n", in: .anywhere).commands == ["top"])
    #expect(bindings.bindings(of: "top").map(\.keys) == ["C-n", "g g"])
    #expect(bindings.bindings(of: "note.new") == [KeyBinding("a", in: "notes")])
  }

  @Test("Unbinding leaves nothing behind, not even a prefix")
  func unbind() throws {
    var bindings = KeyBindings(defaultsOf: try registry())
    #expect(bindings.unbind("d d", in: "notes") == ["note.trash"])
    #expect(bindings.match("d", in: "notes") == KeyMatch())
    #expect(bindings.unbind("d d", in: "notes") == [])
    bindings.unbind("g g")
    bindings.unbind("C-n")
    #expect(bindings.contexts == ["notes"])
  }

  @Test("Rebinding replaces a command's keys in one context only, in the order given")
  func rebind() throws {
    var bindings = KeyBindings(defaultsOf: try registry())
    bindings.rebind("note.trash", to: ["x", "d d", "g g"], in: "notes")
    #expect(bindings.bindings(of: "note.trash").map(\.keys) == ["x", "d d", "g g"])
    #expect(bindings.match("Delete", in: "notes") == KeyMatch())
    #expect(bindings.match("g g", in: .anywhere).commands == ["top"])
    bindings.rebind("note.new", to: [])
    #expect(bindings.bindings(of: "note.new") == [KeyBinding("a", in: "notes")])
  }

  @Test("What follows a prefix is listed in order of the notation")
  func continuations() throws {
    var bindings = KeyBindings()
    for keys in ["g z", "g a b", "g a a", "g", "h"] as [KeySequence] {
      bindings.bind(keys, to: "x")
    }
    #expect(
      bindings.continuations(of: "g", in: .anywhere).map(\.keys) == ["g a a", "g a b", "g z"])
    #expect(bindings.all(in: .anywhere).map(\.keys) == ["g", "g a a", "g a b", "g z", "h"])
    #expect(bindings.continuations(of: "q", in: .anywhere).isEmpty)
    #expect(bindings.all(in: "notes").isEmpty)
  }

  @Test("Any run of changes leaves what a plain list of bindings would")
  func model() throws {
    var random = SplitMix64(seed: 11)
    let contexts: [KeyContext] = [.anywhere, "notes"]
    let commands: [CommandID] = ["a", "b", "c"]
    for _ in 0..<200 {
      var bindings = KeyBindings()
      var plain: [(binding: KeyBinding, command: CommandID)] = []
      for _ in 0..<30 {
        let keys = Self.randomSequence(&random)
        let context = contexts.randomElement(using: &random) ?? .anywhere
        let command = commands.randomElement(using: &random) ?? "a"
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          plain.removeAll { $0.binding == KeyBinding(keys, in: context) }
          bindings.unbind(keys, in: context)
        case 1:
          plain.removeAll { $0.command == command && $0.binding.context == context }
          plain.removeAll { $0.binding == KeyBinding(keys, in: context) }
          plain.insert((KeyBinding(keys, in: context), command), at: 0)
          bindings.rebind(command, to: [keys], in: context)
        default:
          plain.removeAll { $0.binding == KeyBinding(keys, in: context) }
          plain.insert((KeyBinding(keys, in: context), command), at: 0)
          bindings.bind(keys, to: command, in: context)
        }
      }
      for command in commands {
        let expected = plain.filter { $0.command == command }.map(\.binding)
        #expect(bindings.bindings(of: command) == expected)
      }
      for context in contexts {
        for keys in Self.allSequences {
          let bound = plain.filter { $0.binding == KeyBinding(keys, in: context) }
          let longer = plain.contains {
            $0.binding.context == context && $0.binding.keys.goesOn(after: keys)
          }
          #expect(
            bindings.match(keys, in: context)
              == KeyMatch(commands: bound.map(\.command), continues: longer))
        }
      }
    }
  }

  private static let allSequences: [KeySequence] = {
    let keys: [Key] = ["x", "y"]
    let one = keys.map { KeySequence($0) }
    let two = one.flatMap { first in keys.map { first.appending($0) } }
    return one + two + two.flatMap { first in keys.map { first.appending($0) } }
  }()

  private static func randomSequence(_ random: inout SplitMix64) -> KeySequence {
    allSequences.randomElement(using: &random) ?? "x"
  }

  @Test("Keys of a context that a movement or a priority command has anywhere never arrive there")
  func outranked() throws {
    let registry = try CommandRegistry([
      Command("down", "Down", keys: ["j"]).bound(to: "C-n", in: "field"),
      Command("help", "Help", keys: ["F1"], attributes: .wantsPriorityOverSystemBehavior),
      Command("quit", "Quit", keys: ["q"]),
      Command("note.join", "Join", keys: ["j", "F1", "q", "C-n"], in: "notes"),
      Command("field.join", "Join", keys: ["j", "F1", "q"], in: "field"),
    ])
    let found = KeyBindings(defaultsOf: registry).conflicts(
      registry: registry, movements: ["down"], writing: ["field"])
    #expect(
      found == [
        .outranked("F1", in: "field", of: ["field.join"], by: "help"),
        .outranked("F1", in: "notes", of: ["note.join"], by: "help"),
        .outranked("j", in: "notes", of: ["note.join"], by: "down"),
      ])
  }

  @Test("Two commands with one key, and keys behind a shorter one, are conflicts")
  func conflicts() throws {
    let registry = try CommandRegistry([
      Command("a", "A", keys: ["x"], in: "notes"), Command("b", "B", keys: ["x"], in: "notes"),
      Command("c", "C", keys: ["x"]), Command("d", "D", keys: ["g"]),
      Command("e", "E", keys: ["g g", "g e"]),
    ])
    let bindings = KeyBindings(defaultsOf: registry)
    #expect(
      bindings.conflicts() == [
        .hidden(["g e", "g g"], behind: "g", in: .anywhere, by: "d"),
        .shared("x", in: "notes", by: ["a", "b"]),
      ])
  }

  @Test("One command with the same keys twice is no conflict")
  func repeatedKeys() throws {
    let registry = try CommandRegistry([Command("a", "A", keys: ["x", "x"])])
    #expect(KeyBindings(defaultsOf: registry).conflicts() == [])
  }

  @Test("Conflicts along a trail are between commands that could be run, at one level")
  func activeConflicts() throws {
    let registry = try CommandRegistry([
      Command("a", "A", keys: ["x"], in: "notes"), Command("b", "B", keys: ["x"], in: "list"),
      Command("c", "C", keys: ["x"], in: "notes"), Command("d", "D", keys: ["x"]),
    ])
    let bindings = KeyBindings(defaultsOf: registry)
    var cast = Cast(
      contexts: ["notes": ["notes", "list"]], performs: ["notes": ["a", "b"], "app": ["d"]])
    func found() -> [KeyConflict] {
      Resolver(registry: registry, source: cast).conflicts(of: bindings, along: ["notes", "app"])
    }
    #expect(found() == [.shared("x", in: "notes", by: ["a", "b"])])
    cast.performs["notes"] = ["a"]
    #expect(found() == [])
    cast.performs["notes"] = ["a", "c"]
    cast.validations["notes"] = ["c": .disabled("no note")]
    #expect(found() == [.shared("x", in: "notes", by: ["a", "c"])])
  }
}
