import Geometry

/// Lines count from 0. A line ends with LF or CR LF; behind the last line end there is one more
/// line, which may be empty.
extension TextBuffer {
  /// Lines of the text: at least 1.
  ///
  /// - Complexity: O(1)
  public var lineCount: Int { root.summary.newlines + 1 }

  /// The line in which an offset lies.
  ///
  /// - Complexity: O(log bytes)
  public func line(at offset: Int) -> Int {
    var node = root
    var left = offset.clamped(to: 0...count)
    var lines = 0
    while node.height > 0 {
      for child in node.children {
        node = child
        guard left > child.summary.bytes else { break }
        left -= child.summary.bytes
        lines += child.summary.newlines
      }
    }
    let bytes = node.bytes
    let span = bytes.span
    return lines + TextSummary(of: span.extracting(..<left)).newlines
  }

  /// Where a line starts; the last line for numbers beyond.
  ///
  /// - Complexity: O(log bytes)
  public func start(ofLine line: Int) -> Int {
    var left = line.clamped(to: 0...lineCount - 1)
    guard left > 0 else { return 0 }
    var node = root
    var start = 0
    while node.height > 0 {
      for child in node.children {
        node = child
        guard left > child.summary.newlines else { break }
        left -= child.summary.newlines
        start += child.summary.bytes
      }
    }
    for index in node.bytes.indices where node.bytes[index] == 0x0A {
      left -= 1
      if left == 0 { return start + index + 1 }
    }
    return count
  }

  /// The bytes of a line, its line end included.
  ///
  /// - Complexity: O(log bytes)
  public func range(ofLine line: Int) -> Range<Int> {
    let line = line.clamped(to: 0...lineCount - 1)
    let end = line + 1 < lineCount ? start(ofLine: line + 1) : count
    return start(ofLine: line)..<end
  }

  /// The bytes of the line in which an offset lies, its line end included.
  ///
  /// - Complexity: O(log bytes)
  public func lineRange(at offset: Int) -> Range<Int> {
    range(ofLine: line(at: offset))
  }

  /// The bytes of the line in which an offset lies, without its line end.
  ///
  /// - Complexity: O(log bytes)
  public func lineContent(at offset: Int) -> Range<Int> {
    let range = lineRange(at: offset)
    return range.lowerBound..<range.upperBound - (lineEnd(of: range)?.length ?? 0)
  }

  /// The line end with which a line's bytes end; `nil` for the last line.
  func lineEnd(of line: Range<Int>) -> LineEnd? {
    guard !line.isEmpty, self[line.upperBound - 1] == 0x0A else { return nil }
    return line.count > 1 && self[line.upperBound - 2] == 0x0D ? .crlf : .lf
  }

  /// The line end that a new line gets at an offset: that of the line there, of the one before, or
  /// LF (text T6).
  ///
  /// - Complexity: O(log bytes)
  public func lineEnd(at offset: Int) -> LineEnd {
    let line = line(at: offset)
    if let own = lineEnd(of: range(ofLine: line)) { return own }
    return line > 0 ? lineEnd(of: range(ofLine: line - 1)) ?? .lf : .lf
  }
}
