import Geometry
import Interface
import Text

/// Draws what is seen of a text that is written in, its Markdown styled line by line.
struct WritingPainter {
  let writing: Writing
  let theme: Theme

  /// Draws the rows and tells where the caret is; `nil` where it isn't seen.
  ///
  /// - Complexity: O(bytes of the lines that are seen, at most 16 KB of each)
  func draw(into frame: inout Frame, area: Rectangle) -> Point? {
    let origin = Point(column: area.minColumn + ProseBlocks.textColumn, row: area.minRow)
    var line = LineSpans(of: writing.editor)
    for (index, row) in rows(area.rows).prefix(area.rows).enumerated() {
      let text = text(of: row, styled: &line)
      let start = Point(
        column: origin.column + writing.editor.layout.wrap.indent(of: row.start),
        row: origin.row + index)
      let columns = text.draw(into: &frame, at: start, theme: theme, clip: area)
      drawSelectedEnd(
        of: row, at: Point(column: start.column + columns, row: start.row), into: &frame, clip: area
      )
    }
    return caret(from: origin, in: area)
  }

  /// The rows that are seen, with those that only show beside a sheet.
  private func rows(_ count: Int) -> [WrappedRow] {
    var viewport = writing.viewport
    guard count > viewport.rows, writing.rows.count >= viewport.rows else { return writing.rows }
    viewport.rows = count
    var layout = writing.editor.layout
    return viewport.visible(in: &layout, of: writing.editor.buffer)
  }

  private func text(of row: WrappedRow, styled line: inout LineSpans) -> StyledText {
    let buffer = writing.editor.buffer
    // The line end has no cell of its own.
    let end = buffer[row.bytes.upperBound - 1] == 0x0A ? lineEnd(of: row) : row.bytes.upperBound
    let shown = row.bytes.lowerBound..<max(row.bytes.lowerBound, end)
    var text = StyledText(buffer.bytes(in: shown))
    for span in line.spans(at: row.bytes.lowerBound) where span.range.overlaps(shown) {
      text.add(span.role.styles, to: Self.local(span.range, in: shown))
    }
    let selected = writing.editor.selection.range
    if selected.overlaps(shown) { text.add(.selection, to: Self.local(selected, in: shown)) }
    return text
  }

  private func lineEnd(of row: WrappedRow) -> Int {
    let end = row.bytes.upperBound - 1
    return end > row.bytes.lowerBound && writing.editor.buffer[end - 1] == 0x0D ? end - 1 : end
  }

  private static func local(_ range: Range<Int>, in shown: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: shown)
    return range.lowerBound - shown.lowerBound..<range.upperBound - shown.lowerBound
  }

  /// A cell for a line end that is selected, so that an empty line shows that it is.
  private func drawSelectedEnd(
    of row: WrappedRow, at point: Point, into frame: inout Frame, clip: Rectangle
  ) {
    let end = row.bytes.upperBound - 1
    guard end >= row.bytes.lowerBound, writing.editor.buffer[end] == 0x0A,
      writing.editor.selection.range.contains(end), clip.contains(point)
    else { return }
    StyledText(" ", .selection).draw(into: &frame, at: point, theme: theme, clip: clip)
  }

  private func caret(from origin: Point, in area: Rectangle) -> Point? {
    let editor = writing.editor
    let head = editor.selection.head
    guard let index = writing.row(of: head), index < area.rows else { return nil }
    let column = editor.layout.column(of: head, in: writing.rows[index], of: editor.buffer)
    return Point(
      column: min(origin.column + column, area.maxColumn - 1), row: origin.row + index)
  }
}

/// The spans of the line that was asked for last: rows that follow each other are often of one line.
private struct LineSpans {
  private let editor: TextEditor
  private var line = 0..<0
  private var found: [MarkdownSpan] = []

  init(of editor: TextEditor) { self.editor = editor }

  /// The spans of the line at an offset, in bytes of the text.
  mutating func spans(at offset: Int) -> [MarkdownSpan] {
    if line.contains(offset) { return found }
    let buffer = editor.buffer
    line = buffer.lineRange(at: offset)
    let start = line.lowerBound
    let read = start..<min(line.upperBound, start + MarkdownLine.longest)
    let place = editor.code.place(ofLineAt: start)
    found = MarkdownLine.spans(of: buffer.bytes(in: read), in: place).map {
      MarkdownSpan($0.range.lowerBound + start..<$0.range.upperBound + start, $0.role)
    }
    return found
  }
}

extension MarkdownRole {
  /// How a theme shows it.
  fileprivate var styles: StyleSet {
    switch self {
    case .heading(let level):
      switch level {
      case 1: .heading1
      case 2: .heading2
      case 3: .heading3
      case 4: .heading4
      case 5: .heading5
      default: .heading6
      }
    case .headingMark, .fence, .linkTarget: .dim
    case .listMark: .bullet
    case .openBox: .task
    case .doneBox: .taskDone
    case .quoteMark: .quoteBar
    case .code: .code
    case .emphasis: .emphasis
    case .strong: .strong
    case .struck: .strikethrough
    case .linkText, .wikiLink: .link
    case .tag: .tag
    case .rule: .rule
    }
  }
}

extension Writing {
  /// What the border says of it: `writing · 61 words ●`, with the sign while it isn't saved.
  func state(_ signs: Signs) -> StyledText {
    var text = StyledText("writing · \(counted(count.words, "word"))", .trailing)
    if isDirty { text.append(" \(signs.unsaved)", .key) }
    return text
  }
}
