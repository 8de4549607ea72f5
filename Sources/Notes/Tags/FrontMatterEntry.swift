/// A line of front matter that begins with a key, and where its value stands.
struct FrontMatterEntry {
  /// The line, without the bytes that end it.
  let line: Range<Int>
  /// Where the next line starts.
  let next: Int
  /// The value on the line, without the blanks round it and the comment behind it.
  ///
  /// What is quoted comes with its quotes, and a list in brackets up to the last one. It is empty where
  /// the line has none.
  let value: Range<Int>
}

extension FrontMatter {
  /// The first line that gives a key a value; the key may be of any case.
  ///
  /// - Complexity: O(length of the front matter)
  func entry(_ key: String, in bytes: [UInt8]) -> FrontMatterEntry? {
    var lines = SourceLines(bytes, from: content.lowerBound)
    while lines.position < content.upperBound, let line = lines.next() {
      guard let found = FrontMatter.value(of: key, in: bytes[line]) else { continue }
      let value: Range<Int>
      if found.isEmpty {
        let colon = bytes[line].lastIndex { !Byte.isBlank($0) } ?? line.lowerBound
        value = colon + 1..<colon + 1
      } else if found.first == Byte.openBracket {
        value = found.startIndex..<closing(of: found.startIndex, in: bytes)
      } else {
        let text = FrontMatter.valueWithoutComment(found)
        let colon = bytes[line.lowerBound..<found.startIndex].lastIndex { !Byte.isBlank($0) }
        let behind = (colon ?? line.lowerBound) + 1
        value = text.isEmpty ? behind..<behind : text.startIndex..<text.endIndex
      }
      return FrontMatterEntry(line: line, next: lines.position, value: value)
    }
    return nil
  }

  /// The byte behind the bracket that closes a list, which may be lines below; without one the end of
  /// the front matter.
  ///
  /// A quote counts where a word begins, and not in the middle of one as in `don't`; a comment may
  /// hold anything.
  private func closing(of opening: Int, in bytes: [UInt8]) -> Int {
    var quote: UInt8?
    var isInComment = false
    var isAtStart = true
    for position in opening + 1..<max(opening + 1, content.upperBound) {
      let byte = bytes[position]
      let isBehindBlank = Byte.isSpace(bytes[position - 1])
      if isInComment {
        isInComment = byte != Byte.lineFeed
      } else if let mark = quote {
        if byte == mark { quote = nil }
      } else if isAtStart, byte == Byte.quote || byte == Byte.apostrophe {
        quote = byte
        isAtStart = false
      } else if byte == Byte.hash, isBehindBlank {
        isInComment = true
      } else if byte == Byte.closeBracket {
        return position + 1
      } else if !Byte.isSpace(byte) {
        isAtStart = byte == Byte.comma
      }
    }
    return content.upperBound
  }

  /// Whether the value of an entry goes on below its line: an indented line follows that isn't a
  /// comment, or one that begins with the dash of a list.
  func goesOn(below entry: FrontMatterEntry, in bytes: [UInt8]) -> Bool {
    var lines = SourceLines(bytes, from: entry.next)
    while lines.position < content.upperBound, let line = lines.next() {
      let text = FrontMatter.trimmed(bytes[line])
      if text.isEmpty || text.first == Byte.hash { continue }
      return Byte.isBlank(bytes[line.lowerBound])
        || text.first == Byte.dash
          && (text.count == 1 || Byte.isBlank(text[text.startIndex + 1]))
    }
    return false
  }

  /// Whether a line can be added to it: all of it in braces takes none.
  func takesLines(in bytes: [UInt8]) -> Bool {
    var lines = SourceLines(bytes, from: content.lowerBound)
    while lines.position < content.upperBound, let line = lines.next() {
      let text = FrontMatter.trimmed(bytes[line])
      if !text.isEmpty, text.first != Byte.hash {
        return !"{[".utf8.contains(text[text.startIndex])
      }
    }
    return true
  }
}

extension [UInt8] {
  /// The bytes with some of them replaced by others.
  func replacing(_ range: Range<Int>, with new: some Collection<UInt8>) -> [UInt8] {
    var changed = Array(self[..<range.lowerBound])
    changed += new
    changed += self[range.upperBound...]
    return changed
  }

  /// How the lines of a note end, by its first one.
  var lineEnd: [UInt8] {
    guard let end = firstIndex(of: Byte.lineFeed) else { return [Byte.lineFeed] }
    return end > 0 && self[end - 1] == Byte.carriageReturn
      ? [Byte.carriageReturn, Byte.lineFeed] : [Byte.lineFeed]
  }

  /// The note with a line added to its front matter, as its last one; without front matter it gets one
  /// (notes N5).
  ///
  /// `nil` where a line would spoil what is there: front matter in braces, and text in UTF-16, whose
  /// mark must stay its first two bytes.
  /// - Complexity: O(bytes)
  func addingToFrontMatter(_ line: String) -> [UInt8]? {
    guard !starts(with: [0xFF, 0xFE]), !starts(with: [0xFE, 0xFF]) else { return nil }
    let end = lineEnd
    if let frontMatter = FrontMatter(in: self) {
      guard frontMatter.takesLines(in: self) else { return nil }
      let place = frontMatter.content.upperBound
      return replacing(place..<place, with: Array(line.utf8) + end)
    }
    let fence = [Byte.dash, Byte.dash, Byte.dash] + end
    let start = FrontMatter.textStart(in: self)
    return replacing(start..<start, with: fence + Array(line.utf8) + end + fence)
  }
}

extension ByteEdit {
  /// The one edit that makes new bytes of old ones, as small as it can be; `nil` where they are the
  /// same.
  ///
  /// - Complexity: O(bytes)
  public init?(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    let start = zip(old, new).prefix { $0 == $1 }.count
    guard start < max(old.count, new.count) else { return nil }
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let kept = min(end, shorter - start)
    self.init(
      offset: start, old: Array(old[start..<old.count - kept]),
      new: Array(new[start..<new.count - kept]))
  }
}
