import Commands
import Interface
import Text

/// The places of a text at which something was found, those behind the caret first (text T10).
struct TextMatches: Sendable {
  /// The text.
  let buffer: TextBuffer

  /// The places, from the caret to the end, and then from the start.
  let ranges: [Range<Int>]

  /// How many bytes of a line may stand before what was found, so that it is seen.
  private static let longestLead = 32

  /// How many are left of a longer beginning.
  private static let lead = 24

  /// How many are shown behind it.
  private static let tail = 160

  /// Looks for a text; an empty one is nowhere.
  ///
  /// - Complexity: O(bytes of the text)
  init(of query: String, in buffer: TextBuffer, from caret: Int) {
    self.buffer = buffer
    guard let pattern = FindPattern(Array(query.utf8)) else {
      ranges = []
      return
    }
    var finder = TextFinder(pattern, in: buffer)
    finder.finish()
    let first = finder.next(after: caret - 1) ?? 0
    ranges = Array(finder.matches[first...] + finder.matches[..<first])
  }

  /// A row for a place: its line, or what is near in it, and the line's number.
  ///
  /// - Parameter replacement: What shall stand there instead; `nil` for what does.
  func row(_ index: Int, with replacement: String? = nil) -> PickerRow {
    let range = ranges[index]
    let line = buffer.lineContent(at: range.lowerBound)
    let isCut = range.lowerBound - line.lowerBound > Self.longestLead
    let start = isCut ? buffer.border(atOrBefore: range.lowerBound - Self.lead) : line.lowerBound
    let end = max(
      range.upperBound,
      min(
        line.upperBound, buffer.border(atOrBefore: min(buffer.count, range.upperBound + Self.tail)))
    )
    var text = StyledText(" ")
    if isCut { text.append("… ", .dim) }
    text.append(buffer.bytes(in: start..<range.lowerBound))
    text.append(replacement.map { Array($0.utf8) } ?? buffer.bytes(in: range), .match)
    text.append(buffer.bytes(in: range.upperBound..<end))
    let number = buffer.line(at: range.lowerBound) + 1
    return PickerRow(text, trailing: StyledText("line \(grouped(number))", .trailing))
  }
}
