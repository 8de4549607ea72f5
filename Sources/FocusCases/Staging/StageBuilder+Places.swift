import Focus
import Geometry

extension StageBuilder {
  /// Where an item is: where its case says, else where its layout puts it, else around what is
  /// inside.
  func area(of item: CaseItem) -> Rectangle {
    item.rectangle ?? layout.areas[item.id]
      ?? item.children.reduce(.zero) { $0.union(area(of: $1)) }
  }

  /// The frame of each group: its own, else round its items, else round the groups inside.
  func frames() -> [GroupID: Rectangle] {
    var frames: [GroupID: Rectangle] = [:]
    var inside: [GroupID: Rectangle] = [:]
    // Nested groups come after their parents.
    for draft in drafts.reversed() {
      let frame =
        draft.frame ?? (draft.items.isEmpty ? inside[draft.id] ?? .zero : draft.area)
      frames[draft.id] = frame
      if let parent = draft.parent { inside[parent] = frame.union(inside[parent] ?? .zero) }
    }
    return frames
  }

  /// The group of a draft.
  ///
  /// Content and screen have the same coordinates, so that items stay where their case has them.
  func group(of draft: GroupDraft, at frame: Rectangle) -> FocusGroup {
    FocusGroup(
      draft.id, scope: draft.scope, parent: draft.parent, parentItem: draft.parentItem,
      order: draft.order, reading: draft.reading, frame: frame, viewport: frame,
      source: ArraySource(items(of: draft)), arrangement: draft.arrangement,
      ends: draft.ends(places), memory: draft.memory)
  }

  /// The items of a draft: as they are read where the case says where they are, else as listed.
  private func items(of draft: GroupDraft) -> [FocusItem] {
    guard places == .given, draft.items.count > 1 else { return draft.items }
    let order = ReadingOrder(world.reading).sorted(draft.items.map(\.rectangle)) {
      draft.items[$0].id < draft.items[$1].id
    }
    return order.map { draft.items[$0] }
  }

  /// A row in a context of its own.
  struct Row {
    var number: Int
    var reading: ReadingDirection
  }

  /// The rows that items of one parent lie in, where items have directions of their own.
  ///
  /// A case says of each item in which direction it is read, but not in which the row around it is.
  /// That shows in the listing: a row that is read from the left is listed from the left.
  func rows(of items: [CaseItem]) -> [Int: Row] {
    guard items.contains(where: { $0.direction != nil }) else { return [:] }
    var rows: [Int: Row] = [:]
    var start = 0
    while start < items.count {
      let first = area(of: items[start])
      var end = start + 1
      while end < items.count, area(of: items[end]).minRow < first.maxRow,
        first.minRow < area(of: items[end]).maxRow
      {
        end += 1
      }
      let edges = items[start..<end].map { area(of: $0).minColumn }
      let reading: ReadingDirection? =
        if edges.count < 2 {
          nil
        } else if zip(edges, edges.dropFirst()).allSatisfy({ $0 < $1 }) {
          .leftToRight
        } else if zip(edges, edges.dropFirst()).allSatisfy({ $0 > $1 }) {
          .rightToLeft
        } else {
          nil
        }
      if let reading {
        for index in start..<end { rows[index] = Row(number: start, reading: reading) }
      }
      start = end
    }
    return rows
  }
}
