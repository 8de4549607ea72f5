/// A note as the blocks that the detail pane shows.
///
/// Parsing is a pure function for a worker. Any bytes give a document: what isn't UTF-8 becomes
/// U+FFFD, what isn't Markdown is text.
///
///     let document = Document(parsing: contents.bytes)
///     let block = document.block(atLine: hit.line)
public struct Document: Hashable, Sendable {
  /// How far the note's Markdown was read.
  public enum Fidelity: Hashable, Sendable {
    /// As CommonMark with GitHub's extensions says.
    case markdown
    /// As lines of plain text, because reading this note as Markdown could take too long.
    case plain
  }

  /// The blocks in the order of the note.
  ///
  /// The front matter is none of them.
  public let blocks: [Block]
  /// Where the front matter lies, which isn't shown; `nil` without one.
  public let frontMatter: FrontMatter?
  /// How far the Markdown was read.
  public let fidelity: Fidelity
  private let starts: LineStarts

  /// Reads a note.
  ///
  /// - Complexity: O(bytes) for what people write; notes that are made to be slow to read are
  ///   told apart beforehand and shown as plain text (see ``Fidelity/plain``).
  public init(parsing bytes: [UInt8]) {
    starts = LineStarts(of: bytes)
    frontMatter = FrontMatter(in: bytes)
    let start = frontMatter?.end ?? FrontMatter.textStart(in: bytes)
    if bytes.count <= MarkdownCost.harmless || MarkdownCost(of: bytes, from: start).isBearable {
      fidelity = .markdown
      blocks = MarkdownReader.blocks(of: bytes, from: start, starts: starts)
    } else {
      fidelity = .plain
      blocks = PlainReader.blocks(of: bytes, from: start, starts: starts)
    }
  }

  /// How many lines the note has as an editor counts them; at least 1.
  public var lineCount: Int { starts.count }

  /// The first byte of a line, counted from 0; lines beyond the note are clamped.
  public func offset(ofLine line: Int) -> Int { starts.offset(ofLine: line) }

  /// The line that holds a byte, counted from 0.
  ///
  /// - Complexity: O(log(lines)).
  public func line(at offset: Int) -> Int { starts.line(at: offset) }

  /// The place in ``blocks`` of the block that holds a line.
  ///
  /// A line between two blocks belongs to the one before; one before the first block, such as a
  /// line of the front matter, to the first. `nil` only where there is no block at all.
  /// - Complexity: O(log(blocks)).
  public func block(atLine line: Int) -> Int? {
    guard !blocks.isEmpty else { return nil }
    return max(0, blocks.partitioningIndex { $0.lines.lowerBound > line } - 1)
  }
}
