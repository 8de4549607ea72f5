import Geometry

/// A text as bytes, which can be edited anywhere at little cost.
///
/// What was read is what is written outside of the edited parts: line ends of any sort, a missing
/// final one, a byte order mark, NULs and bytes that aren't UTF-8 are kept (text T1). Positions are
/// byte offsets from 0; a caret stands on borders of characters (`border(after:)` and so on).
///
/// It is a value that shares what is the same: a copy for undo, for saving or for a worker costs
/// nothing, and an edit in 10 MB a few microseconds (text T2). Offsets outside of the text are
/// clamped.
public struct TextBuffer: Sendable {
  var root: TextNode

  /// Makes a buffer of a text.
  ///
  /// - Complexity: O(bytes)
  public init(_ text: some UTF8Bytes & ~Escapable = "") {
    root = text.withSpan { TextNode.tree(of: $0) }
  }

  /// Bytes of the text.
  ///
  /// - Complexity: O(1)
  public var count: Int { root.summary.bytes }

  /// Whether there is no text.
  public var isEmpty: Bool { count == 0 }

  /// Replaces a part by other bytes.
  ///
  /// - Complexity: O(log bytes + new bytes)
  public mutating func replace(_ range: Range<Int>, with new: some UTF8Bytes & ~Escapable) {
    let range = range.clamped(to: 0..<count)
    root = new.withSpan { root.replacing(range, with: $0) }
  }
}

extension TextBuffer: Equatable {
  /// Whether the bytes are the same.
  ///
  /// - Complexity: O(1) for copies of one buffer, else O(bytes)
  public static func == (left: TextBuffer, right: TextBuffer) -> Bool {
    if left.root === right.root { return true }
    guard left.count == right.count else { return false }
    var start = 0
    while start < left.count {
      let piece = left.piece(holding: start)
      let mine = left.bytes(in: piece)
      guard mine == right.bytes(in: piece) else { return false }
      start = piece.upperBound
    }
    return true
  }
}
