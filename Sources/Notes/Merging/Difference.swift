/// The difference of two texts as people read it: changed lines with some around them (notes N14).
public struct Difference: Hashable, Sendable {
  /// What became of a line.
  public enum Kind: Hashable, Sendable {
    /// It is in both texts.
    case kept
    /// Only the old text has it.
    case removed
    /// Only the new text has it.
    case added
  }

  /// A line, with its end.
  public struct Line: Hashable, Sendable {
    /// What became of it.
    public let kind: Kind
    /// Its bytes.
    public let bytes: [UInt8]
  }

  /// Changes that are near each other, and the lines around them.
  public struct Hunk: Hashable, Sendable {
    /// The first line in the old text, counted from 0.
    public let oldStart: Int
    /// The first line in the new text, counted from 0.
    public let newStart: Int
    /// The lines in order; removed ones before those added in their place.
    public let lines: [Line]
  }

  /// The hunks in order; none for equal texts.
  public let hunks: [Hunk]

  /// Compares two texts.
  ///
  /// - Parameter context: How many kept lines are shown before and after a change; 0 or more.
  /// - Complexity: As ``TextMerge/init(base:mine:theirs:)``.
  public init(from old: [UInt8], to new: [UInt8], context: Int = 3) {
    let (old, new) = (TextLines(old), TextLines(new))
    var numbers = LineNumbers()
    let (first, second) = (numbers.numbers(of: old), numbers.numbers(of: new))
    let changes = LineDiff.changes(from: first, to: second, numbers: numbers.count)
    let context = max(0, context)
    var hunks: [Hunk] = []
    var rest = changes[...]
    while let first = rest.first {
      var group = [rest.removeFirst()]
      while let next = rest.first, let last = group.last,
        next.old.lowerBound - last.old.upperBound <= 2 * context
      { group.append(rest.removeFirst()) }
      let before = min(context, first.old.lowerBound)
      hunks.append(Self.hunk(group, before: before, after: context, old, new))
    }
    self.hunks = hunks
  }

  private static func hunk(
    _ changes: [LineChange], before: Int, after: Int, _ old: TextLines, _ new: TextLines
  ) -> Hunk {
    let (oldStart, newStart) = (
      changes[0].old.lowerBound - before, changes[0].new.lowerBound - before
    )
    var lines: [Line] = []
    var place = oldStart
    func add(_ range: Range<Int>, _ kind: Kind, of text: TextLines) {
      lines += range.map { Line(kind: kind, bytes: Array(text.line($0))) }
    }
    for change in changes {
      add(place..<change.old.lowerBound, .kept, of: old)
      add(change.old, .removed, of: old)
      add(change.new, .added, of: new)
      place = change.old.upperBound
    }
    add(place..<min(place + after, old.count), .kept, of: old)
    return Hunk(oldStart: oldStart, newStart: newStart, lines: lines)
  }
}
