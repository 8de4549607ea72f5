/// Shows a note as plain text: each stretch of lines without an empty one between is a paragraph.
enum PlainReader {
  /// The blocks of what follows `start`.
  static func blocks(of bytes: [UInt8], from start: Int, starts: LineStarts) -> [Block] {
    var blocks: [Block] = []
    var runs: [Run] = []
    var first: Int?
    func end() {
      defer { runs = [] }
      guard let offset = first.take() else { return }
      let line = starts.line(at: offset)
      blocks.append(
        Block(
          kind: .paragraph, quotes: 0, depth: 0, lines: line..<line + (runs.count + 1) / 2,
          offset: offset, runs: runs, links: []))
    }
    var lines = SourceLines(bytes, from: start)
    while let line = lines.next() {
      if bytes[line].allSatisfy(Byte.isBlank) {
        end()
        continue
      }
      if first == nil { first = line.lowerBound } else { runs.append(Run("\n", kind: .hardBreak)) }
      runs.append(Run(String(decoding: bytes[line], as: UTF8.self)))
    }
    end()
    return blocks
  }
}
