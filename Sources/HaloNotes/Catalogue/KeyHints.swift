import Commands

/// Keys as people read them.
enum KeyHints {
  /// All keys of a command, each once, in the order in which they are bound.
  static func all(of bindings: [KeyBinding]) -> [String] {
    var seen: Set<KeySequence> = []
    return bindings.map(\.keys).filter { seen.insert($0).inserted }.map(\.notation)
  }

  /// The same in a line: `j  Down`.
  static func text(of bindings: [KeyBinding]) -> String {
    all(of: bindings).joined(separator: "  ")
  }
}
