/// Everything that is wrong with a theme file.
public struct ThemeError: Error, Hashable, Sendable {
  /// At least one problem, in the order of the file.
  public let problems: [ThemeProblem]

  /// Makes an error of its problems.
  public init(problems: [ThemeProblem]) { self.problems = problems }
}

/// One thing that is wrong with a theme file.
public struct ThemeProblem: Hashable, Sendable {
  /// The key concerned with those above it, such as `styles.heading1.color`.
  public let path: String

  /// The line it stands on, counted from 1, where that is known.
  public let line: Int?

  /// What is wrong.
  public let reason: Reason

  /// Makes a problem.
  public init(path: String, line: Int?, reason: Reason) {
    self.path = path
    self.line = line
    self.reason = reason
  }

  /// What can be wrong with a key or its value.
  public enum Reason: Hashable, Sendable {
    /// Nothing has this name; `nearest` is the known name most like it.
    case unknownName(nearest: String?)

    /// The name stands there twice.
    case repeatedName

    /// The value isn't one of those allowed.
    case unknownValue(String, allowed: [String], nearest: String?)

    /// The value is neither `#rrggbb` nor the name of a colour.
    case notAColor(String, nearest: String?)

    /// A mapping stands where a word is needed, or the other way round.
    case wrongKind(expected: Kind)

    /// The theme has no name.
    case missing
  }

  /// The kinds of value.
  public enum Kind: String, Hashable, Sendable {
    /// One word.
    case scalar = "one value"
    /// Names with values.
    case mapping = "names with values"
  }

  /// The problem as a sentence, without the file's name.
  public var message: String {
    let place = line.map { "line \($0): " } ?? ""
    return place + sentence
  }

  private var sentence: String {
    switch reason {
    case .unknownName(let nearest): "“\(path)” is unknown" + Self.suggestion(nearest)
    case .repeatedName: "“\(path)” is there twice"
    case .unknownValue(let value, let allowed, let nearest):
      "“\(value)” is no value for \(path), which can be "
        + allowed.joined(separator: ", ") + Self.suggestion(nearest)
    case .notAColor(let value, let nearest):
      "“\(value)” in \(path) is no colour: write #rrggbb, default, or a name from the palette"
        + Self.suggestion(nearest)
    case .wrongKind(let expected): "\(path) needs \(expected.rawValue)"
    case .missing: "\(path) is missing"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean “\($0)”?" } ?? ""
  }
}
