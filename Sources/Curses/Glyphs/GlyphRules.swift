import Interface

/// What is sent for a cell, so that the terminal, of which the running `wcwidth` is the best guess, and
/// the frame, which counts by its own table, always agree (text T3).
///
/// A scalar is measured when it is met first. Where the two differ `�` is shown instead, as wide as
/// the frame has it; what the encoding hasn't got is `?`, lines of boxes are drawn in ASCII.
/// Controls, joiners (U+200C, U+200D) and U+FE0F are never sent.
struct GlyphRules {
  private let encoding: TextEncoding
  private let measure: (UInt32) -> Int
  private var widths: [UInt32: Int] = [:]

  /// Makes rules for an encoding, with a measure in columns, negative for what can't be printed.
  init(encoding: TextEncoding, measure: @escaping (UInt32) -> Int) {
    self.encoding = encoding
    self.measure = measure
  }

  /// Appends the scalars that show a cell; together they are as wide as it.
  ///
  /// The right half of a wide one adds nothing.
  mutating func append(_ cell: Cell, to scalars: inout [UInt32]) {
    guard cell.width > 0 else { return }
    let base = cell.base.value
    let isASCII = base >= 0x20 && base < 0x7f && cell.width == 1
    if isASCII || width(of: base) == Int(cell.width) {
      scalars.append(base)
      if cell.marks != 0 { appendMarks(of: cell, to: &scalars) }
      return
    }
    if width(of: base) == 1, DriftRisk.isStretched(cell) {
      // A setting makes it wide: both columns have been blanked, and what follows is placed anew.
      scalars.append(base)
      if cell.marks != 0 { appendMarks(of: cell, to: &scalars) }
      return
    }
    scalars.append(substitute(for: base))
    if cell.width == 2 { scalars.append(0x20) }
  }

  /// Columns of a scalar; -1 for controls.
  private mutating func width(of scalar: UInt32) -> Int {
    if let known = widths[scalar] { return known }
    let isControl = scalar < 0x20 || (0x7f..<0xa0).contains(scalar)
    let width = isControl ? -1 : measure(scalar)
    widths[scalar] = width
    return width
  }

  private mutating func appendMarks(of cell: Cell, to scalars: inout [UInt32]) {
    var rest = cell.marks
    while rest != 0 {
      let mark = UInt32(rest & 0x1f_ffff)
      rest >>= 21
      guard mark != 0, mark != 0x200c, mark != 0x200d, mark != 0xfe0f, width(of: mark) == 0 else {
        continue
      }
      scalars.append(mark)
    }
  }

  private func substitute(for scalar: UInt32) -> UInt32 {
    guard encoding != .utf8 else { return 0xfffd }
    let text: Unicode.Scalar =
      switch scalar {
      case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254c, 0x254d, 0x2550: "-"
      case 0x2502, 0x2503, 0x2506, 0x2507, 0x250a, 0x250b, 0x254e, 0x254f, 0x2551: "|"
      case 0x2500...0x257f: "+"
      default: "?"
      }
    return text.value
  }
}
