/// A text that was changed on two sides, brought together line by line (notes N14).
///
/// Changes that don't overlap are both made; the same change on both sides is made once. What
/// overlaps is a conflict, which only a person can solve. Lines are bytes, with their ends: a text
/// with CRLF keeps them.
public struct TextMerge: Hashable, Sendable {
  /// A stretch of the result.
  public enum Region: Hashable, Sendable {
    /// Bytes that are decided: neither side has changed them, or one has, or both in the same way.
    case decided([UInt8])
    /// What the sides have made of the same lines.
    case conflict(base: [UInt8], mine: [UInt8], theirs: [UInt8])
  }

  /// The stretches, in order; no two decided ones follow each other.
  public let regions: [Region]

  /// The merged text; `nil` where anything is a conflict.
  public let text: [UInt8]?

  /// How many conflicts there are.
  public var conflicts: Int {
    regions.count { if case .conflict = $0 { true } else { false } }
  }

  /// Brings two versions of a text together.
  ///
  /// Lines next to each other that each side has changed are no conflict; lines added where the
  /// other side has changed something are, for their order is unknown.
  ///
  /// - Complexity: O(lines · log lines) for usual texts; bounded for all.
  public init(base: [UInt8], mine: [UInt8], theirs: [UInt8]) {
    var builder = MergeBuilder(base: base, mine: mine, theirs: theirs)
    regions = builder.regions()
    var whole: [UInt8]? = []
    for region in regions {
      if case .decided(let bytes) = region { whole? += bytes } else { whole = nil }
    }
    text = whole
  }
}

/// Walks along the changes of both sides.
private struct MergeBuilder {
  private let base: TextLines
  private let mine: TextLines
  private let theirs: TextLines
  private let myChanges: [LineChange]
  private let theirChanges: [LineChange]
  private var decided: [UInt8] = []
  private var found: [TextMerge.Region] = []

  init(base: [UInt8], mine: [UInt8], theirs: [UInt8]) {
    self.base = TextLines(base)
    self.mine = TextLines(mine)
    self.theirs = TextLines(theirs)
    var numbers = LineNumbers()
    let lines = [self.base, self.mine, self.theirs].map { numbers.numbers(of: $0) }
    myChanges = LineDiff.changes(from: lines[0], to: lines[1], numbers: numbers.count)
    theirChanges = LineDiff.changes(from: lines[0], to: lines[2], numbers: numbers.count)
  }

  mutating func regions() -> [TextMerge.Region] {
    var (my, their) = (myChanges[...], theirChanges[...])
    var line = 0
    while let first = [my.first, their.first].compactMap(\.self).min(by: Self.isBefore) {
      // All changes that have to do with each other.
      var range = first.old
      var isGrowing = true
      var mine: [LineChange] = []
      var theirs: [LineChange] = []
      while isGrowing {
        isGrowing = false
        if let next = my.first, Self.isEntangled(next, range, mine.isEmpty && theirs.isEmpty) {
          range = range.lowerBound..<max(range.upperBound, next.old.upperBound)
          mine.append(my.removeFirst())
          isGrowing = true
        }
        if let next = their.first, Self.isEntangled(next, range, mine.isEmpty && theirs.isEmpty) {
          range = range.lowerBound..<max(range.upperBound, next.old.upperBound)
          theirs.append(their.removeFirst())
          isGrowing = true
        }
      }
      decided += base.bytes(of: line..<range.lowerBound)
      settle(range, mine, theirs)
      line = range.upperBound
    }
    decided += base.bytes(of: line..<base.count)
    flush()
    return found
  }

  private static func isBefore(_ left: LineChange, _ right: LineChange) -> Bool {
    (left.old.lowerBound, left.old.upperBound) < (right.old.lowerBound, right.old.upperBound)
  }

  /// Whether a change can't be made independently of what happens to a range.
  private static func isEntangled(
    _ change: LineChange, _ range: Range<Int>, _ isFirst: Bool
  ) -> Bool {
    if isFirst { return change.old == range }
    if change.old.isEmpty || range.isEmpty {
      return change.old.lowerBound <= range.upperBound
    }
    return change.old.lowerBound < range.upperBound
  }

  private mutating func settle(
    _ range: Range<Int>, _ my: [LineChange], _ their: [LineChange]
  ) {
    let mine = version(of: range, my, self.mine)
    let theirs = version(of: range, their, self.theirs)
    if their.isEmpty || mine == theirs {
      decided += mine
    } else if my.isEmpty {
      decided += theirs
    } else {
      flush()
      found.append(
        .conflict(base: Array(base.bytes(of: range)), mine: mine, theirs: theirs))
    }
  }

  /// What a side has made of some lines of the base.
  private func version(
    of range: Range<Int>, _ changes: [LineChange], _ side: TextLines
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    var line = range.lowerBound
    for change in changes {
      bytes += base.bytes(of: line..<change.old.lowerBound)
      bytes += side.bytes(of: change.new)
      line = change.old.upperBound
    }
    return bytes + base.bytes(of: line..<range.upperBound)
  }

  private mutating func flush() {
    guard !decided.isEmpty else { return }
    found.append(.decided(decided))
    decided = []
  }
}
