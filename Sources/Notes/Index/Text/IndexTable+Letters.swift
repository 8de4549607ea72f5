extension IndexTable.Marks {
  /// The letters from a to z that stand in a stripped text.
  ///
  /// - Complexity: O(bytes)
  init(lettersOf text: [UInt8]) {
    self = []
    text.withUnsafeBytes { text in
      for (place, byte) in text.enumerated() {
        guard let letter = Self(letter: byte), !contains(letter),
          !ByteWord.isLetterMaker(in: text, at: place + 1)
        else { continue }
        insert(letter)
      }
    }
  }

  /// What those documents have in which a word stands that is one letter from a to z, and no others;
  /// `nil` for other words.
  init?(letterOf word: Query.Word) {
    guard !word.hasAccents, word.stripped.count == 1 else { return nil }
    self.init(letter: word.stripped[0])
  }
}
