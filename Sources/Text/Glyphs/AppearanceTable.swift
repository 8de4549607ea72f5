/// The appearances of scalars, evaluated once.
struct AppearanceTable: Sendable {
  /// Appearances up to U+1FFFF, one byte each; hardly any text has scalars beyond.
  private let appearances: [Appearance]

  /// The one table: it is a constant.
  ///
  /// Who asks for many scalars keeps a copy, since each use of a constant that is made at run time
  /// costs a call.
  static let standard = AppearanceTable()

  private init() {
    let end = 0x20000
    let runs = CellWidthTable.runs
    var table: [Appearance] = []
    table.reserveCapacity(end)
    for index in runs.indices where table.count < end {
      let runEnd = index + 1 < runs.count ? Int(runs[index + 1] >> 3) : end
      let width = WidthClass(rawValue: runs[index] & 7) ?? .unprintable
      for value in table.count..<min(runEnd, end) {
        table.append(Appearance(ofValue: UInt32(value), width: width))
      }
    }
    appearances = table
  }

  /// The appearance of a scalar.
  subscript(scalar: Unicode.Scalar) -> Appearance {
    let index = Int(scalar.value)
    return index < appearances.count ? appearances[index] : Appearance(evaluating: scalar)
  }
}
