/// Text for the clipboard of the terminal, short enough that common terminals take it.
public struct ClipboardText: Sendable, Equatable {
  /// The most bytes that a text may have: their limit is 100,000 bytes of the whole sequence.
  public static let limit = 74_994

  /// The text.
  public let bytes: [UInt8]

  /// Takes a text; `nil` above `limit`, as terminals would drop it or cut it silently.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.limit else { return nil }
    self.bytes = bytes
  }

  /// The bytes that put it on the clipboard (OSC 52).
  var sequence: [UInt8] { Array("\u{1b}]52;c;".utf8) + base64 + Array("\u{1b}\\".utf8) }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private var base64: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = 0
      for index in start..<start + 3 {
        bits = bits << 8 | (index < group.endIndex ? Int(group[index]) : 0)
      }
      for digit in 0..<4 {
        let isPadding = digit > group.count
        result.append(isPadding ? UInt8(ascii: "=") : Self.digits[bits >> (18 - 6 * digit) & 63])
      }
    }
    return result
  }
}
