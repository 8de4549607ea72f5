import Interface

/// The parts of a row that differ from what the screen shows, cut where terminals may lose count.
struct RowChange: Equatable {
  /// The row, from 0.
  var row: Int

  /// The columns to write, from left to right; the cursor is placed before each piece.
  ///
  /// A piece holds whole glyphs. What ends in a cell that terminals measure differently is followed by
  /// the rest in a piece of its own, so that nothing can drift; after a cell that is wider than the C
  /// library knows a piece always ends.
  var pieces: [Range<Int>]

  /// Columns of wide cells that terminals measure differently: blanked before they are written, so
  /// that no half of what was there stays.
  var columnsToBlank: [Int]

  /// Unchanged columns between two changed ones that are written again rather than passed over: placing
  /// the cursor takes as many bytes.
  static let shortestGap = 8

  /// The change from one row to another of the same width; `nil` where there is none.
  ///
  /// - Parameter old: What is shown; empty where that isn't known.
  /// - Complexity: O(columns)
  init?(row: Int, from old: ArraySlice<Cell>, to new: ArraySlice<Cell>) {
    self.row = row
    pieces = []
    columnsToBlank = []
    guard old.count == new.count else {
      guard !new.isEmpty else { return nil }
      new.withUnsafeBufferPointer { add(0..<new.count, of: $0) }
      return
    }
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var column = 0
        while let range = Self.firstChange(from: old, to: new, at: column) {
          add(range, of: new)
          column = range.upperBound
        }
      }
    }
    if pieces.isEmpty { return nil }
  }

  /// The first changed columns from one on: whole glyphs, with short gaps in between.
  private static func firstChange(
    from old: UnsafeBufferPointer<Cell>, to new: UnsafeBufferPointer<Cell>, at start: Int
  ) -> Range<Int>? {
    let (oldWords, newWords) = (UnsafeRawBufferPointer(old), UnsafeRawBufferPointer(new))
    var first = start
    while first < new.count, isSame(first, in: oldWords, newWords) { first += 1 }
    guard first < new.count else { return nil }
    var last = first
    var column = first + 1
    while column < new.count, column - last <= shortestGap {
      if !isSame(column, in: oldWords, newWords) { last = column }
      column += 1
    }
    while first > 0, new[first].width == 0 { first -= 1 }
    if last + 1 < new.count, new[last].width == 2 { last += 1 }
    return first..<last + 1
  }

  /// Whether a cell is the same in two rows, compared as memory, which holds no gaps (`Cell`): field by
  /// field it takes three times as long, and that is most of what a frame costs here.
  @inline(__always)
  private static func isSame(
    _ column: Int, in old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer
  ) -> Bool {
    let start = column * MemoryLayout<Cell>.stride
    var difference: UInt64 = 0
    for offset in stride(from: start, to: start + MemoryLayout<Cell>.stride, by: 8) {
      difference |=
        old.load(fromByteOffset: offset, as: UInt64.self)
        ^ new.load(fromByteOffset: offset, as: UInt64.self)
    }
    return difference == 0
  }

  /// Adds columns, cut after cells that terminals measure differently.
  private mutating func add(_ columns: Range<Int>, of new: UnsafeBufferPointer<Cell>) {
    var start = columns.lowerBound
    var isAdrift = false
    var isStretched = false
    for column in columns {
      let cell = new[column]
      // Most cells are plain, and follow plain ones.
      if cell.base.value < 0x300, cell.marks == 0, cell.width == 1, !isAdrift { continue }
      guard cell.width > 0 else { continue }
      let isRisky = DriftRisk.isRisky(cell)
      if isAdrift, !isRisky || isStretched {
        pieces.append(start..<column)
        start = column
      }
      if isRisky, cell.width == 2 { columnsToBlank.append(column) }
      isAdrift = isRisky
      isStretched = isRisky && DriftRisk.isStretched(cell)
    }
    pieces.append(start..<columns.upperBound)
  }
}
