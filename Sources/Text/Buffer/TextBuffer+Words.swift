/// Where words start and end, as `WordBorders` says for text in one piece.
extension TextBuffer {
  /// The end of the word at or behind a border; the end of the text where there is none.
  ///
  /// - Complexity: O(log bytes + bytes passed)
  public func wordEnd(after offset: Int, of unit: WordBorders.Unit = .letters) -> Int {
    let start = border(atOrBefore: offset)
    var reach = 128
    while true {
      let window = start..<min(count, start + reach)
      let end = withSpan(in: window) { WordBorders.end(after: 0, of: unit, in: $0) }
      if end + 8 <= window.count || window.upperBound == count {
        return border(atOrAfter: start + end)
      }
      reach *= 4
    }
  }

  /// The start of the word at or before a border; 0 where there is none.
  ///
  /// - Complexity: O(log bytes + bytes passed)
  public func wordStart(before offset: Int, of unit: WordBorders.Unit = .letters) -> Int {
    let end = border(atOrBefore: offset)
    var reach = 128
    while true {
      let window = max(0, end - reach)..<end
      let start = withSpan(in: window) { WordBorders.start(before: $0.count, of: unit, in: $0) }
      if start > 8 || window.lowerBound == 0 {
        return border(atOrBefore: window.lowerBound + start)
      }
      reach *= 4
    }
  }
}
