/// What a tree knows of the bytes below a node without looking at them.
struct TextSummary: Hashable, Sendable {
  /// Bytes.
  var bytes = 0

  /// Bytes that are LF: line ends, since one of CR LF counts with its LF.
  var newlines = 0

  static func + (left: TextSummary, right: TextSummary) -> TextSummary {
    TextSummary(bytes: left.bytes + right.bytes, newlines: left.newlines + right.newlines)
  }

  static func += (left: inout TextSummary, right: TextSummary) {
    left = left + right
  }
}

extension TextSummary {
  /// The summary of some bytes.
  ///
  /// - Complexity: O(bytes)
  init(of bytes: Span<UInt8>) {
    var newlines = 0
    for index in bytes.indices {
      newlines &+= bytes[index] == 0x0A ? 1 : 0
    }
    self.init(bytes: bytes.count, newlines: newlines)
  }
}
