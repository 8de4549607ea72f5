/// What the table of widths says about a scalar; raw values are those in the table.
enum WidthClass: UInt32 {
  /// Stands in the cell of what comes before it.
  case mark = 0
  /// One cell.
  case narrow = 1
  /// Two cells.
  case wide = 2
  /// One cell or two, by `AmbiguousWidth`.
  case ambiguous = 3
  /// A control, a surrogate, or unknown to the C library.
  case unprintable = 4

  /// The class of a scalar.
  ///
  /// - Complexity: O(log of the table's runs), a dozen steps
  init(of scalar: Unicode.Scalar) {
    let runs = CellWidthTable.runs
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle] >> 3 <= scalar.value {
        low = middle
      } else {
        high = middle - 1
      }
    }
    self = WidthClass(rawValue: runs[low] & 7) ?? .unprintable
  }
}
