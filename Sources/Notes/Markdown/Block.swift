/// A part of a note that is read, focused and acted on as one: a row of the detail pane's grid.
///
/// Lists and quotes are flattened: an item is a block of its own, and how deep it lies is a number.
public struct Block: Hashable, Sendable {
  /// What marks a list item.
  public enum Marker: Hashable, Sendable {
    /// `-`, `*` or `+`.
    case bullet(Character)
    /// A number, followed by `.` or `)`.
    case number(Int, delimiter: Character)
  }

  /// A box to be ticked.
  public struct Task: Hashable, Sendable {
    /// What stands in the box: a blank is open, `x` and `X` are done, others are the writer's own.
    public let state: Character
    /// The bytes of the state in the note, so that ticking changes nothing else (notes N21).
    public let source: Range<Int>

    /// Whether the box is ticked.
    public var isDone: Bool { state == "x" || state == "X" }

    /// Makes a task.
    public init(state: Character, source: Range<Int>) {
      self.state = state
      self.source = source
    }
  }

  /// What the block is.
  public enum Kind: Hashable, Sendable {
    /// A heading of level 1 to 6.
    case heading(level: Int)
    /// Words.
    case paragraph
    /// The start of a list item; its further paragraphs and lists are blocks that follow.
    case item(Marker)
    /// A list item with a box.
    case task(Marker, Task)
    /// Code, with the language that its fence names.
    case code(language: String?)
    /// A table.
    case table(Table)
    /// A ruled line.
    case rule
    /// HTML, as written.
    case html
  }

  /// What the block is.
  public let kind: Kind
  /// How many quotes it stands in.
  public let quotes: Int
  /// How many list items it stands in, itself not counted.
  public let depth: Int
  /// Its source lines, counted from 0; those of two blocks overlap only where both start on the
  /// same line.
  public internal(set) var lines: Range<Int>
  /// The first byte of its first source line.
  public let offset: Int
  /// Its text in order; empty for tables, whose cells hold it, and for ruled lines.
  public let runs: [Run]
  /// What its runs lead to, in the order of the text.
  public let links: [Link]

  /// Its text without marks: cells are joined by a tab and rows by a newline.
  ///
  /// - Complexity: O(length).
  public var text: String {
    guard case .table(let table) = kind else { return runs.plainText }
    return table.rows.map { $0.map(\.plainText).joined(separator: "\t") }.joined(separator: "\n")
  }
}

extension [Run] {
  /// The runs' text, one after the other.
  public var plainText: String {
    count == 1 ? self[0].text : reduce(into: "") { $0 += $1.text }
  }
}
