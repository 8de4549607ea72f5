import NotesTestSupport
import Testing

@testable import Notes

@Suite("The journal in bytes (scenes R4)")
struct JournalCodecTests {
  private let path = NotePath("a.md")

  private func header(_ random: inout SplitMix64) throws -> JournalHeader {
    JournalHeader(
      key: Bool.random(using: &random) ? .new(random.next()) : .note(try #require(path)),
      base: ContentDigest(of: [1, 2, 3]),
      modified: Bool.random(using: &random) ? nil : FileTime(nanoseconds: -5),
      sequence: UInt64.random(in: 0...9, using: &random), chain: random.next(),
      movedTo: nil)
  }

  /// A journal of random records, with the places where they end.
  private func journal(
    _ random: inout SplitMix64
  ) throws -> (bytes: [UInt8], log: JournalLog, ends: [Int]) {
    let header = try header(&random)
    var bytes = JournalCodec.encode(header)
    var ends = [bytes.count]
    var (chain, sequence) = (header.chain, header.sequence)
    var next: UInt8 = 1
    for index in 0..<Int.random(in: 1...8, using: &random) {
      let record: JournalRecord
      if index == 0 {
        record = .base([1, 2, 3])
      } else if Int.random(in: 0..<4, using: &random) == 0 {
        record = .mark(
          SaveMark(sequence: sequence, digest: ContentDigest(of: [next]), path: path))
      } else {
        sequence += 1
        let batch = JournalBatch(
          after: chain, sequence: sequence, author: random.next(), process: 77, caret: 3,
          edits: RandomEdits.list(over: 3, most: index, from: &next, &random))
        chain = batch.chain
        record = .batch(batch)
      }
      bytes += JournalCodec.encode(record)
      ends.append(bytes.count)
    }
    return (bytes, try #require(try JournalLog(bytes)), ends)
  }

  @Test("What is written is read")
  func roundTrip() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
      let (bytes, log, ends) = try journal(&random)
      #expect(log.end == bytes.count)
      #expect(!log.isTorn)
      let (header, start) = try #require(try JournalCodec.header(of: bytes))
      let records = JournalCodec.records(in: bytes[start...]).records
      #expect(records.count == ends.count - 1)
      let again = JournalCodec.encode(header) + records.flatMap { JournalCodec.encode($0) }
      #expect(again == bytes)
    }
  }

  @Test("Cut off anywhere, all records before the cut are read, and nothing else")
  func torn() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<4 {
      let (bytes, _, ends) = try journal(&random)
      for cut in 0..<bytes.count {
        for tail in [[], [UInt8](repeating: 0, count: 40), [0xFF, 0x01]] {
          let torn = Array(bytes[..<cut]) + tail
          // Bytes behind the cut may happen to be those that were there.
          let same = zip(torn, bytes).prefix { $0 == $1 }.count
          // What is cut off in its first bytes may look like one of a newer program.
          guard let log = try? JournalLog(torn) else {
            #expect(same < ends[0])
            continue
          }
          #expect(log.end == ends.last { $0 <= same })
        }
      }
    }
  }

  @Test("A bit that has turned ends the journal there")
  func turned() throws {
    var random = SplitMix64(seed: 5)
    let (bytes, _, ends) = try journal(&random)
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      guard let log = try? JournalLog(damaged) else { continue }
      #expect(log.end == ends.last { $0 <= place })
    }
  }

  @Test("Random bytes are no journal, and a newer one is told")
  func strange() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      #expect(try JournalLog(bytes) == nil)
      _ = try JournalLog(JournalCodec.magic + [1, 0] + bytes)
    }
    #expect(throws: NewerJournal.self) { try JournalLog(JournalCodec.magic + [9, 0, 1]) }
  }

  @Test("A saved text is where its mark says, and what came later stays in a shorter journal")
  func compacting() throws {
    let path = try #require(path)
    let header = JournalHeader(
      key: .note(path), base: ContentDigest(of: [0]), modified: nil, sequence: 4, chain: 9,
      movedTo: nil)
    var bytes = JournalCodec.encode(header) + JournalCodec.encode(.base([0]))
    var texts: [[UInt8]] = [[0]]
    var chain = header.chain
    for number in 5...8 {
      let batch = JournalBatch(
        after: chain, sequence: UInt64(number), author: 1, process: 1, caret: 0,
        edits: [JournalEdit(offset: 0, inserted: [UInt8(number)])])
      chain = batch.chain
      texts.append([UInt8(number)] + texts[texts.count - 1])
      bytes += JournalCodec.encode(.batch(batch))
      if number < 8 {
        let digest = ContentDigest(of: texts[texts.count - 1])
        bytes += JournalCodec.encode(
          .mark(SaveMark(sequence: UInt64(number), digest: digest, path: nil)))
      }
    }
    let log = try #require(try JournalLog(bytes))
    #expect(texts.map { log.position(of: ContentDigest(of: $0)) } == [4, 5, 6, 7, nil])
    #expect(log.text == texts[4])
    let rest = log.compacted(to: 6, texts[2], modified: nil, key: .note(path))
    let shorter = try #require(try rest.flatMap { bytes throws in try JournalLog(bytes) })
    #expect(shorter.text == texts[4])
    #expect(shorter.position(of: ContentDigest(of: texts[2])) == 6)
    #expect(shorter.position(of: ContentDigest(of: texts[3])) == 7)
    #expect(shorter.position(of: ContentDigest(of: texts[1])) == nil)
    #expect(shorter.chain(at: 7) == log.chain(at: 7))
    #expect(log.compacted(to: 8, texts[4], modified: nil, key: .note(path)) == nil)
  }
}
