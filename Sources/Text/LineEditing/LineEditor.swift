import Geometry

/// The text and caret of a one-line field.
///
/// It is a value: commands turn it into the next one. The text is kept as it was given, byte for
/// byte, apart from what is edited; so a file name of any bytes can be edited.
public struct LineEditor: Hashable, Sendable {
  /// The text as bytes.
  public internal(set) var bytes: [UInt8]

  /// Where the caret is: a byte offset at which a caret may stand (`CaretBorders`).
  public internal(set) var caret: Int

  /// What `yank` inserts.
  public internal(set) var killed: [UInt8]

  /// Whether the last command was a kill, so that the next one adds to `killed`.
  var lastCommand = LastCommand.other

  enum LastCommand: Hashable, Sendable {
    case kill
    case other
  }

  /// Makes a field's text with the caret at its end.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - killed: What `yank` inserts until something is killed here: what was killed elsewhere.
  ///     Its line ends and controls are treated as those of a paste.
  public init(_ text: some UTF8Bytes & ~Escapable = "", killed: [UInt8] = []) {
    bytes = text.withSpan { span in span.indices.map { span[$0] } }
    caret = bytes.count
    self.killed = LineText.pasted(killed)
  }

  /// The text; bytes that aren't UTF-8 are U+FFFD in it.
  public var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Moves the caret, for a click say, to the nearest place at or before an offset.
  public mutating func moveCaret(to offset: Int) {
    caret = CaretBorders.atOrBefore(offset, in: bytes)
    lastCommand = .other
  }

  /// What a command did.
  public enum Outcome: Hashable, Sendable {
    /// The text is another.
    case changed
    /// Only the caret has moved.
    case moved
    /// Nothing: there was nothing to move over, to delete or to insert.
    case unchanged
  }
}
