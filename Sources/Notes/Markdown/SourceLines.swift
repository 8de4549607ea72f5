/// The lines of a note, one after the other, without the bytes that end them.
///
/// A line ends with LF or CR LF. A CR alone is a character like any other, as in the text editor.
struct SourceLines {
  private let bytes: [UInt8]
  /// Where the next line starts.
  private(set) var position: Int

  init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// The bytes of the next line; `nil` at the end, also after a final newline.
  mutating func next() -> Range<Int>? {
    guard position < bytes.count else { return nil }
    let start = position
    guard let end = bytes[start...].firstIndex(of: Byte.lineFeed) else {
      position = bytes.count
      return start..<bytes.count
    }
    position = end + 1
    let hasReturn = end > start && bytes[end - 1] == Byte.carriageReturn
    return start..<(hasReturn ? end - 1 : end)
  }
}
