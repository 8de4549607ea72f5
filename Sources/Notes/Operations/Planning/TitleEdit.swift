/// Writes another title into a note: in the one line where it stands (notes N5).
struct TitleEdit {
  private let bytes: [UInt8]
  private let path: NotePath

  init(in bytes: [UInt8], at path: NotePath) {
    self.bytes = bytes
    self.path = path
  }

  /// The edit that makes the note's title another one.
  ///
  /// - Returns: `nil` where the title is this already, and where it stands neither in the front
  ///   matter nor in a heading of one line: the first words of a text aren't a title to be changed.
  func edit(to title: String) -> ByteEdit? {
    let now = NoteTitle(head: head, path: path)
    guard now.text != title else { return nil }
    switch now.source {
    case .frontMatter: return first(of: frontMatterEdits(to: title), giving: title)
    case .heading: return first(of: headingEdits(to: title), giving: title)
    case .firstLine, .fileName: return nil
    }
  }

  private var head: [UInt8] { Array(bytes.prefix(NoteFile.headSize)) }

  /// The first edit after which the note is called this: words may mean something in Markdown.
  private func first(of edits: [ByteEdit], giving title: String) -> ByteEdit? {
    edits.first { edit in
      guard let changed = [edit].applied(to: bytes) else { return false }
      let head = Array(changed.prefix(NoteFile.headSize + edit.new.count))
      return NoteTitle(head: head, path: path).text == title
    }
  }

  private func replacing(_ range: Range<Int>, with new: [UInt8]) -> ByteEdit {
    ByteEdit(offset: range.lowerBound, old: Array(bytes[range]), new: new)
  }

  // MARK: Front matter

  private func frontMatterEdits(to title: String) -> [ByteEdit] {
    guard let range = FrontMatter(in: bytes)?.valueRange(of: "title", in: bytes) else { return [] }
    let plain = Array(title.utf8)
    let double =
      [Byte.quote] + escaped(title) { $0 == Byte.quote || $0 == Byte.backslash } + [Byte.quote]
    let single =
      [Byte.apostrophe] + title.utf8.flatMap { $0 == Byte.apostrophe ? [$0, $0] : [$0] }
      + [Byte.apostrophe]
    let spellings =
      switch bytes[range].first {
      case Byte.quote: [double]
      case Byte.apostrophe: [single]
      default: [plain, double]
      }
    return spellings.map { replacing(range, with: $0) }
  }

  // MARK: Heading

  private func headingEdits(to title: String) -> [ByteEdit] {
    let document = Document(parsing: head)
    let heading = document.blocks.first { block in
      guard case .heading = block.kind else { return false }
      return !block.text.allSatisfy { $0 == " " || $0 == "\t" }
    }
    guard let heading, let line = self.line(at: heading.offset),
      let range = headingText(in: line)
    else { return [] }
    let spellings = [
      Array(title.utf8),
      escaped(title) { "\\`*_[]<&#!~".utf8.contains($0) },
      escaped(title, where: MarkdownText.isPunctuation),
    ]
    return spellings.map { replacing(range, with: $0) }
  }

  private func line(at offset: Int) -> Range<Int>? {
    var lines = SourceLines(bytes, from: offset)
    return lines.next()
  }

  /// The words of a heading: behind its `#`s and before those at its end, or the line over a rule.
  private func headingText(in line: Range<Int>) -> Range<Int>? {
    let marks = bytes[line].firstIndex {
      !Byte.isBlank($0) && !">-*+.)".utf8.contains($0) && !Byte.isDigit($0)
    }
    var start = marks ?? line.lowerBound
    if let marks, bytes[marks] == Byte.hash {
      start = bytes[marks..<line.upperBound].firstIndex { $0 != Byte.hash } ?? line.upperBound
    } else {
      start = bytes[line].firstIndex { !Byte.isBlank($0) && $0 != Byte.greater } ?? line.lowerBound
    }
    start = bytes[start..<line.upperBound].firstIndex { !Byte.isBlank($0) } ?? line.upperBound
    var end = trimmedEnd(of: start..<line.upperBound)
    let closing = bytes[start..<end].lastIndex { $0 != Byte.hash }.map { $0 + 1 } ?? start
    if marks.map({ bytes[$0] }) == Byte.hash, closing < end, closing > start,
      Byte.isBlank(bytes[closing - 1])
    {
      end = trimmedEnd(of: start..<closing)
    }
    return start < end ? start..<end : nil
  }

  private func trimmedEnd(of range: Range<Int>) -> Int {
    (bytes[range].lastIndex { !Byte.isBlank($0) }).map { $0 + 1 } ?? range.lowerBound
  }

  private func escaped(_ title: String, where isSpecial: (UInt8) -> Bool) -> [UInt8] {
    title.utf8.flatMap { isSpecial($0) ? [Byte.backslash, $0] : [$0] }
  }
}

extension FrontMatter {
  /// Where the value of a key stands that is on the key's own line; `nil` for any other.
  func valueRange(of key: String, in bytes: [UInt8]) -> Range<Int>? {
    var lines = SourceLines(bytes, from: content.lowerBound)
    while lines.position < content.upperBound, let line = lines.next() {
      guard let value = FrontMatter.value(of: key, in: bytes[line]) else { continue }
      let next = lines.position < content.upperBound ? bytes[lines.position] : Byte.dash
      guard !value.isEmpty, !Byte.isBlank(next),
        !"|>&*!".utf8.contains(value.first ?? Byte.dash)
      else { return nil }
      let text = FrontMatter.valueWithoutComment(value)
      return text.startIndex..<text.endIndex
    }
    return nil
  }

  /// The value alone: what is quoted with its quotes, else what stands before a comment.
  static func valueWithoutComment(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let mark = value.first, mark == Byte.quote || mark == Byte.apostrophe else {
      return trimmed(withoutComment(value))
    }
    var position = value.startIndex + 1
    while position < value.endIndex {
      if value[position] == mark {
        guard mark == Byte.apostrophe, position + 1 < value.endIndex, value[position + 1] == mark
        else { return value[...position] }
        position += 1
      } else if value[position] == Byte.backslash, mark == Byte.quote {
        position += 1
      }
      position += 1
    }
    return value
  }
}
