import Interface
import Notes
import Text

/// Turns a document into blocks that can be drawn and focused.
///
/// A block keeps its place in the file, so that the focus, a match and an editor's line mean the
/// same spot. A first heading that says what the title says is left out: the pane's title shows it.
struct PageLayout {
  /// The note's title and where it comes from.
  var title: NoteTitle

  /// Columns for text.
  var columns: Int

  /// What is marked in the text.
  var query: Query

  /// Bullets, boxes and bars, and how wide they are.
  var style: PageStyle

  /// Tells what is known of the picture to which a link leads.
  var pictures: (Link) -> PictureFacts = { PictureFacts(link: $0, state: .elsewhere) }

  var signs: Signs { style.signs }

  /// Columns by which a nested list item is moved to the right.
  private static let indentation = 2

  /// The page of a document.
  ///
  /// - Complexity: O(bytes)
  func page(of document: Document) -> Page {
    var drawn: [ProseBlock] = []
    var facts: [Page.BlockFacts] = []
    var matches: [Int] = []
    var shown: [Int: PagePicture] = [:]
    var found: [PictureFacts] = []
    var previous: Block?
    for (index, block) in document.blocks.enumerated() {
      if index == 0, isTitle(block) { continue }
      let picture = block.picture.map(pictures)
      if let picture { found.append(picture) }
      let (layout, links, isMatch) = layout(of: block, showing: picture)
      if isMatch { matches.append(drawn.count) }
      let place = picture.flatMap { self.place(of: $0, in: block) }
      shown[drawn.count] = place
      drawn.append(
        ProseBlock(
          layout, gap: gap(before: block, after: previous), pictureRows: place?.cells.rows ?? 0))
      var level: Int?
      var task: Block.Task?
      switch block.kind {
      case .heading(let found): level = found
      case .task(_, let found): task = found
      default: break
      }
      facts.append(
        Page.BlockFacts(
          line: block.lines.lowerBound + 1, heading: level, task: task, text: block.text,
          links: links))
      previous = block
    }
    return Page(
      prose: ProseBlocks(drawn), blocks: facts, matches: matches,
      pictures: Page.Pictures(places: shown, facts: found))
  }

  private func isTitle(_ block: Block) -> Bool {
    guard case .heading = block.kind else { return false }
    return block.text == title.text
  }

  /// Blank rows above a block: none between the items of a list, one elsewhere.
  private func gap(before block: Block, after previous: Block?) -> Int {
    guard let previous else { return 0 }
    return block.isItem && previous.isItem || block.depth > 0 && previous.depth > 0 ? 0 : 1
  }

  private func layout(
    of block: Block, showing picture: PictureFacts?
  ) -> (StyledLayout, links: [Page.LinkFacts], isMatch: Bool) {
    let margin = margin(of: block)
    let room = max(1, columns - margin.rest.columns(style.ruler))
    var inline: InlineText
    var wrapping = StyledLayout.Wrapping.words
    switch block.kind {
    case .heading(let level):
      inline = InlineText(block.runs, as: .heading(level))
    case .code:
      inline = InlineText(block.runs, as: .code)
    case .html:
      inline = InlineText(block.runs, as: .dim)
    case .table(let table):
      inline =
        TableLayout(
          table: table, columns: room, rule: signs.rule, ruler: style.ruler
        ).text
      wrapping = .none
    case .rule:
      inline = InlineText(
        StyledText(String(repeating: Character(signs.rule), count: min(room, 24)), .rule))
      wrapping = .none
    case .task(_, let task) where task.isDone:
      inline = InlineText(block.runs, as: .taskDone)
    case .paragraph, .item, .task:
      inline = InlineText(block.runs, as: block.quotes > 0 ? .quote : .text)
    }
    if let picture { tell(of: picture, in: &inline) }
    let found =
      query.isEmpty ? [] : query.ranges(in: String(decoding: inline.text.bytes, as: UTF8.self))
    for range in found { inline.text.add(.match, to: range) }
    let layout = StyledLayout(
      inline.text, columns: columns, first: LinePrefix(margin.first),
      rest: LinePrefix(margin.rest), wrapping: wrapping, ruler: style.ruler)
    let links = inline.links.map { place in
      Page.LinkFacts(
        link: block.links[place.link],
        text: String(decoding: inline.text.bytes[place.range], as: UTF8.self), range: place.range)
    }
    return (layout, links, !found.isEmpty)
  }

  /// What stands before the first line of a block and before the others: bars, indentation, bullet.
  private func margin(of block: Block) -> (first: StyledText, rest: StyledText) {
    var first = StyledText()
    for _ in 0..<block.quotes { first.append("\(signs.quoteBar) ", .quoteBar) }
    let depth = min(block.depth, columns / 6)
    if depth > 0 { first.append(String(repeating: " ", count: depth * Self.indentation)) }
    var rest = first
    switch block.kind {
    case .paragraph where block.picture != nil:
      first.append("\(signs.picture) ", .dim)
      rest.append(String(repeating: " ", count: style.ruler.columns(of: signs.picture) + 1))
    case .code:
      first.append(" \(signs.codeBar) ", .codeBar)
      rest = first
    case .item(let marker):
      let bullet = sign(of: marker) + " "
      first.append(bullet, .bullet)
      rest.append(String(repeating: " ", count: style.ruler.columns(of: bullet)))
    case .task(_, let task):
      let box = box(of: task) + " "
      first.append(box, task.isDone ? .taskDone : .task)
      rest.append(String(repeating: " ", count: style.ruler.columns(of: box)))
    default:
      break
    }
    return (first, rest)
  }

  /// The column in which a picture begins: below its description.
  func columnOfPicture(in block: Block) -> Int { margin(of: block).rest.columns(style.ruler) }

  private func sign(of marker: Block.Marker) -> String {
    switch marker {
    case .bullet: String(Character(signs.bullet))
    case .number(let number, let delimiter): "\(number)\(delimiter)"
    }
  }

  private func box(of task: Block.Task) -> String {
    switch task.state {
    case " ": signs.boxOff
    case "x", "X": signs.boxOn
    default: "[\(task.state)]"
    }
  }
}

extension Block {
  /// Whether it begins an item of a list.
  fileprivate var isItem: Bool {
    switch kind {
    case .item, .task: true
    default: false
    }
  }
}

extension StyleSet {
  /// The style of a heading of this level, 1 to 6.
  fileprivate static func heading(_ level: Int) -> StyleSet {
    switch level {
    case ...1: .heading1
    case 2: .heading2
    case 3: .heading3
    case 4: .heading4
    case 5: .heading5
    default: .heading6
    }
  }
}
