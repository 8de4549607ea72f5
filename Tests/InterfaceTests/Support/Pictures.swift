import Geometry
import Interface
import Testing

extension Frame {
  /// A frame of a size, filled with a character.
  init(columns: Int, rows: Int, filledWith base: Unicode.Scalar = " ") {
    self.init(size: Size(columns: columns, rows: rows))
    fill(bounds, with: Cell(base))
  }

  /// The rows as one text, blanks at their ends trimmed.
  var picture: String { lines().joined(separator: "\n") }

  /// For each cell a letter that says which attributes it has: `.` none, `b` bold, `d` dim,
  /// `i` italic, `u` underline, `r` reverse, `s` struck out, `*` several.
  var attributes: String {
    let letters: [Attributes: Character] = [
      []: ".", .bold: "b", .dim: "d", .italic: "i", .underline: "u", .reverse: "r",
      .strikethrough: "s",
    ]
    return (0..<size.rows).map { row in
      String(self.row(row).map { letters[$0.style.attributes] ?? "*" })
    }.joined(separator: "\n")
  }

  /// What is wrong with the halves of wide glyphs; empty in every frame.
  var brokenGlyphs: [Point] {
    var broken: [Point] = []
    for row in 0..<size.rows {
      let cells = Array(self.row(row))
      for (column, cell) in cells.enumerated() {
        let isWhole =
          switch cell.width {
          case 0: column > 0 && cells[column - 1].width == 2 && cell.base == " "
          case 1: true
          case 2: column + 1 < cells.count && cells[column + 1].width == 0
          default: false
          }
        let isOneStyle = cell.width != 2 || cells[column + 1].style == cell.style
        if !isWhole || !isOneStyle { broken.append(Point(column: column, row: row)) }
      }
    }
    return broken
  }
}

/// Checks a frame against a picture of it, row by row.
func expect(
  _ frame: Frame, shows picture: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let shown = frame.picture
  #expect(shown == picture, "shown:\n\(shown)", sourceLocation: sourceLocation)
  #expect(frame.brokenGlyphs.isEmpty, sourceLocation: sourceLocation)
}
