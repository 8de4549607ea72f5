/// Text without case and with its letters taken apart, which knows where each part came from.
struct FoldedText {
  private(set) var units: [FoldTable.Unit] = []
  /// The byte at which each unit's character starts, and the end of the text.
  private(set) var offsets: [Int32] = [0]

  init() {}

  init(_ text: String) {
    var text = text
    text.withUTF8 { load($0) }
  }

  /// Folds a text in place of the one before, keeping the memory.
  mutating func load(_ bytes: UnsafeBufferPointer<UInt8>) {
    units.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    units.reserveCapacity(bytes.count)
    offsets.reserveCapacity(bytes.count + 1)
    let table = FoldTable.shared
    var position = 0
    while position < bytes.count {
      let start = Int32(clamping: position)
      let value = FoldedText.scalar(in: bytes, at: &position)
      table.fold(value) { unit in
        units.append(unit)
        offsets.append(start)
        if unit.isAccent { sortLastAccent() }
      }
    }
    offsets.append(Int32(clamping: bytes.count))
  }

  /// Takes text that is folded already, character by character.
  mutating func loadScalars(_ bytes: UnsafeBufferPointer<UInt8>) {
    let table = FoldTable.shared
    var position = 0
    while position < bytes.count {
      offsets.append(Int32(clamping: position))
      // Between title and text stands what is no character, and equals none.
      if bytes[position] == 0xFF {
        units.append(FoldTable.Unit(0x1F_FFFF))
        position += 1
        continue
      }
      units.append(table.unit(ofFolded: FoldedText.scalar(in: bytes, at: &position)))
    }
  }

  /// Whether the character at a place makes another letter of the one before.
  static func isLetterMaker(in bytes: UnsafeRawBufferPointer, at place: Int) -> Bool {
    bytes.withMemoryRebound(to: UInt8.self) { bytes in
      var position = place
      return FoldTable.shared.unit(ofFolded: scalar(in: bytes, at: &position)).makesLetter
    }
  }

  /// Moves an accent before those that come behind it in Unicode's order of the marks of a letter.
  ///
  /// Not past more of them than letters of any language have, so that a heap of marks takes no more
  /// time than other text.
  private mutating func sortLastAccent() {
    var place = units.count - 1
    let first = max(0, place - 16)
    while place > first, units[place - 1].isAccent,
      units[place - 1].combiningClass > units[place].combiningClass
    {
      units.swapAt(place - 1, place)
      place -= 1
    }
  }

  /// Decodes the scalar at a place and steps behind it; a byte that isn't UTF-8 is U+FFFD.
  @inline(__always)
  static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at position: inout Int
  ) -> UInt32 {
    let first = UInt32(bytes[position])
    position += 1
    if first < 0x80 { return first }
    let (count, least): (Int, UInt32) =
      first >= 0xF0 ? (3, 0x10000) : first >= 0xE0 ? (2, 0x800) : (1, 0x80)
    guard first >= 0xC2, first <= 0xF4, position + count <= bytes.count else { return 0xFFFD }
    var value = first & (0x3F >> UInt32(count))
    for next in position..<position + count {
      guard bytes[next] & 0xC0 == 0x80 else { return 0xFFFD }
      value = value << 6 | UInt32(bytes[next] & 0x3F)
    }
    guard value >= least, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else {
      return 0xFFFD
    }
    position += count
    return value
  }

  /// Where a word stands next, from the unit `start` on: the units it covers.
  ///
  /// Accents that the word doesn't have are passed over; those that it has must be there.
  func firstMatch(of word: [FoldTable.Unit], from start: Int) -> Range<Int>? {
    guard let first = word.first else { return nil }
    return units.withUnsafeBufferPointer { units in
      var position = start
      while position < units.count {
        // In a heap of marks a word that is marks can start at the first one only.
        let isInHeap = first.isAccent && position > 0 && units[position - 1].isAccent
        if units[position] == first, !isInHeap,
          let end = FoldedText.endOfMatch(of: word, at: position, in: units)
        {
          return position..<end
        }
        position += 1
      }
      return nil
    }
  }

  private static func endOfMatch(
    of word: [FoldTable.Unit], at start: Int, in units: UnsafeBufferPointer<FoldTable.Unit>
  ) -> Int? {
    var position = start
    for wanted in word {
      if !wanted.isAccent {
        position = accentsEnd(units, position, from: start)
      }
      while position < units.count, units[position] != wanted {
        guard wanted.isAccent, units[position].isAccent else { return nil }
        position += 1
      }
      guard position < units.count else { return nil }
      position += 1
    }
    let end = accentsEnd(units, position, from: start)
    // か is not found in が.
    return end < units.count && units[end].makesLetter ? nil : end
  }

  /// Behind the accents at a place; a match may begin with one, but not pass over it there.
  private static func accentsEnd(
    _ units: UnsafeBufferPointer<FoldTable.Unit>, _ position: Int, from start: Int
  ) -> Int {
    guard position > start else { return position }
    var end = position
    while end < units.count, units[end].isAccent { end += 1 }
    return end
  }

  /// The bytes of the text that units came from: whole letters with their accents.
  func bytes(of range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, units[start].isAccent { start -= 1 }
    var end = range.upperBound
    while end < units.count, offsets[end] == offsets[end - 1] { end += 1 }
    return Int(offsets[start])..<Int(offsets[end])
  }
}
