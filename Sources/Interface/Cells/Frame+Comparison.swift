extension Frame {
  /// Whether a row shows the same here and in another frame of the same width.
  ///
  /// Frames of different widths, and rows outside either frame, are never equal.
  ///
  /// - Complexity: O(columns), three words a cell
  public func rowEquals(_ row: Int, in other: Frame) -> Bool {
    guard size.columns == other.size.columns, row >= 0, row < size.rows, row < other.size.rows
    else { return false }
    return cells.withUnsafeBytes { mine in
      other.cells.withUnsafeBytes { theirs in
        // One picture that is asked for twice is one piece of memory.
        if mine.baseAddress == theirs.baseAddress { return true }
        let bytes = MemoryLayout<Cell>.stride * size.columns
        return mine[row * bytes..<(row + 1) * bytes]
          .isEqual(to: theirs[row * bytes..<(row + 1) * bytes])
      }
    }
  }

  /// The rows that differ from what was shown before, in order; every row where nothing was shown
  /// or the size was another.
  ///
  /// The cursor's place doesn't count.
  ///
  /// - Complexity: O(cells)
  public func changedRows(from previous: Frame?) -> [Int] {
    guard let previous, previous.size == size else { return Array(0..<size.rows) }
    return (0..<size.rows).filter { !rowEquals($0, in: previous) }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  /// Whether two pieces of memory of the same size hold the same bytes, 32 of them at a time.
  fileprivate func isEqual(to other: Self) -> Bool {
    typealias Chunk = SIMD4<UInt64>
    let (mine, theirs) = (
      UnsafeRawBufferPointer(rebasing: self), UnsafeRawBufferPointer(rebasing: other)
    )
    let whole = mine.count - mine.count % MemoryLayout<Chunk>.size
    var difference = Chunk.zero
    for place in stride(from: 0, to: whole, by: MemoryLayout<Chunk>.size) {
      difference |=
        mine.loadUnaligned(fromByteOffset: place, as: Chunk.self)
        ^ theirs.loadUnaligned(fromByteOffset: place, as: Chunk.self)
    }
    guard difference == .zero else { return false }
    return mine[whole...].elementsEqual(theirs[whole...])
  }
}
