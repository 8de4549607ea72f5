import Notes

/// A listing with what follows from it and from the titles: for very many notes it is worked out by a
/// worker, so that no key has to wait for it.
struct ListedNotes: Sendable {
  /// The notes and folders.
  let listing: NoteListing

  /// The titles that are known.
  let titles: NoteTitles

  /// The notes that are pinned, as far as it is known (notes N19).
  let pins: Set<NoteID>

  /// The other names of the notes, as far as they are known (notes N7).
  let aliases: NoteAliases

  /// All notes, the last changed first.
  let recency: [NoteID]

  /// Works it out for a listing.
  ///
  /// - Parameter old: The listing before it with its titles: those of notes that haven't changed are
  ///   kept.
  /// - Complexity: O(n log n) for n notes
  init(_ listing: NoteListing, after old: (listing: NoteListing, titles: NoteTitles)?) {
    self.listing = listing
    let titles = old.map { $0.titles.carried(from: $0.listing, to: listing) } ?? NoteTitles()
    (self.titles, pins, aliases) = (titles, titles.pins, titles.aliases)
    recency = listing.order(by: .modified)
  }

  /// Takes the list as it was.
  ///
  /// - Complexity: O(notes)
  init(_ memory: ListingMemory) {
    (listing, titles) = (memory.listing, memory.titles)
    (pins, aliases, recency) = (titles.pins, titles.aliases, Array(listing.ids))
  }
}

/// How a listing came to be asked for that is worked out.
struct ListingQuestion: Hashable {
  /// Counts the listings that have come.
  var number: UInt64

  /// The listing that there was, whose titles are kept.
  var generation: UInt64
}
