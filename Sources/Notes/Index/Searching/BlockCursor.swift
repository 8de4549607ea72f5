/// Tells which blocks are to be read, the last first.
struct BlockCursor {
  private let candidates: Statement?
  private let wanted: [Bool]
  /// Without words all blocks before this one are candidates.
  private var next: Int
  private var isAtEnd = false

  init(
    in database: Database, having words: [UInt8]?, _ wanted: [Bool]
  ) throws(DatabaseError) {
    self.wanted = wanted
    next = wanted.count
    candidates = try words.map { words throws(DatabaseError) in
      let statement = try database.statement(
        "SELECT rowid FROM gram WHERE gram MATCH CAST(? AS TEXT) ORDER BY rowid DESC")
      try statement.bind(words, at: 1)
      return statement
    }
  }

  /// The next blocks, so many at most; empty at the end.
  mutating func next(_ count: Int) throws(DatabaseError) -> [Int64] {
    var blocks: [Int64] = []
    while blocks.count < count, !isAtEnd {
      // A query that was at its end would begin anew.
      if let block = try nextBlock() { blocks.append(block) } else { isAtEnd = true }
    }
    return blocks
  }

  private mutating func nextBlock() throws(DatabaseError) -> Int64? {
    if let candidates {
      while try candidates.step() {
        let block = candidates.integer(0)
        if wanted.indices.contains(Int(block)), wanted[Int(block)] { return block }
      }
      return nil
    }
    while next > 0 {
      next -= 1
      if wanted[next] { return Int64(next) }
    }
    return nil
  }
}
