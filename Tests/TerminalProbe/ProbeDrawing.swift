import CCurses
import Geometry
import Interface

/// What the probe draws: plain text, and pages of samples that are hard for terminals.
enum ProbeDrawing {
  /// Where samples begin.
  static let samplesColumn = 40

  /// Pages of samples; a fence stands behind every line, in the same column.
  static let pages: [[String]] = [
    ["apples", "pears", "plums", "cherries"],
    ["日本語テキスト", "한국어 글", "éàü e\u{301}a\u{300}", "naïve façade", "│ ┃ ═ ▌"],
    ["🛝 slide", "a🛝b🛝c", "👩‍🚀 astronaut", "⚠️ sign", "🫨 new", "देवनागरी", "plain"],
    ["🛝🛝🛝🛝", "plain", "日🛝本🛝語", "\u{202e}", "ab"],
  ]

  static func draw(
    _ text: String, at point: Point, style: Style = .plain, into frame: inout Frame
  ) {
    var column = point.column
    var latest: Cell?
    func flush(into frame: inout Frame) {
      guard let cell = latest else { return }
      frame.put(cell, at: Point(column: column, row: point.row))
      column += Int(cell.width)
      latest = nil
    }
    for scalar in text.unicodeScalars {
      let width = tableWidth(of: scalar)
      if width == 0, let cell = latest {
        latest = cell.adding(scalar)
        continue
      }
      flush(into: &frame)
      latest = Cell(scalar, width: UInt8(max(1, width)), style: style)
    }
    flush(into: &frame)
  }

  /// Fills the screen with letters, all others with each number.
  static func fill(_ number: Int, into frame: inout Frame) {
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        let letter = UInt8(ascii: "a") + UInt8((row + column + number) % 26)
        frame.put(Cell(Unicode.Scalar(letter)), at: Point(column: column, row: row))
      }
    }
  }

  static func drawSamples(page: Int, highlighted: Int, tint: Int, into frame: inout Frame) {
    let samples = pages[page]
    let colored = Style(
      foreground: .rgb(255, 0, 0), background: .rgb(0, 0, 95), attributes: [.bold, .reverse])
    for (row, sample) in samples.enumerated() {
      let tinted = Style(foreground: tint == 0 ? .standard : .rgb(0, UInt8(tint % 6 * 51), 255))
      let style = row == highlighted ? colored : tinted
      draw(sample, at: Point(column: samplesColumn, row: row), style: style, into: &frame)
      draw("|\(row)", at: Point(column: frame.size.columns - 2, row: row), into: &frame)
    }
  }

  /// The width that the frame gives a scalar: the C library's, but 2 for emoji that this can't
  /// print, so that the screen has to see the difference.
  private static func tableWidth(of scalar: Unicode.Scalar) -> Int {
    let width = Int(cc_wcwidth(scalar.value))
    return width >= 0 ? width : scalar.value < 0x1f000 ? 1 : 2
  }
}

extension Cell {
  /// The cell with one more mark, if there is room for it.
  fileprivate func adding(_ mark: Unicode.Scalar) -> Cell {
    var cell = self
    for shift in [UInt64(0), 21, 42] where cell.marks >> shift == 0 {
      cell.marks |= UInt64(mark.value) << shift
      break
    }
    return cell
  }
}
