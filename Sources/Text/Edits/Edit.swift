/// A part of a text that is replaced by other bytes.
public struct Edit: Hashable, Sendable {
  /// The bytes that are taken away, in the text before.
  public var range: Range<Int>

  /// What comes in their place.
  public var replacement: [UInt8]

  /// Makes an edit.
  public init(_ range: Range<Int>, with replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Makes an edit that inserts.
  public init(insert bytes: [UInt8], at offset: Int) {
    self.init(offset..<offset, with: bytes)
  }

  /// Makes an edit that takes away.
  public init(delete range: Range<Int>) {
    self.init(range, with: [])
  }

  /// Whether it takes nothing away and puts nothing in.
  public var isEmpty: Bool { range.isEmpty && replacement.isEmpty }

  /// How many bytes longer the text is afterwards.
  public var growth: Int { replacement.count - range.count }

  /// Where what was put in lies afterwards.
  public var result: Range<Int> {
    range.lowerBound..<range.lowerBound + replacement.count
  }
}

extension TextBuffer {
  /// Carries out an edit.
  ///
  /// - Returns: The edit that takes it back.
  /// - Complexity: O(log bytes + bytes of the edit)
  @discardableResult
  public mutating func apply(_ edit: Edit) -> Edit {
    let range = edit.range.clamped(to: 0..<count)
    let inverse = Edit(
      range.lowerBound..<range.lowerBound + edit.replacement.count, with: bytes(in: range))
    replace(range, with: edit.replacement)
    return inverse
  }

  /// Carries out edits, each in the text that the one before it left.
  ///
  /// - Returns: The edits that take them back, in the order in which they have to be carried out.
  @discardableResult
  public mutating func apply(_ edits: [Edit]) -> [Edit] {
    var inverse: [Edit] = []
    for edit in edits { inverse.append(apply(edit)) }
    return inverse.reversed()
  }

  /// The smallest single edit that turns this text into another; `nil` for the same text.
  ///
  /// A file that was changed by another program is taken so: what is the same at both ends isn't
  /// touched, and neither is a caret there. It begins and ends where characters do, in both texts.
  ///
  /// - Complexity: O(bytes)
  public func edit(to other: TextBuffer) -> Edit? {
    guard self != other else { return nil }
    let (mine, theirs) = (bytes, other.bytes)
    let shorter = min(mine.count, theirs.count)
    var head = 0
    while head < shorter, mine[head] == theirs[head] { head += 1 }
    head = min(border(atOrBefore: head), other.border(atOrBefore: head))
    var tail = 0
    while tail < shorter - head, mine[mine.count - tail - 1] == theirs[theirs.count - tail - 1] {
      tail += 1
    }
    let ends = (border(atOrAfter: mine.count - tail), other.border(atOrAfter: theirs.count - tail))
    tail = min(mine.count - ends.0, theirs.count - ends.1)
    return Edit(head..<mine.count - tail, with: Array(theirs[head..<theirs.count - tail]))
  }
}
