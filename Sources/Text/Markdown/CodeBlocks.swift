/// Which lines of a Markdown text are code between fences.
///
/// The whole text is read once; after an edit only its lines are. Code that is marked by nothing but
/// its indentation isn't known here.
public struct CodeBlocks: Sendable {
  private var fences: [CodeFence] = []

  /// What a line is.
  public enum Place: Hashable, Sendable {
    /// Text, not code.
    case text
    /// The line that begins or ends a block.
    case fence
    /// A line of code.
    case code
  }

  /// Reads a text.
  ///
  /// - Complexity: O(bytes)
  public init(of buffer: TextBuffer) {
    fences = Self.fences(in: 0..<buffer.count, of: buffer)
  }

  /// What a line is.
  ///
  /// - Parameter start: Where the line starts, in bytes.
  /// - Complexity: O(fences before the line)
  public func place(ofLineAt start: Int) -> Place {
    var open: CodeFence?
    for fence in fences {
      guard fence.start <= start else { break }
      if let opening = open {
        guard fence.closes(opening) else { continue }
        open = nil
      } else {
        open = fence
      }
      if fence.start == start { return .fence }
    }
    return open == nil ? .text : .code
  }

  /// Brings this in line with an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit that was made.
  ///   - buffer: The text afterwards.
  /// - Complexity: O(fences + bytes of the lines edited)
  public mutating func apply(_ edit: Edit, in buffer: TextBuffer) {
    let first = buffer.lineRange(at: edit.range.lowerBound).lowerBound
    let last = buffer.lineRange(at: edit.result.upperBound).upperBound
    let kept = fences.firstIndex { $0.start >= first } ?? fences.endIndex
    let next = fences.firstIndex { $0.start > edit.range.upperBound } ?? fences.endIndex
    for index in next..<fences.count { fences[index].start += edit.growth }
    fences.replaceSubrange(kept..<max(kept, next), with: Self.fences(in: first..<last, of: buffer))
  }

  /// The fences among the lines of a range.
  private static func fences(in range: Range<Int>, of buffer: TextBuffer) -> [CodeFence] {
    var starts: [Int] = []
    var isBeginning = true
    var lineStart = range.lowerBound
    var place = range.lowerBound
    while place < range.upperBound {
      let piece = buffer.piece(holding: place)
      let part = place..<min(piece.upperBound, range.upperBound)
      buffer.withSpan(in: part) { bytes in
        for index in bytes.indices {
          let byte = bytes[index]
          if byte == 0x0A {
            isBeginning = true
            lineStart = part.lowerBound + index + 1
          } else if isBeginning, !ListItem.isBlank(byte), byte != 0x3E {
            isBeginning = false
            if byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") { starts.append(lineStart) }
          }
        }
      }
      place = part.upperBound
    }
    return starts.compactMap { start in
      let end = min(
        start + CodeFence.longest, buffer.range(ofLine: buffer.line(at: start)).upperBound)
      return buffer.withSpan(in: start..<end) { CodeFence($0, start: start) }
    }
  }
}
