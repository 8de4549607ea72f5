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
    var table: [GroupID: Int] = [:]
    var isUnique = true
    if groups.count <= GroupLookup.few {
      for slot in groups.indices where isUnique {
        for other in 0..<slot where groups[other].id == groups[slot].id { isUnique = false }
      }
    } else {
      table.reserveCapacity(groups.count)
      for slot in groups.indices where table.updateValue(slot, forKey: groups[slot].id) != nil {
        isUnique = false
      }
    }
    self.table = table
    self.isUnique = isUnique
  }

  /// The slot of the group named `id`; the slot `hint` is tried first.
  func slot(of id: GroupID, near hint: Int = 0, in groups: [FocusGroup]) -> Int? {
    if hint >= 0, hint < groups.count, groups[hint].id == id { return hint }
    guard table.isEmpty else { return table[id] }
    for slot in groups.indices where groups[slot].id == id { return slot }
    return nil
  }
}
