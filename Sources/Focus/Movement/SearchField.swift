import Geometry

/// What takes part in a search by geometry, in screen cells and in an order that doesn't depend on
/// how the map was listed (focus F1, F17, F23).
struct SearchField {
  /// Something that a search can find.
  enum Find {
    /// An item.
    case item(MapPosition)
    /// A group as a whole.
    case group(Int)
    /// A guide, by its number in the map.
    case guide(Int)
  }

  /// The areas; the index of each names its find.
  private(set) var candidates: [DirectionalCandidate] = []

  /// The finds in order of their index, after the first block of items.
  private var finds: [Find] = []

  /// The group of the first block of items, whose candidates have the items' own indices.
  private let block: Int?

  /// Where the indices of `finds` begin.
  private let base: Int

  /// Makes an empty field; the items of the group `block`, fewer than `count`, need no entry of
  /// their own.
  init(block: Int? = nil, count: Int = 0) {
    self.block = block
    base = count
  }

  /// Adds the items of the first block.
  mutating func add(block items: [DirectionalCandidate]) {
    if candidates.isEmpty { candidates = items } else { candidates.append(contentsOf: items) }
  }

  /// Adds something else.
  mutating func add(_ find: Find, at area: Rectangle) {
    candidates.append(DirectionalCandidate(index: base + finds.count, rectangle: area))
    finds.append(find)
  }

  /// What a search finds.
  func best(by search: DirectionalSearch) -> Find? {
    search.best(among: candidates).flatMap { find(at: $0.index) }
  }

  /// What stands behind the index of a candidate.
  func find(at index: Int) -> Find? {
    if index >= base { return finds.indices.contains(index - base) ? finds[index - base] : nil }
    return block.map { .item(MapPosition(slot: $0, index: index)) }
  }
}
