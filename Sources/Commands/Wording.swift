// What is wrong, as text for people. Every error of this room gets its words here and nowhere else.

extension KeyNotationError {
  /// What is wrong, in one sentence without a full stop.
  public var message: String {
    switch self {
    case .empty:
      "no key is named"
    case .unknownKey(let name, let nearest):
      "there is no key \"\(name)\"" + hint(nearest)
    case .unknownModifier(let modifier, let key, let nearest):
      "\"\(modifier)-\" in \"\(key)\" is no modifier; C-, A-, S- and D- are" + hint(nearest)
    case .repeatedModifier(let modifier, let key):
      "\"\(modifier)-\" stands twice in \"\(key)\""
    case .nothingHeldWith(let modifiers):
      "\"\(modifiers)\" names no key to hold it with"
    }
  }
}

extension KeymapError {
  /// What is wrong, in one sentence without a full stop.
  public var message: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "there is no command \"\(name)\"" + hint(nearest?.name)
    case .unknownContext(let name, let nearest):
      "there is no part \"\(name)\" to bind keys in" + hint(nearest?.name)
    case .keys(let error):
      error.message
    case .nothingBound(let keys, let context, let elsewhere):
      "\"\(keys.notation)\" isn't bound \(context.place)"
        + (elsewhere.isEmpty ? "" : "; it is \(elsewhere.map(\.place).joined(separator: ", "))")
    }
  }
}

extension RegistryError {
  /// What is wrong, in one sentence without a full stop.
  public var message: String {
    switch self {
    case .repeated(let id): "two commands are called \"\(id.name)\""
    case .untitled(let id): "the command \"\(id.name)\" has no title"
    }
  }
}

extension KeyConflict {
  /// What is wrong, in one sentence without a full stop.
  public var message: String {
    switch self {
    case .shared(let keys, let context, let commands):
      "\"\(keys.notation)\" \(context.place) is bound to "
        + commands.map(\.name).joined(separator: " and to ")
    case .hidden(let longer, let keys, let context, let command):
      "\"\(keys.notation)\" \(context.place) runs \(command.name), so "
        + longer.map { "\"\($0.notation)\"" }.joined(separator: ", ") + " can't be reached"
    case .outranked(let keys, let context, let commands, let first):
      "\"\(keys.notation)\" \(context.place) is bound to "
        + commands.map(\.name).joined(separator: " and to ")
        + ", but runs \(first.name), which comes first"
    }
  }
}

extension MenuDiagnostic {
  /// What is wrong, in one sentence without a full stop.
  public var message: String {
    let place = "\(edit.words) \(anchor.words)"
    return switch problem {
    case .missing(let nearest): "can't \(place), which isn't in the menu" + hint(nearest)
    case .repeated(let anchors):
      "can't \(place): \(anchors.map(\.words).joined(separator: " and ")) would stand there twice"
    case .root: "can't \(place), which holds all menus"
    }
  }
}

extension MenuDiagnostic.Edit {
  fileprivate var words: String {
    switch self {
    case .insertChild: "put anything into"
    case .insertSibling: "put anything beside"
    case .replace: "replace"
    case .replaceChildren: "replace the children of"
    case .remove: "remove"
    }
  }
}

extension MenuAnchor {
  fileprivate var words: String {
    switch self {
    case .menu(let id): "the menu \"\(id.name)\""
    case .command(let id): "the command \"\(id.name)\""
    }
  }
}

extension Hindrance {
  /// Why not, in one sentence.
  public var message: String {
    switch self {
    case .disabled(let reason): reason
    case .elsewhere(let contexts) where contexts.isEmpty: "Nothing here does it."
    case .elsewhere(let contexts): "Only in \(contexts.names)."
    case .withoutKeys: "It has no key, only a name."
    case .keysElsewhere(let contexts): "Here by name; its keys are for \(contexts.names)."
    case .unsendable(let keys): "This terminal can't send \(keys.notation)."
    case .taken(let keys, let title): "Here \(keys.notation) is \(title)."
    case .written(let keys): "Here \(keys.notation) writes text."
    case .withheld(let keys): "Here \(keys.notation) doesn't do it."
    }
  }
}

extension OverlayWidening {
  /// What wasn't found, in one sentence.
  public var message: String {
    switch query.filter {
    case .none: "No key does anything here."
    case .words(let text): "No command here is called “\(text)”."
    case .keys(let text): "No key here is “\(text)”."
    }
  }

  /// How to find more, in one sentence.
  public var advice: String {
    switch unavailable {
    case 0: query.filter == .none ? "Esc closes." : "Esc shows all."
    case 1: "Type ! in front to see one that is unavailable."
    default: "Type ! in front to see \(unavailable) that are unavailable."
    }
  }
}

extension PaletteObstacle {
  /// What wasn't found, and why, in one sentence.
  public var message: String {
    guard let disabled, let reason = disabled.disabledReason else {
      return "No command is called “\(text)”."
    }
    return "\(disabled.title): \(reason)"
  }
}

extension [KeyContext] {
  /// The names of parts of the program, for a sentence.
  fileprivate var names: String {
    let names = map(\.name)
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension ResolutionExplanation {
  /// Who was asked, a line each, and the answer.
  public var sentences: [String] {
    guard !steps.isEmpty else { return ["\(command.name): nobody was asked"] }
    return steps.map { "\(command.name): \($0.responder.name) \($0.outcome.words)" }
  }
}

extension KeyExplanation {
  /// What the keys are bound to, a line each with the reasons below it, the one that wins marked.
  public var sentences: [String] {
    guard !claims.isEmpty else { return ["\"\(keys.notation)\" is bound to nothing here"] }
    return claims.enumerated().flatMap { place, claim in
      let lines = claim.sentences
      return [(place == winner ? "> " : "  ") + lines[0]] + lines.dropFirst().map { "    " + $0 }
    }
  }
}

extension KeyExplanation.Claim {
  fileprivate var sentences: [String] {
    switch self {
    case .command(let tier, let context, let explanation):
      ["\(tier.words), \(context.place): \(explanation.command.name)"] + explanation.sentences
    case .movement(let tier, let context, let command):
      ["\(tier.words), \(context.place): \(command.name) moves the focus"]
    case .text(let scalar):
      ["\(tier.words): writes \"\(scalar)\""]
    case .prefix(let tier, let context, let count):
      ["\(tier.words), \(context.place): begins \(count) longer"]
    }
  }
}

extension ResolutionExplanation.Outcome {
  fileprivate var words: String {
    switch self {
    case .declined: "doesn't do it"
    case .forwarded(let other): "leaves it to \(other.name)"
    case .askedBefore: "was asked before"
    case .performs: "does it"
    case .disabled(let reason): "does it, but not now: \(reason)"
    case .hidden: "hides it"
    }
  }
}

extension KeyTier {
  fileprivate var words: String {
    switch self {
    case .priority: "priority"
    case .text: "text"
    case .movement: "movement"
    case .responders: "responders"
    case .menu: "menu"
    }
  }
}

extension KeyContext {
  fileprivate var place: String { self == .anywhere ? "anywhere" : "in \(name)" }
}

private func hint(_ nearest: String?) -> String {
  nearest.map { "; did you mean \"\($0)\"?" } ?? ""
}
