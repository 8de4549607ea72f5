import CCurses

/// How a terminal is told where its cursor shall stand.
enum CursorPlacing: Equatable {
  /// As ECMA-48 has it, which nearly all terminals understand.
  case standard

  /// As terminfo says.
  case terminfo

  /// - Parameter pattern: The terminal's `cup`.
  init(pattern: [UInt8]) {
    self = pattern == Array("\u{1b}[%i%p1%d;%p2%dH".utf8) ? .standard : .terminfo
  }

  /// Appends the bytes that place the cursor at a row and a column, from 0.
  func append(row: Int, column: Int, to bytes: inout [UInt8]) {
    switch self {
    case .standard:
      bytes.append(0x1b)
      bytes.append(UInt8(ascii: "["))
      Self.append(row + 1, to: &bytes)
      bytes.append(UInt8(ascii: ";"))
      Self.append(column + 1, to: &bytes)
      bytes.append(UInt8(ascii: "H"))
    case .terminfo:
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { text in
        let count = cc_terminfo_placing(Int32(row), Int32(column), text.baseAddress, text.count)
        bytes += text.prefix(max(0, Int(count))).lazy.map { UInt8(bitPattern: $0) }
      }
    }
  }

  /// Appends a number of at most four digits.
  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var divisor = number >= 1000 ? 1000 : number >= 100 ? 100 : number >= 10 ? 10 : 1
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / divisor % 10))
      divisor /= 10
    }
  }
}
