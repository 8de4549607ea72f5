import CCmark

/// Collects the runs and links of a block while its inline nodes are walked.
struct InlineWriter {
  private let escapes: BracketEscapes
  private var source = 0..<0
  private var runs: [Run] = []
  private var links: [Link] = []
  /// Text that no run holds yet; its marks are those of now.
  private var pending: [UInt8] = []
  private var emphasis = 0
  private var strong = 0
  private var strikethrough = 0
  /// The link that is being walked, and the first of its runs.
  private var openLink: (index: Int, firstRun: Int)?
  /// How many images are being walked; what they hold is their description.
  private var images = 0
  private var description: [UInt8] = []

  init(escapes: BracketEscapes) { self.escapes = escapes }

  /// Starts a block whose source is `bytes` of the note.
  mutating func begin(bytes: Range<Int>) { source = bytes }

  /// Adds a run as it is.
  mutating func append(_ text: String, kind: Run.Kind) {
    runs.append(Run(text, kind: kind))
  }

  /// Ends a cell or a block and gives its runs.
  mutating func takeRuns() -> [Run] {
    flush()
    defer { runs = [] }
    return runs
  }

  /// Ends a block and gives its links.
  mutating func takeLinks() -> [Link] {
    defer { links = [] }
    return links
  }

  // MARK: Nodes

  mutating func enter(_ node: OpaquePointer, _ type: cmark_node_type) {
    switch type {
    case CMARK_NODE_TEXT: appendText(cmark_node_get_literal(node))
    case CMARK_NODE_SOFTBREAK: addBreak(.softBreak, " ")
    case CMARK_NODE_LINEBREAK: addBreak(.hardBreak, "\n")
    case CMARK_NODE_CODE: add(.code, cmark_node_get_literal(node))
    case CMARK_NODE_HTML_INLINE: add(.html, cmark_node_get_literal(node))
    case CMARK_NODE_EMPH: change { $0.emphasis += 1 }
    case CMARK_NODE_STRONG: change { $0.strong += 1 }
    case CMARK_NODE_LINK: enterLink(node)
    case CMARK_NODE_IMAGE:
      if images == 0 { flush() }
      images += 1
    default: change { $0.strikethrough += 1 }
    }
  }

  mutating func leave(_ node: OpaquePointer, _ type: cmark_node_type) {
    switch type {
    case CMARK_NODE_TEXT, CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE,
      CMARK_NODE_HTML_INLINE:
      return
    case CMARK_NODE_EMPH: change { $0.emphasis -= 1 }
    case CMARK_NODE_STRONG: change { $0.strong -= 1 }
    case CMARK_NODE_LINK: leaveLink()
    case CMARK_NODE_IMAGE: leaveImage(node)
    default: change { $0.strikethrough -= 1 }
    }
  }

  private mutating func change(_ marks: (inout InlineWriter) -> Void) {
    flush()
    marks(&self)
  }

  private var traits: Run.Traits {
    var traits: Run.Traits = []
    if emphasis > 0 { traits.insert(.emphasis) }
    if strong > 0 { traits.insert(.strong) }
    if strikethrough > 0 { traits.insert(.strikethrough) }
    return traits
  }

  private mutating func appendText(_ literal: UnsafePointer<CChar>?) {
    guard let literal else { return }
    var next = UnsafeRawPointer(literal).assumingMemoryBound(to: UInt8.self)
    while next.pointee != 0 {
      if images > 0 { description.append(next.pointee) } else { pending.append(next.pointee) }
      next += 1
    }
  }

  private mutating func addBreak(_ kind: Run.Kind, _ text: String) {
    guard images == 0 else { return description.append(Byte.space) }
    flush()
    runs.append(Run(text, kind: kind, traits: traits, link: openLink?.index))
  }

  private mutating func add(_ kind: Run.Kind, _ literal: UnsafePointer<CChar>?) {
    guard images == 0 else { return appendText(literal) }
    flush()
    runs.append(Run(string(at: literal), kind: kind, traits: traits, link: openLink?.index))
  }

  // MARK: Links

  private mutating func enterLink(_ node: OpaquePointer) {
    // A link in a picture's description leads nowhere of its own.
    guard images == 0 else { return }
    flush()
    openLink = (links.count, runs.count)
    links.append(Link(kind: .markdown, destination: string(at: cmark_node_get_url(node))))
  }

  private mutating func leaveLink() {
    guard images == 0, let link = openLink else { return }
    flush()
    openLink = nil
    let destination = links[link.index].destination
    let shown = runs[link.firstRun...]
    if shown.isEmpty {
      // What has no text couldn't be seen, nor focused.
      runs.append(Run(destination, traits: traits, link: link.index))
    } else if let only = shown.first, shown.count == 1, only.kind == .text,
      ["", "mailto:", "http://"].contains(where: { destination == $0 + only.text })
    {
      links[link.index] = Link(kind: .automatic, destination: destination)
    }
  }

  private mutating func leaveImage(_ node: OpaquePointer) {
    images -= 1
    guard images == 0 else { return }
    let destination = string(at: cmark_node_get_url(node))
    let (said, width) = PictureWidth.split(description)
    let shown = said.isEmpty ? destination : String(decoding: said, as: UTF8.self)
    description = []
    // A picture in a link is a way to say where the link leads, not a second link.
    var target = openLink?.index
    if target == nil {
      target = links.count
      links.append(Link(kind: .image, destination: destination, width: width))
    }
    runs.append(Run(shown, kind: .image, traits: traits, link: target))
  }

  // MARK: Text

  /// Turns the pending text into runs, and the wiki links in it into links.
  private mutating func flush() {
    guard !pending.isEmpty else { return }
    var written = 0
    if openLink == nil {
      var search = WikiLinkSearch(in: pending)
      while let found = search.next() {
        let isEscaped = escapes.contain(pending[found.content], in: source)
        guard !isEscaped else { continue }
        addText(pending[written..<found.range.lowerBound])
        links.append(found.link)
        runs.append(Run(found.shown, traits: traits, link: links.count - 1))
        written = found.range.upperBound
      }
    }
    addText(pending[written...])
    pending.removeAll(keepingCapacity: true)
  }

  private mutating func addText(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    runs.append(
      Run(String(decoding: bytes, as: UTF8.self), traits: traits, link: openLink?.index))
  }

  // MARK: Tasks

  /// Takes a task's box off the start of its text.
  mutating func dropBox(_ box: TaskBox) {
    flush()
    guard let first = runs.first, first.traits.isEmpty, first.kind == .text else { return }
    if first.link == nil, first.text.utf8.starts(with: box.text.utf8) {
      runs[0].text = String(decoding: first.text.utf8.dropFirst(box.text.utf8.count), as: UTF8.self)
    } else if first.link == 0, "[\(first.text)]" == box.text {
      // The note defines a reference of the same name; in a list the box comes first.
      runs.removeFirst()
      links.removeFirst()
      for index in runs.indices { runs[index].link = runs[index].link.map { $0 - 1 } }
    } else {
      return
    }
    guard let next = runs.first, next.kind == .text, next.link == nil else { return }
    runs[0].text = String(next.text.drop { $0 == " " || $0 == "\t" })
    if runs[0].text.isEmpty { runs.removeFirst() }
  }
}
