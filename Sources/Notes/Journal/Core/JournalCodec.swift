/// The layout of a journal in bytes; all numbers are little-endian.
///
///     header   magic (8) · format version (2) · frame
///     frame    length (8) · check sum of length and bytes (8) · bytes
///     record   a frame: kind (1) · what it holds
///
/// A frame that a crash has cut off, or left as zeros, has no right check sum: there the journal
/// ends, and what follows is dropped by the next one who writes.
enum JournalCodec {
  /// The first bytes; a transfer that changes line ends or strips the high bit breaks them.
  static let magic: [UInt8] = [0x89] + Array("HALOJ\r\n".utf8)

  /// The newest version that is written and read.
  static let version: UInt16 = 1

  private static let prefix = 16

  // MARK: Writing

  static func encode(_ header: JournalHeader) -> [UInt8] {
    var body = ByteWriter()
    write(header.key, to: &body)
    write(header.base, to: &body)
    body.number(header.modified == nil ? UInt8(0) : 1)
    body.number(header.modified?.nanoseconds ?? 0)
    body.number(header.sequence)
    body.number(header.chain)
    body.number(header.movedTo == nil ? UInt8(0) : 1)
    if let moved = header.movedTo { write(moved, to: &body) }
    var whole = ByteWriter()
    whole.raw(magic)
    whole.number(version)
    whole.raw(frame(body.bytes))
    return whole.bytes
  }

  static func encode(_ record: JournalRecord) -> [UInt8] {
    var body = ByteWriter()
    switch record {
    case .base(let bytes):
      body.number(UInt8(0))
      body.raw(bytes)
    case .batch(let batch):
      body.number(UInt8(1))
      body.number(batch.chain)
      write(batch, to: &body)
    case .mark(let mark):
      body.number(UInt8(2))
      body.number(mark.sequence)
      write(mark.digest, to: &body)
      body.counted(mark.path?.bytes ?? [])
    }
    return frame(body.bytes)
  }

  static func write(_ batch: JournalBatch, to body: inout ByteWriter) {
    body.number(batch.sequence)
    body.number(batch.author)
    body.number(batch.process)
    body.number(UInt64(batch.caret))
    body.number(UInt64(batch.edits.count))
    for edit in batch.edits {
      body.number(UInt64(edit.offset))
      body.number(UInt64(edit.removed))
      body.counted(edit.inserted)
    }
  }

  private static func write(_ key: JournalKey, to body: inout ByteWriter) {
    switch key {
    case .note(let path):
      body.number(UInt8(0))
      body.counted(path.bytes)
    case .new(let number):
      body.number(UInt8(1))
      body.number(number)
    }
  }

  private static func write(_ digest: ContentDigest, to body: inout ByteWriter) {
    body.number(UInt64(digest.count))
    body.number(digest.sum)
  }

  private static func frame(_ body: [UInt8]) -> [UInt8] {
    var frame = ByteWriter()
    frame.number(UInt64(body.count))
    frame.number(checkSum(frame.bytes, body[...]))
    frame.raw(body)
    return frame.bytes
  }

  private static func checkSum(_ length: [UInt8], _ body: ArraySlice<UInt8>) -> UInt64 {
    FNV.sum(body, from: FNV.hash(length))
  }

  // MARK: Reading

  /// Reads the start of a journal.
  ///
  /// - Returns: The header and where the records begin; `nil` for what isn't one.
  /// - Throws: The version of a newer program's journal.
  static func header(
    of bytes: [UInt8]
  ) throws(NewerJournal) -> (header: JournalHeader, end: Int)? {
    var reader = ByteReader(bytes[...])
    guard let start = reader.raw(magic.count), start.elementsEqual(magic),
      let version = reader.number(UInt16.self)
    else { return nil }
    guard version <= Self.version else { throw NewerJournal(version: version) }
    guard let body = nextFrame(&reader) else { return nil }
    var fields = ByteReader(body)
    guard let key = key(&fields), let base = digest(&fields),
      let hasTime = fields.number(UInt8.self), let time = fields.number(Int64.self),
      let sequence = fields.number(UInt64.self), let chain = fields.number(UInt64.self),
      let isMoved = fields.number(UInt8.self)
    else { return nil }
    var moved: JournalKey?
    if isMoved == 1 {
      guard let target = self.key(&fields) else { return nil }
      moved = target
    }
    let header = JournalHeader(
      key: key, base: base, modified: hasTime == 1 ? FileTime(nanoseconds: time) : nil,
      sequence: sequence, chain: chain, movedTo: moved)
    return (header, reader.place)
  }

  /// Reads records up to the first that isn't whole.
  ///
  /// - Returns: The records and the place behind the last one.
  /// - Complexity: O(bytes)
  static func records(in bytes: ArraySlice<UInt8>) -> (records: [JournalRecord], end: Int) {
    var reader = ByteReader(bytes)
    var records: [JournalRecord] = []
    var end = bytes.startIndex
    while let body = nextFrame(&reader), let record = record(body) {
      records.append(record)
      end = reader.place
    }
    return (records, end)
  }

  private static func nextFrame(_ reader: inout ByteReader) -> ArraySlice<UInt8>? {
    var ahead = reader
    guard let length = ahead.raw(8) else { return nil }
    var number = ByteReader(length)
    guard let count = number.count(), let sum = ahead.number(UInt64.self),
      let body = ahead.raw(count), checkSum(Array(length), body) == sum
    else { return nil }
    reader = ahead
    return body
  }

  private static func record(_ body: ArraySlice<UInt8>) -> JournalRecord? {
    var fields = ByteReader(body)
    switch fields.number(UInt8.self) {
    case 0: return .base(Array(body.dropFirst()))
    case 1: return batch(&fields).map { .batch($0) }
    case 2:
      guard let sequence = fields.number(UInt64.self), let digest = digest(&fields),
        let path = fields.counted()
      else { return nil }
      return .mark(SaveMark(sequence: sequence, digest: digest, path: NotePath(bytes: path)))
    default: return nil
    }
  }

  private static func batch(_ fields: inout ByteReader) -> JournalBatch? {
    guard let chain = fields.number(UInt64.self), let sequence = fields.number(UInt64.self),
      let author = fields.number(UInt64.self), let process = fields.number(Int32.self),
      let caret = fields.count(), let count = fields.count()
    else { return nil }
    var edits: [JournalEdit] = []
    for _ in 0..<count {
      guard let offset = fields.count(), let removed = fields.count(),
        let inserted = fields.counted()
      else { return nil }
      edits.append(JournalEdit(offset: offset, removed: removed, inserted: inserted))
    }
    var batch = JournalBatch(
      after: 0, sequence: sequence, author: author, process: process, caret: caret, edits: edits)
    batch.chain = chain
    return batch
  }

  private static func key(_ fields: inout ByteReader) -> JournalKey? {
    switch fields.number(UInt8.self) {
    case 0: fields.counted().flatMap { NotePath(bytes: $0) }.map { .note($0) }
    case 1: fields.number(UInt64.self).map { .new($0) }
    default: nil
    }
  }

  private static func digest(_ fields: inout ByteReader) -> ContentDigest? {
    guard let count = fields.count(), let sum = fields.number(UInt64.self) else { return nil }
    return ContentDigest(count: count, sum: sum)
  }
}

/// The journal was written by a newer program.
struct NewerJournal: Error { let version: UInt16 }
