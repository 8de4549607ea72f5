/// A search that reads every note of a listing, for as long as there is no index of it.
///
/// It runs on a worker and hands over what it finds in small batches, so that the first screenful
/// shows at once and a newer key can end it (notes N15).
public struct SearchScan: Sendable {
  /// How a search ended.
  public enum Outcome: Hashable, Sendable {
    /// Every note was looked at.
    case complete
    /// It was asked to stop.
    case cancelled
  }

  private let query: Query
  private let listing: NoteListing
  private let notebook: Notebook
  private let order: [NoteID]
  private let scope: SearchScope

  /// Hits are handed over when there are so many.
  private static let batchSize = 32
  /// Hits are handed over after so many notes, however few they are.
  private static let batchNotes = 256
  /// Of larger notes only so much is searched.
  static let limit = ReadLimit(whole: 100_000_000, head: 100_000_000)
  /// Of a note whose title is searched no more is read.
  private static let titleLimit = ReadLimit(whole: NoteFile.headSize, head: NoteFile.headSize)

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - order: The notes to look at, the likeliest first; the newest first when `nil`.
  ///   - scope: Where in them.
  public init(
    _ query: Query, in listing: NoteListing, of notebook: Notebook, order: [NoteID]? = nil,
    scope: SearchScope = .everything
  ) {
    self.scope = scope
    self.query = query
    self.listing = listing
    self.notebook = notebook
    self.order = order ?? listing.order(by: .modified)
  }

  /// Looks at the notes one after the other.
  ///
  /// A note that can't be read any more is no hit. A search without words finds nothing.
  /// - Parameters:
  ///   - shouldGoOn: Asked before each note.
  ///   - found: Gets hits in the order in which they are found; they are to be sorted by
  ///     ``SearchHit/rank``.
  /// - Complexity: O(bytes of all notes).
  public func run(
    while shouldGoOn: () -> Bool = { true }, found: ([SearchHit]) -> Void
  ) -> Outcome {
    guard !query.isEmpty else { return .complete }
    var text = SearchText()
    var batch: [SearchHit] = []
    for (number, id) in order.enumerated() {
      guard shouldGoOn() else { return .cancelled }
      if let hit = hit(id, &text) { batch.append(hit) }
      let isFull = batch.count >= SearchScan.batchSize || number % SearchScan.batchNotes == 0
      if isFull, !batch.isEmpty {
        found(batch)
        batch.removeAll(keepingCapacity: true)
      }
    }
    if !batch.isEmpty { found(batch) }
    return .complete
  }

  /// All hits, the best first.
  public func hits() -> [SearchHit] {
    var hits: [SearchHit] = []
    _ = run { hits += $0 }
    return hits.sorted { $0.rank < $1.rank }
  }

  private func hit(_ id: NoteID, _ text: inout SearchText) -> SearchHit? {
    let entry = listing[id]
    let path = entry.path
    let limit = scope == .everything ? SearchScan.limit : SearchScan.titleLimit
    guard let contents = try? NoteFile.read(path, in: notebook, limit: limit) else {
      return nil
    }
    let note = SearchedNote(at: path, bytes: contents.bytes)
    guard let match = query.match(note, in: scope, using: &text) else { return nil }
    return SearchHit(
      note: id, rank: SearchRank(title: match.title, modified: entry.modified, path: path),
      title: NoteTitle(head: note.head, path: path), titleRanges: match.titleRanges,
      line: match.line)
  }
}
