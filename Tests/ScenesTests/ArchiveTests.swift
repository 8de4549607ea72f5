import Testing

@testable import Scenes

@Suite("Archives of scenes")
struct ArchiveTests {
  static func archive(parts: Int = 5, seed: UInt64 = 3) -> SceneArchive {
    var random = SplitMix64(seed: seed)
    var archive = SceneArchive()
    for index in 0..<parts {
      let bytes = (0..<(index * 37)).map { _ in UInt8.random(in: 0...255, using: &random) }
      archive[PartID("part.\(index)")] = ScenePart(version: UInt32(index), bytes: bytes)
    }
    return archive
  }

  static let known: [PartID: UInt32] = Dictionary(
    uniqueKeysWithValues: (0..<8).map { (PartID("part.\($0)"), 9) })

  @Test("What is written is read again, byte by byte the same", arguments: 0...6)
  func roundTrip(parts: Int) throws {
    let archive = Self.archive(parts: parts)
    let bytes = archive.encoded()
    let decoded = try SceneArchive.decode(bytes, known: Self.known)
    #expect(decoded == DecodedArchive(archive: archive, losses: [], integrity: .intact))
    #expect(decoded.archive.encoded() == bytes)
  }

  @Test("The checksum is the CRC-32 of zlib")
  func checksum() {
    #expect(Checksum.of(Array("123456789".utf8)[...]) == 0xCBF4_3926)
    #expect(Checksum.of([]) == 0)
  }

  @Test("The bytes of the format are fixed")
  func golden() {
    var archive = SceneArchive()
    archive["a"] = ScenePart(version: 2, bytes: [7])
    let bytes = archive.encoded()
    #expect(Array(bytes[..<14]) == [0x89, 72, 65, 76, 79, 13, 10, 26, 1, 0, 1, 0, 0, 0])
    #expect(Array(bytes[18..<31]) == [80, 65, 82, 84, 1, 2, 0, 0, 0, 1, 0, 0, 0])
    #expect(Array(bytes[35..<37]) == [97, 7])
    #expect(bytes.count == 45)
  }

  @Test("Names of any length and in any script are kept, up to 255 bytes")
  func names() throws {
    for name in ["", "é", "日本", String(repeating: "x", count: 255)] {
      var archive = SceneArchive()
      archive[PartID(name)] = ScenePart(version: 1, bytes: [1])
      let decoded = try SceneArchive.decode(archive.encoded(), known: [PartID(name): 1])
      #expect(decoded.archive == archive)
    }
    var archive = SceneArchive()
    archive[PartID(String(repeating: "x", count: 300))] = ScenePart(version: 1, bytes: [1])
    let cut = PartID(String(repeating: "x", count: 255))
    #expect(try SceneArchive.decode(archive.encoded(), known: [cut: 1]).archive[cut] != nil)
  }

  @Test("An archive is empty when no part holds anything")
  func emptiness() {
    var archive = SceneArchive()
    #expect(archive.isEmpty)
    archive["a"] = ScenePart(version: 1, bytes: [])
    #expect(archive.isEmpty)
    archive["b"] = ScenePart(version: 1, bytes: [0])
    #expect(!archive.isEmpty)
  }

  @Test("Unknown parts and those of a newer version are left out and reported (scenes R2)")
  func unknownAndNewer() throws {
    var archive = SceneArchive()
    archive["mine"] = ScenePart(version: 2, bytes: [1])
    archive["newer"] = ScenePart(version: 4, bytes: [2])
    archive["unknown"] = ScenePart(version: 1, bytes: [3])
    let decoded = try SceneArchive.decode(archive.encoded(), known: ["mine": 2, "newer": 3])
    #expect(decoded.integrity == .intact)
    #expect(Set(decoded.archive.parts.keys) == ["mine"])
    #expect(decoded.losses == [.newer("newer", version: 4, known: 3), .unknown("unknown")])
  }

  @Test("A file of a newer format is refused with its version")
  func newerFormat() {
    var bytes = Array(Self.archive().encoded().prefix(8))
    bytes.append(littleEndian: UInt16(2))
    bytes.append(littleEndian: UInt32(0))
    bytes.append(littleEndian: Checksum.of(bytes[...]))
    #expect(throws: ArchiveError.newerFormat(2)) {
      try SceneArchive.decode(bytes, known: Self.known)
    }
  }

  @Test("A part that comes twice is taken once")
  func repeatedPart() throws {
    var archive = SceneArchive()
    archive["part.1"] = ScenePart(version: 1, bytes: [1])
    let bytes = archive.encoded()
    let part = bytes[18..<(bytes.count - 4)]
    let decoded = try SceneArchive.decode(
      bytes.dropLast(4) + part + bytes.suffix(4), known: Self.known)
    #expect(decoded.archive == archive)
    #expect(decoded.losses.first == .repeated("part.1"))
    #expect(decoded.integrity == .damaged)
  }

  @Test("Any changed byte is noticed, and costs one part at most")
  func everyByteChanged() throws {
    let archive = Self.archive(parts: 4)
    let bytes = archive.encoded()
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0x20
      guard place >= ArchiveFormat.magic.count else {
        #expect(throws: ArchiveError.notAnArchive) {
          try SceneArchive.decode(damaged, known: Self.known)
        }
        continue
      }
      let decoded = try SceneArchive.decode(damaged, known: Self.known)
      #expect(decoded.integrity == .damaged)
      #expect(decoded.losses.count == 1)
      #expect(decoded.archive.parts.count >= 3)
      for (id, part) in decoded.archive.parts { #expect(part == archive[id]) }
    }
  }

  @Test("A file cut off anywhere gives every part that is complete")
  func truncation() throws {
    let archive = Self.archive(parts: 4)
    let bytes = archive.encoded()
    for length in 0..<bytes.count {
      let cut = Array(bytes.prefix(length))
      guard let decoded = try? SceneArchive.decode(cut, known: Self.known) else {
        // The first part, an empty one, ends at byte 45.
        #expect(length < 45)
        continue
      }
      #expect(decoded.integrity == .damaged)
      for (id, part) in decoded.archive.parts { #expect(part == archive[id]) }
    }
  }

  @Test("Bytes put in between cost nothing but what they cut")
  func insertion() throws {
    let archive = Self.archive(parts: 4)
    let bytes = archive.encoded()
    for place in 18...bytes.count {
      let damaged = bytes[..<place] + Array("PARTPARTPA".utf8) + bytes[place...]
      let decoded = try SceneArchive.decode(Array(damaged), known: Self.known)
      #expect(decoded.archive.parts.count >= 3)
      #expect(decoded.integrity == .damaged)
      for (id, part) in decoded.archive.parts { #expect(part == archive[id]) }
    }
  }

  @Test("Bytes taken out cost the parts that they were in, and no other")
  func deletion() throws {
    var archive = SceneArchive()
    for (name, size) in [("part.0", 5), ("part.1", 300), ("part.2", 7), ("part.3", 40)] {
      archive[PartID(name)] = ScenePart(version: 1, bytes: Array(repeating: 9, count: size))
    }
    let bytes = archive.encoded()
    // A part is its header of 17 bytes, its name of 6, its bytes and 4 for their checksum.
    let ends = [50, 377, 411, 478]
    for place in 18..<ends[3] {
      for length in [1, 30, 100] where place + length <= ends[3] {
        var damaged = bytes
        damaged.removeSubrange(place..<(place + length))
        let decoded = try SceneArchive.decode(damaged, known: Self.known)
        let touched = ends.indices.filter { part in
          let start = part == 0 ? 18 : ends[part - 1]
          return place < ends[part] && place + length > start
        }
        let whole = ends.indices.filter { !touched.contains($0) }.map { PartID("part.\($0)") }
        #expect(Set(decoded.archive.parts.keys) == Set(whole))
        #expect(decoded.integrity == .damaged)
      }
    }
  }

  @Test("Random bytes give an error or parts, never a trap")
  func randomBytes() {
    var random = SplitMix64(seed: 6)
    for round in 0..<4_000 {
      let length = Int.random(in: 0...200, using: &random)
      var bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      if round % 2 == 0 { bytes = ArchiveFormat.magic + bytes }
      if round % 4 == 0 { bytes.insert(contentsOf: ArchiveFormat.partMark, at: 8) }
      let decoded = try? SceneArchive.decode(bytes, known: Self.known)
      #expect(decoded?.archive.parts.isEmpty ?? true)
    }
  }

  @Test("Lengths that were forged don't lead beyond the end")
  func forgedLengths() throws {
    for length in [UInt32.max, 1 << 31, 1_000, 2] {
      var bytes = Array(SceneArchive().encoded().dropLast(4))
      let start = bytes.count
      bytes += ArchiveFormat.partMark + [1]
      bytes.append(littleEndian: UInt32(1))
      bytes.append(littleEndian: length)
      bytes.append(littleEndian: Checksum.of((bytes[start...] + Array("a".utf8))))
      bytes += Array("a".utf8) + [9]
      #expect(throws: ArchiveError.nothingLeft) {
        try SceneArchive.decode(bytes, known: ["a": 1])
      }
    }
  }

  @Test("Mutated archives give parts that were written, or none")
  func fuzz() {
    let archive = Self.archive(parts: 6)
    let bytes = archive.encoded()
    var random = SplitMix64(seed: 12)
    for _ in 0..<3_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
        case 1: damaged.removeSubrange(place..<min(damaged.count, place + 20))
        default:
          let from = Int.random(in: 0..<damaged.count, using: &random)
          damaged.insert(contentsOf: damaged[from...].prefix(60), at: place)
        }
        if damaged.isEmpty { damaged = [0] }
      }
      guard let decoded = try? SceneArchive.decode(damaged, known: Self.known) else { continue }
      for (id, part) in decoded.archive.parts { #expect(part == archive[id]) }
      if damaged != bytes { #expect(decoded.integrity == .damaged) }
    }
  }
}
