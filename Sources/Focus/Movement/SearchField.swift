import Geometry

/// What takes part in a search by geometry, in an order that doesn't depend on how the map was
/// listed (focus F1, F17, F23).
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
  private(set) var candidates: [DirectionalCandidate]

  /// The finds in order of their index, after the first block of items.
  private var finds: [Find] = []

  /// The group of the first block of items, whose candidates have the items' own indices.
  private let block: Int?

  /// Where the indices of `finds` begin.
  private let base: Int

  /// Makes an empty field.
  init() {
    candidates = []
    block = nil
    base = 0
  }

  /// Makes a field of items of one group, which has `count` in all.
  init(block slot: Int, items: [DirectionalCandidate], of count: Int) {
    candidates = items
    block = slot
    base = count
  }

  /// Adds something.
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
    guard let block, index >= 0 else { return nil }
    return .item(MapPosition(slot: block, index: index))
  }
}
