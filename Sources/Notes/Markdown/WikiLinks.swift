/// Finds `[[Note]]`, `[[Note|shown]]` and `![[Note]]` in text that is no code.
struct WikiLinkSearch {
  /// A link with its place in the text.
  struct Found {
    /// From the first bracket, or the `!` before it, to behind the last.
    let range: Range<Int>
    /// What stands between the brackets.
    let content: Range<Int>
    let link: Link
    let shown: String
  }

  private let text: [UInt8]
  private var position = 0

  init(in text: [UInt8]) { self.text = text }

  mutating func next() -> Found? {
    while let opening = pair(of: Byte.openBracket) {
      let start = opening + 2
      guard
        let end = text[start...].firstIndex(where: {
          $0 == Byte.openBracket || $0 == Byte.closeBracket
        })
      else {
        position = text.count
        return nil
      }
      position = end
      guard end + 1 < text.count, text[end] == Byte.closeBracket,
        text[end + 1] == Byte.closeBracket,
        let found = link(opening, start..<end)
      else { continue }
      position = end + 2
      return found
    }
    return nil
  }

  /// The next place where two of a byte stand, with no third behind them.
  private mutating func pair(of byte: UInt8) -> Int? {
    while position + 1 < text.count {
      guard let first = text[position...].firstIndex(of: byte) else { break }
      var end = first + 1
      while end < text.count, text[end] == byte { end += 1 }
      position = end
      if end - first >= 2 { return end - 2 }
    }
    return nil
  }

  private func link(_ opening: Int, _ content: Range<Int>) -> Found? {
    // Shells write `[[ $a == b ]]`; nobody sets the name of a note between blanks.
    guard let first = text[content].first, let last = text[content].last,
      !(Byte.isBlank(first) && Byte.isBlank(last))
    else { return nil }
    let bar = text[content].firstIndex(of: Byte.bar) ?? content.upperBound
    let destination = trimmed(text[content.lowerBound..<bar])
    let alias = trimmed(text[min(bar + 1, content.upperBound)..<content.upperBound])
    guard !destination.isEmpty else { return nil }
    let isEmbed = opening > 0 && text[opening - 1] == Byte.bang
    // `![[picture.png|300x200]]` names a size, not what is shown.
    let width = isEmbed ? PictureWidth.pixels(alias) : nil
    let shown = alias.isEmpty || width != nil ? destination : alias
    return Found(
      range: (isEmbed ? opening - 1 : opening)..<content.upperBound + 2,
      content: content,
      link: Link(
        kind: isEmbed ? .embed : .wiki, destination: String(decoding: destination, as: UTF8.self),
        width: width),
      shown: String(decoding: shown, as: UTF8.self))
  }

  private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = bytes.firstIndex(where: { !Byte.isBlank($0) }),
      let last = bytes.lastIndex(where: { !Byte.isBlank($0) })
    else { return [] }
    return bytes[first...last]
  }
}

/// The brackets of a note that stand behind a backslash: `\[[no link]]`.
///
/// cmark takes the backslashes off, so that its text doesn't tell an escaped bracket from a plain
/// one; the source does.
struct BracketEscapes {
  private let bytes: [UInt8]
  /// The escaped opening brackets.
  private let openings: [Int]
  /// So many in one block are nobody's writing; then nothing in it is a link.
  private static let limit = 256

  init(in bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    var openings: [Int] = []
    var position = start
    while let backslash = bytes[min(position, bytes.count)...].firstIndex(of: Byte.backslash) {
      position = backslash + 2
      if backslash + 1 < bytes.count, bytes[backslash + 1] == Byte.openBracket {
        openings.append(backslash + 1)
      }
    }
    self.openings = openings
  }

  /// Whether a part of the note holds `[[content` with one of the brackets escaped.
  func contain(_ content: ArraySlice<UInt8>, in source: Range<Int>) -> Bool {
    guard !openings.isEmpty else { return false }
    let first = openings.partitioningIndex { $0 >= source.lowerBound }
    let end = openings.partitioningIndex { $0 >= source.upperBound }
    guard end - first <= BracketEscapes.limit else { return true }
    return openings[first..<end].contains { opening in
      let rest = bytes[(opening + 1)...]
      let isSecond = opening >= 2 && bytes[opening - 2] == Byte.openBracket
      return (isSecond && rest.starts(with: content))
        || (rest.first == Byte.openBracket && rest.dropFirst().starts(with: content))
    }
  }
}
