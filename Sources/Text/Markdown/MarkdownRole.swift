/// What a part of a line of Markdown is, so that a theme can style it while one writes.
public enum MarkdownRole: Hashable, Sendable {
  /// A heading, its marks included: level 1 to 6.
  case heading(Int)
  /// The `#` before a heading.
  case headingMark
  /// The `-` or number of an item.
  case listMark
  /// The box of a task that is open: a blank between the brackets.
  case openBox
  /// The box of a task in any other state.
  case doneBox
  /// The `>` of a quote.
  case quoteMark
  /// A line that begins or ends a block of code.
  case fence
  /// Code: a line of a block, or a span with its backticks.
  case code
  /// Emphasis, its marks included.
  case emphasis
  /// Strong emphasis, its marks included.
  case strong
  /// Struck through, its marks included.
  case struck
  /// The text of a link, or the description of an image, brackets included.
  case linkText
  /// Where a link leads, parentheses included; and a bare address.
  case linkTarget
  /// A link to a note, brackets included.
  case wikiLink
  /// A tag, with its `#`.
  case tag
  /// A thematic break.
  case rule
}

/// A part of a line of Markdown.
public struct MarkdownSpan: Hashable, Sendable {
  /// Its bytes, from the start of the line.
  public let range: Range<Int>

  /// What it is.
  public let role: MarkdownRole

  /// Makes a span.
  public init(_ range: Range<Int>, _ role: MarkdownRole) {
    self.range = range
    self.role = role
  }
}
