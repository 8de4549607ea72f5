import Commands

/// Keys in a line of text, as tests and scripts write them: `Tab j j Enter "typed text" Esc`.
///
/// Words are keys in the notation of `Key`; text in double quotes is typed character by character,
/// with `\"` and `\\` for a quote and a backslash in it.
public struct KeyScript: Sendable, Equatable {
  /// The keys in order.
  public let keys: [Key]

  /// Reads a line.
  ///
  /// - Throws: `KeyScriptError`, naming the word that isn't a key.
  /// - Complexity: O(length)
  public init(_ line: String) throws(KeyScriptError) {
    var keys: [Key] = []
    var rest = Substring(line)
    while let first = rest.unicodeScalars.first {
      if first == " " || first == "\t" {
        rest.unicodeScalars.removeFirst()
      } else if first == "\"" {
        keys += try Self.typed(&rest)
      } else {
        let word = rest.prefix { $0 != " " && $0 != "\t" }
        rest.removeFirst(word.count)
        do throws(KeyNotationError) {
          keys.append(try Key(notation: word))
        } catch {
          throw .notAKey(String(word), reason: error.message)
        }
      }
    }
    self.keys = keys
  }

  private static func typed(_ rest: inout Substring) throws(KeyScriptError) -> [Key] {
    var keys: [Key] = []
    var scalars = rest.unicodeScalars.dropFirst()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"":
        rest = Substring(scalars)
        return keys
      case "\\":
        guard let escaped = scalars.popFirst() else { throw .openQuote }
        keys.append(Key(.character(escaped)))
      default:
        keys.append(Key(.character(scalar)))
      }
    }
    throw .openQuote
  }
}

/// Why a line of keys can't be read.
public enum KeyScriptError: Error, Equatable {
  /// A word isn't a key.
  case notAKey(String, reason: String)

  /// A quote isn't closed.
  case openQuote

  /// What is wrong, in a sentence.
  public var message: String {
    switch self {
    case .notAKey(_, let reason): reason
    case .openQuote: "A quote isn't closed: typed text stands between two \" marks."
    }
  }
}
