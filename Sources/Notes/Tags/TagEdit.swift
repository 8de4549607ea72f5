/// Puts tags into front matter and takes them out; nothing else of a note changes (notes N5).
enum TagEdit {
  /// The note with a tag; `nil` where its front matter has it already, and where it can't be written
  /// there so that it is read again.
  ///
  /// - Complexity: O(bytes)
  static func adding(_ tag: String, to bytes: [UInt8]) -> [UInt8]? {
    let old = FrontMatterTags(in: bytes)
    guard !old.items.contains(where: { $0.text.isSameTag(as: tag) }) else { return nil }
    guard let changed = written(tag, to: bytes, after: old) else { return nil }
    let read = FrontMatterTags(in: changed).items.map(\.text)
    return read == old.items.map(\.text) + [tag] ? changed : nil
  }

  /// The note without a tag in its front matter; `nil` where that doesn't have it.
  ///
  /// A tag in the text stays: those are somebody's words.
  /// - Complexity: O(bytes × places of the tag)
  static func removing(_ tag: String, from bytes: [UInt8]) -> [UInt8]? {
    var changed = bytes
    while let shorter = removingFirst(tag, from: changed) { changed = shorter }
    return changed.count == bytes.count ? nil : changed
  }

  private static func written(
    _ tag: String, to bytes: [UInt8], after old: FrontMatterTags
  ) -> [UInt8]? {
    let word = quotedIfNeeded(tag)
    func inserted(_ text: String, at place: Int) -> [UInt8] {
      bytes.replacing(place..<place, with: text.utf8)
    }
    switch old.form {
    case .absent:
      return bytes.addingToFrontMatter("tags: [\(word)]")
    case .empty(let entry):
      let isBehindColon = entry.value.isEmpty && bytes[entry.value.lowerBound - 1] == Byte.colon
      return bytes.replacing(entry.value, with: "\(isBehindColon ? " " : "")[\(word)]".utf8)
    case .brackets(let content):
      guard let last = old.items.last else { return inserted(word, at: content.lowerBound) }
      return inserted(", \(word)", at: last.range.upperBound)
    case .lines:
      guard let last = old.items.last else { return bytes }
      let start = bytes[last.line.lowerBound..<last.range.lowerBound]
      let place = last.line.upperBound
      return bytes.replacing(
        place..<place, with: start + Array(word.utf8) + Array(bytes[last.line]).lineEnd)
    case .commas:
      return inserted(", \(tag)", at: old.items.last?.range.upperBound ?? 0)
    case .foreign:
      return bytes
    case .words:
      return inserted(" \(tag)", at: old.items.last?.range.upperBound ?? 0)
    }
  }

  private static func removingFirst(_ tag: String, from bytes: [UInt8]) -> [UInt8]? {
    let tags = FrontMatterTags(in: bytes)
    guard let index = tags.items.firstIndex(where: { $0.text.isSameTag(as: tag) }) else {
      return nil
    }
    let item = tags.items[index]
    if case .lines = tags.form { return bytes.replacing(item.line, with: []) }
    // A comma behind the only tag would be left behind.
    if case .brackets(let content) = tags.form, tags.items.count == 1,
      bytes[item.range.upperBound..<content.upperBound].allSatisfy({
        Byte.isSpace($0) || $0 == Byte.comma
      })
    {
      return bytes.replacing(item.range.lowerBound..<content.upperBound, with: [])
    }
    let range =
      if index > 0 {
        tags.items[index - 1].range.upperBound..<item.range.upperBound
      } else if tags.items.count > 1 {
        item.range.lowerBound..<tags.items[1].range.lowerBound
      } else {
        item.range
      }
    return bytes.replacing(range, with: [])
  }

  /// The tag as YAML reads it as a text: not as a number, a date or a truth.
  private static func quotedIfNeeded(_ tag: String) -> String {
    let words = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
    let first = tag.utf8.first ?? Byte.dash
    let isPlain = !Byte.isDigit(first) && first != Byte.dash && !words.contains(tag.lowercased())
    return isPlain ? tag : "\"\(tag)\""
  }
}

/// Pins a note, and takes the pin away: the line `pinned: true` of its front matter (notes N19).
enum PinEdit {
  /// The note with or without its pin; `nil` where it is so already, and where its front matter says
  /// it in a way that can't be changed in one line.
  ///
  /// - Complexity: O(bytes × lines that pin it)
  static func setting(_ pin: Pin, in bytes: [UInt8]) -> [UInt8]? {
    var changed = bytes
    // Of lines that say it twice the first counts: without it the next one would.
    while FrontMatter(in: changed)?.isPinned(in: changed) ?? false != (pin == .set) {
      guard let next = step(pin, in: changed), next != changed else { return nil }
      changed = next
    }
    return changed == bytes ? nil : changed
  }

  private static func step(_ pin: Pin, in bytes: [UInt8]) -> [UInt8]? {
    guard let frontMatter = FrontMatter(in: bytes),
      let entry = frontMatter.entry("pinned", in: bytes)
    else { return bytes.addingToFrontMatter("pinned: true") }
    guard !frontMatter.goesOn(below: entry, in: bytes) else { return nil }
    if pin == .set {
      let isBehindColon = entry.value.isEmpty && bytes[entry.value.lowerBound - 1] == Byte.colon
      return bytes.replacing(entry.value, with: (isBehindColon ? " true" : "true").utf8)
    }
    // Front matter that holds nothing else goes with it.
    let line = entry.line.lowerBound..<entry.next
    let isAlone = line == frontMatter.content
    let whole = FrontMatter.textStart(in: bytes)..<frontMatter.end
    return bytes.replacing(isAlone ? whole : line, with: [])
  }
}

/// Whether a note is kept at the top of the list.
public enum Pin: Hashable, Sendable {
  /// It is.
  case set
  /// It stands in its place like any other.
  case unset
}

extension FrontMatter {
  /// Whether it says that the note is pinned.
  func isPinned(in bytes: [UInt8]) -> Bool {
    guard let word = scalar("pinned", in: bytes)?.lowercased() else { return false }
    return ["true", "yes", "on"].contains(word)
  }
}

/// Ticks the box of a task, and takes the tick away (notes N21).
enum TaskEdit {
  /// The note with the box of the task that begins on a line changed, by one character; `nil` where no
  /// task begins there.
  ///
  /// - Complexity: O(bytes)
  static func toggling(taskAtLine line: Int, in bytes: [UInt8]) -> [UInt8]? {
    let task = Document(parsing: bytes).blocks.lazy.compactMap { block -> Block.Task? in
      guard block.lines.lowerBound == line, case .task(_, let task) = block.kind else {
        return nil
      }
      return task
    }.first
    return task.map { bytes.replacing($0.source, with: ($0.isDone ? " " : "x").utf8) }
  }
}
