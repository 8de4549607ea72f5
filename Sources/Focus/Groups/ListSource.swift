import Geometry

/// The items of a list whose rows are all of one height.
///
/// Areas are worked out, not stored; names and titles are the arrays that are given, shared, not
/// copied.
public struct ListSource: FocusSource {
  /// The names, in order.
  public let ids: [ItemID]

  /// The titles, in order; where one is missing the name stands for it.
  public let titles: [String]

  /// Width of a row, in cells.
  public let columns: Int

  /// Height of a row, in cells; at least 1.
  public let rowsEach: Int

  /// The items that can't take the focus.
  public let exceptions: [Int: Focusability]

  /// The items that want to be entered first.
  public let entryCandidates: [EntryCandidate]

  /// A number that differs whenever the names or their order differ.
  public let generation: UInt64

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - ids: the names, in order.
  ///   - titles: the titles; where one is missing the name stands for it.
  ///   - columns: width of a row, in cells.
  ///   - rowsEach: height of a row, in cells; at least 1.
  ///   - exceptions: the items that can't take the focus, by index.
  ///   - entryCandidates: the items that want to be entered first.
  ///   - generation: a number of the owner's that changes with every change of the names; `nil`
  ///     makes one from the names, in O(n).
  public init(
    _ ids: [ItemID], titles: [String] = [], columns: Int = 20, rowsEach: Int = 1,
    except exceptions: [Int: Focusability] = [:], entering entryCandidates: [EntryCandidate] = [],
    generation: UInt64? = nil
  ) {
    self.ids = ids
    self.titles = titles
    self.columns = columns
    self.rowsEach = max(1, rowsEach)
    self.exceptions = exceptions
    self.entryCandidates = entryCandidates
    self.generation = generation ?? Fingerprint(of: ids).value
  }

  /// How many items there are.
  public var count: Int { ids.count }

  /// The name of an item.
  public func id(at index: Int) -> ItemID { ids[index] }

  /// The item named `id` that is nearest to `hint`.
  ///
  /// - Complexity: O(distance from `hint`), O(n) at worst.
  public func index(of id: ItemID, near hint: Int) -> Int? {
    ids.count.nearestIndex(to: hint) { ids[$0] == id }
  }

  /// The area of an item.
  public func rectangle(at index: Int) -> Rectangle {
    Rectangle(
      column: 0, row: index.multiplied(clamped: rowsEach), columns: columns, rows: rowsEach)
  }

  /// Whether an item can take the focus.
  public func focusability(at index: Int) -> Focusability { exceptions[index] ?? .focusable }

  /// The nearest focusable item beyond `index` that way.
  ///
  /// - Complexity: O(items skipped).
  public func nextFocusable(from index: Int, step: FocusStep) -> Int? {
    var next = index.clamped(to: -1...ids.count)
    while true {
      next += step.sign
      guard next >= 0, next < ids.count else { return nil }
      if exceptions.isEmpty || focusability(at: next).isFocusable { return next }
    }
  }

  /// The items whose rows meet the rows of `area`.
  ///
  /// - Complexity: O(1).
  public func indices(meeting area: Rectangle) -> Range<Int> {
    guard area.rows > 0, area.maxRow > 0 else { return 0..<0 }
    let first = min(max(0, area.minRow) / rowsEach, ids.count)
    let last = min((area.maxRow - 1) / rowsEach, ids.count - 1)
    return first <= last ? first..<last + 1 : first..<first
  }

  /// The item's text.
  public func title(at index: Int) -> String {
    index < titles.count ? titles[index] : ids[index].rawValue
  }
}
