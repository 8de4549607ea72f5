extension TextBuffer {
  /// All bytes of the text, to be written to a file say.
  ///
  /// - Complexity: O(bytes)
  public var bytes: [UInt8] { bytes(in: 0..<count) }

  /// The text; bytes that aren't UTF-8 are U+FFFD in it.
  ///
  /// - Complexity: O(bytes)
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The byte at an offset; `nil` outside of the text.
  ///
  /// - Complexity: O(log bytes)
  public subscript(offset: Int) -> UInt8? {
    guard offset >= 0, offset < count else { return nil }
    let (leaf, start) = leaf(holding: offset)
    return leaf.bytes[offset - start]
  }

  /// The bytes of a part.
  ///
  /// - Complexity: O(log bytes + bytes of the part)
  public func bytes(in range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: 0..<count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var start = range.lowerBound
    while start < range.upperBound {
      let (leaf, leafStart) = leaf(holding: start)
      let end = min(range.upperBound, leafStart + leaf.bytes.count)
      bytes.append(contentsOf: leaf.bytes[start - leafStart..<end - leafStart])
      start = end
    }
    return bytes
  }

  /// Calls `body` with the bytes of a part in one piece.
  ///
  /// - Complexity: O(log bytes) where the part lies in one piece of the text, else O(bytes of the
  ///   part)
  public func withSpan<Result>(
    in range: Range<Int>, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    let range = range.clamped(to: 0..<count)
    if !range.isEmpty {
      let (leaf, start) = leaf(holding: range.lowerBound)
      if range.upperBound <= start + leaf.bytes.count {
        let part = range.lowerBound - start..<range.upperBound - start
        let bytes = leaf.bytes
        let span = bytes.span
        return body(span.extracting(part))
      }
    }
    return body(bytes(in: range).span)
  }

  /// The bytes around an offset that lie in one piece, at most 4,096: what is read one after the
  /// other reads the whole text without making copies.
  ///
  /// - Complexity: O(log bytes)
  public func piece(holding offset: Int) -> Range<Int> {
    guard offset >= 0, offset < count else { return count..<count }
    let (leaf, start) = leaf(holding: offset)
    return start..<start + leaf.bytes.count
  }

  /// The leaf with an offset that is inside of the text, and where it starts.
  private func leaf(holding offset: Int) -> (TextNode, start: Int) {
    var node = root
    var start = 0
    while node.height > 0 {
      for child in node.children {
        node = child
        guard offset >= start + child.summary.bytes else { break }
        start += child.summary.bytes
      }
    }
    return (node, start)
  }
}
