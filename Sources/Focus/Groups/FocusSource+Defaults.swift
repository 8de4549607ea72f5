import Geometry

/// What a source answers when it has nothing of its own to say.
extension FocusSource {
  /// Every item can take the focus.
  public func focusability(at index: Int) -> Focusability { .focusable }

  /// Steps to the nearest item that can take the focus.
  ///
  /// - Complexity: O(items skipped).
  public func nextFocusable(from index: Int, step: FocusStep) -> Int? {
    let count = count
    var next = index.clamped(to: -1...max(0, count))
    while true {
      next += step.sign
      guard next >= 0, next < count else { return nil }
      if focusability(at: next).isFocusable { return next }
    }
  }

  /// No item wants to be entered first.
  public var entryCandidates: [EntryCandidate] { [] }

  /// All items.
  public func indices(meeting area: Rectangle) -> Range<Int> { 0..<max(0, count) }

  /// Asks for the areas one by one.
  public func appendFocusable(in range: Range<Int>, to list: inout [DirectionalCandidate]) {
    list.reserveCapacity(list.count + range.count)
    for index in range where focusability(at: index).isFocusable {
      list.append(DirectionalCandidate(index: index, rectangle: rectangle(at: index)))
    }
  }

  /// The item's name.
  public func title(at index: Int) -> String { id(at: index).rawValue }

  /// Tab goes to the next group.
  public func tabPolicy(at index: Int) -> TabPolicy { .leaves }

  /// No item opted out.
  public var optedOut: [Int] { [] }

  /// One row an item.
  public var rowCount: Int { max(0, count) }

  /// One row an item.
  public func row(of index: Int) -> Int { index }

  /// One row an item.
  public func indices(inRow row: Int) -> Range<Int> {
    row >= 0 && row < count ? row..<row + 1 : 0..<0
  }

  /// Looks at the titles of the focusable items one by one, in display order.
  ///
  /// - Complexity: O(items looked at).
  public func nextMatch(of prefix: String, after index: Int) -> Int? {
    let wanted = WordPrefix(prefix)
    let start = index.clamped(to: -1...max(0, count) - 1)
    var next = start
    while let candidate = nextFocusable(from: next, step: .forward), candidate > next {
      if wanted.begins(wordOf: title(at: candidate)) { return candidate }
      next = candidate
    }
    next = -1
    while let candidate = nextFocusable(from: next, step: .forward), candidate > next,
      candidate <= start
    {
      if wanted.begins(wordOf: title(at: candidate)) { return candidate }
      next = candidate
    }
    return nil
  }
}
