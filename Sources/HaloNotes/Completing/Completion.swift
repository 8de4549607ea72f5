import Interface
import Notes
import Text

/// What is offered at the caret to complete what is being typed there (contract: editor).
struct Completion: Sendable {
  /// Whose text it is.
  let key: JournalKey

  /// What is being typed.
  let context: CompletionContext

  /// The state of the text for which it is offered; in any other it isn't.
  let revision: Int

  /// What there is to choose from, the best first.
  private(set) var rows: [Row]

  /// The row that is taken.
  private(set) var current = 0

  /// How much a person has had to do with the list.
  private(set) var standing: Standing

  /// The headings of the note that is named, once they are known.
  var headings: PhraseList?

  /// How much a person has had to do with the list.
  enum Standing: Hashable, Sendable {
    /// Nothing: it came by itself.
    case offered
    /// Somebody went to a row.
    case chosen
    /// Somebody has closed it: it stays closed as long as the same thing is typed.
    case dismissed
  }

  /// Something to choose.
  struct Row: Hashable, Sendable {
    /// What it is called, with the letters marked that were typed.
    var title: StyledText

    /// What stands at the right: a path, a count.
    var trailing = StyledText()

    /// What it puts into the text.
    var value: Value
  }

  /// What a row puts into the text.
  enum Value: Hashable, Sendable {
    /// A link to a note with this title.
    case note(NotePath, title: String)
    /// The words of a heading.
    case heading(String)
    /// A tag without its sign.
    case tag(String)
  }

  /// Offers rows for what is being typed.
  init(
    of key: JournalKey, _ context: CompletionContext, at revision: Int, _ rows: [Row],
    standing: Standing = .offered, headings: PhraseList? = nil
  ) {
    self.key = key
    self.context = context
    self.revision = revision
    self.rows = rows
    self.standing = standing
    self.headings = headings
  }

  /// Whether there is something to be shown.
  var isOpen: Bool { !rows.isEmpty && standing != .dismissed }

  /// Whether Enter takes the current row and begins no new line.
  ///
  /// It does once somebody went to a row, and in a link of which something is typed: a link holds no line
  /// end. A tag may be the end of its line, so there Enter is Enter.
  var takesEnter: Bool {
    standing == .chosen || context.kind != .tag && !context.query.isEmpty
  }

  /// Whether it is about the same thing as what is typed now.
  func isAbout(_ other: CompletionContext) -> Bool {
    context.kind == other.kind && context.range.lowerBound == other.range.lowerBound
  }

  /// Goes to the next row or the one before; behind the last is the first.
  mutating func step(by distance: Int) {
    guard !rows.isEmpty else { return }
    // The first step goes on from the row that Tab would take.
    current = (current + distance + rows.count) % rows.count
    standing = .chosen
  }

  /// Closes the list.
  mutating func dismiss() { standing = .dismissed }

  /// Takes other rows for the same text; the row to which somebody went stays the current one.
  mutating func refresh(_ rows: [Row]) {
    let chosen = standing == .chosen ? self.rows[current].value : nil
    self.rows = rows
    current = rows.firstIndex { $0.value == chosen } ?? 0
    if chosen != nil, rows.isEmpty { standing = .offered }
  }
}

extension Completion {
  /// What choosing a row does to the text: the bytes that it replaces, and by what.
  ///
  /// A link is closed; where it is closed already nothing is doubled, and what it shows stays.
  ///
  /// - Parameter link: The link to a note, from the first bracket to the last; the name alone if asked
  ///   for that.
  func edit(
    choosing row: Int, in buffer: TextBuffer, link: (NotePath, _ title: String) -> String
  ) -> (range: Range<Int>, text: [UInt8])? {
    guard rows.indices.contains(row) else { return nil }
    let rest = LinkRest(behind: context.range.upperBound, in: buffer)
    let end = context.range.upperBound + (rest == .closed ? 2 : 0)
    switch rows[row].value {
    case .tag(let tag): return (context.range, Array(tag.utf8))
    case .heading(let heading):
      return (context.range.lowerBound..<end, Array((heading + rest.closing).utf8))
    case .note(let path, let title):
      let whole = link(path, title)
      guard whole.hasPrefix("[["), let name = whole.dropFirst(2).split(separator: "]").first else {
        // Its name can't stand in a wiki link, so this one becomes another.
        return (context.range.lowerBound - 2..<end, Array(whole.utf8))
      }
      if rest != .open, rest != .closed {
        return (context.range, Array(name.prefix { $0 != "|" }.utf8))
      }
      return (context.range.lowerBound..<end, Array((name + "]]").utf8))
    }
  }
}

/// What stands behind the caret of a link that is typed.
private enum LinkRest {
  /// Nothing of the link.
  case open
  /// The brackets that close it.
  case closed
  /// More of it, up to where it is closed.
  case more

  /// Bytes that are looked at.
  private static let reach = 1_024

  init(behind caret: Int, in buffer: TextBuffer) {
    let end = min(buffer.lineContent(at: caret).upperBound, caret + Self.reach)
    let rest = buffer.bytes(in: caret..<max(caret, end))
    if rest.starts(with: "]]".utf8) {
      self = .closed
      return
    }
    let brackets = rest.indices.first { rest[$0...].starts(with: "]]".utf8) }
    let opening = rest.indices.first { rest[$0...].starts(with: "[[".utf8) }
    if let brackets, opening.map({ brackets < $0 }) ?? true { self = .more } else { self = .open }
  }

  /// What closes the link behind what is chosen.
  var closing: String { self == .more ? "" : "]]" }
}
