/// How keys look where they are shown to people.
public enum KeyHintStyle: Hashable, Sendable {
  /// In notation, nothing but ASCII for the keys that have a name.
  case plain
  /// In notation, with `↑ ↓ ← →` for the arrows, one cell each.
  case symbols
}

extension Key {
  /// The key as it is shown in a footer, a menu or the overlay.
  public func hint(_ style: KeyHintStyle = .plain) -> String {
    guard style == .symbols, let arrow = code.arrow else { return notation }
    return notation.dropLast(code.name.count) + arrow
  }
}

extension KeySequence {
  /// The keys as they are shown in a footer, a menu or the overlay.
  public func hint(_ style: KeyHintStyle = .plain) -> String {
    keys.map { $0.hint(style) }.joined(separator: " ")
  }
}

extension Key.Code {
  fileprivate var arrow: String? {
    switch self {
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    default: nil
    }
  }
}
