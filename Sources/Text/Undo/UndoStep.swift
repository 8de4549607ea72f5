/// One step of undo or redo: edits that lead to another state of a text.
public struct UndoStep: Hashable, Sendable {
  /// What the person did.
  public var kind: EditKind

  /// The edits, each in the text that the one before it left.
  var edits: [Edit]

  /// The selection in the text that they lead to.
  var selection: TextSelection

  /// The revision of the text that they lead to.
  var revision: Int

  /// About how many bytes it takes.
  var size: Int {
    edits.reduce(96) { $0 + $1.replacement.count + 48 }
  }
}

/// What a person did to a text, so that a menu can name what undo takes back.
public enum EditKind: UInt8, Hashable, Sendable, CaseIterable {
  /// Characters and line ends were typed.
  case typing
  /// Characters were deleted one after the other.
  case deleting
  /// More than a character was taken away: killed, cut, deleted.
  case removing
  /// Something was pasted or yanked.
  case pasting
  /// Lines were moved.
  case moving
  /// Lines were indented or outdented.
  case indenting
  /// Something was put in place of something else: by replace, by a completion.
  case replacing

  /// Whether what follows each other is one step, up to a pause.
  var isGrouped: Bool {
    self == .typing || self == .deleting
  }
}

extension UndoStep {
  /// Adds what takes back an edit that was made after those that this takes back.
  mutating func precede(with earlier: [Edit]) {
    if earlier.count == 1, let first = edits.first, let joined = earlier[0].joined(before: first) {
      edits[0] = joined
    } else {
      edits = earlier + edits
    }
  }
}

extension Edit {
  /// One edit that does this one and then another; `nil` where they don't touch.
  ///
  /// What takes back typing and deleting is joined so, character by character.
  fileprivate func joined(before next: Edit) -> Edit? {
    if replacement.isEmpty, next.range.upperBound == range.lowerBound {
      return Edit(next.range.lowerBound..<range.upperBound, with: next.replacement)
    }
    guard next.range.isEmpty else { return nil }
    if next.range.lowerBound == result.upperBound {
      return Edit(range, with: replacement + next.replacement)
    }
    if next.range.lowerBound == range.lowerBound {
      return Edit(range, with: next.replacement + replacement)
    }
    return nil
  }
}
