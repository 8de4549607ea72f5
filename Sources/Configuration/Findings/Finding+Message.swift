extension Finding: CustomStringConvertible {
  /// The finding in one line.
  ///
  /// For example `keys.yaml:3:5: unknown key “comand”; did you mean “command”?`. It holds no
  /// control characters, whatever the file does.
  public var message: String {
    "\(location.file.printable):\(location.line):\(location.column): \(problem.explanation)"
  }

  /// The same as ``message``.
  public var description: String { message }
}

extension Problem {
  /// What is wrong, in words that go after the place.
  var explanation: String {
    switch self {
    case .syntax(let words, let context, let line):
      let detail = context.map { " \($0.printable)" } ?? ""
      let place = line.map { " from line \($0) on" } ?? ""
      return "not valid YAML: \(words.printable)\(detail)\(place)" + remedy(words)
    case .tooMuch(let limit): return "\(limit.explanation); the rest is left out"
    case .severalDocuments: return "a second document begins; only the first one is read"
    case .unknownAlias(let name): return "no anchor \(name.quoted) before this alias"
    case .keyNotText: return "a key must be a text"
    case .duplicateKey(let key, let line):
      return "key \(key.quoted) came before, on line \(line); that one counts"
    case .unknownKey(let key, let known, let nearest):
      return "unknown key \(key.quoted)" + hint(nearest, otherwise: ("known here", known))
    case .missingKey(let key): return "key \(key.quoted) is missing"
    case .expected(let kind, let found):
      return "expected \(kind.explanation), found \(found.explanation)"
    case .notOneOf(let text, let allowed, let nearest):
      let list = allowed.map(\.printable).joined(separator: ", ")
      return "\(text.quoted) isn't one of \(list)" + hint(nearest, otherwise: nil)
    case .outOfRange(let text, let lowest, let highest):
      return "\(text.printable) is not between \(lowest) and \(highest)"
    case .rejected(let reason): return reason.printable
    }
  }

  /// What to do about the mistakes that people make most, known by the parser's words.
  private func remedy(_ words: String) -> String {
    switch words {
    case "mapping values are not allowed in this context":
      "; is the line above indented as it should be? A text with “: ” in it needs quotes"
    case "found character that cannot start any token":
      "; a text that begins with this character needs quotes"
    case "found a tab character that violates indentation":
      "; indent with spaces"
    default: ""
    }
  }

  private func hint(_ nearest: String?, otherwise known: (String, [String])?) -> String {
    if let nearest { return "; did you mean \(nearest.quoted)?" }
    guard let (title, names) = known, !names.isEmpty else { return "" }
    return "; \(title): \(names.map(\.printable).joined(separator: ", "))"
  }
}

extension Problem.Kind {
  fileprivate var explanation: String {
    switch self {
    case .text: "a text"
    case .integer: "a whole number"
    case .number: "a number"
    case .flag: "yes or no"
    case .list: "a list"
    case .map: "a map"
    }
  }
}

extension Problem.Found {
  fileprivate var explanation: String {
    switch self {
    case .nothing: "nothing"
    case .text(let text): text.quoted
    case .list: "a list"
    case .map: "a map"
    }
  }
}

extension Problem.Limit {
  fileprivate var explanation: String {
    switch self {
    case .bytes(let most): "the file has more than \(most) bytes"
    case .depth(let most): "more than \(most) lists and maps within each other"
    case .values(let most): "more than \(most) values"
    }
  }
}

extension String {
  /// The text in quotation marks, cut where it is long.
  fileprivate var quoted: String {
    let most = 60
    return count > most ? "“\(prefix(most).description.printable)…”" : "“\(printable)”"
  }

  /// The text with `�` in place of what would move the cursor or turn the line round.
  fileprivate var printable: String {
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isHarmful: Bool =
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
        default: false
        }
      shown.append(isHarmful ? "\u{FFFD}" : scalar)
    }
    return String(shown)
  }
}
