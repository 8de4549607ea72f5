/// A text to be searched, folded only when a word asks for it.
///
/// Most text is ASCII, or holds the word as typed, and is then searched as it lies in memory. The
/// value is kept from note to note so that the memory for folding is taken once.
public struct SearchText {
  private var bytes: [UInt8] = []
  private var folded = FoldedText()
  private var isFolded = false
  private var isASCII = true

  /// Makes an empty text.
  public init() {}

  /// Takes another text.
  mutating func load(_ bytes: [UInt8]) {
    self.bytes = bytes
    isFolded = false
    isASCII = bytes.withUnsafeBytes { raw in
      var rest = raw[...]
      var bits: UInt64 = 0
      while rest.count >= 8 {
        bits |= rest.loadUnaligned(as: UInt64.self)
        rest = rest.dropFirst(8)
      }
      return bits & 0x8080_8080_8080_8080 == 0 && rest.allSatisfy { $0 < 0x80 }
    }
  }

  /// Whether a word is in the text.
  mutating func contains(_ word: Query.Word) -> Bool {
    if let ascii = word.ascii {
      if isASCII { return firstMatch(ofASCII: ascii, from: 0) != nil }
      // What follows may make another letter of the last one; then the text must be folded.
      if let match = firstMatch(ofASCII: ascii, from: 0),
        bytes[match...].dropFirst(ascii.count).first.map({ $0 < 0x80 }) ?? true
      {
        return true
      }
    } else if isASCII {
      return false
    }
    fold()
    return folded.firstMatch(of: word.units, from: 0) != nil
  }

  /// The bytes where a word stands, at most `limit` times.
  mutating func matches(of word: Query.Word, limit: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    if isASCII {
      guard let ascii = word.ascii else { return [] }
      while found.count < limit, let match = firstMatch(ofASCII: ascii, from: start) {
        found.append(match..<match + ascii.count)
        start = match + ascii.count
      }
      return found
    }
    fold()
    while found.count < limit, let match = folded.firstMatch(of: word.units, from: start) {
      found.append(folded.bytes(of: match))
      start = match.upperBound
    }
    return found
  }

  private mutating func fold() {
    guard !isFolded else { return }
    bytes.withUnsafeBufferPointer { folded.load($0) }
    isFolded = true
  }

  private func firstMatch(ofASCII word: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      word.withUnsafeBufferPointer { word in
        guard let first = word.first, bytes.count >= word.count else { return nil }
        var position = start
        let last = bytes.count - word.count
        while position <= last {
          if Byte.lowercased(bytes[position]) == first {
            var matched = 1
            while matched < word.count,
              Byte.lowercased(bytes[position + matched]) == word[matched]
            {
              matched += 1
            }
            if matched == word.count { return position }
          }
          position += 1
        }
        return nil
      }
    }
  }
}
