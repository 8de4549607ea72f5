/// Tells most notes that don't name another note from those that might, without parsing them.
struct LinkWords {
  /// For each name the stretches of it that must stand in a note that names it, in lower case.
  private let names: [[[UInt8]]]

  /// Looking for more names than this takes longer than parsing.
  private static let most = 32

  /// - Parameter aliases: Other names of the notes.
  init(naming notes: [NotePath], called aliases: [String] = []) {
    names =
      notes.map { LinkWords.words(of: $0.stem) }
      + aliases.map { LinkWords.words(of: Array($0.utf8)[...]) }
  }

  /// Whether a link in these bytes may name one of the notes.
  ///
  /// - Complexity: O(bytes × notes)
  func mayBeNamed(in bytes: [UInt8]) -> Bool {
    guard bytes.contains(Byte.openBracket) else { return false }
    guard names.count <= Self.most else { return true }
    // Any letter may be written as a percent sign or ampersand and a number.
    if bytes.contains(Byte.percent) || bytes.contains(UInt8(ascii: "&")) { return true }
    return names.contains { words in words.allSatisfy { contains($0, in: bytes) } }
  }

  private func contains(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
    guard let first = word.first else { return true }
    var position = 0
    while let found = bytes[position...].firstIndex(where: { Byte.lowercased($0) == first }) {
      if bytes[found...].prefix(word.count).lazy.map(Byte.lowercased).elementsEqual(word) {
        return true
      }
      position = found + 1
    }
    return false
  }

  /// The stretches of letters and digits of ASCII that Unicode spells in one way only: not `k`, which
  /// the sign for kelvin is, too, and not what may be one with an accent behind it.
  private static func words(of stem: ArraySlice<UInt8>) -> [[UInt8]] {
    let separator = Byte.space
    let plain = zip(stem, stem.dropFirst() + [separator]).map { byte, next in
      let letter = Byte.lowercased(byte)
      let isLetter = letter &- UInt8(ascii: "a") < 26 && letter != UInt8(ascii: "k")
      return (isLetter || Byte.isDigit(byte)) && next < 0x80 ? letter : separator
    }
    return plain.split(separator: separator).map(Array.init).sorted { $0.count > $1.count }
  }
}
