/// What a piece of the screen is, so that a theme can say how it looks.
///
/// Names are those of the theme file. The order matters where several names meet in a `StyleSet`:
/// later ones are laid over earlier ones.
public enum StyleName: UInt8, CaseIterable, Hashable, Sendable {
  /// Ordinary text.
  case text
  /// What is secondary: times, counts, paths.
  case dim
  /// Everything behind a modal sheet.
  case dimmed

  /// The border of a pane without the focus.
  case border
  /// The border of the pane or sheet that holds the focus.
  case borderFocused
  /// The title of a pane without the focus.
  case title
  /// The title of the pane or sheet that holds the focus.
  case titleFocused
  /// The text at the right end of a title row.
  case trailing
  /// The handle in the middle of a sheet's top edge.
  case grabber
  /// The part of a border that shows how far a list is scrolled.
  case thumb

  /// The header of a section in an outline or a menu.
  case header
  /// A number or time at the right edge of a row.
  case count
  /// A row marked for a command.
  case marked
  /// A row that its group remembers while the focus is elsewhere.
  case remembered

  /// A key in the footer or in a hint.
  case key
  /// What a key does.
  case label
  /// What an empty field says.
  case placeholder
  /// Progress of work that takes long.
  case progress
  /// A notice that tells something.
  case info
  /// A notice that warns.
  case warning
  /// A notice of something that failed.
  case error

  /// A heading of the first level.
  case heading1
  /// A heading of the second level.
  case heading2
  /// A heading of the third level.
  case heading3
  /// A heading of the fourth level.
  case heading4
  /// A heading of the fifth level.
  case heading5
  /// A heading of the sixth level.
  case heading6
  /// A quotation.
  case quote
  /// The bar beside a quotation.
  case quoteBar
  /// Code, in a line or as a block.
  case code
  /// The bar beside a block of code.
  case codeBar
  /// The sign or number before a list item.
  case bullet
  /// An open task.
  case task
  /// A task that is done.
  case taskDone
  /// The first row of a table.
  case tableHeader
  /// A horizontal line.
  case rule
  /// Emphasised text.
  case emphasis
  /// Strongly emphasised text.
  case strong
  /// Text that is struck out.
  case strikethrough
  /// Text marked with a highlighter.
  case highlight
  /// A tag.
  case tag
  /// A link.
  case link
  /// A link to something that doesn't exist.
  case linkMissing

  /// The tint of the focused item, laid over its row.
  case selected
  /// A place where a search matches.
  case match
  /// The match one stands at.
  case matchCurrent
  /// Selected text.
  case selection

  /// The name in a theme file.
  public var name: String { String(describing: self) }
}

/// Several style names at once, laid over one another in the order of `StyleName`.
///
/// Strong text inside a link is `[.strong, .link]`.
public struct StyleSet: OptionSet, Hashable, Sendable {
  /// One bit a name: 1 shifted by its raw value.
  public let rawValue: UInt64

  /// Makes a set from its bits; bits of no name mean nothing.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The set of one name.
  public init(_ name: StyleName) { rawValue = 1 << UInt64(name.rawValue) }

  /// Whether a name is in the set.
  public func contains(_ name: StyleName) -> Bool { contains(StyleSet(name)) }
}
