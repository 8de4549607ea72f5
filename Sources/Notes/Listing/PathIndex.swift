/// Finds a note by its path: a hash table of record numbers over the listing's arena.
///
/// A dictionary would hold each path a second time and allocate for each.
struct PathIndex: Sendable {
  /// Record numbers, or ``empty``; the count is a power of two.
  private let slots: [UInt32]

  private static let empty = UInt32.max

  init(of records: NoteRecords, in arena: [UInt8]) {
    var capacity = 16
    while capacity < records.count * 2 { capacity *= 2 }
    var slots = [UInt32](repeating: PathIndex.empty, count: capacity)
    arena.withUnsafeBytes { bytes in
      for (number, record) in records.enumerated() {
        let start = Int(record.pathStart)
        let path = UnsafeRawBufferPointer(
          rebasing: bytes[start..<start + Int(record.pathLength)])
        var slot = PathIndex.hash(path) & (capacity - 1)
        while slots[slot] != PathIndex.empty { slot = (slot + 1) & (capacity - 1) }
        slots[slot] = UInt32(number)
      }
    }
    self.slots = slots
  }

  func find(
    _ path: ArraySlice<UInt8>, in arena: [UInt8], record: (Int) -> NoteListing.Record
  ) -> NoteID? {
    let mask = slots.count - 1
    var slot = path.withUnsafeBytes(PathIndex.hash) & mask
    while slots[slot] != PathIndex.empty {
      let candidate = record(Int(slots[slot]))
      let start = Int(candidate.pathStart)
      if arena[start..<start + Int(candidate.pathLength)].elementsEqual(path) {
        return NoteID(rawValue: slots[slot])
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Mixes the bytes, a word at a time: hundreds of thousands of paths are put in at a start.
  private static func hash(_ path: UnsafeRawBufferPointer) -> Int {
    var sum = UInt64(path.count) &* 0x9E37_79B9_7F4A_7C15
    var position = 0
    while position &+ 8 <= path.count {
      sum = (sum ^ path.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      sum = (sum &* 0x9E37_79B9_7F4A_7C15) ^ (sum >> 32)
      position &+= 8
    }
    while position < path.count {
      sum = (sum ^ UInt64(path[position])) &* 0x100_0000_01B3
      position &+= 1
    }
    sum = (sum ^ (sum >> 29)) &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: sum ^ (sum >> 32))
  }
}
