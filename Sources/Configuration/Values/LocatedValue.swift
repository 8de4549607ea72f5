/// A value of a configuration file that knows where it stands.
///
/// It is what was written, not what it might mean: `1`, `no` and `~` are scalars like any other
/// until somebody asks for a number or a flag.
public struct LocatedValue: Hashable, Sendable {
  /// What a value holds.
  public enum Content: Hashable, Sendable {
    /// A single text.
    case scalar(Scalar)

    /// Values in order.
    case list([LocatedValue])

    /// Named values in the order of the file; no name comes twice.
    case map([Entry])
  }

  /// A single text and how it was written.
  public struct Scalar: Hashable, Sendable {
    /// The text without quotes, escapes resolved and lines folded.
    public let text: String

    /// How it was written.
    public let style: Style

    /// Makes a scalar.
    public init(text: String, style: Style) {
      self.text = text
      self.style = style
    }
  }

  /// How a scalar was written.
  public enum Style: Hashable, Sendable {
    /// Without quotes.
    case plain

    /// In single or double quotes.
    case quoted

    /// As a block after `|` or `>`.
    case block
  }

  /// A named value.
  public struct Entry: Hashable, Sendable {
    /// The name.
    public let key: String

    /// Where the name stands.
    public let keyLocation: SourceLocation

    /// The value.
    public let value: LocatedValue

    /// Makes an entry.
    public init(key: String, keyLocation: SourceLocation, value: LocatedValue) {
      self.key = key
      self.keyLocation = keyLocation
      self.value = value
    }
  }

  /// What it holds.
  public let content: Content

  /// Where it begins; of a value that is an alias, where the alias stands.
  public let location: SourceLocation

  /// The bytes of the file that it takes.
  ///
  /// A block list or map ends where the next thing begins. A value without text, as after `key:`,
  /// takes none.
  public let range: Range<Int>

  /// Makes a value.
  public init(content: Content, location: SourceLocation, range: Range<Int>) {
    self.content = content
    self.location = location
    self.range = range
  }

  /// Whether it is there without a value: nothing, `~` or `null`.
  public var isNull: Bool {
    guard case .scalar(let scalar) = content, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.text)
  }

  /// The value of a name; `nil` when it has none, or isn't a map.
  ///
  /// - Complexity: O(entries)
  public subscript(key: String) -> LocatedValue? {
    guard case .map(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }
}
