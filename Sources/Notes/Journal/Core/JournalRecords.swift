/// What stands at the start of a journal.
struct JournalHeader: Hashable {
  /// Whose it is.
  var key: JournalKey
  /// The bytes that it begins with.
  var base: ContentDigest
  /// When the file with those bytes was written; `nil` where there was none.
  var modified: FileTime?
  /// How many batches came before, in journals that have been saved.
  var sequence: UInt64
  /// What tells this history from every other one up to here.
  var chain: UInt64
  /// Where the journal is now, when its note has another path.
  var movedTo: JournalKey?
}

/// Edits that were written at once, in one write.
struct JournalBatch: Hashable {
  /// The number of the batch; each has the next one.
  var sequence: UInt64
  /// Who wrote it: one open journal of one process.
  var author: UInt64
  /// The number of that process, for people.
  var process: Int32
  /// Where the caret stood afterwards.
  var caret: Int
  var edits: [JournalEdit]
  /// The chain after this batch.
  var chain: UInt64

  init(
    after chain: UInt64, sequence: UInt64, author: UInt64, process: Int32, caret: Int,
    edits: [JournalEdit]
  ) {
    self.sequence = sequence
    self.author = author
    self.process = process
    self.caret = caret
    self.edits = edits
    self.chain = 0
    // Who wrote what, and after what: two histories that differ never come to the same number.
    var writer = ByteWriter()
    writer.number(chain)
    JournalCodec.write(self, to: &writer)
    self.chain = FNV.sum(writer.bytes[...])
  }
}

/// Word that a text is about to be saved: where the history stood, and the bytes.
///
/// It is written before the file gets its new bytes, so that after a crash the file is known again.
struct SaveMark: Hashable {
  var sequence: UInt64
  var digest: ContentDigest
  /// The file that a new note was going to get.
  var path: NotePath?
}

/// One record of a journal.
enum JournalRecord: Hashable {
  case base([UInt8])
  case batch(JournalBatch)
  case mark(SaveMark)
}
