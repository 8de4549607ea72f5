import Text

/// Random parts of texts, and edits of them.
enum RandomEdits {
  /// A part of so many bytes, short ones most often.
  static func range(
    in count: Int, longest: Int = 40, using random: inout SeededGenerator
  ) -> Range<Int> {
    let start = Int.random(in: 0...count, using: &random)
    let length = Int.random(in: 0...longest, using: &random)
    return start..<min(count, start + (Bool.random(using: &random) ? 0 : length))
  }

  /// An edit that puts in some pieces of text, or takes some away, or both.
  static func edit(
    in count: Int, longest: Int = 40, using random: inout SeededGenerator
  ) -> Edit {
    let pieces = Int.random(in: 0...3, using: &random)
    return Edit(
      range(in: count, longest: longest, using: &random),
      with: RandomText.mixed(pieces: pieces, using: &random))
  }

  /// Edits that follow each other, of a text of so many bytes.
  static func edits(
    _ number: Int, in count: Int, using random: inout SeededGenerator
  ) -> [Edit] {
    var count = count
    return (0..<number).map { _ in
      let edit = edit(in: count, longest: 8, using: &random)
      count += edit.growth
      return edit
    }
  }
}

extension [UInt8] {
  /// What an edit makes of plain bytes.
  func applying(_ edit: Edit) -> [UInt8] {
    self[..<edit.range.lowerBound] + edit.replacement + self[edit.range.upperBound...]
  }
}
