import Testing
import Text

@Suite("Rows of a buffer (text T4)")
struct TextLayoutTests {
  /// All rows, as `TextWrap` finds them in text in one piece, and the empty one at the end.
  private func allRows(of bytes: [UInt8], _ wrap: TextWrap) -> [WrappedRow] {
    let rows = wrap.rows(of: bytes)
    guard bytes.last == 0x0A else { return rows }
    return rows + [WrappedRow(bytes: bytes.count..<bytes.count, start: .line)]
  }

  @Test("Rows are those of text in one piece, from above and from below", arguments: [1, 7, 40])
  func likeTextWrap(columns: Int) {
    let wrap = TextWrap(columns: columns, continuationIndent: 2)
    for bytes in RandomText.sample(seed: 3, rounds: 40) {
      let buffer = TextBuffer(bytes)
      var layout = TextLayout(wrap)
      let expected = allRows(of: bytes, wrap)
      #expect(layout.rows(from: 0, atMost: 10_000, in: buffer) == expected)
      var row = layout.row(holding: bytes.count, in: buffer)
      var backward = [row]
      while let previous = layout.row(before: row, in: buffer) {
        backward.append(previous)
        row = previous
      }
      #expect(backward.reversed() == expected)
    }
  }

  @Test("A line of thousands of rows is laid out right anywhere, edited or not", arguments: [1, 2])
  func longLines(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let wrap = TextWrap(columns: 30)
    var bytes = RandomText.mixed(pieces: 14_000, using: &random)
    bytes = bytes.enumerated().map { $1 == 0x0A && $0 % 9_999 > 0 ? 0x2E : $1 }
    var buffer = TextBuffer(bytes)
    var layout = TextLayout(wrap)
    _ = layout.row(holding: bytes.count, in: buffer)
    for _ in 0..<25 {
      let edit = RandomEdits.edit(in: buffer.count, using: &random)
      buffer.apply(edit)
      layout.apply(edit)
      bytes = bytes.applying(edit)
      let rows = allRows(of: bytes, wrap)
      for _ in 0..<4 {
        let index = Int.random(in: 0..<rows.count, using: &random)
        let row = rows[index]
        let offset = row.bytes.randomElement(using: &random) ?? row.bytes.lowerBound
        #expect(layout.row(holding: offset, in: buffer) == row)
        #expect(
          layout.rows(from: offset, atMost: 20, in: buffer)
            == Array(rows[index..<min(rows.count, index + 20)]))
      }
    }
  }

  @Test("A place leads to row and column, and back")
  func places() {
    let wrap = TextWrap(columns: 12, continuationIndent: 2, ruler: Ruler(tabStop: 4))
    for bytes in RandomText.sample(seed: 8, rounds: 60) {
      let buffer = TextBuffer(bytes)
      var layout = TextLayout(wrap)
      for offset in borders(of: bytes) {
        let row = layout.row(holding: offset, in: buffer)
        let last = layout.lastPlace(in: row, of: buffer)
        guard offset <= last else { continue }
        let column = layout.column(of: offset, in: row, of: buffer)
        #expect(layout.offset(atColumn: column, in: row, of: buffer) == offset)
        #expect(layout.offset(atColumn: 99, in: row, of: buffer) == last)
        #expect(layout.offset(atColumn: 0, in: row, of: buffer) == row.bytes.lowerBound)
      }
    }
  }

  @Test("Behind a final line end there is an empty row; an empty text has one")
  func emptyRows() {
    var layout = TextLayout(TextWrap(columns: 10))
    let rows = layout.rows(from: 0, atMost: 9, in: TextBuffer("a\n\n"))
    #expect(rows.map(\.bytes) == [0..<2, 2..<3, 3..<3])
    #expect(layout.rows(from: 0, atMost: 9, in: TextBuffer()).map(\.bytes) == [0..<0])
    #expect(layout.row(holding: 3, in: TextBuffer("a\n\n")).bytes == 3..<3)
  }

  @Test("A resize and edits above keep the text that is seen at the top (users 23)")
  func anchored() {
    let text = (0..<200).map { "Paragraph \($0) with words that wrap somewhere.\n" }.joined()
    var buffer = TextBuffer(text)
    var layout = TextLayout(TextWrap(columns: 20))
    var viewport = TextViewport(rows: 10)
    viewport.scroll(by: 300, in: &layout, of: buffer)
    let top = layout.row(holding: viewport.anchor, in: buffer).bytes.lowerBound
    layout = TextLayout(TextWrap(columns: 33))
    #expect(layout.row(holding: viewport.anchor, in: buffer).bytes.contains(top))
    let edit = Edit(insert: Array("new\nlines\n".utf8), at: 40)
    buffer.apply(edit)
    layout.apply(edit)
    layout = TextLayout(TextWrap(columns: 20))
    let seen = viewport.rebased(over: edit).visible(in: &layout, of: buffer)
    #expect(seen.first?.bytes.lowerBound == top + 10)
    #expect(seen.count == 10)
  }

  @Test("Showing a place scrolls as little as needed, and a far one comes to the middle")
  func reveal() {
    let buffer = TextBuffer((0..<100).map { "\($0)\n" }.joined())
    var layout = TextLayout(TextWrap(columns: 20))
    var viewport = TextViewport(rows: 10)
    func show(_ line: Int, margin: Int = 0) -> Int {
      viewport.reveal(buffer.start(ofLine: line), margin: margin, in: &layout, of: buffer)
      return buffer.line(at: viewport.anchor)
    }
    #expect([9, 10, 12, 5, 3].map { show($0) } == [0, 1, 3, 3, 3])
    #expect([0, 2].map { show($0) } == [0, 0])
    #expect(show(8, margin: 2) == 1)
    #expect(show(2, margin: 2) == 0)
    #expect([60, 10, 100].map { show($0) } == [56, 6, 96])
    #expect(show(0) == 0)
    viewport.scroll(by: -5, in: &layout, of: buffer)
    #expect(viewport.anchor == 0)
    viewport.scroll(by: 999, in: &layout, of: buffer)
    #expect(buffer.line(at: viewport.anchor) == 100)
  }
}
