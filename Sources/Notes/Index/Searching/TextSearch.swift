import Dispatch
import Glibc
import Synchronization

/// Goes through blocks in waves: the first is small, so that what was written last is found at once, each
/// further one is twice as large, and those are shared among processors.
struct TextSearch {
  private let texts: CandidateTexts
  private let helpers: [DispatchQueue]
  private var cursor: BlockCursor
  private var wave = smallest

  private static let (smallest, largest) = (8, 256)
  /// Fewer blocks aren't worth waking another thread.
  private static let few = 64
  /// So many threads read at the most.
  private static let threads = min(4, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// What a wave has found, by the numbers of documents.
  struct Found: Sendable {
    /// The documents that fit.
    var fitting: [Int] = []
    /// Those whose texts aren't kept: whether they fit is to be found out.
    var large: [Int] = []

    mutating func append(_ other: Found) {
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
    let candidates = reader.cover.notes.enumerated().map { document, note in
      note != IndexCover.none && query.mayFit(document)
    }
    texts = CandidateTexts(reader: reader, candidates: candidates, only: only)
    helpers = (1..<Self.threads).map {
      DispatchQueue(label: "searching \($0)", qos: .userInitiated)
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
      try texts.find(in: [block]) { document, text in
        if query.learn(document, text) { found.fitting.append(document) }
      } large: {
        found.large.append($0)
      }
    }
    found.append(
      blocks.count >= Self.few ? try share(blocks, query) : try texts.judge(blocks, query))
    return found
  }

  /// Lets several threads look.
  ///
  /// Each has a queue of its own: dispatch looks after a common one every second for good, which would
  /// wake a program that rests.
  private func share(
    _ blocks: ArraySlice<Int64>, _ query: IndexQuery
  ) throws(DatabaseError) -> Found {
    let (texts, shares) = (texts, helpers.count + 1)
    let results = Mutex([Result<Found, DatabaseError>?](repeating: nil, count: shares))
    let group = DispatchGroup()
    @Sendable func look(_ number: Int) {
      let start = blocks.startIndex + blocks.count * number / shares
      let end = blocks.startIndex + blocks.count * (number + 1) / shares
      let result = Result { () throws(DatabaseError) in
        try texts.judge(blocks[start..<end], query)
      }
      results.withLock { $0[number] = result }
    }
    for (number, helper) in helpers.enumerated() {
      helper.async(group: group) { look(number + 1) }
    }
    look(0)
    group.wait()
    var found = Found()
    for result in results.withLock({ $0 }) {
      if let part = try result?.get() { found.append(part) }
    }
    return found
  }
}

/// The texts of those documents that may fit.
private struct CandidateTexts: Sendable {
  let reader: IndexReader
  /// For each document whether it may fit.
  let candidates: [Bool]
  /// Those that are looked at, in their order; `nil` where all are.
  let only: [Int]?

  /// Those that fit in some blocks.
  func judge(
    _ blocks: ArraySlice<Int64>, _ query: IndexQuery
  ) throws(DatabaseError) -> TextSearch.Found {
    let judge = TextJudge(query)
    var found = TextSearch.Found()
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
  func find(
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
