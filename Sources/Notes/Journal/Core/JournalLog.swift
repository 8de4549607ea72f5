/// A journal as it was read: a value, from which every text of its history can be made.
struct JournalLog: Hashable {
  let header: JournalHeader
  /// The bytes that it begins with; always there once there are batches.
  private(set) var base: [UInt8]?
  private(set) var batches: [JournalBatch] = []
  private(set) var marks: [SaveMark] = []
  /// How many bytes are whole.
  let end: Int
  /// Whether bytes follow that a crash has cut off.
  let isTorn: Bool

  /// Reads a journal; `nil` for what isn't one.
  ///
  /// - Complexity: O(bytes)
  init?(_ bytes: [UInt8]) throws(NewerJournal) {
    guard let (header, start) = try JournalCodec.header(of: bytes) else { return nil }
    self.header = header
    let (records, end) = JournalCodec.records(in: bytes[start...])
    self.end = end
    isTorn = end < bytes.count
    for record in records {
      switch record {
      case .base(let bytes): base = bytes
      case .batch(let batch):
        // A number that was left out would make every later edit one of another text.
        guard batch.sequence == sequence + 1 else { return }
        batches.append(batch)
      case .mark(let mark): marks.append(mark)
      }
    }
  }

  /// The number of the last batch.
  var sequence: UInt64 { batches.last?.sequence ?? header.sequence }

  /// The chain after the last batch.
  var chain: UInt64 { batches.last?.chain ?? header.chain }

  /// The chain after a batch; `nil` for one that isn't here.
  func chain(at sequence: UInt64) -> UInt64? {
    if sequence == header.sequence { return header.chain }
    return index(after: sequence).map { batches[$0 - 1].chain }
  }

  /// The batches after one of them; `nil` for one that isn't here.
  func batches(after sequence: UInt64) -> ArraySlice<JournalBatch>? {
    if sequence == header.sequence { return batches[...] }
    return index(after: sequence).map { batches[$0...] }
  }

  private func index(after sequence: UInt64) -> Int? {
    guard sequence > header.sequence, sequence <= self.sequence else { return nil }
    return Int(sequence - header.sequence)
  }

  /// Where in the history a file with some bytes stands; `nil` when somebody else has made them.
  func position(of digest: ContentDigest) -> UInt64? {
    let marked = marks.filter { $0.digest == digest && chain(at: $0.sequence) != nil }
      .map(\.sequence).max()
    return marked ?? (digest == header.base ? header.sequence : nil)
  }

  /// Where in the history a file with some bytes stands, if anywhere, also when nobody has noted
  /// that it was saved.
  ///
  /// - Complexity: O(bytes · edits) at worst
  func position(ofText bytes: [UInt8]) -> UInt64? {
    if let place = position(of: ContentDigest(of: bytes)) { return place }
    guard var text = base else { return nil }
    var place: UInt64?
    for batch in batches {
      text.apply(batch.edits)
      if text == bytes { place = batch.sequence }
    }
    return place
  }

  /// The bytes that a file of this history may have.
  var digests: Set<ContentDigest> { Set(marks.map(\.digest)).union([header.base]) }

  /// The text with all edits; `nil` where the bytes that it begins with are missing.
  ///
  /// - Complexity: O(bytes · edits) at worst
  var text: [UInt8]? {
    guard var text = base ?? (batches.isEmpty && header.base.count == 0 ? [] : nil) else {
      return nil
    }
    for batch in batches { text.apply(batch.edits) }
    return text
  }

  /// The journal that goes on from a saved text: what came before it is in the file.
  ///
  /// - Returns: Its bytes; `nil` when nothing came after it, and so no journal is needed.
  func compacted(
    to sequence: UInt64, _ saved: [UInt8], modified: FileTime?, key: JournalKey
  ) -> [UInt8]? {
    guard let chain = chain(at: sequence), let later = batches(after: sequence), !later.isEmpty
    else { return nil }
    let header = JournalHeader(
      key: key, base: ContentDigest(of: saved), modified: modified, sequence: sequence,
      chain: chain, movedTo: nil)
    return JournalCodec.encode(header) + JournalCodec.encode(.base(saved))
      + later.flatMap { JournalCodec.encode(.batch($0)) }
      + marks.filter { $0.sequence > sequence }.flatMap { JournalCodec.encode(.mark($0)) }
  }
}
