/// Turns the parser's count of characters into bytes, lines and columns.
///
/// NB: libyaml counts characters, not bytes, and takes U+0085, U+2028 and U+2029 for ends of lines,
/// which no editor does; so its own lines and columns aren't used.
struct SourceMap {
  private let file: String

  /// The bytes before the text: those of a byte order mark.
  private let skipped: Int

  /// The offset of every 64th character.
  private let checkpoints: [Int]

  private let bytes: UnsafeBufferPointer<UInt8>

  /// The first character of each line.
  private let lines: [Int]

  private static let stride = 64

  /// Makes the map of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text without its byte order mark; must outlive the map.
  ///   - skipped: The bytes of the mark.
  /// - Complexity: O(bytes)
  init(_ bytes: UnsafeBufferPointer<UInt8>, skipping skipped: Int, file: String) {
    var checkpoints: [Int] = []
    var lines = [0]
    var character = 0
    for (offset, byte) in bytes.enumerated() where !Self.isContinuation(byte) {
      if character % Self.stride == 0 { checkpoints.append(offset) }
      character += 1
      let isBeforeLineFeed = offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      if byte == 0x0A || (byte == 0x0D && !isBeforeLineFeed) { lines.append(character) }
    }
    self.file = file
    self.skipped = skipped
    self.checkpoints = checkpoints
    self.bytes = bytes
    self.lines = lines
  }

  /// The place of a character; that of the end of the text when there are fewer.
  ///
  /// - Complexity: O(log lines)
  func location(ofCharacter character: Int) -> SourceLocation {
    let line = lines.partition(before: character)
    return SourceLocation(
      file: file, line: line + 1, column: character - lines[line] + 1,
      offset: skipped + offset(ofCharacter: character))
  }

  /// The place of a byte of the text.
  ///
  /// - Complexity: O(bytes)
  func location(ofByte offset: Int) -> SourceLocation {
    let before = bytes.prefix(max(0, offset))
    return location(ofCharacter: before.count { !Self.isContinuation($0) })
  }

  private func offset(ofCharacter character: Int) -> Int {
    let checkpoint = character / Self.stride
    guard checkpoint < checkpoints.count else { return bytes.count }
    var offset = checkpoints[checkpoint]
    var left = character % Self.stride
    while left > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, Self.isContinuation(bytes[offset]) { offset += 1 }
      left -= 1
    }
    return offset
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}

extension [Int] {
  /// The place of the last element that isn't above `value`, in ascending elements of which the
  /// first is 0.
  fileprivate func partition(before value: Int) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
