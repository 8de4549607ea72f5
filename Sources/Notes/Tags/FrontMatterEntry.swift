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
  private func closing(of opening: Int, in bytes: [UInt8]) -> Int {
    var quote: UInt8?
    for position in opening + 1..<max(opening + 1, content.upperBound) {
      let byte = bytes[position]
      if let mark = quote {
        if byte == mark { quote = nil }
      } else if byte == Byte.quote || byte == Byte.apostrophe {
        quote = byte
      } else if byte == Byte.closeBracket {
        return position + 1
      }
    }
    return content.upperBound
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
  /// - Complexity: O(bytes)
  func addingToFrontMatter(_ line: String) -> [UInt8] {
    let end = lineEnd
    if let frontMatter = FrontMatter(in: self) {
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
  init?(from old: [UInt8], to new: [UInt8]) {
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
