/// Base64 with padding (RFC 4648, section 4).
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << ((3 - group.count) * 8)
      for place in 0..<4 {
        let isPadding = place > group.count
        text.append(isPadding ? Byte.equals : digits[bits >> ((3 - place) * 6) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
