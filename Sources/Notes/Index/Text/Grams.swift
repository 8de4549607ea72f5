/// The parts of a text by which the index finds it: each three characters that follow each other
/// without a blank, and one and two characters of the scripts that write without blanks.
///
/// A part becomes a word of five letters, which stand for 25 bits: so SQLite's full-text search takes
/// them as they are. Different parts may become the same word; what is found by them is looked at once
/// more.
struct Grams {
  private var table = [UInt64](repeating: 0, count: 1 << 14)
  private var generation: UInt32 = 0
  private var count = 0
  /// The letters and pairs of letters so far.
  private(set) var pairs = LetterPairs()
  /// The words so far, each with a blank behind it.
  private(set) var words: [UInt8] = []

  /// Begins anew.
  mutating func removeAll() {
    generation &+= 1
    if generation == 0 {
      table = [UInt64](repeating: 0, count: table.count)
      generation = 1
    }
    count = 0
    words.removeAll(keepingCapacity: true)
    pairs.removeAll()
  }

  init() { removeAll() }

  /// Adds the parts of a stripped text.
  ///
  /// - Complexity: O(bytes)
  mutating func add(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { bytes in
      var position = 0
      var (first, second): (UInt32, UInt32) = (0, 0)
      while position < bytes.count {
        let value = FoldedText.scalar(in: bytes, at: &position)
        guard Self.isPart(value) else {
          (first, second) = (0, 0)
          continue
        }
        pairs.insert(value, after: second)
        if Self.isUnspaced(value) {
          insert(Self.hash(0, 0, value))
          if Self.isUnspaced(second) { insert(Self.hash(0, second, value)) }
        }
        if first != 0 { insert(Self.hash(first, second, value)) }
        (first, second) = (second, value)
      }
    }
  }

  /// The parts that each text has in which a word stands; empty for short ones, which any text may
  /// have.
  static func words(of word: Query.Word) -> [UInt8] {
    var grams = Grams()
    grams.add(word.stripped)
    return grams.words
  }

  /// Whether a character is part of a word: blanks, what no text has, and the border behind a title
  /// aren't.
  @inline(__always)
  static func isPart(_ value: UInt32) -> Bool { value > 0x20 && value != 0xFFFD }

  /// Whether a character is of a script in which words aren't parted by blanks.
  private static func isUnspaced(_ value: UInt32) -> Bool {
    value >= 0x2E80 || (0x1100..<0x1200).contains(value)
  }

  @inline(__always)
  private static func hash(_ first: UInt32, _ second: UInt32, _ third: UInt32) -> UInt32 {
    var hash = UInt64(first) << 42 | UInt64(second) << 21 | UInt64(third)
    hash = (hash ^ hash >> 31) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash >> 29) &* 0xBF58_476D_1CE4_E5B9
    return UInt32(truncatingIfNeeded: hash >> 39)
  }

  private mutating func insert(_ gram: UInt32) {
    let mark = UInt64(generation) << 32 | UInt64(gram)
    let mask = table.count - 1
    var slot = Int(truncatingIfNeeded: gram) & mask
    while table[slot] >> 32 == UInt64(generation) {
      if table[slot] == mark { return }
      slot = (slot + 1) & mask
    }
    table[slot] = mark
    count += 1
    for shift: UInt32 in [20, 15, 10, 5, 0] {
      words.append(Self.letters[Int(gram >> shift & 31)])
    }
    words.append(Byte.space)
    if count > table.count / 2 { grow() }
  }

  private mutating func grow() {
    let old = table
    table = [UInt64](repeating: 0, count: old.count * 2)
    let mask = table.count - 1
    for mark in old where mark >> 32 == UInt64(generation) {
      var slot = Int(truncatingIfNeeded: mark & 0xFFFF_FFFF) & mask
      while table[slot] >> 32 == UInt64(generation) { slot = (slot + 1) & mask }
      table[slot] = mark
    }
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz012345".utf8)
}
