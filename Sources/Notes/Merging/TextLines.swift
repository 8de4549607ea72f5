/// A text cut into lines, each with its line end, so that the lines make the text again byte for
/// byte.
struct TextLines {
  let bytes: [UInt8]
  /// Where each line begins, and at the end where the text ends.
  let starts: [Int]

  /// - Complexity: O(bytes)
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (place, byte) in bytes.enumerated() where byte == Byte.lineFeed { starts.append(place + 1) }
    if starts.last != bytes.count { starts.append(bytes.count) }
    self.starts = starts
  }

  var count: Int { starts.count - 1 }

  /// The bytes of some lines.
  func bytes(of lines: Range<Int>) -> ArraySlice<UInt8> {
    bytes[starts[lines.lowerBound]..<starts[lines.upperBound]]
  }

  func line(_ index: Int) -> ArraySlice<UInt8> { bytes(of: index..<(index + 1)) }
}

/// Gives equal lines of several texts the same number.
struct LineNumbers {
  private var numbers: [ArraySlice<UInt8>: Int32] = [:]

  /// How many different lines there are.
  var count: Int { numbers.count }

  /// - Complexity: O(bytes)
  mutating func numbers(of text: TextLines) -> [Int32] {
    (0..<text.count).map { index in
      let line = text.line(index)
      if let number = numbers[line] { return number }
      let number = Int32(numbers.count)
      numbers[line] = number
      return number
    }
  }
}
