/// Finds a group's slot by its name.
///
/// A few groups are looked through, as that is faster than a table and needs no memory.
struct GroupLookup: Sendable {
  /// Slots by name, where there are more groups than are looked through.
  private let table: [GroupID: Int]

  /// Whether no two groups have one name.
  let isUnique: Bool

  /// Up to this many groups are looked through.
  private static let few = 16

  init(_ groups: [FocusGroup]) {
    if groups.count <= GroupLookup.few {
      table = [:]
      isUnique = groups.indices.allSatisfy { slot in
        !groups[..<slot].contains { $0.id == groups[slot].id }
      }
    } else {
      var table: [GroupID: Int] = [:]
      table.reserveCapacity(groups.count)
      for (slot, group) in groups.enumerated() where table[group.id] == nil {
        table[group.id] = slot
      }
      self.table = table
      isUnique = table.count == groups.count
    }
  }

  /// The slot of the group named `id`; the slot `hint` is tried first.
  func slot(of id: GroupID, near hint: Int = 0, in groups: [FocusGroup]) -> Int? {
    if hint >= 0, hint < groups.count, groups[hint].id == id { return hint }
    if table.isEmpty { return groups.firstIndex { $0.id == id } }
    return table[id]
  }
}
