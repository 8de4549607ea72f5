/// What the parts of a line of Markdown are, from the line alone.
///
/// It is what an editor needs: quick, and right for what is written on one line. What begins on one
/// line and ends on another, other than a block of code, isn't known here; the reader that shows
/// notes knows more.
public enum MarkdownLine {
  /// Bytes of a line that are looked at.
  public static let longest = 16_384

  /// The parts of a line; outer ones come before those inside of them.
  ///
  /// - Parameters:
  ///   - line: The line, with or without its line end.
  ///   - place: What the line is among blocks of code.
  /// - Complexity: O(bytes of the line), at most `longest`
  public static func spans(
    of line: some UTF8Bytes & ~Escapable, in place: CodeBlocks.Place
  ) -> [MarkdownSpan] {
    line.withSpan { bytes in
      let end = contentEnd(of: bytes)
      let content = bytes.extracting(..<end)
      switch place {
      case .fence: return end > 0 ? [MarkdownSpan(0..<end, .fence)] : []
      case .code: return end > 0 ? [MarkdownSpan(0..<end, .code)] : []
      case .text: return text(content)
      }
    }
  }

  private static func contentEnd(of bytes: Span<UInt8>) -> Int {
    var end = min(bytes.count, longest)
    while end > 0, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  private static func text(_ line: Span<UInt8>) -> [MarkdownSpan] {
    var spans: [MarkdownSpan] = []
    var start = 0
    while let mark = quoteMark(from: start, in: line) {
      spans.append(MarkdownSpan(mark..<mark + 1, .quoteMark))
      start = mark + 1
      if start < line.count, line[start] == 0x20 { start += 1 }
    }
    let rest = line.extracting(start...)
    let range = start..<line.count
    if let marks = headingMarks(of: rest) {
      spans.append(MarkdownSpan(range, .heading(marks.count)))
      spans.append(
        MarkdownSpan(start + marks.lowerBound..<start + marks.upperBound, .headingMark))
      start += marks.upperBound
    } else if ListItem.isRule(rest) {
      return spans + [MarkdownSpan(range, .rule)]
    } else if let item = ListItem(rest) {
      let mark = item.markerRange
      spans.append(MarkdownSpan(start + mark.lowerBound..<start + mark.upperBound, .listMark))
      if let box = item.box {
        let isOpen = rest[box.lowerBound + 1] == 0x20
        spans.append(
          MarkdownSpan(
            start + box.lowerBound..<start + box.upperBound, isOpen ? .openBox : .doneBox))
      }
      start += item.content
    }
    var inline = InlineScan(at: start)
    inline.scan(line)
    return spans + inline.ordered
  }

  private static func quoteMark(from start: Int, in line: Span<UInt8>) -> Int? {
    var place = start
    while place < line.count, place < start + 3, line[place] == 0x20 { place += 1 }
    return place < line.count && line[place] == UInt8(ascii: ">") ? place : nil
  }

  private static func headingMarks(of line: Span<UInt8>) -> Range<Int>? {
    var start = 0
    while start < line.count, start < 3, line[start] == 0x20 { start += 1 }
    var end = start
    while end < line.count, line[end] == UInt8(ascii: "#") { end += 1 }
    guard (1...6).contains(end - start), end == line.count || ListItem.isBlank(line[end])
    else { return nil }
    return start..<end
  }
}
