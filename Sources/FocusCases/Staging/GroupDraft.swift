import Focus
import Geometry

/// A group on its way into a map.
struct GroupDraft {
  let id: GroupID
  let kind: Kind
  var scope = ScopeID.base
  var parent: GroupID?
  var parentItem: ItemID?
  var order: Int?
  var items: [FocusItem] = []
  var memory = MemoryPolicy.kept

  /// The axes along which it goes round its ends.
  var wrapping: Set<FocusAxis> = []

  /// Its own direction of reading.
  var reading: ReadingDirection?

  /// Where it is; `nil` stands for round its items.
  var frame: Rectangle?

  /// What kind of group it is.
  enum Kind: Hashable {
    /// A single item, with the groups inside it.
    case single

    /// No items: it only says in which direction the groups inside are read.
    case row

    /// Items without places: every arrow is a step.
    case steps

    /// A row or a column.
    case list(FocusAxis)

    /// Items by their places.
    case spatial
  }

  init(_ id: GroupID, _ kind: Kind) {
    self.id = id
    self.kind = kind
  }

  /// The area of its items.
  var area: Rectangle { items.reduce(items.first?.rectangle ?? .zero) { $0.union($1.rectangle) } }

  /// How its items lie.
  var arrangement: FocusArrangement {
    switch kind {
    case .single, .row, .spatial: .spatial
    case .steps: .list(.vertical)
    case .list(let axis): .list(axis)
    }
  }

  /// What it does at its ends: without places there is nothing beyond.
  func ends(_ places: StageBuilder.Places) -> GroupEnds {
    let end: EndPolicy = places == .none ? .stop : .leave
    return GroupEnds(
      vertical: wrapping.contains(.vertical) ? .wrap : end,
      horizontal: wrapping.contains(.horizontal) ? .wrap : end)
  }
}
