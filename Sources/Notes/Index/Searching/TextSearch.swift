import Dispatch
import Glibc
import Synchronization

/// Goes through blocks in waves: the first is small, so that what was written last is found at once, each
/// further one is twice as large, and those are shared among processors.
struct TextSearch {
  private let reader: IndexReader
  private var wave = smallest

  private static let (smallest, largest) = (8, 256)
  /// Fewer blocks aren't worth waking another thread.
  private static let few = 64
  /// So many threads read at the most.
  private static let threads = min(4, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// What a wave has found, by the numbers of documents.
  struct Found {
    /// The documents that fit.
    var fitting: [Int] = []
    /// Those whose texts aren't kept: whether they fit is to be found out.
    var large: [Int] = []
  }

  init(on reader: IndexReader) { self.reader = reader }

  /// The next wave is small again.
  mutating func begin() { wave = Self.smallest }

  /// Goes through the next blocks.
  ///
  /// - Parameter mayFit: Asked for each document, by several threads.
  /// - Returns: `nil` at the end.
  mutating func next(
    of cursor: inout BlockCursor, by query: inout IndexQuery,
    where mayFit: @Sendable (Int) -> Bool
  ) throws(DatabaseError) -> Found? {
    let blocks = try cursor.next(wave)
    guard !blocks.isEmpty else { return nil }
    wave = min(Self.largest, wave * 2)
    guard blocks.count >= Self.few, Self.threads > 1 else {
      return try find(in: blocks[...], mayFit) { query.judge($0, $1, $2) }
    }
    return try share(blocks, query, mayFit)
  }

  private func share(
    _ blocks: [Int64], _ query: IndexQuery, _ mayFit: @Sendable (Int) -> Bool
  ) throws(DatabaseError) -> Found {
    let shares = Self.threads
    let results = Mutex([Result<Found, DatabaseError>?](repeating: nil, count: shares))
    DispatchQueue.concurrentPerform(iterations: shares) { number in
      let share = blocks[blocks.count * number / shares..<blocks.count * (number + 1) / shares]
      let result = Result { () throws(DatabaseError) in
        try find(in: share, mayFit) { query.fits($0, $1, $2) }
      }
      results.withLock { $0[number] = result }
    }
    var found = Found()
    for result in results.withLock({ $0 }) {
      guard let part = try result?.get() else { continue }
      found.fitting += part.fitting
      found.large += part.large
    }
    return found
  }

  private func find(
    in blocks: ArraySlice<Int64>, _ mayFit: (Int) -> Bool,
    _ fits: (Int, IndexTable.Marks, NoteBlock.Text) -> Bool
  ) throws(DatabaseError) -> Found {
    var found = Found()
    let (rows, notes) = (reader.table.rows, reader.cover.notes)
    guard let file = reader.texts else { throw DatabaseError(damaged: "no texts") }
    var texts = BlockTexts(of: reader.table, in: file)
    try texts.read(blocks) { text in
      let document = Int(text.document)
      guard document < notes.count, notes[document] != IndexCover.none, mayFit(document) else {
        return
      }
      if text.stripped == nil {
        found.large.append(document)
      } else if fits(document, rows[document].marks, text) {
        found.fitting.append(document)
      }
    }
    return found
  }
}
