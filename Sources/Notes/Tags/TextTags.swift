/// Finds `#tag` in the text of a note: not in code, links, addresses and HTML, nor behind a backslash
/// (notes N6).
enum TextTags {
  /// Stands for what is no text: no tag begins behind it and none holds it.
  private static let stranger: Unicode.Scalar = "\u{FFFC}"

  /// The tags in order, with those that stand more than once.
  ///
  /// - Parameter document: The note as Markdown, where it was read before.
  /// - Complexity: O(bytes); a note in which nothing looks like a tag isn't parsed.
  static func all(in bytes: [UInt8], readAs document: Document? = nil) -> [String] {
    guard mayHoldTags(bytes) else { return [] }
    let document = bytes.contains(Byte.backslash) ? nil : document
    let blocks = (document ?? Document(parsing: withoutEscapes(bytes))).blocks
    return blocks.flatMap { block -> [String] in
      switch block.kind {
      case .code, .html, .rule: []
      case .table(let table): table.rows.flatMap { $0.flatMap { tags(in: $0) } }
      case .heading, .paragraph, .item, .task: tags(in: block.runs)
      }
    }
  }

  /// Whether a `#` stands before what may be a letter.
  private static func mayHoldTags(_ bytes: [UInt8]) -> Bool {
    let start = FrontMatter(in: bytes)?.end ?? 0
    return zip(bytes[start...], bytes[start...].dropFirst()).contains {
      $0 == Byte.hash && ($1 >= 0x80 || Byte.isTag($1))
    }
  }

  /// The note with something that is no tag in place of `\#`: Markdown takes backslashes off.
  private static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(Byte.backslash) else { return bytes }
    let mark = Array(String(Character(stranger)).utf8)
    var changed: [UInt8] = []
    changed.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      guard bytes[position] == Byte.backslash, position + 1 < bytes.count else {
        changed.append(bytes[position])
        position += 1
        continue
      }
      changed += bytes[position + 1] == Byte.hash ? mark[...] : bytes[position...position + 1]
      position += 2
    }
    return changed
  }

  private static func tags(in runs: [Run]) -> [String] {
    var scalars: [Unicode.Scalar] = []
    for run in runs {
      switch run.kind {
      case .text where run.link == nil: scalars += run.text.unicodeScalars
      case .softBreak, .hardBreak: scalars.append(" ")
      default: scalars.append(stranger)
      }
    }
    var tags: [String] = []
    var position = 0
    while let hash = scalars[position...].firstIndex(of: "#") {
      let end =
        scalars[(hash + 1)...].firstIndex { !NoteTags.isTagScalar($0) } ?? scalars.count
      var tag = String(String.UnicodeScalarView(scalars[(hash + 1)..<end]))
      while tag.hasSuffix("/") { tag.removeLast() }
      let isBounded = end == scalars.count || scalars[end] != "#" && scalars[end] != stranger
      if isOpening(hash == 0 ? " " : scalars[hash - 1]), isBounded, NoteTags.isTag(tag) {
        tags.append(tag)
      }
      position = max(end, hash + 1)
    }
    return tags
  }

  /// Whether a tag may begin behind this.
  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || "([{\"'“‘„«,;".unicodeScalars.contains(scalar)
  }
}
