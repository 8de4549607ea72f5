extension Frame {
  /// The text of each row without colours and attributes, trailing blanks trimmed.
  ///
  /// Right halves of wide glyphs are left out, so a line may have fewer scalars than columns.
  ///
  /// - Complexity: O(cells)
  public func lines() -> [String] {
    (0..<size.rows).map { row in
      var scalars = String.UnicodeScalarView()
      var pendingBlanks = 0
      for cell in self.row(row) where cell.width > 0 {
        if cell.isBlank {
          pendingBlanks += 1
          continue
        }
        scalars.append(contentsOf: repeatElement(" ", count: pendingBlanks))
        pendingBlanks = 0
        cell.append(to: &scalars)
      }
      return String(scalars)
    }
  }
}

extension Cell {
  /// Appends the base and the marks, in order.
  public func append(to scalars: inout String.UnicodeScalarView) {
    scalars.append(base)
    var rest = marks
    while rest != 0 {
      if let mark = Unicode.Scalar(UInt32(rest & 0x1F_FFFF)) { scalars.append(mark) }
      rest >>= 21
    }
  }
}
