extension NoteIndex {
  /// The titles of those notes of a listing that the index has as they are.
  ///
  /// - Parameter generation: Tells the listing from others.
  /// - Complexity: O(notes)
  public func titles(in listing: NoteListing, generation: UInt64) -> NoteTitles {
    let reader = opened(for: listing, generation)
    var titles = NoteTitles()
    for (document, note) in reader.cover.notes.enumerated() where note != IndexCover.none {
      titles[NoteID(Int(note))] = reader.table.noteTitle(of: UInt32(document))
    }
    return titles
  }

  /// How an index stands to the notes as they are listed.
  public struct Standing: Hashable, Sendable {
    /// How many notes it has as they are.
    public let notes: Int
    /// How many it hasn't, or as they were.
    public let missing: Int
    /// How many it has that are gone or were others.
    public let stale: Int
  }

  /// How the index that is open stands to a listing.
  ///
  /// - Complexity: O(notes)
  public func standing(for listing: NoteListing) -> Standing {
    let cover = IndexCover(of: listing, by: published.withLock { $0 })
    return Standing(
      notes: listing.count - cover.missing.count, missing: cover.missing.count,
      stale: cover.stale.count)
  }
}
