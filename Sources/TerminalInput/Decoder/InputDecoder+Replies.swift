import Geometry

extension InputDecoder {
  /// The end of `CSI ?` …: an answer of the terminal, or something that is eaten.
  func finishReply(_ end: UInt8, _ intermediate: UInt8, _ output: inout Output) {
    switch (intermediate, end) {
    case (0, UInt8(ascii: "c")):
      output.send(.reply(.deviceAttributes(sequence.parameters.compactMap(\.value))))
    case (UInt8(ascii: "$"), UInt8(ascii: "y")):
      guard sequence.parameters.count == 2, let mode = sequence.parameters[0].value else { return }
      output.send(.reply(.mode(mode, state: sequence.value(1))))
    case (0, UInt8(ascii: "u")):
      output.send(.reply(.keyboardFlags(sequence.value(0))))
    case (0, UInt8(ascii: "R")): finishCursorReport(&output)
    default: break
    }
  }

  /// The place of the cursor: row and column, from 1; some terminals add a page.
  func finishCursorReport(_ output: inout Output) {
    guard sequence.parameters.count >= 2 else { return }
    let row = max(1, sequence.value(0, or: 1)) - 1
    let column = max(1, sequence.value(1, or: 1)) - 1
    output.send(.reply(.cursor(Point(column: column, row: row))))
  }
}

/// What terminals answer when they are asked for a colour.
enum ColorReply {
  /// The background from the string of an OSC 11, such as `11;rgb:1a1a/1b1b/2626`.
  ///
  /// Parts have one to four hexadecimal digits; a fourth part, the opacity, is ignored. `#rrggbb`
  /// with one to four digits a part is read, too. `nil` for any other string.
  static func background(_ string: [UInt8]) -> TerminalReply? {
    guard string.count <= 64, let parts = parts(string) else { return nil }
    return .background(red: parts[0], green: parts[1], blue: parts[2])
  }

  private static func parts(_ string: [UInt8]) -> [Int]? {
    if let rest = string.after("11;rgb:") ?? string.after("11;rgba:") {
      let parts = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      guard (3...4).contains(parts.count) else { return nil }
      let numbers = parts.prefix(3).compactMap(level)
      return numbers.count == 3 ? numbers : nil
    }
    guard let rest = string.after("11;#"), rest.count.isMultiple(of: 3), !rest.isEmpty else {
      return nil
    }
    let width = rest.count / 3
    let numbers = (0..<3).compactMap { part in
      level(rest.dropFirst(part * width).prefix(width))
    }
    return numbers.count == 3 ? numbers : nil
  }

  /// A part from 0 to 65535: what has fewer digits is scaled to the same white.
  private static func level(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...4).contains(digits.count) else { return nil }
    var value = 0
    for digit in digits {
      guard let number = hexadecimal(digit) else { return nil }
      value = value * 16 + number
    }
    let greatest = (1 << (4 * digits.count)) - 1
    return value * 65535 / greatest
  }
}

/// The value of a hexadecimal digit.
private func hexadecimal(_ digit: UInt8) -> Int? {
  switch digit {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit) - 0x30
  case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(digit) - 0x57
  case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(digit) - 0x37
  default: nil
  }
}

extension [UInt8] {
  fileprivate func after(_ prefix: StaticString) -> ArraySlice<UInt8>? {
    let length = prefix.utf8CodeUnitCount
    let begins = prefix.withUTF8Buffer { starts(with: $0) }
    return begins ? self[length...] : nil
  }
}
