/// Splits a line into words as a POSIX shell does, without running anything.
///
/// Blanks separate words, single quotes keep everything, double quotes keep all but a backslash
/// before `"`, `\`, `$` and `` ` ``, a backslash elsewhere keeps the next character. Variables and
/// commands are not expanded: they stay as written.
///
/// - Returns: The words; `nil` where a quote isn't closed or the line ends in a lone backslash.
/// - Complexity: O(length)
public func shellWords(_ line: String) -> [String]? {
  enum Quote { case none, single, double }
  var words: [String] = []
  var word: String?
  var quote = Quote.none
  var characters = line.unicodeScalars.makeIterator()

  func append(_ scalar: Unicode.Scalar) {
    word = word ?? ""
    word?.unicodeScalars.append(scalar)
  }

  while let scalar = characters.next() {
    switch (quote, scalar) {
    case (.single, "'"), (.double, "\""):
      quote = .none
    case (.single, _):
      append(scalar)
    case (.double, "\\"):
      guard let next = characters.next() else { return nil }
      if !["\"", "\\", "$", "`"].contains(next) { append("\\") }
      append(next)
    case (.double, _):
      append(scalar)
    case (.none, "'"):
      quote = .single
      word = word ?? ""
    case (.none, "\""):
      quote = .double
      word = word ?? ""
    case (.none, "\\"):
      guard let next = characters.next() else { return nil }
      append(next)
    case (.none, " "), (.none, "\t"), (.none, "\n"):
      if let done = word { words.append(done) }
      word = nil
    case (.none, _):
      append(scalar)
    }
  }
  guard quote == .none else { return nil }
  if let done = word { words.append(done) }
  return words
}
