import Interface
import Testing

@testable import Curses

@Suite("What has changed in a row")
struct RowChangeTests {
  /// A row of glyphs: `日` is wide, `🛝` is wide and measured differently, `é` stands for a letter
  /// with a mark that terminals may measure differently.
  static func row(_ text: String) -> ArraySlice<Cell> {
    var cells: [Cell] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "日", "🛝": cells += [Cell(scalar, width: 2), Cell(" ", width: 0)]
      case "é": cells.append(Cell("e", marks: 0x301))
      default: cells.append(Cell(scalar))
      }
    }
    return cells[...]
  }

  @Test("The same row twice is no change", arguments: ["", "abc", "日本", "a🛝b", "é"])
  func same(text: String) {
    #expect(RowChange(row: 0, from: Self.row(text), to: Self.row(text)) == nil)
  }

  @Test(
    "The pieces are as short as they can be and hold whole glyphs",
    arguments: [
      ("abcdef", "abXdef", [2..<3]), ("abcdef", "aXcdYf", [1..<5]), ("日a", "日b", [2..<3]),
      ("ab日", "abcd", [2..<4]), ("abcd", "ab日", [2..<4]), ("a日b", "日ab", [0..<3]),
      ("日a", "a日", [0..<3]), ("", "ab", [0..<2]), ("🛝ab", "🛝aX", [3..<4]),
    ] as [(String, String, [Range<Int>])])
  func pieces(old: String, new: String, pieces: [Range<Int>]) throws {
    let change = try #require(RowChange(row: 3, from: Self.row(old), to: Self.row(new)))
    #expect(change.pieces == pieces)
    #expect(change.row == 3)
    #expect(change.columnsToBlank.isEmpty)
  }

  @Test(
    "After what terminals measure differently a new piece begins",
    arguments: [
      ("aaaaaaa", "a🛝b🛝c", [1..<3, 3..<6, 6..<7], [1, 4]),
      ("aaaaaa", "🛝🛝bc", [0..<4, 4..<6], [0, 2]),
      ("aaaa", "aé日", [1..<2, 2..<4], []),
      ("aaaa", "aa🛝", [2..<4], [2]),
      ("x🛝y", "X🛝Y", [0..<3, 3..<4], [1]),
    ] as [(String, String, [Range<Int>], [Int])])
  func cut(
    old: String, new: String, pieces: [Range<Int>], blanked: [Int]
  ) throws {
    let change = try #require(RowChange(row: 0, from: Self.row(old), to: Self.row(new)))
    #expect(change.pieces == pieces)
    #expect(change.columnsToBlank == blanked)
  }

  @Test("Each cell that only a setting makes wide is a piece of its own, blanked before")
  func stretched() throws {
    let wide: [Cell] = ["я", "α", "“"].flatMap { [Cell($0, width: 2), Cell(" ", width: 0)] }
    let row = [Cell("a")] + wide + [Cell("b")]
    let change = try #require(RowChange(row: 0, from: Self.row("aaaaaaaX"), to: row[...]))
    #expect(change.pieces == [1..<3, 3..<5, 5..<7, 7..<8])
    #expect(change.columnsToBlank == [1, 3, 5])
    // As wide as elsewhere they are as steady as elsewhere.
    let narrow = [Cell("я"), Cell("α"), Cell("“")]
    let steady = try #require(RowChange(row: 0, from: Self.row("aaa"), to: narrow[...]))
    #expect(steady.pieces == [0..<3])
    #expect(steady.columnsToBlank.isEmpty)
  }

  @Test("Putting the pieces of a change over the old row gives the new row", arguments: 0..<200)
  func model(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let columns = 40
    let old = Self.randomRow(columns, &random)
    var new = Self.randomRow(columns, &random)
    if seed.isMultiple(of: 2) {
      // Few changes, far apart: what lies between them is passed over.
      new = old
      for _ in 0..<3 {
        let column = Int.random(in: 0..<columns, using: &random)
        if new[column].width == 1 { new[column] = Cell("x") }
      }
    }
    guard let change = RowChange(row: 0, from: old, to: new) else {
      #expect(old == new)
      return
    }
    var patched = Array(old)
    var end = change.pieces[0].lowerBound
    for piece in change.pieces {
      #expect(piece.lowerBound >= end, "pieces follow one another")
      end = piece.upperBound
      patched.replaceSubrange(piece, with: new[piece])
      #expect(new[piece.lowerBound].width > 0)
      #expect(piece.upperBound == columns || new[piece.upperBound].width > 0)
    }
    #expect(patched == Array(new))
  }

  @Test("Unchanged columns are passed over where that takes fewer bytes than writing them")
  func gaps() throws {
    let old = Self.row(String(repeating: "a", count: 40))
    var new = old
    new[3] = Cell("x")
    new[3 + RowChange.shortestGap] = Cell("x")
    new[30] = Cell("x")
    let change = try #require(RowChange(row: 0, from: old, to: new))
    #expect(change.pieces == [3..<4 + RowChange.shortestGap, 30..<31])
  }

  static func randomRow(_ columns: Int, _ random: inout SplitMix64) -> ArraySlice<Cell> {
    var text = ""
    var used = 0
    while used < columns {
      let scalar = ["a", "b", "é", "日", "🛝"].randomElement(using: &random) ?? "a"
      let width = scalar == "日" || scalar == "🛝" ? 2 : 1
      guard used + width <= columns else { continue }
      text += scalar
      used += width
    }
    return row(text)
  }
}

/// A small generator of random numbers that gives the same ones for a seed (Steele and others, 2014).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
