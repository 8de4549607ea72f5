import Geometry
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

  /// What the layout depends on beside the text and the columns.
  var style: PageStyle

  /// Makes a request.
  init(path: NotePath, columns: Int, query: String = "", style: PageStyle) {
    self.path = path
    self.columns = columns
    self.query = query
    self.style = style
  }

  /// Feeds what differs from request to request to the hasher; the style is the same for all of them
  /// most of the time.
  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(columns)
    hasher.combine(query)
  }
}

/// A note as it was read and laid out.
struct Reading: Sendable {
  /// What was asked for.
  let request: ReadingRequest

  /// Differs for each reading that is kept; 0 before.
  var serial: UInt64 = 0

  /// The file as it was when it was read; `nil` when it couldn't be.
  var identity: FileIdentity?

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
///
/// What can be focused in it is one ragged grid: a row is a block, its column 0 the block itself,
/// the columns after it the block's links.
struct Page: Sendable {
  /// The blocks as they are drawn, top to bottom.
  let prose: ProseBlocks

  /// The pictures among the blocks.
  let pictures: Pictures

  /// The pictures of a page.
  struct Pictures: Sendable, Equatable {
    /// Where they are drawn, by their blocks.
    var places: [Int: PagePicture] = [:]

    /// What was found of each one, drawn or not: the page is as old as that.
    var facts: [PictureFacts] = []
  }

  /// Facts of each block, in the same order.
  let blocks: [BlockFacts]

  /// The blocks that hold what is searched for, in order.
  let matches: [Int]

  /// What the app needs to know of a block apart from its picture.
  struct BlockFacts: Sendable, Equatable {
    /// The first line of the block in the file, from 1.
    let line: Int

    /// The level of a heading; `nil` for other blocks.
    let heading: Int?

    /// The box of a task; `nil` for other blocks.
    let task: Block.Task?

    /// The text without marks, for what is spoken and for scripts.
    let text: String

    /// The links in it that show, from left to right.
    let links: [LinkFacts]
  }

  /// A link as it is drawn.
  struct LinkFacts: Sendable, Equatable {
    /// Where it leads.
    let link: Link

    /// Its text.
    let text: String

    /// Its bytes in the block's text.
    let range: Range<Int>
  }

  /// The first item of each block, and the count of all items at the end.
  private let starts: [Int]

  init(
    prose: ProseBlocks, blocks: [BlockFacts], matches: [Int], pictures: Pictures = Pictures()
  ) {
    self.pictures = pictures
    self.prose = prose
    self.blocks = blocks
    self.matches = matches
    var starts = [0]
    for block in blocks { starts.append(starts[starts.count - 1] + 1 + block.links.count) }
    self.starts = starts
  }

  /// How many items there are: blocks and links.
  var items: Int { starts[blocks.count] }

  /// How many links there are.
  var links: Int { items - blocks.count }

  /// The items of a block: itself, and its links.
  func items(ofBlock block: Int) -> Range<Int> { starts[block]..<starts[block + 1] }

  /// The block of an item, and its column: 0 for the block itself, from 1 for its links.
  ///
  /// - Complexity: O(log blocks)
  func place(ofItem item: Int) -> (block: Int, column: Int)? {
    guard item >= 0, item < items else { return nil }
    var (low, high) = (0, blocks.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= item { low = middle } else { high = middle - 1 }
    }
    return (low, item - starts[low])
  }

  /// The link that an item is; `nil` for a block.
  func link(ofItem item: Int) -> LinkFacts? {
    guard let (block, column) = place(ofItem: item), column > 0 else { return nil }
    return blocks[block].links[column - 1]
  }

  /// The cells of a link in content coordinates, a rectangle a row.
  func rectangles(ofLink column: Int, in block: Int) -> [Rectangle] {
    prose.rectangles(of: blocks[block].links[column - 1].range, in: block)
  }

  /// The block at or before a line of the file, from 1; `nil` where there is none.
  func block(atLine line: Int) -> Int? {
    blocks.lastIndex { $0.line <= line } ?? (blocks.isEmpty ? nil : 0)
  }
}
