import Geometry
import Text

/// Styled text broken into rows of a width.
///
/// Knows where each byte stands, so that links and matches have rectangles: the focus map and the
/// picture come from the same rows.
public struct StyledLayout: Sendable {
  /// The text that was broken.
  public let text: StyledText

  /// The width it was broken for, prefixes included, in columns.
  public let columns: Int

  /// The rows in order; at least one.
  public let lines: [StyledLine]

  /// The column in which the text of every row begins, behind the prefixes.
  public let indent: Int

  let first: LinePrefix
  let rest: LinePrefix
  let room: Int
  let ruler: Ruler
  let wrapping: Wrapping

  /// Breaks text into rows.
  ///
  /// - Parameters:
  ///   - text: What to break; a newline ends a row.
  ///   - columns: Width of the rows, prefixes included.
  ///   - first: Drawn before the first row: a bullet, the bar of a quotation.
  ///   - rest: Drawn before the others, such as blanks as wide as the bullet. Where prefixes
  ///     would take more than half of the columns, they are cut to half.
  ///   - wrapping: What becomes of a row that is too wide.
  ///   - ruler: How wide characters are on this screen.
  /// - Complexity: O(bytes)
  public init(
    _ text: StyledText, columns: Int, first: LinePrefix = .none, rest: LinePrefix = .none,
    wrapping: Wrapping = .words, ruler: Ruler = Ruler()
  ) {
    self.text = text
    self.columns = max(1, columns)
    self.first = first
    self.rest = rest
    self.ruler = ruler
    self.wrapping = wrapping
    let prefix = max(first.text.columns(ruler), rest.text.columns(ruler))
    room = max(self.columns - prefix, (self.columns + 1) / 2)
    indent = self.columns - room
    switch wrapping {
    case .words:
      lines = TextWrap(columns: room, ruler: ruler).rows(of: text.bytes).map { row in
        Self.line(row.bytes, in: text.bytes)
      }
    case .none:
      lines = Self.lines(of: text.bytes)
    }
  }

  /// The number of rows; at least one.
  public var rows: Int { lines.count }

  /// The bytes of a row that are drawn: without the blank at which it was wrapped, so that a link
  /// isn't underlined beyond its last word.
  func shownRange(of row: Int) -> Range<Int> {
    let range = lines[row].range
    let isWrapped = row + 1 < lines.count && lines[row + 1].range.lowerBound == range.upperBound
    guard isWrapped, !range.isEmpty, text.bytes[range.upperBound - 1] == UInt8(ascii: " ") else {
      return range
    }
    return range.lowerBound..<range.upperBound - 1
  }

  /// What becomes of a row that is too wide.
  public enum Wrapping: Hashable, Sendable {
    /// It goes on in the next row, after a word if possible.
    case words

    /// It is cut when drawn.
    case none
  }

  /// The rows of text that isn't wrapped: one a line.
  private static func lines(of bytes: [UInt8]) -> [StyledLine] {
    var lines: [StyledLine] = []
    var start = 0
    while let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(line(start..<newline + 1, in: bytes))
      start = newline + 1
    }
    if start < bytes.count || lines.isEmpty { lines.append(StyledLine(range: start..<bytes.count)) }
    return lines
  }

  /// A row without the line end that belongs to it.
  private static func line(_ range: Range<Int>, in bytes: [UInt8]) -> StyledLine {
    var end = range.upperBound
    if end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end < range.upperBound, end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return StyledLine(range: range.lowerBound..<end)
  }
}

/// A row of a layout.
public struct StyledLine: Hashable, Sendable {
  /// Its bytes in the text, without the line end.
  public let range: Range<Int>
}

/// What is drawn before a row of text: a bullet, the bar of a quotation or of code.
public struct LinePrefix: Hashable, Sendable {
  /// What is drawn.
  public var text: StyledText

  /// Makes a prefix.
  public init(_ text: StyledText) { self.text = text }

  /// No prefix.
  public static let none = LinePrefix(StyledText())

  /// Blanks as wide as this prefix, to stand before the rows that follow it.
  public func blank(_ ruler: Ruler = Ruler()) -> LinePrefix {
    LinePrefix(StyledText(String(repeating: " ", count: text.columns(ruler))))
  }
}
