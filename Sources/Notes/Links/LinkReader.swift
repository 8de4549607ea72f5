/// Finds the links of a note that may lead to notes and files, without reading it as Markdown.
///
/// One pass over the bytes tells what most notes hold. Where anything stands in them that only
/// Markdown can judge, such as HTML, definitions, deep indents, tables or escapes, the note is read as
/// Markdown after all. So the answer is always that of ``Document``: its links in order, those with an
/// address left out.
public struct LinkReader {
  private let bytes: [UInt8]
  private var links: [Link] = []

  /// Why the pass can't tell.
  private struct Doubt: Error {}

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The links of a note.
  ///
  /// - Complexity: O(bytes)
  public static func links(in bytes: [UInt8]) -> [Link] {
    quickLinks(in: bytes) ?? links(of: Document(parsing: bytes))
  }

  /// The same of a note that was read as Markdown.
  static func links(of document: Document) -> [Link] {
    document.blocks.flatMap(\.links).filter { !$0.destination.hasAddressScheme }
  }

  /// The links as far as one pass can tell; `nil` where it is in doubt.
  static func quickLinks(in bytes: [UInt8]) -> [Link]? {
    let start = FrontMatter(in: bytes)?.end ?? FrontMatter.textStart(in: bytes)
    guard holdsLinks(bytes, from: start) else { return [] }
    // A note that is made to be slow to read is read as lines of text.
    guard bytes.count <= 8_192 || MarkdownCost(of: bytes, from: start).isBearable else {
      return nil
    }
    var reader = LinkReader(bytes)
    do throws(Doubt) {
      try reader.read(from: start)
      return reader.links
    } catch {
      return nil
    }
  }

  /// Whether a bracket stands where a link may begin or end.
  private static func holdsLinks(_ bytes: [UInt8], from start: Int) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var place = start
      while place + 1 < bytes.count {
        let byte = bytes[place]
        if byte == Byte.openBracket {
          if bytes[place + 1] == Byte.openBracket { return true }
        } else if byte == Byte.closeBracket {
          let next = bytes[place + 1]
          if next == openParenthesis || next == Byte.colon { return true }
        }
        place += 1
      }
      return false
    }
  }

  private static let openParenthesis = UInt8(ascii: "(")
  private static let closeParenthesis = UInt8(ascii: ")")

  // MARK: Lines

  private mutating func read(from start: Int) throws(Doubt) {
    var lines = SourceLines(bytes, from: start)
    while let line = lines.next() {
      if let fence = try fence(line) {
        try skip(&lines, to: fence)
      } else {
        try read(line)
      }
    }
  }

  /// A run of three backticks or tildes or more that begins a line.
  private func fence(_ line: Range<Int>) throws(Doubt) -> (mark: UInt8, count: Int)? {
    guard let mark = bytes[line].first, mark == Byte.backtick || mark == Byte.tilde else {
      return nil
    }
    let count = bytes[line].prefix { $0 == mark }.count
    guard count >= 3 else { return nil }
    if mark == Byte.backtick, bytes[line].dropFirst(count).contains(mark) { throw Doubt() }
    return (mark, count)
  }

  private func skip(
    _ lines: inout SourceLines, to fence: (mark: UInt8, count: Int)
  ) throws(Doubt) {
    while let line = lines.next() {
      // Another one with a lone CR or a NUL in it is none for Markdown.
      try check(line)
      let text = bytes[line].drop { $0 == Byte.space }
      let indent = line.count - text.count
      let count = text.prefix { $0 == fence.mark }.count
      if indent < 4, count >= fence.count, text.dropFirst(count).allSatisfy(Byte.isBlank) { return }
    }
  }

  /// Refuses what ends a line or a text for Markdown alone.
  private func check(_ line: Range<Int>) throws(Doubt) {
    if bytes[line].contains(where: { $0 == 0 || $0 == Byte.carriageReturn }) { throw Doubt() }
  }

  private mutating func read(_ line: Range<Int>) throws(Doubt) {
    var isPlain = true
    for byte in bytes[line] where LinkReader.isSpecial[Int(byte)] {
      isPlain = false
      break
    }
    if isPlain { return }
    try check(line)
    try checkStart(of: line)
    try checkRuler(line)
    var place = line.lowerBound
    while place < line.upperBound {
      switch bytes[place] {
      case Byte.backtick: place = try code(at: place, in: line)
      case Byte.openBracket: place = try bracket(at: place, in: line)
      case Byte.closeBracket:
        let next = place + 1 < line.upperBound ? bytes[place + 1] : Byte.space
        if next == Self.openParenthesis || next == Byte.colon { throw Doubt() }
        place += 1
      case Byte.less:
        // A sign between words is no HTML.
        let next = place + 1 < line.upperBound ? bytes[place + 1] : Byte.space
        guard Byte.isBlank(next) || Byte.isDigit(next) || next == Byte.equals else { throw Doubt() }
        place += 1
      case Byte.backslash: throw Doubt()
      default: place += 1
      }
    }
  }

  /// The bytes that a line must have one of to be looked at.
  private static let isSpecial: [Bool] = (UInt8.min...UInt8.max).map { byte in
    "`[]<\\\0\r|:".utf8.contains(byte)
  }

  /// Refuses indents that may make code of a line, and fences in lists and quotes.
  private func checkStart(of line: Range<Int>) throws(Doubt) {
    var rest = bytes[line]
    while true {
      let text = rest.drop { $0 == Byte.space }
      guard rest.count - text.count < 4, text.first != Byte.tab else { throw Doubt() }
      rest = text
      guard let first = rest.first else { return }
      if first == Byte.greater {
        rest = rest.dropFirst()
      } else if let marker = Self.listMarker(of: rest) {
        rest = rest.dropFirst(marker)
      } else {
        break
      }
    }
    if rest.startIndex > line.lowerBound,
      rest.starts(with: "```".utf8) || rest.starts(with: "~~~".utf8)
    {
      throw Doubt()
    }
  }

  /// The length of `-` or `12.` before a blank or the end of a line.
  private static func listMarker(of text: ArraySlice<UInt8>) -> Int? {
    let digits = text.prefix(while: Byte.isDigit).count
    let mark = text.dropFirst(digits).first
    let isMarker =
      digits == 0
      ? mark.map { "-+*".utf8.contains($0) } ?? false
      : mark == Byte.dot || mark == closeParenthesis
    guard isMarker, text.dropFirst(digits + 1).first.map(Byte.isBlank) ?? true else { return nil }
    return digits + 1
  }

  /// Refuses what may be the ruler of a table.
  private func checkRuler(_ line: Range<Int>) throws(Doubt) {
    let text = bytes[line]
    guard text.contains(Byte.bar) || text.contains(Byte.colon), text.contains(Byte.dash) else {
      return
    }
    let isRuler = text.allSatisfy { byte in
      Byte.isBlank(byte) || "-:|>*+.)".utf8.contains(byte) || Byte.isDigit(byte)
    }
    if isRuler { throw Doubt() }
  }

  // MARK: Within a line

  /// The end of a code span that ends in its line.
  private func code(at place: Int, in line: Range<Int>) throws(Doubt) -> Int {
    // Its first mark may belong to the address.
    try checkAddress(before: place, in: line)
    let count = bytes[place..<line.upperBound].prefix { $0 == Byte.backtick }.count
    var end = place + count
    while let next = bytes[end..<line.upperBound].firstIndex(of: Byte.backtick) {
      let length = bytes[next..<line.upperBound].prefix { $0 == Byte.backtick }.count
      end = next + length
      if length == count { return end }
    }
    throw Doubt()
  }

  private mutating func bracket(at place: Int, in line: Range<Int>) throws(Doubt) -> Int {
    let count = bytes[place..<line.upperBound].prefix { $0 == Byte.openBracket }.count
    guard count < 3 else { throw Doubt() }
    let start = place + count
    guard let end = bytes[start..<line.upperBound].firstIndex(where: LinkReader.isBracket),
      bytes[end] == Byte.closeBracket
    else { throw Doubt() }
    let isMarked = place > line.lowerBound && bytes[place - 1] == Byte.bang
    func follows(_ position: Int) -> UInt8 {
      position < line.upperBound ? bytes[position] : Byte.space
    }
    guard count == 2 else {
      switch follows(end + 1) {
      case Self.openParenthesis:
        try checkAddress(before: place, in: line)
        return try inline(start..<end, isMarked ? .image : .markdown, in: line)
      case Byte.colon: throw Doubt()
      default:
        try checkWords(start..<end)
        return end + 1
      }
    }
    guard follows(end + 1) == Byte.closeBracket else { throw Doubt() }
    let next = follows(end + 2)
    guard ![Self.openParenthesis, Byte.openBracket, Byte.closeBracket, Byte.colon].contains(next)
    else { throw Doubt() }
    try checkWords(start..<end)
    try checkAddress(before: place, in: line)
    if let link = wiki(start..<end, isMarked ? .embed : .wiki) { links.append(link) }
    return end + 2
  }

  private static func isBracket(_ byte: UInt8) -> Bool {
    byte == Byte.openBracket || byte == Byte.closeBracket
  }

  /// Refuses marks in words that may divide them, or mean something else.
  private func checkWords(_ range: Range<Int>) throws(Doubt) {
    for place in range {
      switch bytes[place] {
      case UInt8(ascii: "*"), Byte.tilde, Byte.backtick, Byte.less, Byte.backslash, Byte.bang,
        UInt8(ascii: "&"), UInt8(ascii: "@"):
        throw Doubt()
      case Byte.colon where bytes[place...].starts(with: "://".utf8): throw Doubt()
      case UInt8(ascii: "w") where bytes[place...].starts(with: "www.".utf8): throw Doubt()
      case UInt8(ascii: "_"):
        // Between letters it is one of them.
        guard place > range.lowerBound, place + 1 < range.upperBound,
          Self.isLetter(bytes[place - 1]), Self.isLetter(bytes[place + 1])
        else { throw Doubt() }
      default: break
      }
    }
    guard String(validating: bytes[range], as: UTF8.self) != nil else { throw Doubt() }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    Byte.isDigit(byte) || Byte.lowercased(byte) &- UInt8(ascii: "a") < 26
  }

  /// Refuses a link that hangs on something that may be an address.
  private func checkAddress(before place: Int, in line: Range<Int>) throws(Doubt) {
    let word = bytes[line.lowerBound..<place].reversed().prefix { !Byte.isBlank($0) }
    if word.contains(Byte.colon) || word.contains(Byte.dot) { throw Doubt() }
  }

  /// What stands between double brackets.
  private func wiki(_ content: Range<Int>, _ kind: Link.Kind) -> Link? {
    guard let first = bytes[content].first, let last = bytes[content].last,
      !(Byte.isBlank(first) && Byte.isBlank(last))
    else { return nil }
    let bar = bytes[content].firstIndex(of: Byte.bar) ?? content.upperBound
    let destination = FrontMatter.trimmed(bytes[content.lowerBound..<bar])
    guard !destination.isEmpty else { return nil }
    let alias = bytes[min(bar + 1, content.upperBound)..<content.upperBound]
    return Link(
      kind: kind, destination: String(decoding: destination, as: UTF8.self),
      width: kind == .embed ? PictureWidth.pixels(FrontMatter.trimmed(alias)) : nil)
  }

  /// A destination in parentheses, behind the words of a link.
  private mutating func inline(
    _ words: Range<Int>, _ kind: Link.Kind, in line: Range<Int>
  ) throws(Doubt) -> Int {
    try checkWords(words)
    var start = words.upperBound + 2
    let isEnclosed = start < line.upperBound && bytes[start] == Byte.less
    if isEnclosed { start += 1 }
    let closing = isEnclosed ? Byte.greater : Self.closeParenthesis
    guard let end = bytes[start..<line.upperBound].firstIndex(of: closing), end > start else {
      throw Doubt()
    }
    for byte in bytes[start..<end] {
      switch byte {
      case Byte.backslash, UInt8(ascii: "&"), Byte.less, Byte.backtick, Self.openParenthesis,
        0..<Byte.space, 0x7F:
        throw Doubt()
      case Byte.space where !isEnclosed: throw Doubt()
      default: break
      }
    }
    let after = isEnclosed ? end + 1 : end
    guard after < line.upperBound, bytes[after] == Self.closeParenthesis,
      let destination = String(validating: bytes[start..<end], as: UTF8.self)
    else { throw Doubt() }
    // One that shows nothing but its destination is taken for an address.
    let isShown = kind == .markdown && bytes[words].elementsEqual(bytes[start..<end])
    if !destination.hasAddressScheme {
      let width = kind == .image ? PictureWidth.split(Array(bytes[words])).width : nil
      links.append(
        Link(kind: isShown ? .automatic : kind, destination: destination, width: width))
    }
    return after + 1
  }
}
