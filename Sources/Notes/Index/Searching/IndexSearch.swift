/// A search that goes through an index, and through the files of those notes that it hasn't.
struct IndexSearch {
  private let query: Query
  private let listing: NoteListing
  private let notebook: Notebook
  private let scope: SearchScope
  private let screenful: Int
  /// What fits, by rank and recency in one number.
  private var keys: [UInt64] = []
  private var memory = SearchText()

  init(
    _ query: Query, in listing: NoteListing, of notebook: Notebook, scope: SearchScope,
    screenful: Int
  ) {
    self.query = query
    self.listing = listing
    self.notebook = notebook
    self.scope = scope
    self.screenful = screenful
  }

  /// Searches (``NoteIndex/search(_:in:generation:of:scope:screenful:while:found:)``).
  mutating func run(
    on reader: IndexReader, while shouldGoOn: () -> Bool, found: ([SearchHit], Bool) -> Void
  ) -> SearchScan.Outcome {
    do throws(DatabaseError) {
      let prepared = try IndexQuery(query, in: scope, on: reader)
      var isTold = false
      let first = try firstByTitle(prepared, reader)
      if first.count >= screenful {
        found(hits(first, of: reader, completing: screenful), false)
        isTold = true
      }
      guard try collect(prepared, reader, first, shouldGoOn, isTold, found) else {
        return .cancelled
      }
    } catch {
      // What the index can't tell is read.
      keys = []
      return scan(listing.order(by: .modified), after: [], shouldGoOn, found)
    }
    guard shouldGoOn() else { return .cancelled }
    keys.sort()
    let hits = hits(keys, of: reader, completing: screenful)
    let missing = reader.cover.missing
    guard !missing.isEmpty else {
      found(hits, true)
      return .complete
    }
    if !hits.isEmpty { found(hits, false) }
    let order = missing.sorted { (listing[$1].modified, $0) < (listing[$0].modified, $1) }
    return scan(order, after: hits, shouldGoOn, found)
  }

  /// The best hits where titles make them so; fewer than a screenful where that can't be said soon.
  private func firstByTitle(
    _ prepared: IndexQuery, _ reader: IndexReader
  ) throws(DatabaseError) -> [UInt64] {
    var found: [UInt64] = []
    for document in prepared.titles.indices
    where prepared.titles[document] < .some && reader.cover.notes[document] != IndexCover.none
      && isSure(document, prepared, reader)
    {
      found.append(key(of: document, prepared, reader))
    }
    found.sort()
    return Array(found.prefix(screenful))
  }

  /// Whether a document fits by what is known without its text: it has the words in its title.
  private func isSure(
    _ document: Int, _ prepared: IndexQuery, _ reader: IndexReader
  ) -> Bool {
    guard query.alternatives.count == 1, let terms = prepared.alternatives.first else {
      return false
    }
    let marks = reader.table.rows[document].marks
    return terms.allSatisfy { term in
      switch term.test {
      case .known(let known): known[document] != term.isNegated
      case .fact(let fact): marks.fit(fact) != term.isNegated
      case .word: !term.isNegated
      }
    }
  }

  private func key(
    of document: Int, _ prepared: IndexQuery, _ reader: IndexReader
  ) -> UInt64 {
    UInt64(prepared.titles[document].rawValue) << 32 | UInt64(reader.recency[document])
  }

  /// Collects all that fits.
  ///
  /// - Parameters:
  ///   - first: What is known to fit beforehand.
  ///   - wasTold: Whether the first screenful was told before.
  /// - Returns: `false` where it was asked to stop.
  private mutating func collect(
    _ prepared: IndexQuery, _ reader: IndexReader, _ first: [UInt64],
    _ shouldGoOn: () -> Bool, _ wasTold: Bool, _ found: ([SearchHit], Bool) -> Void
  ) throws(DatabaseError) -> Bool {
    guard prepared.needsTexts else {
      for document in reader.table.rows.indices
      where reader.cover.notes[document] != IndexCover.none
        && prepared.fits(document, reader.table.rows[document].marks, nil)
      {
        keys.append(key(of: document, prepared, reader))
      }
      return true
    }
    var isTold = wasTold
    var cursor = try reader.blocks(having: prepared.expression)
    var isGoingOn = shouldGoOn()
    while isGoingOn {
      var fitting: [Int] = []
      var large: [Int] = []
      let isThere = try cursor.next { text in
        let document = Int(text.document)
        guard document < reader.cover.notes.count,
          reader.cover.notes[document] != IndexCover.none
        else { return true }
        if text.stripped == nil {
          large.append(document)
        } else if prepared.fits(document, reader.table.rows[document].marks, text) {
          fitting.append(document)
        }
        return true
      }
      guard isThere else { return true }
      for document in large where isFit(document, reader) { fitting.append(document) }
      for document in fitting { keys.append(key(of: document, prepared, reader)) }
      if !isTold, keys.count >= screenful {
        isTold = true
        let known = Set(first).union(keys).sorted()
        found(hits(known, of: reader, completing: screenful), false)
      }
      isGoingOn = shouldGoOn()
    }
    return false
  }

  /// Whether a note fits whose text isn't kept.
  private mutating func isFit(_ document: Int, _ reader: IndexReader) -> Bool {
    let path = NotePath(unchecked: Array(reader.table.path(of: UInt32(document))))
    guard let contents = try? NoteFile.read(path, in: notebook, limit: SearchScan.limit) else {
      return false
    }
    let note = SearchedNote(at: path, bytes: contents.bytes)
    return query.match(note, in: scope, using: &memory) != nil
  }

  /// The hits that some keys stand for.
  private func hits(
    _ keys: [UInt64], of reader: IndexReader, completing count: Int
  ) -> [SearchHit] {
    var documents = [UInt32](repeating: 0, count: reader.recency.count)
    for (document, place) in reader.recency.enumerated() {
      documents[Int(place)] = UInt32(document)
    }
    return keys.enumerated().map { number, key in
      let document = documents[Int(truncatingIfNeeded: key & 0xFFFF_FFFF)]
      let row = reader.table.rows[Int(document)]
      let hit = SearchHit(
        note: NoteID(rawValue: reader.cover.notes[Int(document)]),
        rank: SearchRank(
          title: SearchRank.Title(rawValue: Int(key >> 32)) ?? .none,
          modified: FileTime(nanoseconds: row.modified),
          path: NotePath(unchecked: Array(reader.table.path(of: document)))),
        title: reader.table.noteTitle(of: document), titleRanges: [], line: nil, detail: .rank)
      return number < count ? hit.completed(by: query, in: notebook, scope: scope) : hit
    }
  }

  /// Reads notes that the index hasn't.
  private func scan(
    _ order: [NoteID], after known: [SearchHit], _ shouldGoOn: () -> Bool,
    _ found: ([SearchHit], Bool) -> Void
  ) -> SearchScan.Outcome {
    var hits = known
    var told = hits.count
    let scan = SearchScan(query, in: listing, of: notebook, order: order, scope: scope)
    let outcome = scan.run(while: shouldGoOn) { batch in
      hits += batch
      guard told == 0 || hits.count >= 2 * told else { return }
      hits.sort { $0.rank < $1.rank }
      told = hits.count
      found(hits, false)
    }
    guard outcome == .complete else { return outcome }
    hits.sort { $0.rank < $1.rank }
    found(hits, true)
    return .complete
  }
}
