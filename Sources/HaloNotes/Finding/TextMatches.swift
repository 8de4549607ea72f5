import Commands
import Interface
import Text

/// The places of a text at which something was found, those behind the caret first (text T10).
struct TextMatches: Sendable {
  /// What was looked for.
  let query: String

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

  /// Texts of so many bytes are looked through on the way of a key; larger ones are left to a worker.
  static let quickSize = 1 << 18

  /// Looks for a text; an empty one is nowhere.
  ///
  /// - Complexity: O(bytes of the text)
  init(of query: String, in buffer: TextBuffer, from caret: Int) {
    var finder = FindPattern(Array(query.utf8)).map { TextFinder($0, in: buffer) }
    finder?.finish()
    self.init(of: query, finder, in: buffer, from: caret)
  }

  /// Looks for a text as long as somebody wants to know; meant for a worker.
  init?(
    of query: String, in buffer: TextBuffer, from caret: Int, while shouldGoOn: () -> Bool
  ) {
    var finder = FindPattern(Array(query.utf8)).map { TextFinder($0, in: buffer) }
    while finder?.progress == .searching {
      guard shouldGoOn() else { return nil }
      finder?.advance()
    }
    self.init(of: query, finder, in: buffer, from: caret)
  }

  private init(of query: String, _ finder: TextFinder?, in buffer: TextBuffer, from caret: Int) {
    let first = finder?.next(after: caret - 1) ?? 0
    let matches = finder?.matches ?? []
    self.init(query: query, buffer: buffer, ranges: Array(matches[first...] + matches[..<first]))
  }

  private init(query: String, buffer: TextBuffer, ranges: [Range<Int>]) {
    (self.query, self.buffer, self.ranges) = (query, buffer, ranges)
  }

  /// The same places, this one first.
  func beginning(at index: Int) -> TextMatches {
    TextMatches(
      query: query, buffer: buffer, ranges: Array(ranges[index...] + ranges[..<index]))
  }

  /// What is left to be found when something else stands in one place: those behind it come first.
  ///
  /// A large text isn't looked through again, so that what the new text itself holds isn't found there.
  ///
  /// - Complexity: O(places), in a small text O(bytes)
  func replacing(_ index: Int, with new: [UInt8]) -> TextMatches {
    let range = ranges[index]
    var buffer = buffer
    buffer.apply(Edit(range, with: new))
    let end = range.lowerBound + new.count
    guard buffer.count > Self.quickSize else {
      return TextMatches(of: query, in: buffer, from: end)
    }
    let shift = new.count - range.count
    let left = (ranges[(index + 1)...] + ranges[..<index]).map { place in
      place.lowerBound < range.lowerBound
        ? place : place.lowerBound + shift..<place.upperBound + shift
    }
    return TextMatches(query: query, buffer: buffer, ranges: left)
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
