/// Which documents of an index are notes of a listing, and which notes it doesn't have as they are.
struct IndexCover: Sendable {
  /// The place in the listing of each document's note; ``none`` for those that are dead or stale.
  let notes: [UInt32]
  /// The notes that the index has not, or not as they are now.
  let missing: [NoteID]
  /// The documents whose notes are gone or have changed.
  let stale: [UInt32]

  static let none = UInt32.max

  /// - Complexity: O(documents + notes)
  init(of listing: NoteListing, by table: IndexTable) {
    var notes = [UInt32](repeating: IndexCover.none, count: Int(table.next))
    var isCovered = [Bool](repeating: false, count: listing.count)
    var stale: [UInt32] = []
    for (document, row) in table.rows.enumerated() where row.marks.contains(.isLive) {
      let path = table.path(of: UInt32(document))
      if let id = listing.id(ofPathBytes: path), row.isOf(listing[id].identity),
        !isCovered[id.index]
      {
        notes[document] = id.rawValue
        isCovered[id.index] = true
      } else {
        stale.append(UInt32(document))
      }
    }
    self.notes = notes
    self.stale = stale
    missing = listing.ids.filter { !isCovered[$0.index] }
  }
}
