/// What each letter is without case, and what it is made of.
///
/// Made once from the standard library's properties, because asking those for every character of a
/// search would take most of its time.
struct FoldTable: Sendable {
  /// A part of folded text: a character, and what it does to the one before.
  struct Unit: Hashable, Sendable {
    /// The scalar's value, above it its combining class, and its role in the two highest bits.
    let bits: UInt32

    init(_ value: UInt32, combiningClass: UInt8 = 0) {
      bits = value | UInt32(combiningClass) << 21 | Role(combiningClass: combiningClass).rawValue
    }

    /// Where a mark stands among the marks of one letter (Unicode 3.11).
    var combiningClass: UInt32 { bits >> 21 & 0xFF }

    var isAccent: Bool { bits & Role.accent.rawValue != 0 }
    var makesLetter: Bool { bits & Role.letterMaker.rawValue != 0 }
  }

  /// What a character does to the one before it.
  enum Role: UInt32 {
    /// Nothing.
    case letter = 0
    /// It may be left out by whoever searches: a mark above or below, or a vowel sign of Hebrew or
    /// Arabic.
    case accent = 0x8000_0000
    /// It makes another letter of it: the voicing marks of Kana, the nukta of India's scripts.
    case letterMaker = 0x4000_0000

    init(combiningClass: UInt8) {
      switch combiningClass {
      case 7, 8: self = .letterMaker
      case 10...35, 200...: self = .accent
      default: self = .letter
      }
    }
  }

  /// Scalars below this value are looked up; of those above few have case, and none accents.
  private static let end: UInt32 = 0x3100

  /// The small letter of each scalar.
  private var small: [UInt16] = []
  /// For a small letter with a mark: what is left without it; else 0.
  private var base: [UInt16] = []
  /// The mark.
  private var mark: [UInt16] = []
  private var combiningClass: [UInt8] = []

  static let shared = FoldTable()

  private init() {
    let count = Int(FoldTable.end)
    base = [UInt16](repeating: 0, count: count)
    mark = base
    small.reserveCapacity(count)
    combiningClass.reserveCapacity(count)
    for value in 0..<FoldTable.end {
      let properties = Unicode.Scalar(value)?.properties
      let lowercase = properties?.lowercaseMapping.unicodeScalars
      let isSingle = lowercase?.count == 1
      small.append(UInt16(isSingle ? lowercase?.first?.value ?? value : value))
      combiningClass.append(properties?.canonicalCombiningClass.rawValue ?? 0)
    }
    var doubles = Decompositions.doubles.unicodeScalars.makeIterator()
    while let letter = doubles.next(), let same = doubles.next() {
      small[Int(letter.value)] = UInt16(same.value)
    }
    for row in Decompositions.rows {
      var scalars = row.pairs.unicodeScalars.makeIterator()
      while let letter = scalars.next(), let rest = scalars.next() {
        base[Int(letter.value)] = UInt16(rest.value)
        mark[Int(letter.value)] = UInt16(row.mark.value)
      }
    }
  }

  /// Adds what a character is folded to: its base in small, and its marks in their order.
  @inline(__always)
  func fold(_ value: UInt32, _ add: (Unit) -> Void) {
    if value < 0x80 {
      add(Unit(UInt32(Byte.lowercased(UInt8(value)))))
    } else if value < FoldTable.end {
      foldListed(UInt32(small[Int(value)]), add)
    } else if value >= 0xAC00, value <= 0xD7A3 {
      foldHangul(value - 0xAC00, add)
    } else {
      add(Unit(FoldTable.smallLetter(value)))
    }
  }

  /// A character of folded text with what it does to the one before.
  func unit(ofFolded value: UInt32) -> Unit {
    guard value < FoldTable.end else { return Unit(value) }
    return Unit(value, combiningClass: combiningClass[Int(value)])
  }

  private func foldListed(_ value: UInt32, _ add: (Unit) -> Void) {
    let index = Int(value)
    if base[index] != 0 {
      foldListed(UInt32(base[index]), add)
      return foldListed(UInt32(mark[index]), add)
    }
    add(Unit(value, combiningClass: combiningClass[index]))
  }

  /// A syllable is taken apart as Unicode 3.12 says, so that it equals one spelled in letters, and
  /// so that a syllable being typed finds those that begin with it.
  private func foldHangul(_ syllable: UInt32, _ add: (Unit) -> Void) {
    add(Unit(0x1100 + syllable / 588))
    add(Unit(0x1161 + syllable % 588 / 28))
    if syllable % 28 != 0 { add(Unit(0x11A7 + syllable % 28)) }
  }

  private static func smallLetter(_ value: UInt32) -> UInt32 {
    // Ideographs, the bulk of what is up there, have no case.
    guard !(0x3100..<0xA640).contains(value), !(0xAC00..<0xFB00).contains(value),
      let mapping = Unicode.Scalar(value)?.properties.lowercaseMapping.unicodeScalars,
      mapping.count == 1, let first = mapping.first
    else { return value }
    return first.value
  }
}
