/// Pairs the marks of emphasis on a line: `*`, `_` and `~`.
///
/// The rules are the common part of CommonMark's (6.2): a mark begins something before text and ends
/// something behind text, and `_` does neither inside of a word.
struct EmphasisMarks {
  /// What was paired.
  private(set) var spans: [MarkdownSpan] = []

  private var open: [Opening] = []

  /// Marks that may begin something.
  private struct Opening {
    let mark: UInt8
    var range: Range<Int>
  }

  /// Openings that are remembered.
  private static let most = 64

  /// Reads the marks at an offset.
  ///
  /// - Returns: Where they end.
  mutating func read(at start: Int, in line: Span<UInt8>) -> Int {
    let mark = line[start]
    var end = start
    while end < line.count, line[end] == mark { end += 1 }
    let before = start > 0 ? line[start - 1] : 0x20
    let after = end < line.count ? line[end] : 0x20
    let isUnderscore = mark == UInt8(ascii: "_")
    let mayClose = before > 0x20 && !(isUnderscore && Self.isWord(after))
    let mayOpen = after > 0x20 && !(isUnderscore && Self.isWord(before))
    var rest = start..<end
    if mayClose { rest = close(rest, mark) }
    if mayOpen, !rest.isEmpty, open.count < Self.most {
      open.append(Opening(mark: mark, range: rest))
    }
    return end
  }

  /// Pairs marks with those that were opened; says which are left.
  private mutating func close(_ marks: Range<Int>, _ mark: UInt8) -> Range<Int> {
    var marks = marks
    while !marks.isEmpty, let index = open.lastIndex(where: { $0.mark == mark }) {
      open.removeSubrange((index + 1)...)
      let opening = open[index].range
      let length = min(2, min(opening.count, marks.count))
      let start = opening.upperBound - length
      let end = marks.lowerBound + length
      spans.append(MarkdownSpan(start..<end, role(of: mark, length: length)))
      marks = end..<marks.upperBound
      open[index].range = opening.lowerBound..<start
      if open[index].range.isEmpty { open.remove(at: index) }
    }
    return marks
  }

  private func role(of mark: UInt8, length: Int) -> MarkdownRole {
    if mark == UInt8(ascii: "~") { return .struck }
    return length == 2 ? .strong : .emphasis
  }

  /// Whether a byte belongs to a word: letters, digits, and all beyond ASCII.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
