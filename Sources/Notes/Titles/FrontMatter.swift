/// Where the front matter of a note lies (notes N5).
///
/// It starts at the first byte, or after a byte order mark, with a line `---`, and ends with a line
/// `---` or `...`. Without an end it is no front matter but a ruled line and text.
public struct FrontMatter: Hashable, Sendable {
  /// The bytes between the two fences: whole lines of YAML.
  public let content: Range<Int>
  /// Where the note's text begins: the start of the line after the closing fence.
  public let end: Int

  /// Finds the front matter at the start of a note; `nil` when there is none.
  ///
  /// - Complexity: O(length of the front matter), or O(bytes) when it has no end.
  public init?(in bytes: [UInt8]) {
    let start = FrontMatter.textStart(in: bytes)
    var lines = SourceLines(bytes, from: start)
    guard let first = lines.next(), FrontMatter.isFence(bytes[first], [Byte.dash]) else {
      return nil
    }
    let contentStart = lines.position
    while let line = lines.next() {
      guard FrontMatter.isFence(bytes[line], [Byte.dash, Byte.dot]) else { continue }
      content = contentStart..<line.lowerBound
      end = lines.position
      return
    }
    return nil
  }

  /// The first byte after the byte order mark, or 0 without one.
  static func textStart(in bytes: [UInt8]) -> Int {
    bytes.starts(with: Byte.byteOrderMark) ? Byte.byteOrderMark.count : 0
  }

  /// Three dashes or dots at the start of a line, with nothing but blanks after them.
  private static func isFence(_ line: ArraySlice<UInt8>, _ marks: [UInt8]) -> Bool {
    guard let mark = line.first, marks.contains(mark), line.count >= 3,
      line.prefix(3).allSatisfy({ $0 == mark })
    else { return false }
    return line.dropFirst(3).allSatisfy(Byte.isBlank)
  }
}
