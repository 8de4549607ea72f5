/// What a search has found, the best first.
///
/// A hit of an index is twelve bytes until it is asked for, so very many of them are made, kept and
/// copied as quickly as few.
public struct SearchResults: Sendable {
  /// A hit: where to find what is known of it.
  private struct Entry {
    /// A document of the table, or a place among the whole hits.
    let number: UInt32
    var note: UInt32
    /// How well its title fits; `nil` for a whole hit.
    let title: SearchRank.Title?
  }

  private var entries: [Entry]
  /// The documents that were found.
  private let table: IndexTable
  /// Hits that are known whole from the start.
  private let whole: [SearchHit]
  /// Hits whose lines have been looked for, by document.
  private var completed: [UInt32: SearchHit]

  /// What has been found without an index.
  ///
  /// - Parameter hits: Sorted by rank.
  public init(_ hits: [SearchHit] = []) {
    table = IndexTable()
    whole = hits
    completed = [:]
    entries = hits.enumerated().map { place, hit in
      Entry(number: UInt32(place), note: hit.note.rawValue, title: nil)
    }
  }

  /// What has been found in an index.
  ///
  /// - Parameters:
  ///   - found: The documents with the notes that they are, sorted by rank.
  ///   - completed: Those whose lines have been looked for.
  ///   - others: Hits that the index hasn't, sorted by rank.
  init(
    _ found: [(document: UInt32, note: UInt32, title: SearchRank.Title)], of table: IndexTable,
    completed: [UInt32: SearchHit] = [:], and others: [SearchHit] = []
  ) {
    self.table = table
    self.completed = completed
    whole = others
    entries = []
    entries.reserveCapacity(found.count + others.count)
    var next = 0
    for hit in found {
      while next < others.count,
        others[next].rank < table.rank(of: hit.document, as: hit.title)
      {
        entries.append(Entry(number: UInt32(next), note: others[next].note.rawValue, title: nil))
        next += 1
      }
      entries.append(Entry(number: hit.document, note: hit.note, title: hit.title))
    }
    for place in next..<others.count {
      entries.append(Entry(number: UInt32(place), note: others[place].note.rawValue, title: nil))
    }
  }

  /// The note of a hit.
  ///
  /// - Complexity: O(1), without making the hit
  public func note(at place: Int) -> NoteID { NoteID(rawValue: entries[place].note) }

  private func rank(at place: Int) -> SearchRank {
    let entry = entries[place]
    guard let title = entry.title else { return whole[Int(entry.number)].rank }
    return table.rank(of: entry.number, as: title)
  }

  /// Takes hits whose lines have been looked for; what isn't among these results is passed over.
  ///
  /// - Complexity: O(hits that come × log(hits))
  public mutating func complete(_ hits: [SearchHit]) {
    for hit in hits {
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = (low + high) / 2
        if rank(at: middle) < hit.rank { low = middle + 1 } else { high = middle }
      }
      guard entries.indices.contains(low), entries[low].note == hit.note.rawValue,
        entries[low].title != nil
      else { continue }
      completed[entries[low].number] = hit
    }
  }

  /// The same in another listing of the folder; what is gone is left out.
  ///
  /// - Complexity: O(hits)
  public func carried(from old: NoteListing, to new: NoteListing) -> SearchResults {
    var carried = self
    carried.entries = entries.compactMap { entry in
      let path = old.pathBytes(of: old.records[Int(entry.note)])
      guard let note = new.id(ofPathBytes: path) else { return nil }
      var entry = entry
      entry.note = note.rawValue
      return entry
    }
    return carried
  }
}

extension SearchResults: RandomAccessCollection {
  /// The best hit's place.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { entries.count }

  /// A hit.
  ///
  /// - Complexity: O(1)
  public subscript(place: Int) -> SearchHit {
    let entry = entries[place]
    let note = NoteID(rawValue: entry.note)
    guard let title = entry.title else {
      return whole[Int(entry.number)].relocated(to: note)
    }
    if let known = completed[entry.number] { return known.relocated(to: note) }
    return table.hit(entry.number, note, as: title)
  }
}

extension IndexTable {
  /// A document as a hit whose line hasn't been looked for.
  func hit(_ document: UInt32, _ note: NoteID, as title: SearchRank.Title) -> SearchHit {
    SearchHit(
      note: note, rank: rank(of: document, as: title), title: noteTitle(of: document),
      titleRanges: [], line: nil, detail: .rank)
  }

  /// How well a document fits whose title fits so well.
  fileprivate func rank(of document: UInt32, as title: SearchRank.Title) -> SearchRank {
    SearchRank(
      title: title, modified: FileTime(nanoseconds: rows[Int(document)].modified),
      path: NotePath(unchecked: Array(path(of: document))))
  }
}
