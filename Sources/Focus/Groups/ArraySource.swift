import Geometry

/// The items of a small group, held in an array: a menu, a sheet's buttons, a gallery.
///
///     let buttons: ArraySource = ["Save", "Discard", "Cancel"]
///
/// Duplicate names are allowed; the one nearest to where the focus was stands for the name.
public struct ArraySource: FocusSource, ExpressibleByArrayLiteral {
  /// The items, in order.
  public let items: [FocusItem]

  /// A number made from the names and their order.
  public let generation: UInt64

  /// The items with a priority of their own.
  public let entryCandidates: [EntryCandidate]

  /// The items that opted out.
  public let optedOut: [Int]

  /// The focusable items and where they lie, in order.
  private let focusable: [DirectionalCandidate]

  /// The index at which each row begins, and the number of items at the end.
  private let rowStarts: [Int]

  /// Makes a source of items of one row each.
  ///
  /// - Complexity: O(n).
  public init(_ items: [FocusItem]) {
    self.init(items, rowStarts: Array(0...items.count))
  }

  /// Makes a source of ragged rows (focus F15).
  ///
  /// - Complexity: O(n).
  public init(rows: [[FocusItem]]) {
    var starts = [0]
    for row in rows where !row.isEmpty { starts.append(starts[starts.count - 1] + row.count) }
    self.init(Array(rows.joined()), rowStarts: starts)
  }

  /// Makes a source of items one below the other, one row high and `columns` wide.
  public init(_ ids: [ItemID], columns: Int) {
    self.init(
      ids.enumerated().map { row, id in
        FocusItem(id, at: Rectangle(column: 0, row: row, columns: columns, rows: 1))
      })
  }

  /// Makes a source of items one below the other, one row high and 20 columns wide.
  public init(arrayLiteral elements: ItemID...) { self.init(elements, columns: 20) }

  private init(_ items: [FocusItem], rowStarts: [Int]) {
    self.items = items
    self.rowStarts = rowStarts
    var fingerprint = Fingerprint()
    var candidates: [EntryCandidate] = []
    var optedOut: [Int] = []
    var focusable: [DirectionalCandidate] = []
    focusable.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      fingerprint.add(item.id)
      if item.priority > .ignored {
        candidates.append(EntryCandidate(index, priority: item.priority))
      }
      if item.membership == .optedOut { optedOut.append(index) }
      if item.focusability.isFocusable {
        focusable.append(DirectionalCandidate(index: index, rectangle: item.rectangle))
      }
    }
    generation = fingerprint.value
    entryCandidates = candidates
    self.optedOut = optedOut
    self.focusable = focusable
  }

  /// How many items there are.
  public var count: Int { items.count }

  /// The name of an item.
  public func id(at index: Int) -> ItemID { items[index].id }

  /// The item named `id` that is nearest to `hint`.
  ///
  /// - Complexity: O(distance from `hint`), O(n) at worst.
  public func index(of id: ItemID, near hint: Int) -> Int? {
    items.count.nearestIndex(to: hint) { items[$0].id == id }
  }

  /// The area of an item.
  public func rectangle(at index: Int) -> Rectangle { items[index].rectangle }

  /// Whether an item can take the focus.
  public func focusability(at index: Int) -> Focusability { items[index].focusability }

  /// Appends the focusable items of a range.
  ///
  /// - Complexity: O(log n), plus one copy.
  public func appendFocusable(in range: Range<Int>, to list: inout [DirectionalCandidate]) {
    let first = rank(of: range.lowerBound)
    list += focusable[first..<max(first, rank(of: range.upperBound))]
  }

  /// The nearest focusable item beyond `index` that way.
  ///
  /// - Complexity: O(log n).
  public func nextFocusable(from index: Int, step: FocusStep) -> Int? {
    let rank = step == .forward ? rank(of: index.adding(clamped: 1)) : rank(of: index) - 1
    return focusable.indices.contains(rank) ? focusable[rank].index : nil
  }

  /// How many focusable items come before `index`.
  private func rank(of index: Int) -> Int {
    // Where all items are focusable, which is the rule, an item's rank is its index.
    if focusable.count == items.count { return index.clamped(to: 0...items.count) }
    var low = 0
    var high = focusable.count
    while low < high {
      let middle = (low + high) / 2
      if focusable[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The item's text.
  public func title(at index: Int) -> String { items[index].title }

  /// What Tab is to an item.
  public func tabPolicy(at index: Int) -> TabPolicy { items[index].tabPolicy }

  /// How many rows there are.
  public var rowCount: Int { rowStarts.count - 1 }

  /// The row of an item.
  ///
  /// - Complexity: O(log rows).
  public func row(of index: Int) -> Int {
    var low = 0
    var high = rowStarts.count - 1
    while low + 1 < high {
      let middle = (low + high) / 2
      if rowStarts[middle] <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// The items of a row.
  public func indices(inRow row: Int) -> Range<Int> {
    row >= 0 && row < rowCount ? rowStarts[row]..<rowStarts[row + 1] : 0..<0
  }
}

extension Int {
  /// The index below this count for which `isWanted` holds and which is nearest to `hint`, the
  /// lower of two; `nil` where there is none.
  func nearestIndex(to hint: Int, where isWanted: (Int) -> Bool) -> Int? {
    guard self > 0 else { return nil }
    let start = hint.clamped(to: 0...self - 1)
    if isWanted(start) { return start }
    var distance = 1
    while start - distance >= 0 || start + distance < self {
      if start - distance >= 0, isWanted(start - distance) { return start - distance }
      if start + distance < self, isWanted(start + distance) { return start + distance }
      distance += 1
    }
    return nil
  }
}
