/// What may come into a text of many lines from a paste (text T6).
enum PastedText {
  /// Pasted text without controls but tabs, its line ends made those of the text.
  ///
  /// CR LF, LF and a CR alone, which terminals send for a line end, are line ends. Bytes that aren't
  /// UTF-8 are kept.
  static func lines(of bytes: [UInt8], endingWith end: LineEnd) -> [UInt8] {
    let span = bytes.span
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x0A || byte == 0x0D {
        lines += end.bytes
        offset += DecodedScalar.newlineLength(in: span, at: offset) ?? 1
        continue
      }
      let length = DecodedScalar(in: span, at: offset)?.length ?? 1
      let isControl =
        byte < 0x20 && byte != 0x09 || byte == 0x7F
        || length == 2 && byte == 0xC2 && bytes[offset + 1] < 0xA0
      if !isControl { lines += bytes[offset..<offset + length] }
      offset += length
    }
    return lines
  }
}
