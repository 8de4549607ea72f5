import Geometry

/// Where a caret may stand, as `CaretBorders` says for text in one piece.
///
/// Each answer costs a look at the neighbourhood only (text T3): O(log bytes), the bytes of the
/// character, and those of the run of flags where there is one.
extension TextBuffer {
  /// The first border behind an offset; the end of the text where there is none.
  public func border(after offset: Int) -> Int {
    guard offset < count else { return count }
    guard offset >= 0 else { return 0 }
    return answer(around: offset, from: offset) { CaretBorders.next(after: $1, in: $0) }
  }

  /// The last border before an offset; 0 where there is none.
  public func border(before offset: Int) -> Int {
    guard offset <= count else { return count }
    guard offset > 1 else { return 0 }
    return answer(around: offset, from: offset - 1) { CaretBorders.previous(before: $1, in: $0) }
  }

  /// The last border that isn't behind an offset.
  public func border(atOrBefore offset: Int) -> Int {
    guard offset > 0, offset < count else { return offset.clamped(to: 0...count) }
    return answer(around: offset, from: offset) { CaretBorders.atOrBefore($1, in: $0) }
  }

  /// The first border that isn't before an offset.
  public func border(atOrAfter offset: Int) -> Int {
    guard offset > 0, offset < count else { return offset.clamped(to: 0...count) }
    return answer(around: offset, from: offset) { CaretBorders.atOrAfter($1, in: $0) }
  }

  /// Asks `question` about the bytes around an offset, and about more where they don't tell.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - limit: Where the bytes that are looked at start at the latest.
  ///   - question: Gets the bytes, which start at a border, and where the offset lies in them.
  private func answer(
    around offset: Int, from limit: Int, _ question: (Span<UInt8>, Int) -> Int
  ) -> Int {
    var reach = 128
    while true {
      let window = max(0, offset - reach)..<min(count, offset + reach)
      let answer = withSpan(in: window) { bytes -> Int? in
        let sure = SureBorder.last(in: bytes, atOrBefore: limit - window.lowerBound)
        guard let start = sure ?? (window.lowerBound == 0 ? 0 : nil) else { return nil }
        let known = bytes.extracting(start...)
        let answer = start + question(known, offset - window.lowerBound - start)
        // What is beyond the end may belong to the same character.
        guard answer + 8 <= bytes.count || window.upperBound == count else { return nil }
        return window.lowerBound + answer
      }
      if let answer { return answer }
      reach *= 4
    }
  }
}
