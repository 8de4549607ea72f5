/// Writes JSON into bytes (RFC 8259).
///
/// Nothing but what must be escaped is escaped, save the controls that a terminal would obey: DEL,
/// those above it, and the marks that turn a line's direction.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  /// Whether a comma is due before the next member or element.
  private var needsComma = false

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func object(_ members: (inout JSONText) -> Void) {
    nested("{", "}", members)
  }

  mutating func array(_ elements: (inout JSONText) -> Void) {
    nested("[", "]", elements)
  }

  mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(Byte.colon)
    needsComma = false
  }

  mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  mutating func number(_ value: Int) {
    separate()
    bytes += String(value).utf8
  }

  mutating func flag(_ value: Bool) {
    separate()
    bytes += (value ? "true" : "false").utf8
  }

  /// Ends a record of many on lines of their own.
  mutating func newline() {
    bytes.append(Byte.lineFeed)
    needsComma = false
  }

  private mutating func nested(_ open: String, _ close: String, _ body: (inout JSONText) -> Void) {
    separate()
    bytes += open.utf8
    needsComma = false
    body(&self)
    bytes += close.utf8
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func quote(_ text: String) {
    bytes.append(Byte.quote)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes += [Byte.backslash, UInt8(scalar.value)]
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}",
        "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        escape(UInt16(scalar.value))
      default: bytes += UTF8.encode(scalar).map { Array($0) } ?? []
      }
    }
    bytes.append(Byte.quote)
  }

  private mutating func escape(_ unit: UInt16) {
    bytes += "\\u".utf8
    for shift in [12, 8, 4, 0] {
      bytes.append(Byte.hexadecimalDigit(UInt8(unit >> UInt16(shift) & 0xF)))
    }
  }
}
