/// A change of a text as the journal keeps it: some bytes give way to others.
///
/// Each edit speaks of the text that the one before it has left.
public struct JournalEdit: Hashable, Sendable {
  /// Where the removed bytes begin, and the new ones stand.
  public let offset: Int
  /// How many bytes are removed.
  public let removed: Int
  /// The bytes that take their place.
  public let inserted: [UInt8]

  /// Makes an edit; the numbers are 0 or more.
  public init(offset: Int, removed: Int = 0, inserted: [UInt8] = []) {
    self.offset = offset
    self.removed = removed
    self.inserted = inserted
  }

  /// Whether it changes nothing.
  var isEmpty: Bool { removed == 0 && inserted.isEmpty }
}

extension [UInt8] {
  /// Makes edits one after another, up to the first that reaches beyond the text.
  ///
  /// - Returns: Whether all were made.
  /// - Complexity: O(edits · bytes) at worst; an edit moves what lies behind it.
  @discardableResult
  public mutating func apply(_ edits: some Sequence<JournalEdit>) -> Bool {
    for edit in edits {
      guard edit.offset >= 0, edit.removed >= 0, edit.offset <= count,
        edit.removed <= count - edit.offset
      else { return false }
      replaceSubrange(edit.offset..<(edit.offset + edit.removed), with: edit.inserted)
    }
    return true
  }
}

extension [JournalEdit] {
  /// Where a place in the text comes to lie.
  ///
  /// What is inserted just there comes after the place; a place in removed text goes to where that
  /// was.
  public func moved(_ place: Int) -> Int {
    reduce(place) { place, edit in
      if place <= edit.offset { return place }
      let end = edit.offset + edit.removed
      return place < end ? edit.offset : place - edit.removed + edit.inserted.count
    }
  }
}
