/// A place in the bytes of a note where a destination may be written.
///
/// It is found without parsing, so it may stand in code; whether it is a link shows when the note
/// is parsed with another destination in its place.
struct LinkSite: Hashable {
  /// How a destination is written.
  enum Form: Hashable {
    /// Between `[[` and `]]` or `|`.
    case wiki(Link.Kind)
    /// Between `](` and `)`, or `<` and `>` there.
    case inline(Enclosure)
    /// Behind `[label]:`.
    case definition(Enclosure)
  }

  /// What a Markdown destination stands in.
  enum Enclosure: Hashable {
    case bare
    case angles
  }

  let form: Form
  /// The bytes of the destination, its fragment included.
  let range: Range<Int>

  /// The link that this would be.
  func link(in bytes: [UInt8]) -> Link {
    switch form {
    case .wiki(let kind):
      Link(kind: kind, destination: MarkdownText.unescaped(bytes[range]))
    case .inline, .definition:
      Link(kind: .markdown, destination: MarkdownText.unescaped(bytes[range]))
    }
  }

  /// All places in a note, in order.
  ///
  /// - Complexity: O(bytes)
  static func all(in bytes: [UInt8], from start: Int) -> [LinkSite] {
    var sites: [LinkSite] = []
    var lines = SourceLines(bytes, from: start)
    while let line = lines.next() {
      guard bytes[line].contains(Byte.openBracket) else { continue }
      if let definition = definition(in: bytes, line) {
        sites.append(definition)
      } else {
        appendSites(in: bytes, line, to: &sites)
      }
    }
    return sites
  }

  private static func appendSites(
    in bytes: [UInt8], _ line: Range<Int>, to sites: inout [LinkSite]
  ) {
    var position = line.lowerBound
    while position + 1 < line.upperBound {
      let pair = (bytes[position], bytes[position + 1])
      if pair == (Byte.openBracket, Byte.openBracket) {
        // Of more than two brackets the last two count.
        while position + 2 < line.upperBound, bytes[position + 2] == Byte.openBracket {
          position += 1
        }
        if let site = wiki(in: bytes, opening: position, line) { sites.append(site) }
        position += 2
      } else if pair == (Byte.closeBracket, UInt8(ascii: "(")) {
        if let site = inline(in: bytes, from: position + 2, line) { sites.append(site) }
        position += 2
      } else {
        position += 1
      }
    }
  }

  private static func wiki(
    in bytes: [UInt8], opening: Int, _ line: Range<Int>
  ) -> LinkSite? {
    let rest = opening + 2..<line.upperBound
    guard
      let close = bytes[rest].firstIndex(where: {
        $0 == Byte.openBracket || $0 == Byte.closeBracket
      }), bytes[close] == Byte.closeBracket, close + 1 < line.upperBound,
      bytes[close + 1] == Byte.closeBracket
    else { return nil }
    var end = bytes[rest.lowerBound..<close].firstIndex(of: Byte.bar) ?? close
    // In a table the bar stands behind a backslash.
    if end < close, end > rest.lowerBound, bytes[end - 1] == Byte.backslash { end -= 1 }
    let range = trimmed(rest.lowerBound..<end, in: bytes)
    guard !range.isEmpty else { return nil }
    let isEmbed = opening > line.lowerBound && bytes[opening - 1] == Byte.bang
    return LinkSite(form: .wiki(isEmbed ? .embed : .wiki), range: range)
  }

  private static func inline(
    in bytes: [UInt8], from start: Int, _ line: Range<Int>
  ) -> LinkSite? {
    destination(in: bytes, from: start, line).map {
      LinkSite(form: .inline($0.enclosure), range: $0.range)
    }
  }

  /// `[label]: destination` at the start of a line, quoted or not.
  private static func definition(in bytes: [UInt8], _ line: Range<Int>) -> LinkSite? {
    let start = bytes[line].firstIndex { !Byte.isBlank($0) && $0 != Byte.greater }
    guard let start, bytes[start] == Byte.openBracket,
      let close = bytes[start..<line.upperBound].firstIndex(of: Byte.closeBracket),
      close > start + 1, close + 1 < line.upperBound, bytes[close + 1] == Byte.colon
    else { return nil }
    return destination(in: bytes, from: close + 2, line).map {
      LinkSite(form: .definition($0.enclosure), range: $0.range)
    }
  }

  private static func destination(
    in bytes: [UInt8], from start: Int, _ line: Range<Int>
  ) -> (range: Range<Int>, enclosure: Enclosure)? {
    guard start <= line.upperBound,
      let first = bytes[start..<line.upperBound].firstIndex(where: { !Byte.isBlank($0) })
    else { return nil }
    if bytes[first] == Byte.less {
      guard let end = bytes[first..<line.upperBound].firstIndex(of: Byte.greater) else {
        return nil
      }
      return (first + 1..<end, .angles)
    }
    var depth = 0
    var end = first
    while end < line.upperBound, !Byte.isBlank(bytes[end]) {
      switch bytes[end] {
      case Byte.backslash: end += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      if depth < 0 { break }
      end += 1
    }
    end = min(end, line.upperBound)
    return end > first ? (first..<end, .bare) : nil
  }

  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    guard let first = bytes[range].firstIndex(where: { !Byte.isBlank($0) }),
      let last = bytes[range].lastIndex(where: { !Byte.isBlank($0) })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }
}

/// Markdown's escapes in a destination.
enum MarkdownText {
  /// The text with backslashes before punctuation and the commonest entities resolved.
  ///
  /// Others stay as they are; a destination that has any isn't found to lead to a note.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(where: { $0 == Byte.backslash || $0 == UInt8(ascii: "&") }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == Byte.backslash, let next = rest.first, isPunctuation(next) {
        result.append(next)
        rest.removeFirst()
      } else if byte == UInt8(ascii: "&"),
        let (name, meaning) = entities.first(where: { rest.starts(with: $0.name.utf8) })
      {
        result.append(meaning)
        rest.removeFirst(name.utf8.count)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let entities: [(name: String, meaning: UInt8)] = [
    ("amp;", UInt8(ascii: "&")), ("lt;", Byte.less), ("gt;", Byte.greater), ("quot;", Byte.quote),
    ("#39;", Byte.apostrophe),
  ]

  /// Whether a byte is punctuation of ASCII, before which a backslash means nothing but it.
  static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
