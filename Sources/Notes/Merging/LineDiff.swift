/// Lines of one text that others stand for in another.
struct LineChange: Hashable {
  let old: Range<Int>
  let new: Range<Int>
}

/// Finds what has changed between two texts, by lines.
///
/// Lines that both have just once are taken for the same first, in the longest order that both
/// have them; between those the shortest way from one to the other is looked for (Myers, in linear
/// space). A stretch that would take too long, being nothing but different repetitions, counts as
/// changed whole. So time and memory are bounded for whatever is compared.
struct LineDiff {
  private let old: [Int32]
  private let new: [Int32]
  /// How often a line is in the stretch at hand, and where; for each line's number.
  private var uses: [(old: Int32, new: Int32, oldPlace: Int32, newPlace: Int32)]
  private(set) var changes: [LineChange] = []
  private var pending: [Stretch] = []

  /// Lines of both texts that are still to be compared.
  struct Stretch {
    var old: Range<Int>
    var new: Range<Int>
    var depth: Int
  }

  /// No more rounds of looking for single lines than this.
  private static let deepest = 32

  /// Compares two texts whose lines have numbers below a count.
  ///
  /// - Complexity: O(lines · log lines) for texts with lines of their own; at most
  ///   O(lines · ``MiddleSnake/mostSteps``).
  static func changes(
    from old: [Int32], to new: [Int32], numbers: Int, anchors: Anchors = .used
  ) -> [LineChange] {
    var diff = LineDiff(old: old, new: new, numbers: numbers)
    diff.run(Stretch(old: old.indices, new: new.indices, depth: anchors == .used ? 0 : deepest))
    return diff.changes
  }

  /// Whether lines that both sides have once count for more than the shortest way.
  enum Anchors { case used, left }

  private init(old: [Int32], new: [Int32], numbers: Int) {
    self.old = old
    self.new = new
    uses = Array(repeating: (0, 0, 0, 0), count: numbers)
  }

  private mutating func run(_ whole: Stretch) {
    pending = [whole]
    while let stretch = pending.popLast() {
      let rest = trimmed(stretch)
      if rest.old.isEmpty || rest.new.isEmpty {
        record(rest.old, rest.new)
      } else {
        split(rest)
      }
    }
  }

  private mutating func record(_ old: Range<Int>, _ new: Range<Int>) {
    guard !old.isEmpty || !new.isEmpty else { return }
    if let last = changes.last, last.old.upperBound == old.lowerBound,
      last.new.upperBound == new.lowerBound
    {
      changes[changes.count - 1] = LineChange(
        old: last.old.lowerBound..<old.upperBound, new: last.new.lowerBound..<new.upperBound)
    } else {
      changes.append(LineChange(old: old, new: new))
    }
  }

  /// The stretch without what both begin and end with.
  private func trimmed(_ stretch: Stretch) -> Stretch {
    var (low, newLow) = (stretch.old.lowerBound, stretch.new.lowerBound)
    var (high, newHigh) = (stretch.old.upperBound, stretch.new.upperBound)
    while low < high, newLow < newHigh, old[low] == new[newLow] {
      low += 1
      newLow += 1
    }
    while low < high, newLow < newHigh, old[high - 1] == new[newHigh - 1] {
      high -= 1
      newHigh -= 1
    }
    return Stretch(old: low..<high, new: newLow..<newHigh, depth: stretch.depth)
  }

  private mutating func split(_ stretch: Stretch) {
    let anchors = stretch.depth < Self.deepest ? anchors(in: stretch) : []
    if !anchors.isEmpty {
      var parts: [Stretch] = []
      var (low, newLow) = (stretch.old.lowerBound, stretch.new.lowerBound)
      for anchor in anchors {
        parts.append(
          Stretch(old: low..<anchor.old, new: newLow..<anchor.new, depth: stretch.depth + 1))
        (low, newLow) = (anchor.old + 1, anchor.new + 1)
      }
      parts.append(
        Stretch(
          old: low..<stretch.old.upperBound, new: newLow..<stretch.new.upperBound,
          depth: stretch.depth + 1))
      // Taken from the end of the list, and the changes shall come in order.
      pending += parts.reversed()
    } else if let middle = MiddleSnake.find(old[stretch.old], new[stretch.new]) {
      pending.append(
        Stretch(
          old: middle.old..<stretch.old.upperBound, new: middle.new..<stretch.new.upperBound,
          depth: Self.deepest))
      pending.append(
        Stretch(
          old: stretch.old.lowerBound..<middle.old, new: stretch.new.lowerBound..<middle.new,
          depth: Self.deepest))
    } else {
      record(stretch.old, stretch.new)
    }
  }

  /// The lines that both sides have once, as many as stand in one order.
  private mutating func anchors(in stretch: Stretch) -> [(old: Int, new: Int)] {
    for place in stretch.old {
      uses[Int(old[place])].old += 1
      uses[Int(old[place])].oldPlace = Int32(place)
    }
    for place in stretch.new {
      uses[Int(new[place])].new += 1
      uses[Int(new[place])].newPlace = Int32(place)
    }
    var pairs: [(old: Int, new: Int)] = []
    for place in stretch.old {
      let use = uses[Int(old[place])]
      if use.old == 1, use.new == 1 { pairs.append((place, Int(use.newPlace))) }
    }
    for place in stretch.old { uses[Int(old[place])] = (0, 0, 0, 0) }
    for place in stretch.new { uses[Int(new[place])] = (0, 0, 0, 0) }
    return Self.longestRise(pairs)
  }

  /// The longest choice of pairs in which the new places rise, too.
  private static func longestRise(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    /// The pair that ends the best rise of each length, and before each pair the one before it.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : -1
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var rise: [(old: Int, new: Int)] = []
    var next = ends.last ?? -1
    while next >= 0 {
      rise.append(pairs[next])
      next = before[next]
    }
    return rise.reversed()
  }
}
