extension NotePath {
  /// The path as text, or `nil` where it isn't UTF-8.
  public var utf8: String? {
    String(validating: bytes, as: UTF8.self)
  }

  /// The path for people: each byte that isn't UTF-8 becomes U+FFFD.
  ///
  /// Control characters stay in the value; whoever draws it shows them as marks (notes N20).
  public var display: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// The path as text from which the same path can be made again, for item ids and state files.
  ///
  /// UTF-8 stays readable: only `%` (as `%25`) and bytes that aren't UTF-8 (as `%FF`) are written
  /// as a percent sign and two upper-case hexadecimal digits. Different paths have different keys.
  /// - Complexity: O(length).
  public var key: String {
    if let text = utf8, !bytes.contains(Byte.percent) { return text }
    var key = [UInt8]()
    key.reserveCapacity(bytes.count + 8)
    var parser = UTF8.ForwardParser()
    var remaining = bytes.makeIterator()
    var position = 0
    while true {
      switch parser.parseScalar(from: &remaining) {
      case .emptyInput:
        return String(decoding: key, as: UTF8.self)
      case .valid(let scalar):
        for byte in scalar {
          if byte == Byte.percent { key += "%25".utf8 } else { key.append(byte) }
        }
        position += scalar.count
      case .error(let length):
        for byte in bytes[position..<position + length] {
          key.append(Byte.percent)
          key.append(Byte.hexadecimalDigit(byte >> 4))
          key.append(Byte.hexadecimalDigit(byte & 0xF))
        }
        position += length
      }
    }
  }

  /// Makes the path again from its ``key``; `nil` for text that is no path's key.
  public init?(key: String) {
    var bytes = [UInt8]()
    var rest = Array(key.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == Byte.percent else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(Byte.hexadecimalValue),
        let low = rest.popFirst().flatMap(Byte.hexadecimalValue)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    self.init(bytes: bytes)
    // Only the canonical spelling is a key, so that equal paths can't have two of them.
    guard self.key.utf8.elementsEqual(key.utf8) else { return nil }
  }
}
