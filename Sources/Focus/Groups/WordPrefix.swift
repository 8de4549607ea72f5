/// The beginning of a word, looked for in titles without regard to case (focus F16).
public struct WordPrefix: Hashable, Sendable {
  /// The letters, in lower case.
  private let letters: String

  /// Makes a prefix from what was typed.
  public init(_ text: String) { letters = text.lowercased() }

  /// Whether nothing was typed.
  public var isEmpty: Bool { letters.isEmpty }

  /// Whether a word of `title` begins with the prefix; an empty prefix begins none.
  ///
  /// A word begins at a letter or digit that follows none, or at the start of the title. The prefix
  /// may run on over the end of the word.
  ///
  /// - Complexity: O(length of the title), O(length × prefix) at worst.
  public func begins(wordOf title: String) -> Bool {
    guard !letters.isEmpty else { return false }
    let text = title.lowercased()
    var isInsideWord = false
    var start = text.startIndex
    while start < text.endIndex {
      let character = text[start]
      let isPart = character.isLetter || character.isNumber
      if (isPart && !isInsideWord) || start == text.startIndex,
        text[start...].hasPrefix(letters)
      {
        return true
      }
      isInsideWord = isPart
      start = text.index(after: start)
    }
    return false
  }
}
