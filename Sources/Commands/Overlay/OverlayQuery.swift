/// What somebody types into the overlay, taken apart (commands C15).
///
/// `note` looks for words, `@C-n` for keys; `!` in front of either, or alone, includes what is
/// unavailable.
public struct OverlayQuery: Hashable, Sendable {
  /// Which commands count.
  public var scope: Scope

  /// What is looked for in them.
  public var filter: Filter

  /// Takes a text apart.
  public init(_ text: String) {
    var rest = Substring(text).drop(while: \.isWhitespace)
    scope = rest.first == "!" ? .all : .available
    if scope == .all { rest = rest.dropFirst().drop(while: \.isWhitespace) }
    if rest.first == "@" {
      let keys = rest.dropFirst().split(whereSeparator: \.isWhitespace).joined(separator: " ")
      filter = keys.isEmpty ? .none : .keys(keys)
    } else {
      let words = rest.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      filter = words.isEmpty ? .none : .words(words)
    }
  }

  /// Which commands count.
  public enum Scope: Hashable, Sendable {
    /// Those that a key can run here.
    case available
    /// All, with the reason why not.
    case all
  }

  /// What is looked for.
  public enum Filter: Hashable, Sendable {
    /// Nothing: everything is found.
    case none
    /// Words, each of which stands in the title, the further words or the group.
    case words(String)
    /// Keys as they are written, or their beginning.
    case keys(String)
  }
}

extension KeySequence {
  /// Whether keys that are being written stand somewhere in the sequence.
  ///
  /// The last of them may be unfinished: `C-` is found in `C-n`, `g` in `g d`. Letters count as they are,
  /// since `g` and `G` are two keys; in names their case doesn't count.
  func holds(written text: String) -> Bool {
    let wanted = text.split(separator: " ")
    let own = keys.map(\.notation)
    guard !wanted.isEmpty, wanted.count <= own.count else { return false }
    return (0...(own.count - wanted.count)).contains { start in
      wanted.indices.allSatisfy { index in
        let isLast = index == wanted.count - 1
        return Self.matches(wanted[index], own[start + index], unfinished: isLast)
      }
    }
  }

  private static func matches(_ wanted: Substring, _ key: String, unfinished: Bool) -> Bool {
    guard unfinished else { return wanted == key }
    if key.hasPrefix(wanted) { return true }
    return wanted.count > 1 && key.lowercased().hasPrefix(wanted.lowercased())
  }
}
