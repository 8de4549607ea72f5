import CCmark

/// A walk over cmark's tree that writes down its blocks one after the other.
///
/// The walk goes by cmark's iterator, so that no depth of nesting uses up the stack.
struct BlockWalk {
  private struct List {
    let isOrdered: Bool
    let delimiter: Character
    var next: Int
  }

  private let bytes: [UInt8]
  private let starts: LineStarts
  /// The number, as Markdown counts lines, of cmark's line 1.
  private let firstLine: Int

  private var blocks: [Block] = []
  private var quotes = 0
  private var items = 0
  private var lists: [List] = []
  /// The item that was just begun: its first paragraph is its own text.
  private var openItem: (marker: Block.Marker, line: Int)?
  private var inlines: InlineWriter
  private var rows: [[Table.Cell]] = []
  private var row: [Table.Cell] = []

  init(bytes: [UInt8], start: Int, starts: LineStarts) {
    self.bytes = bytes
    self.starts = starts
    firstLine = starts.markdownLine(at: start)
    inlines = InlineWriter(escapes: BracketEscapes(in: bytes, from: start))
  }

  mutating func run(_ root: OpaquePointer) -> [Block] {
    guard let iterator = cmark_iter_new(root) else { return [] }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
      if event == CMARK_EVENT_ENTER { enter(node) } else { leave(node) }
    }
    return blocks
  }

  // MARK: Blocks

  private mutating func enter(_ node: OpaquePointer) {
    let type = cmark_node_get_type(node)
    if type.rawValue & UInt32(CMARK_NODE_TYPE_MASK) == UInt32(CMARK_NODE_TYPE_INLINE) {
      return inlines.enter(node, type)
    }
    switch type {
    case CMARK_NODE_PARAGRAPH:
      inlines.begin(bytes: sourceRange(of: paragraphLines(node)))
    case CMARK_NODE_HEADING:
      closeItem()
      inlines.begin(bytes: sourceRange(of: lines(of: node)))
    case CMARK_NODE_BLOCK_QUOTE:
      closeItem()
      quotes += 1
    case CMARK_NODE_LIST:
      closeItem()
      lists.append(
        List(
          isOrdered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST,
          delimiter: cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM ? ")" : ".",
          next: Int(cmark_node_get_list_start(node))))
    case CMARK_NODE_ITEM:
      openItem = (marker(of: node), Int(cmark_node_get_start_line(node)))
      items += 1
    case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK:
      closeItem()
      addLeaf(node, type)
    case CMARK_NODE_DOCUMENT:
      return
    default:
      enterExtension(node)
    }
  }

  private mutating func leave(_ node: OpaquePointer) {
    let type = cmark_node_get_type(node)
    if type.rawValue & UInt32(CMARK_NODE_TYPE_MASK) == UInt32(CMARK_NODE_TYPE_INLINE) {
      return inlines.leave(node, type)
    }
    switch type {
    case CMARK_NODE_PARAGRAPH: leaveParagraph(node)
    case CMARK_NODE_HEADING:
      add(.heading(level: Int(cmark_node_get_heading_level(node))), lines(of: node))
    case CMARK_NODE_BLOCK_QUOTE: quotes -= 1
    case CMARK_NODE_LIST: lists.removeLast()
    case CMARK_NODE_ITEM:
      closeItem()
      items -= 1
    case CMARK_NODE_DOCUMENT: return
    default: leaveExtension(node)
    }
  }

  private mutating func addLeaf(_ node: OpaquePointer, _ type: cmark_node_type) {
    switch type {
    case CMARK_NODE_CODE_BLOCK:
      inlines.append(verbatim(node), kind: .code)
      let info = string(at: cmark_node_get_fence_info(node))
      let language = info.split(whereSeparator: { $0 == " " || $0 == "\t" }).first
      add(.code(language: language.map(String.init)), lines(of: node))
    case CMARK_NODE_HTML_BLOCK:
      inlines.append(verbatim(node), kind: .html)
      add(.html, lines(of: node))
    default:
      add(.rule, lines(of: node))
    }
  }

  private mutating func leaveParagraph(_ node: OpaquePointer) {
    let lines = paragraphLines(node)
    guard let item = openItem else { return add(.paragraph, lines) }
    openItem = nil
    let own = min(sourceLine(item.line), lines.lowerBound)..<lines.upperBound
    let start = starts.offset(ofMarkdownLine: lines.lowerBound)
    let paragraph = start + max(0, Int(cmark_node_get_start_column(node)) - 1)
    if let box = TaskBox(in: bytes, at: paragraph) {
      inlines.dropBox(box)
      add(.task(item.marker, box.task), own, inside: items - 1)
    } else {
      add(.item(item.marker), own, inside: items - 1)
    }
  }

  /// An item that doesn't begin with a paragraph is a block without text.
  private mutating func closeItem() {
    guard let item = openItem else { return }
    openItem = nil
    let line = sourceLine(item.line)
    add(.item(item.marker), line..<line + 1, inside: items - 1)
  }

  private mutating func marker(of node: OpaquePointer) -> Block.Marker {
    let last = lists.count - 1
    guard last >= 0 else { return .bullet("-") }
    if lists[last].isOrdered {
      defer { lists[last].next += 1 }
      return .number(lists[last].next, delimiter: lists[last].delimiter)
    }
    let line = starts.offset(ofMarkdownLine: sourceLine(Int(cmark_node_get_start_line(node))))
    let place = line + max(0, Int(cmark_node_get_start_column(node)) - 1)
    switch place < bytes.count ? bytes[place] : Byte.dash {
    case UInt8(ascii: "*"): return .bullet("*")
    case UInt8(ascii: "+"): return .bullet("+")
    default: return .bullet("-")
    }
  }

  // MARK: Tables

  private mutating func enterExtension(_ node: OpaquePointer) {
    switch string(at: cmark_node_get_type_string(node)) {
    case "table":
      closeItem()
      inlines.begin(bytes: sourceRange(of: lines(of: node)))
      rows = []
    case "table_header", "table_row": row = []
    default: return
    }
  }

  private mutating func leaveExtension(_ node: OpaquePointer) {
    switch string(at: cmark_node_get_type_string(node)) {
    case "table": leaveTable(node)
    case "table_header", "table_row": rows.append(row)
    case "table_cell": row.append(inlines.takeRuns())
    default: return
    }
  }

  private mutating func leaveTable(_ node: OpaquePointer) {
    let columns = Int(cmark_gfm_extensions_get_table_columns(node))
    let raw = cmark_gfm_extensions_get_table_alignments(node)
    let alignments = (0..<columns).map { column -> Table.Alignment in
      switch raw?[column] {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .natural
      }
    }
    // Counted from its end, because it may claim the lines of a paragraph before it.
    let end = lines(of: node).upperBound
    let start = max(0, end - rows.count - 1)
    add(.table(Table(alignments: alignments, rows: rows)), start..<end)
    rows = []
  }

  // MARK: Writing down

  private mutating func add(_ kind: Block.Kind, _ lines: Range<Int>, inside depth: Int? = nil) {
    let source = sourceRange(of: lines)
    let runs = inlines.takeRuns()
    let first = starts.line(at: source.lowerBound)
    // NB: cmark-gfm lets some blocks end in the line behind them, so the next one ends them.
    if let before = blocks.last?.lines, before.lowerBound < first, first < before.upperBound {
      blocks[blocks.count - 1].lines = before.lowerBound..<first
    }
    let last = starts.line(at: max(source.lowerBound, source.upperBound - 1))
    blocks.append(
      Block(
        kind: kind, quotes: quotes, depth: depth ?? items, lines: first..<last + 1,
        offset: source.lowerBound, runs: runs, links: inlines.takeLinks()))
  }

  /// The number of a line of cmark's, counted from 0 and from the start of the note.
  private func sourceLine(_ line: Int) -> Int {
    min(max(0, line - 1) + firstLine, starts.markdownCount - 1)
  }

  private func lines(of node: OpaquePointer?) -> Range<Int> {
    let first = sourceLine(Int(cmark_node_get_start_line(node)))
    // What ends in column 0 of a line ends before that line.
    let end = Int(cmark_node_get_end_line(node)) - (cmark_node_get_end_column(node) == 0 ? 1 : 0)
    return first..<max(first, sourceLine(end)) + 1
  }

  private func paragraphLines(_ paragraph: OpaquePointer) -> Range<Int> {
    // NB: cmark-gfm gives no place to a paragraph that a table follows without a blank line, but
    // the table then claims the paragraph's lines too.
    if cmark_node_get_start_line(paragraph) == 0, let table = cmark_node_next(paragraph) {
      return lines(of: table)
    }
    return lines(of: paragraph)
  }

  private func sourceRange(of lines: Range<Int>) -> Range<Int> {
    let start = starts.offset(ofMarkdownLine: lines.lowerBound)
    let end =
      lines.upperBound < starts.markdownCount
      ? starts.offset(ofMarkdownLine: lines.upperBound) : bytes.count
    return start..<max(start, end)
  }

  /// The text of code or HTML with plain newlines between its lines and none at its end.
  private func verbatim(_ node: OpaquePointer) -> String {
    let raw = string(at: cmark_node_get_literal(node))
    guard raw.utf8.contains(Byte.carriageReturn) else {
      return raw.utf8.last == Byte.lineFeed ? String(raw.dropLast()) : raw
    }
    let bytes = Array(raw.utf8)
    var lines = SourceLines(bytes)
    var plain = [UInt8]()
    while let line = lines.next() { plain += bytes[line] + [Byte.lineFeed] }
    return String(decoding: plain.dropLast(), as: UTF8.self)
  }
}

/// The text at a C string; empty for none.
func string(at pointer: UnsafePointer<CChar>?) -> String {
  pointer.map { String(cString: $0) } ?? ""
}
