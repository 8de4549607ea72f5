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
  /// - Complexity: O(log of the runs in the page of 128 scalars), at most six steps
  init(of scalar: Unicode.Scalar) {
    let value = scalar.value
    if value >= 0x20, value < 0x7F {
      self = .narrow
      return
    }
    let runs = CellWidthTable.runs
    let page = min(Int(value >> 7), Self.pages.count - 2)
    var low = Int(Self.pages[page])
    var high = Int(Self.pages[page + 1])
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle] >> 3 <= value {
        low = middle
      } else {
        high = middle - 1
      }
    }
    self = WidthClass(rawValue: runs[low] & 7) ?? .unprintable
  }

  /// The run in which each page of 128 scalars starts, up to U+20000; then the last run of all.
  ///
  /// What lies beyond has so few runs that one page for all of it is enough.
  private static let pages: [UInt16] = {
    var pages: [UInt16] = []
    var run = 0
    for page in 0...UInt32(0x20000 >> 7) {
      while run + 1 < CellWidthTable.runs.count, CellWidthTable.runs[run + 1] >> 3 <= page << 7 {
        run += 1
      }
      pages.append(UInt16(run))
    }
    pages.append(UInt16(CellWidthTable.runs.count - 1))
    return pages
  }()
}
