extension NoteIndex {
  /// The tags of a listing's notes with how many have each; `nil` where the index isn't in line with it.
  ///
  /// - Parameter generation: Tells the listing from others.
  /// - Complexity: O(tags of all notes)
  public func tagCounts(in listing: NoteListing, generation: UInt64) -> TagCounts? {
    let reader = opened(for: listing, generation)
    guard reader.cover.missing.isEmpty else { return nil }
    return try? reader.tagCounts()
  }

  /// The notes of a listing that may lead to one, among which those that do are to be looked for; `nil`
  /// where the index isn't in line with the listing.
  ///
  /// - Parameters:
  ///   - aliases: The other names of the note.
  ///   - generation: Tells the listing from others.
  /// - Complexity: O(documents)
  public func mayLead(
    to note: NotePath, called aliases: [String], in listing: NoteListing, generation: UInt64
  ) -> Set<NoteID>? {
    let reader = opened(for: listing, generation)
    guard reader.cover.missing.isEmpty, let found = try? reader.documents(naming: note, aliases)
    else {
      return nil
    }
    let large = reader.table.rows.indices.filter {
      reader.table.rows[$0].size > IndexedNote.largestText
    }
    return Set(
      (found + large).lazy.filter { reader.cover.notes.indices.contains($0) }
        .map { reader.cover.notes[$0] }.filter { $0 != IndexCover.none }
        .map { NoteID(rawValue: $0) })
  }
}

extension IndexReader {
  fileprivate func tagCounts() throws(DatabaseError) -> TagCounts {
    guard let database else { throw DatabaseError(damaged: "no index") }
    var counts = TagCounts()
    let rows = try database.statement("SELECT name, COUNT(*) FROM tag GROUP BY name")
    while try rows.step() {
      counts.add(String(decoding: rows.bytes(0), as: UTF8.self), Int(rows.integer(1)))
    }
    return counts
  }

  /// The documents that hold what may be a link to a note.
  fileprivate func documents(
    naming note: NotePath, _ aliases: [String]
  ) throws(DatabaseError) -> [Int] {
    guard let database else { throw DatabaseError(damaged: "no index") }
    var found: [Int] = []
    let rows = try database.statement("SELECT DISTINCT note FROM link WHERE name = ?")
    // The ending may be left out, and what is left may have one, too.
    let names = [note.name, note.stem].map(IndexedNote.key) + aliases.map(IndexedNote.key(ofPath:))
    for key in Set(names) {
      try rows.bind(Array(key.utf8), at: 1)
      while try rows.step() { found.append(Int(rows.integer(0))) }
    }
    return found
  }
}
