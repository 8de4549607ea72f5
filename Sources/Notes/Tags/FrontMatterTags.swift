/// The tags in a note's front matter, with the places where they stand (notes N5, N6).
///
/// The value of `tags`, or of `tag`, is a list in brackets, a list of lines, or words with commas or
/// blanks between them.
struct FrontMatterTags {
  /// A tag and its bytes, its quotes and `#` included.
  struct Item {
    let text: String
    let range: Range<Int>
    /// Its whole line, the end included, in a list of lines; else the same as `range`.
    let line: Range<Int>
  }

  /// How the tags are written.
  enum Form {
    /// No line names them.
    case absent
    /// A line names them and gives none.
    case empty(FrontMatterEntry)
    /// `[a, b]`; the range is what stands between the brackets.
    case brackets(Range<Int>)
    /// One below the other behind dashes.
    case lines
    /// `a, b`; the range is the whole value.
    case commas(Range<Int>)
    /// `a b`.
    case words
    /// In a way of YAML's that isn't a list of words.
    case foreign
  }

  let form: Form
  let items: [Item]

  /// What stands between words that are no list.
  enum Separator {
    /// Commas, and where there are none, blanks.
    case blanks
    /// Commas alone: a word may have blanks in it.
    case commas
  }

  /// Finds the tags, or the words of another key.
  ///
  /// - Complexity: O(length of the front matter)
  init(
    in bytes: [UInt8], of keys: [String] = ["tags", "tag"],
    between separator: Separator = .blanks
  ) {
    guard let frontMatter = FrontMatter(in: bytes),
      let entry = keys.lazy.compactMap({ frontMatter.entry($0, in: bytes) }).first
    else {
      (form, items) = (.absent, [])
      return
    }
    let value = entry.value
    switch bytes[value].first {
    case nil:
      items = Self.lines(in: bytes, from: entry.next, to: frontMatter.content.upperBound)
      form =
        !items.isEmpty
        ? .lines : frontMatter.goesOn(below: entry, in: bytes) ? .foreign : .empty(entry)
    case Byte.openBracket:
      let isClosed = value.count > 1 && bytes[value.upperBound - 1] == Byte.closeBracket
      guard isClosed else {
        (form, items) = (.foreign, [])
        return
      }
      let content = value.lowerBound + 1..<value.upperBound - 1
      items = Self.split(bytes, content) { $0 == Byte.comma }
      form = .brackets(content)
    case .some(let first) where "{}|>&*!%@`".utf8.contains(first):
      (form, items) = (.foreign, [])
    default:
      guard !frontMatter.goesOn(below: entry, in: bytes) else {
        (form, items) = (.foreign, [])
        return
      }
      let isQuoted =
        value.count > 1 && [Byte.quote, Byte.apostrophe].contains(bytes[value.lowerBound])
      let content = isQuoted ? value.lowerBound + 1..<value.upperBound - 1 : value
      let plain = String(decoding: bytes[content], as: UTF8.self)
      guard isQuoted || !["~", "null", "Null", "NULL"].contains(plain) else {
        (form, items) = (.empty(entry), [])
        return
      }
      let hasCommas = separator == .commas || bytes[content].contains(Byte.comma)
      // In quotes a name may have commas, too.
      items =
        separator == .commas && isQuoted
        ? [Self.item(in: bytes, content)].compactMap(\.self)
        : Self.split(bytes, content) { hasCommas ? $0 == Byte.comma : Byte.isBlank($0) }
      form =
        items.isEmpty ? .empty(entry) : hasCommas || items.count == 1 ? .commas(value) : .words
    }
  }

  private static func split(
    _ bytes: [UInt8], _ content: Range<Int>, at isSeparator: (UInt8) -> Bool
  ) -> [Item] {
    var quote: UInt8?
    var pieces: [Range<Int>] = []
    var start = content.lowerBound
    for position in content {
      let byte = bytes[position]
      if let mark = quote {
        if byte == mark { quote = nil }
      } else if byte == Byte.quote || byte == Byte.apostrophe, position == start {
        quote = byte
      } else if isSeparator(byte) {
        pieces.append(start..<position)
        start = position + 1
      } else if Byte.isSpace(byte), position == start {
        start += 1
      }
    }
    pieces.append(start..<max(start, content.upperBound))
    return pieces.compactMap { item(in: bytes, $0) }
  }

  private static func lines(in bytes: [UInt8], from start: Int, to end: Int) -> [Item] {
    var items: [Item] = []
    var lines = SourceLines(bytes, from: start)
    while lines.position < end {
      let first = lines.position
      guard let line = lines.next() else { break }
      let text = FrontMatter.trimmed(bytes[line])
      if text.isEmpty || text.first == Byte.hash { continue }
      guard text.first == Byte.dash, text.count == 1 || Byte.isBlank(text[text.startIndex + 1])
      else { break }
      let value = FrontMatter.valueWithoutComment(FrontMatter.trimmed(text.dropFirst()))
      guard !value.isEmpty,
        let item = item(in: bytes, value.startIndex..<value.endIndex, line: first..<lines.position)
      else { continue }
      items.append(item)
    }
    return items
  }

  private static func item(
    in bytes: [UInt8], _ piece: Range<Int>, line: Range<Int>? = nil
  ) -> Item? {
    guard let first = bytes[piece].firstIndex(where: { !Byte.isSpace($0) }),
      let last = bytes[piece].lastIndex(where: { !Byte.isSpace($0) })
    else { return nil }
    let range = first..<last + 1
    var text = bytes[range]
    if let mark = text.first, text.count > 1, text.last == mark,
      mark == Byte.quote || mark == Byte.apostrophe
    {
      text = text.dropFirst().dropLast()
    }
    let tag = String(decoding: text.drop { $0 == Byte.hash }, as: UTF8.self)
    return tag.isEmpty ? nil : Item(text: tag, range: range, line: line ?? range)
  }
}
