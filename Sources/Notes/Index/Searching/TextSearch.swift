import Dispatch
import Glibc
import Synchronization

/// Goes through blocks in waves: the first is small, so that what was written last is found at once, each
/// further one is twice as large, and those are shared among processors.
struct TextSearch {
  private let reader: IndexReader
  private let candidates: [Bool]
  private let only: [Int]?
  private var cursor: BlockCursor
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

    fileprivate mutating func append(_ other: Found) {
      fitting += other.fitting
      large += other.large
    }
  }

  /// Begins before all blocks.
  ///
  /// - Parameters:
  ///   - wanted: For each block whether it is looked at.
  ///   - only: The documents that are looked at, in their order, where they are few: the texts between
  ///     them aren't read.
  init(
    for query: IndexQuery, on reader: IndexReader, in wanted: [Bool], only: [Int]? = nil
  ) throws(DatabaseError) {
    self.reader = reader
    self.only = only
    candidates = reader.cover.notes.enumerated().map { document, note in
      note != IndexCover.none && query.mayFit(document)
    }
    cursor = try reader.blocks(having: query.expression, where: wanted)
  }

  /// Goes through the next blocks.
  ///
  /// - Returns: `nil` at the end.
  mutating func next(by query: inout IndexQuery) throws(DatabaseError) -> Found? {
    var blocks = try cursor.next(wave)[...]
    guard !blocks.isEmpty else { return nil }
    wave = min(Self.largest, wave * 2)
    var found = Found()
    while query.isLearning, let block = blocks.popFirst() {
      try find(in: [block]) { document, text in
        query.learn(document, text) ? found.fitting.append(document) : ()
      } large: {
        found.large.append($0)
      }
    }
    found.append(
      blocks.count >= Self.few && Self.threads > 1
        ? try share(blocks, query) : try judge(blocks, query))
    return found
  }

  private func share(
    _ blocks: ArraySlice<Int64>, _ query: IndexQuery
  ) throws(DatabaseError) -> Found {
    let shares = Self.threads
    let results = Mutex([Result<Found, DatabaseError>?](repeating: nil, count: shares))
    DispatchQueue.concurrentPerform(iterations: shares) { number in
      let start = blocks.startIndex + blocks.count * number / shares
      let end = blocks.startIndex + blocks.count * (number + 1) / shares
      let result = Result { () throws(DatabaseError) in try judge(blocks[start..<end], query) }
      results.withLock { $0[number] = result }
    }
    var found = Found()
    for result in results.withLock({ $0 }) {
      if let part = try result?.get() { found.append(part) }
    }
    return found
  }

  private func judge(
    _ blocks: ArraySlice<Int64>, _ query: IndexQuery
  ) throws(DatabaseError) -> Found {
    let judge = TextJudge(query)
    var found = Found()
    try query.known.withUnsafeBufferPointer { known throws(DatabaseError) in
      try find(in: blocks) { document, text in
        if judge.fits(document, text, known) { found.fitting.append(document) }
      } large: {
        found.large.append($0)
      }
    }
    return found
  }

  /// Reads the texts of those documents in some blocks that may fit.
  private func find(
    in blocks: ArraySlice<Int64>, _ body: (Int, NoteBlock.Text) -> Void, large: (Int) -> Void
  ) throws(DatabaseError) {
    guard let file = reader.texts else { throw DatabaseError(damaged: "no texts") }
    var texts = BlockTexts(of: reader.table, in: file)
    try candidates.withUnsafeBufferPointer { candidates throws(DatabaseError) in
      func look(_ text: NoteBlock.Text) {
        let document = Int(text.document)
        guard document < candidates.count, candidates[document] else { return }
        if text.stripped == nil { large(document) } else { body(document, text) }
      }
      guard let only else { return try texts.read(blocks, look) }
      let rows = reader.table.rows
      for block in blocks {
        let start = only.partitioningIndex { Int64(rows[$0].block) >= block }
        let end = only[start...].partitioningIndex { Int64(rows[$0].block) > block }
        try texts.read(only[start..<end], of: block, look)
      }
    }
  }
}
