/// What is being typed at the caret that can be completed.
public struct CompletionContext: Hashable, Sendable {
  /// What kind of thing it is.
  public let kind: Kind

  /// The bytes that a completion replaces: what was typed of it so far.
  public let range: Range<Int>

  /// What was typed of it so far.
  public let query: [UInt8]

  /// A kind of thing that can be completed.
  public enum Kind: Hashable, Sendable {
    /// A note, behind `[[`.
    case note
    /// A heading of a note, behind `[[Note#`; no bytes for the note itself, behind `[[#`.
    case heading(of: [UInt8])
    /// A tag, behind `#`.
    case tag
  }
}

extension CompletionContext {
  /// Bytes of a line before the caret that are looked at.
  private static let reach = 1_024

  /// What is being typed at a place; `nil` where nothing is that can be completed, as in code.
  ///
  /// - Parameters:
  ///   - caret: The place, where a caret may stand.
  ///   - buffer: The text.
  ///   - code: Which lines of the text are code.
  /// - Complexity: O(log bytes + fences before the line)
  public init?(at caret: Int, in buffer: TextBuffer, code: CodeBlocks) {
    let line = buffer.lineContent(at: caret).lowerBound
    guard code.place(ofLineAt: line) == .text else { return nil }
    let start = max(line, buffer.border(atOrBefore: caret - Self.reach))
    let before = buffer.bytes(in: start..<max(start, caret))
    guard !Self.isInCode(before) else { return nil }
    guard let (kind, length) = Self.link(at: before) ?? Self.tag(at: before) else { return nil }
    self.kind = kind
    range = caret - length..<caret
    query = before.suffix(length)
  }

  /// Whether a beginning of a line ends inside of a code span.
  private static func isInCode(_ before: [UInt8]) -> Bool {
    var open = 0
    var run = 0
    for byte in before + [0x20] {
      if byte == UInt8(ascii: "`") {
        run += 1
      } else if run > 0 {
        if open == 0 { open = run } else if open == run { open = 0 }
        run = 0
      }
    }
    return open > 0
  }

  private static func link(at before: [UInt8]) -> (Kind, length: Int)? {
    var place = before.count - 1
    while place > 0 {
      let pair = (before[place - 1], before[place])
      if pair == (UInt8(ascii: "]"), UInt8(ascii: "]")) { return nil }
      if pair == (UInt8(ascii: "["), UInt8(ascii: "[")) { break }
      place -= 1
    }
    guard place > 0 else { return nil }
    let inside = before[(place + 1)...]
    guard !inside.contains(UInt8(ascii: "|")) else { return nil }
    guard let sign = inside.firstIndex(of: UInt8(ascii: "#")) else { return (.note, inside.count) }
    let heading = inside[(sign + 1)...]
    guard heading.first != UInt8(ascii: "^") else { return nil }
    return (.heading(of: Array(inside[..<sign])), heading.count)
  }

  private static func tag(at before: [UInt8]) -> (Kind, length: Int)? {
    let span = before.span
    let start = TagScalars.start(before: before.count, in: span)
    guard start > 0, before[start - 1] == UInt8(ascii: "#"),
      TagScalars.mayBegin(at: start - 1, in: span)
    else { return nil }
    return (.tag, before.count - start)
  }
}

extension TextEditor {
  /// What is being typed at the caret that can be completed; `nil` while something is selected.
  public var completion: CompletionContext? {
    guard selection.isEmpty else { return nil }
    return CompletionContext(at: selection.head, in: buffer, code: code)
  }
}
