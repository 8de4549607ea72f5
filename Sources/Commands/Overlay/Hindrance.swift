/// Why a command isn't among those that a key can run here (commands C15).
public enum Hindrance: Hashable, Sendable {
  /// There is somebody who does it, but not now.
  case disabled(reason: String)

  /// Nobody does it here; it has keys in these contexts.
  case elsewhere([KeyContext])

  /// It can be run by name only: it has no keys.
  case withoutKeys

  /// It can be run by name only: its keys count in these contexts.
  case keysElsewhere([KeyContext])

  /// It can be run by name only: this terminal can't send its keys.
  case unsendable(KeySequence)

  /// It can be run by name only: its keys do something else here.
  case taken(KeySequence, by: String)

  /// It can be run by name only: its keys write text here.
  case written(KeySequence)

  /// It can be run by name only: its keys aren't offered to it here, as those that move the focus
  /// aren't where text is written.
  case withheld(KeySequence)
}

extension CommandProjection {
  /// What speaks against a command; `nil` if nothing does.
  func hindrance(to command: Command, _ standing: CommandStanding?) -> Hindrance? {
    let bindings = lookup.bindings.bindings(of: command.id)
    guard let standing else { return .elsewhere(Self.contexts(of: bindings)) }
    if let reason = standing.disabledReason { return .disabled(reason: reason) }
    if standing.keys != nil { return nil }
    guard !bindings.isEmpty else { return .withoutKeys }
    let here = bindings.filter { isHere($0.context) }
    guard let some = here.first else { return .keysElsewhere(Self.contexts(of: bindings)) }
    guard let sent = here.first(where: { capability.canSend($0.keys) }) else {
      return .unsendable(some.keys)
    }
    let answer = lookup.outcome(of: sent.keys)?.answer
    if case .text = answer { return .written(sent.keys) }
    guard let taker = answer?.command else { return .withheld(sent.keys) }
    return .taken(sent.keys, by: lookup.title(of: taker))
  }

  /// Whether a command is to be shown nowhere.
  func isHidden(_ command: Command) -> Bool {
    if command.attributes.contains(.hidden) { return true }
    let explanation = lookup.resolver.explain(
      command.id, along: lookup.situation.trail, sender: .help)
    return explanation.steps.last?.outcome == .hidden
  }

  private static func contexts(of bindings: [KeyBinding]) -> [KeyContext] {
    bindings.map(\.context).reduce(into: []) { contexts, context in
      if context != .anywhere, !contexts.contains(context) { contexts.append(context) }
    }
  }
}
