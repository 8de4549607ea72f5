/// Who comes first where two insert at the same place.
///
/// The two sides have to be given different ranks, so that both get the same text.
public enum Precedence: Hashable, Sendable {
  /// What is put in here stands before what the other puts in.
  case first
  /// What is put in here stands behind what the other puts in.
  case second

  /// That of the other side.
  public var opposite: Precedence { self == .first ? .second : .first }
}

extension Edit {
  /// The same change for a text in which another edit has been made meanwhile.
  ///
  /// Both edits were made in the same text. Whichever is done first, followed by the other as
  /// rebased over it, the result is the same text (scenes R4, R9), in which nothing is lost that
  /// either has put in: a part that both take away is gone once, and what is put into a part that
  /// the other takes away stays.
  ///
  /// - Parameters:
  ///   - other: The edit that was made.
  ///   - precedence: Whose text stands first where both put some in at the same place; the other
  ///     side has to say the opposite.
  public func rebased(over other: Edit, as precedence: Precedence) -> Edit {
    if precedes(other, as: precedence) { return self }
    if other.precedes(self, as: precedence.opposite) {
      return Edit(
        range.lowerBound + other.growth..<range.upperBound + other.growth, with: replacement)
    }
    return joined(with: other, as: precedence)
  }

  /// Whether this lies before another edit and doesn't meet it.
  private func precedes(_ other: Edit, as precedence: Precedence) -> Bool {
    guard range.upperBound <= other.range.lowerBound else { return false }
    let isSamePlace = range.isEmpty && other.range.isEmpty && range == other.range
    return !isSamePlace || precedence == .first
  }

  /// The rest of this edit where the other took a part of the same text.
  private func joined(with other: Edit, as precedence: Precedence) -> Edit {
    // Of the text that either takes, what the other hasn't is left around what it put in.
    let head = max(0, other.range.lowerBound - range.lowerBound)
    let tail = max(0, range.upperBound - other.range.upperBound)
    let start = min(range.lowerBound, other.range.lowerBound)
    let isFirst =
      range.lowerBound == other.range.lowerBound
      ? precedence == .first : range.lowerBound < other.range.lowerBound
    let inserted = start + head
    if isFirst, tail == 0 {
      return Edit(start..<inserted, with: replacement)
    }
    if !isFirst, head == 0 {
      let end = inserted + other.replacement.count
      return Edit(end..<end + tail, with: replacement)
    }
    let both = isFirst ? replacement + other.replacement : other.replacement + replacement
    return Edit(start..<inserted + other.replacement.count + tail, with: both)
  }
}

extension Edit {
  /// What a position holds on to where text is put in right there.
  public enum Gravity: Hashable, Sendable {
    /// It stays before what is put in.
    case left
    /// It goes behind what is put in.
    case right
  }

  /// Where a position of the text before is in the text afterwards.
  ///
  /// A position inside of what is taken away goes to the end of what comes in its place, or to its
  /// start with gravity to the left.
  public func position(of offset: Int, gravity: Gravity = .right) -> Int {
    if offset < range.lowerBound { return offset }
    if offset > range.upperBound { return offset + growth }
    switch gravity {
    case .left where offset == range.upperBound && !range.isEmpty: return result.upperBound
    case .left: return result.lowerBound
    case .right where offset == range.lowerBound && !range.isEmpty: return result.lowerBound
    case .right: return result.upperBound
    }
  }
}

extension [Edit] {
  /// The same changes for a text in which other edits have been made meanwhile, and the others for
  /// a text in which these have been made.
  ///
  /// Both lists start from the same text, and in each an edit is made in the text that the one
  /// before it left. The text that has had one list, followed by the other as rebased, is the same
  /// either way (`Edit.rebased(over:as:)`).
  ///
  /// - Complexity: O(edits × other edits)
  public func rebased(
    over others: [Edit], as precedence: Precedence
  ) -> (these: [Edit], others: [Edit]) {
    var others = others
    let these = map { edit -> Edit in
      var edit = edit
      for index in others.indices {
        let other = others[index]
        others[index] = other.rebased(over: edit, as: precedence.opposite)
        edit = edit.rebased(over: other, as: precedence)
      }
      return edit
    }
    return (these, others)
  }
}
