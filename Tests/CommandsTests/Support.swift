import Commands

/// Responders as tables: who does what, where, and who sends it elsewhere.
struct Cast: ResponderSource {
  var contexts: [ResponderID: [KeyContext]] = [:]
  var performs: [ResponderID: Set<CommandID>] = [:]
  var validations: [ResponderID: [CommandID: Validation]] = [:]
  var forwards: [ResponderID: ResponderID] = [:]
  var menuOnly: Set<CommandID> = []
  var texts: [ResponderID: TextEditingState] = [:]
  var deferred: [MenuID: [MenuElement]?] = [:]
  var edits: @Sendable (inout MenuBuilder) -> Void = { _ in }

  func keyContexts(of responder: ResponderID) -> [KeyContext] { contexts[responder] ?? [] }

  func canPerform(
    _ command: CommandID, on responder: ResponderID, sender: CommandSender
  ) -> Bool {
    if menuOnly.contains(command), sender != .menu { return false }
    return performs[responder]?.contains(command) ?? false
  }

  func validate(_ command: Command, on responder: ResponderID) -> Validation {
    validations[responder]?[command.id] ?? .enabled
  }

  func forward(_ command: CommandID, from responder: ResponderID) -> ResponderID? {
    forwards[responder]
  }

  func textEditing(of responder: ResponderID) -> TextEditingState? { texts[responder] }

  func buildMenu(with builder: inout MenuBuilder) { edits(&builder) }

  func elements(ofDeferred id: MenuID) -> [MenuElement]? { deferred[id] ?? [] }
}

/// A source that leaves to the protocol what it can.
struct Minimal: ResponderSource {
  func keyContexts(of responder: ResponderID) -> [KeyContext] { [] }

  func canPerform(
    _ command: CommandID, on responder: ResponderID, sender: CommandSender
  ) -> Bool { responder == "app" }
}

/// Movements of a program that is no concern of this room.
enum Step: Equatable {
  case down
  case up
  case first
  case nextGroup
}

/// A small notes program: its commands, and who does them.
struct World {
  var router: KeyRouter<Step>
  var cast: Cast
  var now: Duration = .zero

  static let commands: [Command] = [
    Command(
      "quick", "Quick Note", menu: .file, keys: ["C-q"],
      attributes: .wantsPriorityOverSystemBehavior),
    Command(
      "help", "Keyboard Help", menu: .help, keys: ["?", "F1"], shortTitle: "help",
      attributes: []),
    Command(
      "group.next", "Next Group", menu: .go, keys: ["F6"],
      attributes: .wantsPriorityOverSystemBehavior),
    Command("move.down", "Down", menu: .go, keys: ["j", "Down"]).bound(to: "C-n", in: "field"),
    Command("move.up", "Up", menu: .go, keys: ["k", "Up"]),
    Command("move.first", "First", menu: .go, keys: ["g g", "Home"]),
    Command("group.tab", "Next", menu: .go, keys: ["Tab"]),
    Command("note.new", "New Note", menu: .file, keys: ["C-n"]).bound(to: "a", in: "notes"),
    Command("note.trash", "Move to Trash", menu: .file, keys: ["d d"], in: "notes"),
    Command("note.open", "Open", menu: .file, keys: ["Enter"], in: "notes", shortTitle: "open"),
    Command("daily", "Daily Note", menu: .go, keys: ["g d"]),
    Command("pin", "Pin", menu: .file, keys: ["p"], in: "notes"),
    Command("text.newline", "New Line", keys: ["Enter"], in: "text"),
    Command("text.erase", "Erase", keys: ["Backspace", "C-h"], in: "text"),
    Command("text.undo", "Undo", menu: .edit, keys: ["C-z"], in: "text"),
    Command("text.save", "Save", menu: .file, keys: ["C-s"], in: "text", shortTitle: "save"),
    Command("text.leave", "Leave", keys: ["Esc"], in: "text"),
    Command("suspend", "Suspend", menu: .window, keys: ["C-z"]),
    Command("back", "Back", menu: .go, keys: ["C-o", "H"]),
    Command("scene.close", "Close Scene", menu: .window, keys: ["C-w c"]),
    Command("expand", "Expand", keys: ["l"], in: "sidebar"),
  ]

  init() {
    let registry: CommandRegistry
    do { registry = try CommandRegistry(Self.commands) } catch {
      preconditionFailure(error.message)
    }
    router = KeyRouter(
      registry: registry, bindings: KeyBindings(defaultsOf: registry),
      movements: [
        "move.down": .down, "move.up": .up, "move.first": .first, "group.next": .nextGroup,
        "group.tab": .nextGroup,
      ])
    cast = Cast(
      contexts: [
        "row": [], "notes": ["notes"], "sidebar": ["sidebar"], "editor": ["text"],
        "field": ["field", "text"],
      ],
      performs: [
        "notes": ["note.trash", "note.open", "pin"], "sidebar": ["expand"],
        "editor": ["text.newline", "text.erase", "text.undo", "text.save", "text.leave"],
        "field": ["text.erase", "text.leave"],
        "app": ["quick", "help", "note.new", "daily", "suspend", "back", "scene.close"],
      ])
  }

  /// A row of the list has the focus.
  static let list = KeySituation(["row", "notes", "scene", "app"])
  /// Text is written in the editor.
  static let editor = KeySituation(["editor", "scene", "app"], input: .text(releasing: []))
  /// A field above a list is written into, which keeps the list's keys for the list.
  static let field = KeySituation(
    ["field", "notes", "scene", "app"],
    input: .text(releasing: ["Tab", "Down", "Up", "C-n", "Enter"]))

  mutating func press(_ key: Key, in situation: KeySituation = World.list) -> KeyAnswer<Step> {
    router.route(key, at: now, in: situation, asking: cast)
  }

  /// The menu bar of its commands.
  var menu: Menu { MenuBuilder(registry: router.registry).root }

  /// What is shown in a situation.
  func shown(
    in situation: KeySituation = World.list, on capability: KeyCapability = .common
  ) -> CommandProjection<Step, Cast> {
    router.projection(in: situation, asking: cast, on: capability)
  }

  /// What the last key of a sequence is answered.
  func answer(to keys: KeySequence, in situation: KeySituation = World.list) -> KeyAnswer<Step>? {
    var router = router
    var answer: KeyAnswer<Step>?
    for key in keys.keys { answer = router.route(key, at: now, in: situation, asking: cast) }
    return answer
  }
}

extension ValidatedMenu {
  /// The menu as text: a row a line, submenus further in, keys and reasons behind the titles.
  var picture: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    rows.flatMap { row -> [String] in
      switch row {
      case .command(let item): [item.line]
      case .menu(let menu): [menu.title + ":"] + menu.lines.map { "  " + $0 }
      case .separator: ["-"]
      case .deferred(let id): ["… \(id)"]
      }
    }
  }
}

extension MenuItem {
  private var sign: String {
    switch (standing.state, choice) {
    case (.on, .independent): "✓ "
    case (.on, .oneOfSeveral): "• "
    case (.mixed, _): "~ "
    case (.off, _): ""
    }
  }

  fileprivate var line: String {
    sign + standing.title + (standing.keys.map { "  " + $0.notation } ?? "")
      + (standing.disabledReason.map { " (\($0))" } ?? "")
  }
}

extension KeyAnswer {
  /// The answer in a word or two, for tables.
  var summary: String {
    switch self {
    case .command(let id, let target): "\(id) on \(target.responder)"
    case .movement(_, let id): "move by \(id)"
    case .text(let scalar): "text \(scalar)"
    case .pending(let keys, _): "pending \(keys.notation)"
    case .cancelled(let keys, let misfit):
      "cancelled \(keys.notation)" + (misfit.map { " by \($0.notation)" } ?? "")
    case .disabled(let id, let reason): "\(id) disabled: \(reason)"
    case .replaced(let keys): "replaced by " + keys.map(\.notation).joined(separator: " ")
    case .unclaimed(let key): "unclaimed \(key.notation)"
    }
  }
}

/// Numbers that look random and are the same in every run.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
