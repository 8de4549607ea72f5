import Interface
import Notes

/// What is asked of the worker that reads notes: one note, laid out for one width.
struct ReadingRequest: Hashable, Sendable {
  /// The note.
  var path: NotePath

  /// Columns for its text.
  var columns: Int

  /// What is searched for, to be marked in the text; empty for nothing.
  var query: String

  /// Makes a request.
  init(path: NotePath, columns: Int, query: String = "") {
    self.path = path
    self.columns = columns
    self.query = query
  }
}

/// A note as it was read and laid out.
struct Reading: Sendable {
  /// What was asked for.
  let request: ReadingRequest

  /// Differs for each reading that is kept; 0 before.
  var serial: UInt64 = 0

  /// The file as it was when it was read; `nil` when it couldn't be.
  let identity: FileIdentity?

  /// The note's title.
  let title: String

  /// What there is to see.
  let content: Content

  /// What there is to see of a note.
  enum Content: Sendable {
    /// Its text, in blocks.
    case page(Page)

    /// Why there is nothing, and what to do.
    case message(text: String, remedy: String)
  }

  /// The text, if there is one.
  var page: Page? {
    guard case .page(let page) = content else { return nil }
    return page
  }
}

/// A document laid out for a width.
struct Page: Sendable {
  /// The blocks as they are drawn, top to bottom.
  let prose: ProseBlocks

  /// Facts of each block, in the same order.
  let blocks: [BlockFacts]

  /// The links of the whole note.
  let links: Int

  /// The blocks that hold what is searched for, in order.
  let matches: [Int]

  /// What the app needs to know of a block apart from its picture.
  struct BlockFacts: Sendable, Equatable {
    /// The first line of the block in the file, from 1.
    let line: Int

    /// The level of a heading; `nil` for other blocks.
    let heading: Int?

    /// The text without marks, for what is spoken and for scripts.
    let text: String
  }

  /// The block at or before a line of the file, from 1; `nil` where there is none.
  func block(atLine line: Int) -> Int? {
    blocks.lastIndex { $0.line <= line } ?? (blocks.isEmpty ? nil : 0)
  }
}
