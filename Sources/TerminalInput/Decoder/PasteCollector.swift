/// The text between the marks of a bracketed paste, as it comes in.
///
/// Control characters but tab and line feed are left out, so that pasted text can neither command the
/// program nor colour the screen; CR and CR LF become LF. What exceeds the limit is dropped, never
/// half of a character.
struct PasteCollector: Sendable {
  /// The end mark, which may come in any number of pieces.
  private static let endMark: [UInt8] = Array("\u{1B}[201~".utf8)

  private(set) var text: [UInt8] = []
  private var isTruncated = false
  private var lastWasReturn = false
  /// How many bytes of the end mark have come.
  private var matched = 0

  /// Begins a paste.
  mutating func begin() {
    self = PasteCollector()
  }

  /// Copies text up to the first byte that may mean something, and says where that is.
  mutating func takeText(
    _ bytes: UnsafeRawBufferPointer, from start: Int, limit: Int
  ) -> Int {
    guard matched == 0 else { return start }
    var end = start
    while end < bytes.endIndex, bytes[end] >= 0x20, bytes[end] != 0x7F { end += 1 }
    if end > start {
      lastWasReturn = false
      append(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), limit: limit)
    }
    return end
  }

  /// Whether a byte was the last of the end mark.
  enum Step: Equatable {
    case more
    case end
  }

  /// Takes one byte.
  mutating func take(_ byte: UInt8, limit: Int) -> Step {
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count ? .end : .more
    }
    keepMatched(limit: limit)
    if byte == Self.endMark[0] {
      matched = 1
      return .more
    }
    switch byte {
    case 0x0D: append(0x0A, limit: limit)
    case 0x0A where lastWasReturn: break
    case 0x09, 0x0A, 0x20...0x7E, 0x80...0xFF: append(byte, limit: limit)
    default: break
    }
    lastWasReturn = byte == 0x0D
    return .more
  }

  /// Ends the paste and gives its text away.
  mutating func finish(_ end: PasteEnd, limit: Int) -> ([UInt8], PasteEnd) {
    if end == .unterminated { keepMatched(limit: limit) }
    let result = (text, isTruncated ? .truncated : end)
    self = PasteCollector()
    return result
  }

  /// What looked like the end mark was text, but for its Esc.
  private mutating func keepMatched(limit: Int) {
    guard matched > 0 else { return }
    lastWasReturn = false
    for byte in Self.endMark[1..<matched] { append(byte, limit: limit) }
    matched = 0
  }

  private mutating func append(_ byte: UInt8, limit: Int) {
    withUnsafeBytes(of: byte) { append($0, limit: limit) }
  }

  private mutating func append(_ bytes: UnsafeRawBufferPointer, limit: Int) {
    guard !isTruncated else { return }
    let room = max(0, limit - text.count)
    text.append(contentsOf: bytes.prefix(room))
    guard bytes.count > room else { return }
    isTruncated = true
    dropHalfCharacter(next: bytes[room])
  }

  /// Takes the beginning of a character off the end, if the byte after the cut continues it.
  private mutating func dropHalfCharacter(next: UInt8) {
    guard next & 0xC0 == 0x80 else { return }
    var removed = 0
    while removed < 3, let last = text.last, last & 0xC0 == 0x80 {
      text.removeLast()
      removed += 1
    }
    if let last = text.last, last >= 0xC0 { text.removeLast() }
  }
}

extension InputDecoder {
  /// Takes a byte of a paste that isn't plain text.
  mutating func takePaste(_ byte: UInt8, _ output: inout Output) {
    if paste.take(byte, limit: settings.pasteLimit) == .end { finishPaste(.complete, &output) }
  }

  /// Delivers what was pasted.
  mutating func finishPaste(_ end: PasteEnd, _ output: inout Output) {
    state = .ground
    let (text, end) = paste.finish(end, limit: settings.pasteLimit)
    output.send(.paste(text, end))
  }
}
