/// A search that goes through an index, and through the files of those notes that it hasn't.
struct IndexSearch {
  private let query: Query
  private let listing: NoteListing
  private let notebook: Notebook
  private let scope: SearchScope
  private let screenful: Int
  /// When what was found so far is told, though it is less than a screenful.
  private let impatient: ContinuousClock.Instant
  /// What fits, by rank and recency in one number.
  private var keys: [UInt64] = []
  /// The best hits with their lines, by document.
  private var completed: [UInt32: SearchHit] = [:]
  private var memory = SearchText()

  init(
    _ query: Query, in listing: NoteListing, of notebook: Notebook, scope: SearchScope,
    screenful: Int, patience: Duration
  ) {
    impatient = .now + patience
    self.query = query
    self.listing = listing
    self.notebook = notebook
    self.scope = scope
    self.screenful = screenful
  }

  /// Searches (``NoteIndex/search(_:in:generation:of:scope:screenful:while:found:)``).
  mutating func run(
    on reader: IndexReader, while shouldGoOn: () -> Bool, found: (SearchResults, Bool) -> Void
  ) -> SearchScan.Outcome {
    do throws(DatabaseError) {
      var prepared = try IndexQuery(query, in: scope, on: reader)
      let wanted = prepared.needsTexts ? prepared.blocks(of: reader.table) : []
      var first = firstByTitle(prepared, reader)
      if first.count < screenful, prepared.needsTexts {
        first += try firstByText(&prepared, reader, wanted, after: first, shouldGoOn)
        first.sort()
      }
      let isTold = first.count >= screenful
      if isTold { found(results(first, of: reader), false) }
      guard try collect(&prepared, reader, wanted, first, shouldGoOn, isTold, found) else {
        return .cancelled
      }
    } catch {
      // What the index can't tell is read.
      keys = []
      return scan(listing.order(by: .modified), after: nil, shouldGoOn, found)
    }
    guard shouldGoOn() else { return .cancelled }
    keys.sort()
    let missing = reader.cover.missing
    if missing.isEmpty || !keys.isEmpty { found(results(keys, of: reader), missing.isEmpty) }
    guard !missing.isEmpty else { return .complete }
    let order = missing.sorted { (listing[$1].modified, $0) < (listing[$0].modified, $1) }
    return scan(order, after: reader, shouldGoOn, found)
  }

  /// The best hits where titles make them so; fewer than a screenful where that can't be said soon.
  private func firstByTitle(_ prepared: IndexQuery, _ reader: IndexReader) -> [UInt64] {
    // The newest come last.
    prepared.titles.documents.reversed()
      .filter {
        prepared.titles[$0] < .some && reader.cover.notes[$0] != IndexCover.none
          && isSure($0, prepared, reader)
      }
      .map { key(of: $0, prepared, reader) }
      .smallest(screenful)
  }

  /// The best hits that have some words in their titles and the others in their texts, which come
  /// before those that have none there, however new those are.
  private mutating func firstByText(
    _ prepared: inout IndexQuery, _ reader: IndexReader, _ wanted: [Bool],
    after known: [UInt64], _ shouldGoOn: () -> Bool
  ) throws(DatabaseError) -> [UInt64] {
    let known = Set(known)
    let (rows, titles) = (reader.table.rows, prepared.titles)
    let titled = titles.documents.filter {
      reader.cover.notes[$0] != IndexCover.none && wanted[Int(rows[$0].block)]
    }
    var found: [UInt64] = []
    guard !titled.isEmpty else { return found }
    var isTitled = [Bool](repeating: false, count: wanted.count)
    for document in titled { isTitled[Int(rows[document].block)] = true }
    let isRare = titled.count < rows.count / Self.rare
    var texts = try TextSearch(
      for: prepared, on: reader, in: isTitled, only: isRare ? titled.sorted() : nil)
    // Where they are few it isn't worth the wait: what else fits is told first.
    while known.count + found.count < screenful, .now < impatient, shouldGoOn(),
      let wave = try texts.next(by: &prepared)
    {
      for document in wave.fitting where titles[document] < .none {
        let key = key(of: document, prepared, reader)
        if !known.contains(key) { found.append(key) }
      }
    }
    return found
  }

  /// Where only one of so many texts is looked at, it is read by itself.
  private static let rare = 8

  /// Whether a document fits by what is known without its text: it has the words in its title.
  private func isSure(
    _ document: Int, _ prepared: IndexQuery, _ reader: IndexReader
  ) -> Bool {
    prepared.alternatives.count == 1 && prepared.mayFit(document)
      && prepared.alternatives[0].words.allSatisfy { !$0.isNegated }
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
    _ prepared: inout IndexQuery, _ reader: IndexReader, _ wanted: [Bool],
    _ first: [UInt64], _ shouldGoOn: () -> Bool, _ wasTold: Bool,
    _ found: (SearchResults, Bool) -> Void
  ) throws(DatabaseError) -> Bool {
    guard prepared.needsTexts else {
      // In this order there is little to sort.
      for document in reader.order.lazy.map(Int.init)
      where reader.cover.notes[document] != IndexCover.none && prepared.mayFit(document) {
        keys.append(key(of: document, prepared, reader))
      }
      return true
    }
    var (isTold, isSomeTold) = (wasTold, wasTold)
    var texts = try TextSearch(for: prepared, on: reader, in: wanted)
    while shouldGoOn() {
      guard let wave = try texts.next(by: &prepared) else { return true }
      for document in wave.fitting { keys.append(key(of: document, prepared, reader)) }
      for document in wave.large where isFit(document, reader) {
        keys.append(key(of: document, prepared, reader))
      }
      // The blocks come as their notes were written, the last first, so that what comes later mostly
      // goes to the end.
      let isFull = keys.count >= screenful
      let isLate = !isSomeTold && !(keys.isEmpty && first.isEmpty) && .now > impatient
      if !isTold, isFull || isLate {
        (isTold, isSomeTold) = (isFull, true)
        let known = Set(first).union(keys).sorted()
        found(results(known, of: reader), false)
      }
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

  /// The hits that some keys stand for, the first of them with their lines.
  private mutating func results(
    _ keys: [UInt64], of reader: IndexReader, and others: [SearchHit] = []
  ) -> SearchResults {
    let found = keys.map { key in
      let document = reader.order[Int(truncatingIfNeeded: key & 0xFFFF_FFFF)]
      return (
        document: document, note: reader.cover.notes[Int(document)],
        title: SearchRank.Title(rawValue: Int(key >> 32)) ?? .none
      )
    }
    for hit in found.prefix(screenful) where completed[hit.document] == nil {
      completed[hit.document] = reader.table
        .hit(hit.document, NoteID(rawValue: hit.note), as: hit.title)
        .completed(by: query, in: notebook, scope: scope)
    }
    return SearchResults(found, of: reader.table, completed: completed, and: others)
  }

  /// Reads notes that the index hasn't.
  ///
  /// - Parameter reader: In which the keys are known; `nil` where none are.
  private mutating func scan(
    _ order: [NoteID], after reader: IndexReader?, _ shouldGoOn: () -> Bool,
    _ found: (SearchResults, Bool) -> Void
  ) -> SearchScan.Outcome {
    var others: [SearchHit] = []
    var told = keys.count
    func results() -> SearchResults {
      others.sort { $0.rank < $1.rank }
      guard let reader else { return SearchResults(others) }
      return self.results(keys, of: reader, and: others)
    }
    let scan = SearchScan(query, in: listing, of: notebook, order: order, scope: scope)
    let outcome = scan.run(while: shouldGoOn) { batch in
      others += batch
      guard told == 0 || keys.count + others.count >= 2 * told else { return }
      told = keys.count + others.count
      found(results(), false)
    }
    guard outcome == .complete else { return outcome }
    found(results(), true)
    return .complete
  }
}

extension [UInt64] {
  /// The smallest of the numbers, in their order.
  ///
  /// - Complexity: O(n + count × log(count) × changes) for n numbers
  fileprivate func smallest(_ count: Int) -> [UInt64] {
    var best: [UInt64] = []
    for number in self {
      if best.count >= count {
        guard let worst = best.last, number < worst else { continue }
        best.removeLast()
      }
      best.insert(number, at: best.partitioningIndex { $0 > number })
    }
    return best
  }
}
