/// Reads the text of a line of Markdown from left to right.
struct InlineScan {
  /// Bytes in which the other end of something is looked for.
  private static let reach = 2_048

  private var place: Int
  private var spans: [MarkdownSpan] = []
  private var emphasis = EmphasisMarks()

  init(at start: Int) {
    place = start
  }

  /// What was found; outer parts before those inside of them.
  var ordered: [MarkdownSpan] {
    (spans + emphasis.spans).sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
  }

  /// Reads a line to its end.
  mutating func scan(_ line: Span<UInt8>) {
    while place < line.count {
      switch line[place] {
      case UInt8(ascii: "\\"): place += 2
      case UInt8(ascii: "`"): code(line)
      case UInt8(ascii: "["): link(line)
      case UInt8(ascii: "<"): address(line)
      case UInt8(ascii: "h"): bareAddress(line)
      case UInt8(ascii: "#"): tag(line)
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        place = emphasis.read(at: place, in: line)
      default: place += 1
      }
    }
  }

  private mutating func add(to end: Int, _ role: MarkdownRole) {
    spans.append(MarkdownSpan(place..<end, role))
    place = end
  }

  private mutating func code(_ line: Span<UInt8>) {
    let length = run(from: place, in: line)
    var other = place + length
    while let next = find("`", from: other, in: line) {
      let closing = run(from: next, in: line)
      if closing == length { return add(to: next + closing, .code) }
      other = next + closing
    }
    place += length
  }

  private mutating func link(_ line: Span<UInt8>) {
    if has("[[", at: place, in: line) {
      var end = place + 2
      while let bracket = find("]", from: end, in: line) {
        if has("]]", at: bracket, in: line) { return add(to: bracket + 2, .wikiLink) }
        end = bracket + 1
      }
    }
    guard let bracket = closingBracket(line), has("(", at: bracket + 1, in: line),
      let end = find(")", from: bracket + 2, in: line)
    else {
      place += 1
      return
    }
    add(to: bracket + 1, .linkText)
    add(to: end + 1, .linkTarget)
  }

  private func closingBracket(_ line: Span<UInt8>) -> Int? {
    var depth = 0
    for index in place..<min(line.count, place + Self.reach) {
      if line[index] == UInt8(ascii: "[") { depth += 1 }
      if line[index] == UInt8(ascii: "]") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private mutating func address(_ line: Span<UInt8>) {
    let isAddress = ["<http:", "<https:", "<mailto:"].contains { has($0, at: place, in: line) }
    guard isAddress, let end = find(">", from: place, in: line) else {
      place += 1
      return
    }
    add(to: end + 1, .linkTarget)
  }

  private mutating func bareAddress(_ line: Span<UInt8>) {
    let isWord = place == 0 || !EmphasisMarks.isWord(line[place - 1])
    guard isWord, has("http://", at: place, in: line) || has("https://", at: place, in: line)
    else {
      place += 1
      return
    }
    var end = place
    while end < line.count, line[end] > 0x20, !"<>)\"".utf8.contains(line[end]) { end += 1 }
    while ".,;:!?'*_~".utf8.contains(line[end - 1]) { end -= 1 }
    add(to: end, .linkTarget)
  }

  private mutating func tag(_ line: Span<UInt8>) {
    let end = TagScalars.end(from: place + 1, in: line)
    let isNumber = (place + 1..<end).allSatisfy { (0x30...0x39).contains(line[$0]) }
    guard TagScalars.mayBegin(at: place, in: line), !isNumber else {
      place += 1
      return
    }
    add(to: end, .tag)
  }

  private func run(from start: Int, in line: Span<UInt8>) -> Int {
    var end = start
    while end < line.count, line[end] == line[start] { end += 1 }
    return end - start
  }

  private func has(_ text: String, at start: Int, in line: Span<UInt8>) -> Bool {
    var index = start
    for byte in text.utf8 {
      guard index < line.count, line[index] == byte else { return false }
      index += 1
    }
    return true
  }

  private func find(_ mark: Unicode.Scalar, from start: Int, in line: Span<UInt8>) -> Int? {
    var index = start
    while index < line.count, index < place + Self.reach {
      if UInt32(line[index]) == mark.value { return index }
      index += 1
    }
    return nil
  }
}
