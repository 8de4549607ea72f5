import CLinux

/// Short texts one after the other in memory, so that a hundred thousand of them are searched within a
/// key: without case and accents, as UTF-8, with a byte between two that no text has.
struct FoldedNames: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [UInt32] = []

  /// How many texts there are.
  var count: Int { starts.count }

  /// Adds a text.
  mutating func append(_ text: String, using folded: inout FoldedText) {
    starts.append(UInt32(clamping: bytes.count))
    var text = text
    text.withUTF8 { folded.load($0) }
    for unit in folded.units where !unit.isAccent { Self.append(unit, to: &bytes) }
    bytes.append(0xFF)
  }

  /// Finds the texts that may hold all words of a query: those that are what was typed first, then those
  /// that begin with one of the words, then the others, each in the order in which they were added.
  ///
  /// Accents aren't looked at here.
  ///
  /// - Parameters:
  ///   - limit: How many are enough.
  ///   - take: Gets the places of texts; answers whether one counts.
  /// - Complexity: O(bytes of the texts) at most, a pass at the speed of memory for a word that few have
  func find(_ query: Query, limit: Int, take: (Int) -> Bool) {
    let words = query.prepared.map(Self.folded)
    find(words, whole: Array(words.joined(separator: [Byte.space])), limit: limit, take: take)
  }

  private static func folded(_ word: Query.Word) -> [UInt8] {
    var bytes: [UInt8] = []
    for unit in word.units where !unit.isAccent { append(unit, to: &bytes) }
    return bytes
  }

  private static func append(_ unit: FoldTable.Unit, to bytes: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(unit.bits & 0x1F_FFFF) else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { bytes.append(byte) }
  }

  private func find(
    _ words: [[UInt8]], whole: [UInt8], limit: Int, take: (Int) -> Bool
  ) {
    guard let longest = words.max(by: { $0.count < $1.count }), !longest.isEmpty else { return }
    var begins = [Bool](repeating: false, count: 256)
    for word in words { if let byte = word.first { begins[Int(byte)] = true } }
    bytes.withUnsafeBufferPointer { bytes in
      var left = limit
      var later: [Int] = []
      var first: Set<Int> = []
      for text in starts.indices where left > 0 && begins[Int(bytes[Int(starts[text])])] {
        let range = range(of: text)
        guard words.contains(where: { Self.stands($0, at: range.lowerBound, in: bytes) }),
          holds(words, in: range, of: bytes)
        else { continue }
        if range.count == whole.count, Self.stands(whole, at: range.lowerBound, in: bytes) {
          first.insert(text)
          if take(text) { left -= 1 }
        } else if later.count < limit {
          later.append(text)
        }
      }
      for text in later where left > 0 {
        first.insert(text)
        if take(text) { left -= 1 }
      }
      guard left > 0 else { return }
      var place = 0
      var text = 0
      while left > 0, let found = Self.place(of: longest, from: place, in: bytes) {
        text = self.text(at: found, from: text)
        let range = range(of: text)
        place = range.upperBound + 1
        if !first.contains(text), holds(words, in: range, of: bytes), take(text) { left -= 1 }
      }
    }
  }

  private func range(of text: Int) -> Range<Int> {
    let end = text + 1 < starts.count ? Int(starts[text + 1]) : bytes.count
    return Int(starts[text])..<end - 1
  }

  /// The text in which a byte lies, which is this one or a later one.
  private func text(at place: Int, from text: Int) -> Int {
    var (low, high) = (text, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }

  private func holds(
    _ words: [[UInt8]], in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    return words.allSatisfy { Self.place(of: $0, from: 0, in: text) != nil }
  }

  private static func stands(
    _ word: [UInt8], at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard place + word.count <= bytes.count, bytes[place] == word.first else { return false }
    return word.indices.allSatisfy { bytes[place + $0] == word[$0] }
  }

  private static func place(
    of word: [UInt8], from start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress else { return nil }
    return word.withUnsafeBufferPointer { word -> Int? in
      guard let needle = word.baseAddress,
        let found = clinux_find(base + start, bytes.count - start, needle, word.count)
      else { return nil }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }
}
