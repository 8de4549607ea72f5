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

private func hint(_ nearest: String?) -> String {
  nearest.map { "; did you mean \"\($0)\"?" } ?? ""
}
