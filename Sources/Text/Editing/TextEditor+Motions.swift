extension TextEditor {
  /// Where a motion leads, and the column that the caret goes on to seek there.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - dropping: Whether what is selected won't be any longer: then one character to the side is
  ///     the end of the selection.
  mutating func destination(
    of motion: TextMotion, dropping: Bool = false
  ) -> (Int, column: Int?) {
    let head = selection.head
    switch motion {
    case .backward where dropping && !selection.isEmpty: return (selection.range.lowerBound, nil)
    case .forward where dropping && !selection.isEmpty: return (selection.range.upperBound, nil)
    case .backward: return (buffer.border(before: head), nil)
    case .forward: return (buffer.border(after: head), nil)
    case .wordBackward: return (buffer.wordStart(before: head), nil)
    case .wordForward: return (buffer.wordEnd(after: head), nil)
    case .blankWordBackward: return (buffer.wordStart(before: head, of: .nonBlanks), nil)
    case .up(let rows): return destination(rows: -max(0, rows))
    case .down(let rows): return destination(rows: max(0, rows))
    case .lineUp: return destination(lines: -1)
    case .lineDown: return destination(lines: 1)
    case .rowStart:
      let start = layout.row(holding: head, in: buffer).bytes.lowerBound
      return (head > start ? start : buffer.lineContent(at: head).lowerBound, nil)
    case .rowEnd:
      let row = layout.row(holding: head, in: buffer)
      let end = layout.lastPlace(in: row, of: buffer)
      return (head < end ? end : buffer.lineContent(at: head).upperBound, nil)
    case .lineStart: return (buffer.lineContent(at: head).lowerBound, nil)
    case .lineEnd: return (buffer.lineContent(at: head).upperBound, nil)
    case .paragraphBackward: return (paragraphBorder(-1), nil)
    case .paragraphForward: return (paragraphBorder(1), nil)
    case .start: return (0, nil)
    case .end: return (buffer.count, nil)
    }
  }

  /// What a motion takes with it when it deletes.
  ///
  /// A word at the edge of a line takes the line end alone, and so does the end of a line from its
  /// end: one key never joins lines and takes a word too.
  mutating func taken(by motion: TextMotion) -> Range<Int> {
    let head = selection.head
    let line = buffer.lineContent(at: head)
    var target = destination(of: motion).0
    switch motion {
    case .wordBackward, .blankWordBackward:
      target = head > line.lowerBound ? max(target, line.lowerBound) : buffer.border(before: head)
    case .wordForward:
      target = head < line.upperBound ? min(target, line.upperBound) : buffer.border(after: head)
    case .lineEnd, .rowEnd:
      if head == line.upperBound { target = buffer.border(after: head) }
    default: break
    }
    return min(head, target)..<max(head, target)
  }

  private mutating func destination(rows: Int) -> (Int, column: Int?) {
    let head = selection.head
    let row = layout.row(holding: head, in: buffer)
    let column = selection.wishedColumn ?? layout.column(of: head, in: row, of: buffer)
    let target = layout.row(rows, from: row, in: buffer)
    guard target != row else { return (head, column) }
    return (layout.offset(atColumn: column, in: target, of: buffer), column)
  }

  private func destination(lines: Int) -> (Int, column: Int?) {
    let head = selection.head
    let ruler = layout.wrap.ruler
    let line = buffer.line(at: head)
    let target = line + lines
    let content = buffer.lineContent(at: head)
    let column =
      selection.wishedColumn
      ?? buffer.withSpan(in: content) { ruler.column(of: head - content.lowerBound, in: $0) }
    guard target >= 0, target < buffer.lineCount else { return (head, column) }
    let other = buffer.lineContent(at: buffer.start(ofLine: target))
    let place = buffer.withSpan(in: other) { ruler.offset(atColumn: column, in: $0) }
    return (other.lowerBound + place, column)
  }

  /// The next empty line in a direction that isn't beside the caret's line without text between.
  private func paragraphBorder(_ step: Int) -> Int {
    var line = buffer.line(at: selection.head)
    var hasText = !isBlank(line: line)
    while true {
      line += step
      guard line >= 0 else { return 0 }
      guard line < buffer.lineCount else { return buffer.count }
      let isBlank = isBlank(line: line)
      if isBlank, hasText { return buffer.start(ofLine: line) }
      hasText = hasText || !isBlank
    }
  }

  private func isBlank(line: Int) -> Bool {
    buffer.withSpan(in: buffer.range(ofLine: line)) { bytes in
      for index in bytes.indices where bytes[index] > 0x20 { return false }
      return true
    }
  }
}
