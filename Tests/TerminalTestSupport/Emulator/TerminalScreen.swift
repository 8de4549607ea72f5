/// What a terminal shows: a grid of cells and a cursor, rows and columns from 0.
public struct TerminalScreen: Sendable {
  /// Width, in cells.
  public let columns: Int

  /// The cells, row by row.
  public let cells: [[TerminalCell]]

  /// Where the cursor is, and whether it can be seen.
  public let cursor: TerminalCursor

  /// The text of each row, blanks at its end left out.
  public let lines: [String]

  init(columns: Int, cells: [[TerminalCell]], cursor: TerminalCursor) {
    self.columns = columns
    self.cells = cells
    self.cursor = cursor
    lines = cells.map { row in
      let end = row.lastIndex { $0.text != " " } ?? -1
      return row[..<(end + 1)].reduce(into: "") { $0 += $1.text }
    }
  }

  /// Height, in cells.
  public var rows: Int { cells.count }

  /// All rows as text, blank ones at the end left out.
  public var text: String {
    lines[..<(lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0)].joined(separator: "\n")
  }

  /// The text of a row; empty outside the screen.
  public func line(_ row: Int) -> String { lines.indices.contains(row) ? lines[row] : "" }

  /// The cell at a place; `nil` outside the screen.
  public func cell(column: Int, row: Int) -> TerminalCell? {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else { return nil }
    return cells[row][column]
  }

  /// Whether a text can be read in one row.
  public func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// The first row in which a text can be read.
  public func row(of text: String) -> Int? { lines.firstIndex { $0.contains(text) } }

  /// The row of the cursor as text.
  public var cursorLine: String { line(cursor.row) }
}

/// A cursor of a terminal.
public struct TerminalCursor: Sendable, Equatable {
  /// Its column, from 0.
  public var column: Int
  /// Its row, from 0.
  public var row: Int
  /// Whether it can be seen.
  public var isVisible: Bool

  /// Makes a cursor.
  public init(column: Int, row: Int, isVisible: Bool = true) {
    self.column = column
    self.row = row
    self.isVisible = isVisible
  }
}

/// A cell of a terminal.
public struct TerminalCell: Sendable, Equatable {
  /// Its glyph with its marks; a blank where there is none, empty for the right half of a wide one.
  public var text: String

  /// Columns that the glyph takes; 0 for the right half of a wide one.
  public var width: Int

  /// What it looks like.
  public var attributes: Set<Attribute>

  /// The colour of the glyph.
  public var foreground: TerminalColor

  /// The colour behind it.
  public var background: TerminalColor

  /// What a cell can look like; the emulator knows no dim text.
  public enum Attribute: Sendable, Hashable {
    case bold
    case italic
    case underline
    case reverse
    case strikethrough
    case blink
  }
}

/// A colour of a cell.
public enum TerminalColor: Sendable, Equatable {
  /// The terminal's own.
  case standard
  /// One of 256.
  case indexed(Int)
  case rgb(Int, Int, Int)
}
