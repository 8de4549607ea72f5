import Geometry
import Interface
import Testing

@testable import Curses

@Suite("Changes are written as the terminal wants them")
struct FrameWriterTests {
  static let xterm = DrawingCapabilities(
    clearsScreen: Array("\u{1b}[H\u{1b}[2J".utf8), clearsToEndOfRow: Array("\u{1b}[K".utf8),
    placing: .standard, placesInAnyInk: true, holdsStillAtEnd: true)

  /// What goes over from one picture to another in plain text, `^` standing for the escape.
  func written(
    from old: [String], to new: [String], on terminal: DrawingCapabilities = xterm,
    cursor: Point = .zero
  ) -> String {
    let (before, after) = (Self.frame(old), Self.frame(new))
    var writer = FrameWriter(
      capabilities: terminal, encoding: .utf8, inks: InkTable(depth: .none, pairs: 0)
    ) { $0 < 0x300 ? 1 : 2 }
    let changes = after.changedRows(from: before).compactMap { row in
      RowChange(row: row, from: before.row(row), to: after.row(row))
    }
    writer.write(changes, of: after, cursorAt: cursor)
    return String(decoding: writer.bytes, as: UTF8.self).replacing("\u{1b}", with: "^")
  }

  static func frame(_ rows: [String]) -> Frame {
    var frame = Frame(size: Size(columns: 20, rows: rows.count))
    for (row, text) in rows.enumerated() {
      frame.draw(text, at: Point(column: 0, row: row), style: .plain)
    }
    return frame
  }

  @Test("Each piece is placed, then the cursor")
  func pieces() {
    #expect(written(from: ["abc", "abc"], to: ["abc", "aXc"]) == "^[2;2HX^[1;1H")
    #expect(
      written(from: ["a                  a"], to: ["b                  b"])
        == "^[1;1Hb^[1;20Hb^[1;1H")
  }

  @Test("Nothing but the cursor is placed where nothing has changed")
  func nothing() {
    #expect(
      written(from: ["abc"], to: ["abc"], cursor: Point(column: 11, row: 0)) == "^[1;12H")
  }

  @Test("The end of a row is erased where that is shorter than blanks")
  func erased() {
    #expect(
      written(from: ["some words, many"], to: ["some"]) == "^[1;6H^[K^[1;1H")
    #expect(written(from: ["abcdefghijklmnopqrs"], to: ["abcdefghijklmnop"]) == "^[1;17H   ^[1;1H")
    var terminal = Self.xterm
    terminal.clearsToEndOfRow = []
    #expect(
      written(from: ["abcdef"], to: ["abc"], on: terminal) == "^[1;4H   ^[1;1H")
  }

  @Test("The last cell is left out where writing it would scroll the screen")
  func lastCell() {
    let full = String(repeating: "x", count: 20)
    var terminal = Self.xterm
    terminal.holdsStillAtEnd = false
    #expect(
      written(from: ["", ""], to: [full, full], on: terminal)
        == "^[1;1H\(full)^[2;1H\(full.dropLast())^[1;1H")
  }

  @Test(
    "Wide glyphs are written once, what terminals measure differently is blanked and placed anew")
  func wide() {
    #expect(written(from: ["ab"], to: ["日b"]) == "^[1;1H日b^[1;1H")
    #expect(
      written(from: ["abcd"], to: ["🛝xd"]) == "^[1;1H  ^[1;1H🛝^[1;3Hx^[1;1H")
  }

  @Test("Places have up to four digits", arguments: [(0, 8), (9, 99), (98, 998), (999, 0)])
  func places(row: Int, column: Int) {
    var bytes: [UInt8] = []
    CursorPlacing.standard.append(row: row, column: column, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1b}[\(row + 1);\(column + 1)H")
  }

  @Test("Only a terminal that is placed as ECMA-48 says is placed without asking terminfo")
  func patterns() {
    #expect(CursorPlacing(pattern: Array("\u{1b}[%i%p1%d;%p2%dH".utf8)) == .standard)
    #expect(CursorPlacing(pattern: Array("\u{1b}Y%p1%' '%+%c%p2%' '%+%c".utf8)) == .terminfo)
  }
}
