/// A page of Markdown, as far as tests look at it.
struct Document {
  /// A fenced block.
  struct Block {
    /// The word behind the fence.
    var language: Substring
    /// What the comment above the fence says; `nil` where there is none.
    var note: Substring?
    /// The lines between the fences.
    var lines: [Substring] = []
    /// The line of the opening fence, from 1.
    var number: Int
  }

  /// The fenced blocks, in order.
  private(set) var blocks: [Block] = []

  /// The targets of links to other pages and files.
  private(set) var links: [Substring] = []

  init(_ path: String) throws {
    var note: Substring?
    var open: Block?
    for (index, line) in try Repository.lines(of: path).enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else {
          open = Block(language: line.dropFirst(3), note: note, number: index + 1)
        }
        note = nil
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("<!-- "), line.hasSuffix(" -->") {
        note = line.dropFirst(5).dropLast(4)
      } else if !line.isEmpty {
        note = nil
        links += line.split(separator: "](").dropFirst().compactMap { rest in
          rest.firstIndex(of: ")").map { rest[..<$0] }
        }
      }
    }
  }
}

extension [Substring] {
  /// Whether all lines of `part` stand here one after the other, all of them indented by the same
  /// number of blanks more or less.
  func contains(_ part: [Substring]) -> Bool {
    let wanted = part.withoutIndentation
    return indices.contains { start in
      start + part.count <= count
        && Array(self[start..<start + part.count]).withoutIndentation == wanted
    }
  }

  private var withoutIndentation: [Substring] {
    let least = filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return map { $0.dropFirst(least) }
  }
}
