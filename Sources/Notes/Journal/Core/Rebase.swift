/// Brings edits of one text that were made at the same time into one order (scenes R4, R9).
///
/// Two sides start from one text. Theirs is already in the journal, mine isn't. Crossing gives my
/// edits as they must be made after theirs, and theirs as they must be made after mine; both ways
/// lead to the same text. Nobody's inserted bytes are ever lost: removing a stretch into which the
/// other side has written leaves what was written. Where both write in one place, theirs comes first.
public enum Rebase {
  /// Crosses two lists of edits that start from one text.
  ///
  /// - Complexity: O(mine · theirs)
  public static func cross(
    mine: [JournalEdit], theirs: [JournalEdit]
  ) -> (mine: [JournalEdit], theirs: [JournalEdit]) {
    guard !mine.isEmpty, !theirs.isEmpty else { return (mine, theirs) }
    let crossed = cross(mine.flatMap(Step.steps), theirs.flatMap(Step.steps))
    return (Step.edits(crossed.mine), Step.edits(crossed.theirs))
  }

  private static func cross(
    _ mine: [Step], _ theirs: [Step]
  ) -> (mine: [Step], theirs: [Step]) {
    var result: [Step] = []
    var theirs = theirs
    for step in mine {
      var own = [step]
      var crossed: [Step] = []
      for other in theirs {
        // Removing splits where the other side inserts, so that one step may be two from here on.
        let (moved, others) = own.count == 1 ? cross(own[0], other) : cross(own, [other])
        own = moved
        crossed += others
      }
      result += own
      theirs = crossed
    }
    return (result, theirs)
  }

  private static func cross(
    _ mine: Step, _ theirs: Step
  ) -> (mine: [Step], theirs: [Step]) {
    (mine.after(theirs, .behind), theirs.after(mine, .before))
  }
}

/// The half of an edit: it only removes or only inserts.
enum Step: Hashable {
  case insert(Int, [UInt8])
  case remove(Int, Int)

  /// Where bytes go that both sides insert in one place.
  enum Side { case before, behind }

  /// The step as it must be made after one of the other side.
  func after(_ other: Step, _ side: Side) -> [Step] {
    switch (self, other) {
    case (.insert(let place, let bytes), .insert(let start, let others)):
      let isBehind = start < place || start == place && side == .behind
      return [.insert(isBehind ? place + others.count : place, bytes)]
    case (.insert(let place, let bytes), .remove(let start, let count)):
      if place <= start { return [self] }
      return [.insert(place >= start + count ? place - count : start, bytes)]
    case (.remove(let place, let count), .insert(let start, let others)):
      if start <= place { return [.remove(place + others.count, count)] }
      if start >= place + count { return [self] }
      // What was written in the middle stays.
      return [
        .remove(start + others.count, count - (start - place)), .remove(place, start - place),
      ]
    case (.remove(let place, let count), .remove(let start, let others)):
      let (end, otherEnd) = (place + count, start + others)
      let shared = max(0, min(end, otherEnd) - max(place, start))
      let left = count - shared
      guard left > 0 else { return [] }
      return [.remove(place <= start ? place : max(start, place - others), left)]
    }
  }

  static func steps(of edit: JournalEdit) -> [Step] {
    var steps: [Step] = []
    if edit.removed > 0 { steps.append(.remove(edit.offset, edit.removed)) }
    if !edit.inserted.isEmpty { steps.append(.insert(edit.offset, edit.inserted)) }
    return steps
  }

  /// The edits that do the same; removing and inserting in one place become one.
  static func edits(_ steps: [Step]) -> [JournalEdit] {
    var edits: [JournalEdit] = []
    for step in steps {
      switch step {
      case .remove(let place, let count):
        edits.append(JournalEdit(offset: place, removed: count))
      case .insert(let place, let bytes):
        if let last = edits.last, last.offset == place, last.inserted.isEmpty {
          edits[edits.count - 1] = JournalEdit(
            offset: place, removed: last.removed, inserted: bytes)
        } else {
          edits.append(JournalEdit(offset: place, inserted: bytes))
        }
      }
    }
    return edits
  }
}
