/// What a theme file says, without the file format: names and values, with the lines they stand on.
public indirect enum ThemeTree: Hashable, Sendable {
  /// A word, a number or a colour.
  case scalar(String, line: Int?)

  /// Values by name, in the order of the file.
  case mapping([ThemeEntry], line: Int?)

  /// Something that no theme has a use for, such as a list.
  case other(line: Int?)

  /// The line it begins on, counted from 1.
  public var line: Int? {
    switch self {
    case .scalar(_, let line), .mapping(_, let line), .other(let line): line
    }
  }
}

/// A named value of a theme file.
public struct ThemeEntry: Hashable, Sendable {
  /// The name before the colon.
  public var name: String

  /// What stands after it.
  public var value: ThemeTree

  /// The line of the name, counted from 1.
  public var line: Int?

  /// Makes an entry.
  public init(name: String, value: ThemeTree, line: Int? = nil) {
    self.name = name
    self.value = value
    self.line = line
  }
}
