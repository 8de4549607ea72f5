import Focus
import Interface
import Notes

/// The rows of a section of the look sheet, and what each of them leads to.
struct LookRows: Sendable {
  /// The rows; there is always one, and be it to say that there are none.
  let rows: [OutlineRow]

  /// What they lead to, in the same order.
  let targets: [Target]

  /// What a row leads to.
  enum Target: Sendable, Equatable {
    /// Nothing.
    case nothing

    /// Where a link of the note leads.
    case link(NoteFacts.Place)

    /// A file that isn't a note, to which a link of the note leads.
    case file(Link)

    /// A block of another note; `nil` for its beginning.
    case note(NotePath, block: Int?)

    /// A heading of the note: its place among the blocks that show.
    case heading(Int)
  }

  private init(_ rows: [(row: OutlineRow, target: Target)], orSaying nothing: String) {
    self.rows = rows.isEmpty ? [OutlineRow(StyledText(nothing, .dim))] : rows.map(\.row)
    targets = rows.isEmpty ? [.nothing] : rows.map(\.target)
  }

  /// The rows of a section.
  ///
  /// - Parameters:
  ///   - page: The note as it is laid out; `nil` where it isn't there yet.
  ///   - known: What the worker has told of this note.
  /// - Complexity: O(links, backlinks or blocks)
  init(
    of section: LookSection, page: Page?, knowing known: LookKnowledge?, in model: NotesModel
  ) {
    switch section {
    case .preview: self.init([], orSaying: "")
    case .links: self.init(links: known, of: model)
    case .backlinks: self.init(backlinks: known)
    case .outline: self.init(headings: page)
    case .info: self.init(info: known)
    }
  }

  private init(links known: LookKnowledge?, of model: NotesModel) {
    let links = known?.facts?.links ?? []
    self.init(
      links.map { link -> (row: OutlineRow, target: Target) in
        let text = link.text.isEmpty ? link.link.destination : link.text
        let row = OutlineRow(StyledText(text), trailing: Self.place(of: link, in: model))
        if case .file = link.place { return (row, .file(link.link)) }
        return (row, .link(link.place))
      }, orSaying: known == nil ? "Reading…" : "No links yet: [[Name]] in the text makes one.")
  }

  /// Where a link leads, in a word.
  private static func place(of link: NoteFacts.LinkFact, in model: NotesModel) -> StyledText {
    switch link.place {
    case .note(let note):
      let title = model.title(of: note)
      return StyledText(title == link.text ? "" : title, .trailing)
    case .ambiguous(let notes): return StyledText("\(notes.count) notes", .trailing)
    case .missing: return StyledText("missing", .warning)
    case .file(let file):
      return StyledText(file.folderName == link.text ? "" : file.folderName, .trailing)
    case .address(let address): return StyledText(address == link.text ? "" : address, .trailing)
    }
  }

  private init(backlinks known: LookKnowledge?) {
    let isDone = known?.progress == .done
    self.init(
      (known?.backlinks ?? []).map { link in
        var title = StyledText(link.title)
        if link.text != link.title { title.append("  \(link.text)", .dim) }
        return (
          OutlineRow(
            title, trailing: StyledText(link.count > 1 ? "\(link.count) links" : "", .trailing)),
          .note(link.note, block: link.block)
        )
      },
      orSaying: isDone
        ? "No note leads here yet: [[Name]] in another one does." : "Looking for links…")
  }

  private init(headings page: Page?) {
    let headings = (page?.blocks ?? []).enumerated().compactMap { index, block in
      block.heading.map { (index: index, level: $0, text: block.text) }
    }
    let top = headings.map(\.level).min() ?? 1
    self.init(
      headings.map { heading in
        let indentation = String(repeating: " ", count: 2 * (heading.level - top))
        return (OutlineRow(StyledText(indentation + heading.text)), .heading(heading.index))
      }, orSaying: page == nil ? "Reading…" : "No headings yet: # at the start of a line makes one."
    )
  }

  private init(info known: LookKnowledge?) {
    guard let known, let facts = known.facts else {
      self.init([], orSaying: known == nil ? "Reading…" : "The file can't be read.")
      return
    }
    var lines = [
      ("Path", known.note.display), ("Size", byteCount(facts.size)),
      ("Words", grouped(facts.words)), ("Lines", "\(grouped(facts.lines)), \(facts.ends)"),
    ]
    if let times = known.times {
      lines.append(("Created", times.created))
      lines.append(("Modified", times.modified))
    }
    let tags = facts.tags.all
    lines.append(("Tags", tags.isEmpty ? "none" : tags.joined(separator: ", ")))
    let missing = facts.links.count {
      if case .missing = $0.place { true } else { false }
    }
    lines.append(
      ("Links", grouped(facts.links.count) + (missing > 0 ? ", \(grouped(missing)) missing" : "")))
    lines.append(
      (
        "Encoding",
        facts.faults == 0
          ? "UTF-8\(facts.hasByteOrderMark ? ", with a byte order mark" : "")"
          : "not UTF-8 in \(grouped(facts.faults)) place\(facts.faults == 1 ? "" : "s")"
      ))
    self.init(
      lines.map { name, value in
        var title = StyledText(name.padded(to: 10), .label)
        title.append(value)
        return (OutlineRow(title), .nothing)
      }, orSaying: "")
  }
}

extension NoteFacts {
  /// How the lines end, in words.
  fileprivate var ends: String {
    switch lineEnds {
    case .none: "no line end"
    case .lf: "ending with LF"
    case .crlf: "ending with CR LF"
    case .mixed(let lf, let crlf): "\(grouped(lf)) ending with LF, \(grouped(crlf)) with CR LF"
    }
  }
}

extension String {
  /// The text with blanks behind it up to so many characters.
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(1, count - self.count))
  }
}
