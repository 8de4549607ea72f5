extension SceneArchive {
  /// Reads an archive, or what is left of it.
  ///
  /// One bad part never costs the rest: parts that are damaged, unknown or of a newer version are
  /// left out and reported. Any bytes are allowed.
  ///
  /// - Parameters:
  ///   - bytes: What was read from a file.
  ///   - known: The names that are understood, each with its newest version.
  /// - Throws: When there is nothing to read at all.
  /// - Complexity: O(bytes)
  public static func decode(
    _ bytes: [UInt8], known: [PartID: UInt32]
  ) throws(ArchiveError) -> DecodedArchive {
    guard bytes.starts(with: ArchiveFormat.magic) else { throw .notAnArchive }
    var decoder = ArchiveDecoder(bytes: bytes, known: known)
    try decoder.readHeader()
    decoder.readParts()
    guard !decoder.archive.parts.isEmpty || decoder.integrity == .intact else {
      throw .nothingLeft
    }
    return DecodedArchive(
      archive: decoder.archive, losses: decoder.losses, integrity: decoder.integrity)
  }
}

/// Goes through the bytes of an archive part by part.
private struct ArchiveDecoder {
  let bytes: [UInt8]
  let known: [PartID: UInt32]
  var archive = SceneArchive()
  var losses: [PartLoss] = []
  var integrity = ArchiveIntegrity.damaged
  private var place = ArchiveFormat.headerLength
  private var found = 0
  private var expected: UInt32?

  init(bytes: [UInt8], known: [PartID: UInt32]) {
    self.bytes = bytes
    self.known = known
  }

  mutating func readHeader() throws(ArchiveError) {
    let magic = ArchiveFormat.magic.count
    guard let version = bytes.number(UInt16.self, at: magic),
      let count = bytes.number(UInt32.self, at: magic + 2),
      bytes.number(UInt32.self, at: magic + 6) == Checksum.of(bytes[..<(magic + 6)])
    else { return }
    guard version <= ArchiveFormat.version else { throw .newerFormat(version) }
    expected = count
  }

  mutating func readParts() {
    let end = bytes.count - ArchiveFormat.checksumLength
    while place < end {
      if readPart() { continue }
      losses.append(.damaged(nil))
      guard let next = nextPart(after: place) else { break }
      place = next
    }
    let isWhole =
      place == end && expected == UInt32(exactly: found)
      && bytes.number(UInt32.self, at: end) == Checksum.of(bytes[..<end])
    if isWhole {
      integrity = .intact
    } else if !losses.contains(where: \.isDamage) {
      losses.append(.damaged(nil))
    }
  }

  /// Reads the part that begins here; false when none does.
  private mutating func readPart() -> Bool {
    guard let header = partHeader(at: place) else { return false }
    found += 1
    let start = place + ArchiveFormat.partHeaderLength + header.name.count
    // The length is what was written, but bytes may be missing.
    let end = start + header.length
    let next = end + ArchiveFormat.checksumLength
    if next <= bytes.count, bytes.number(UInt32.self, at: end) == Checksum.of(bytes[start..<end]) {
      take(header, bytes[start..<end])
      place = next
    } else {
      losses.append(.damaged(header.id))
      let isInStep =
        next == bytes.count - ArchiveFormat.checksumLength || partHeader(at: next) != nil
      place = isInStep ? next : nextPart(after: place) ?? bytes.count
    }
    return true
  }

  /// Keeps a part that is as it was written, if it is understood.
  private mutating func take(_ header: Header, _ content: ArraySlice<UInt8>) {
    let id = header.id
    guard let newest = known[id] else { return losses.append(.unknown(id)) }
    guard header.version <= newest else {
      return losses.append(.newer(id, version: header.version, known: newest))
    }
    guard archive[id] == nil else { return losses.append(.repeated(id)) }
    archive[id] = ScenePart(version: header.version, bytes: Array(content))
  }

  private struct Header {
    let name: ArraySlice<UInt8>
    let version: UInt32
    let length: Int
    var id: PartID { PartID(String(decoding: name, as: UTF8.self)) }
  }

  /// The header of the part that begins at a place; `nil` when it isn't one that was written.
  private func partHeader(at place: Int) -> Header? {
    let nameStart = place + ArchiveFormat.partHeaderLength
    guard nameStart <= bytes.count, bytes[place...].starts(with: ArchiveFormat.partMark),
      let version = bytes.number(UInt32.self, at: place + 5),
      let length = bytes.number(UInt32.self, at: place + 9),
      let checksum = bytes.number(UInt32.self, at: place + 13)
    else { return nil }
    let nameEnd = nameStart + Int(bytes[place + 4])
    guard nameEnd <= bytes.count else { return nil }
    var actual = Checksum()
    actual.add(bytes[place..<(nameStart - ArchiveFormat.checksumLength)])
    actual.add(bytes[nameStart..<nameEnd])
    guard actual.value == checksum else { return nil }
    return Header(name: bytes[nameStart..<nameEnd], version: version, length: Int(length))
  }

  private func nextPart(after place: Int) -> Int? {
    let last = bytes.count - ArchiveFormat.partHeaderLength
    guard place < last else { return nil }
    return ((place + 1)...last).first { candidate in
      bytes[candidate] == ArchiveFormat.partMark[0] && partHeader(at: candidate) != nil
    }
  }
}

extension PartLoss {
  /// Whether it was caused by damage.
  fileprivate var isDamage: Bool {
    if case .damaged = self { true } else { false }
  }
}
