import Focus
import Geometry
import Interface
import Notes
import Text

/// Completing what is typed at the caret: links to notes and headings, and tags (contract: editor).
///
/// What is offered comes from memory; what isn't there yet a worker brings.
extension NotesApp {
  /// Rows that are offered at most.
  private static let mostRows = 50

  /// Brings the list in line with what was done in a text.
  ///
  /// Typing opens it, and taking letters back leaves it open; anything else closes it.
  ///
  /// - Complexity: O(bytes of the notes' names) at the speed of memory
  func followCompletion(_ command: TextCommand, in key: JournalKey) {
    switch command {
    case .type: break
    case .delete(.backward) where model.completion?.value.key == key: break
    default:
      model.completion = nil
      return
    }
    offerCompletion(in: key)
  }

  private func offerCompletion(in key: JournalKey) {
    let last = model.completion?.value
    guard let writing = text(of: key), let context = writing.editor.completion,
      context.isWorthAList
    else {
      model.completion = nil
      return
    }
    let isSame = last.map { $0.key == key && $0.isAbout(context) } ?? false
    let isDismissed = isSame && last?.standing == .dismissed
    let headings = isSame ? last?.headings : nil
    let rows = isDismissed ? [] : rows(for: context, among: headings, in: writing)
    model.completion = Apart(
      Completion(
        of: key, context, at: writing.editor.revision, rows,
        standing: isDismissed ? .dismissed : .offered, headings: headings))
    guard !isSame else { return }
    switch context.kind {
    case .note: break
    case .tag: askForTags()
    case .heading(let name): askForHeadings(of: name, in: writing)
    }
  }

  /// Works the rows out again: a worker has brought something.
  func refreshCompletion() {
    guard let completion = model.completion?.value, completion.standing != .dismissed,
      let writing = text(of: completion.key), writing.editor.revision == completion.revision
    else { return }
    // Before the list is changed, since they are made from the same models.
    let rows = rows(for: completion.context, among: completion.headings, in: writing)
    model.completion?.value.refresh(rows)
  }

  private func rows(
    for context: CompletionContext, among headings: PhraseList?, in writing: Writing
  ) -> [Completion.Row] {
    let query = String(decoding: context.query, as: UTF8.self)
    switch context.kind {
    case .note: return notes(for: query, otherThan: writing.path)
    case .heading: return Self.rows(for: query, among: headings)
    case .tag: return tags(for: query)
    }
  }

  private func notes(for query: String, otherThan own: NotePath?) -> [Completion.Row] {
    guard let index = model.library.names?.value.index else { return [] }
    let hits = index.hits(for: query, otherThan: own, limit: Self.mostRows)
    var titles: [String: Int] = [:]
    for hit in hits { titles[hit.title, default: 0] += 1 }
    return hits.map { hit in
      let path = index.listing[hit.note].path
      let isAmbiguous = titles[hit.title] != 1 || hit.ranges.isEmpty && !query.isEmpty
      return Completion.Row(
        title: StyledText(hit.title, matching: hit.ranges),
        trailing: isAmbiguous ? StyledText(path.display, .trailing) : StyledText(),
        value: .note(path, title: hit.title))
    }
  }

  private static func rows(for query: String, among list: PhraseList?) -> [Completion.Row] {
    guard let list else { return [] }
    return list.hits(for: query, limit: mostRows).map { hit in
      let heading = list.texts[hit.index]
      return Completion.Row(
        title: StyledText(heading, matching: hit.ranges), value: .heading(heading))
    }
  }

  private func tags(for query: String) -> [Completion.Row] {
    guard let known = model.library.tags?.value else { return [] }
    let rows = known.list.hits(for: query, limit: Self.mostRows).map { hit in
      let tag = known.list.texts[hit.index]
      return Completion.Row(
        title: StyledText(tag, matching: hit.ranges),
        trailing: StyledText(grouped(known.counts[hit.index]), .trailing), value: .tag(tag))
    }
    // There is nothing to complete about it.
    if rows.count == 1, rows[0].value == .tag(query) { return [] }
    return rows
  }

  /// Puts what a row stands for into the text, as one step for undo.
  func complete(row: Int) {
    guard let completion = model.completion?.value, let writing = text(of: completion.key),
      writing.editor.revision == completion.revision,
      let (range, text) = completion.edit(
        choosing: row, in: writing.editor.buffer, link: link(to:titled:))
    else { return }
    model.completion = nil
    write(.replace([range], with: text), in: completion.key)
  }

  /// A link that leads to a note by its name, or by its path where the name is that of another, too
  /// (notes N7).
  private func link(to path: NotePath, titled title: String) -> String {
    guard let index = model.library.names?.value.index, let note = index.listing.id(of: path) else {
      return "[[" + path.displayName + "]]"
    }
    return index.listing.linkText(
      to: note, titled: title, naming: index.isOnlyOneOfItsName(note) ? .byName : .byPath)
  }

  /// The arrangement with the list at the caret, where one is offered for the text that has the focus.
  func addingCompletion(to base: Arrangement) -> Arrangement {
    var arrangement = base
    arrangement.completion = completionLayout(in: base)
    return arrangement
  }

  private func completionLayout(in base: Arrangement) -> CompletionLayout? {
    guard let completion = model.completion?.value, completion.isOpen,
      let writing = text(of: completion.key), writing.editor.revision == completion.revision,
      writing.editor.selection.isEmpty,
      writing.editor.selection.head == completion.context.range.upperBound,
      let group = focus.focused?.group, group == textGroup(of: completion.key, in: base),
      let pane = base.map.group(group)?.frame,
      let row = writing.row(of: completion.context.range.upperBound), row < pane.rows
    else { return nil }
    let (editor, shown) = (writing.editor, writing.rows[row])
    func column(of offset: Int) -> Int {
      editor.layout.column(of: offset, in: shown, of: editor.buffer)
    }
    let caret = column(of: completion.context.range.upperBound)
    let start = completion.context.range.lowerBound
    let typed = shown.bytes.contains(start) ? caret - column(of: start) : 0
    return CompletionLayout(
      of: completion,
      at: Point(
        column: pane.minColumn + ProseBlocks.textColumn + caret, row: pane.minRow + row),
      typed: typed, in: pane, ruler: theme.ruler)
  }

  /// The group that shows a text which is written in.
  private func textGroup(of key: JournalKey, in base: Arrangement) -> GroupID? {
    if model.quick?.value.writing.key == key { return .quickText }
    return base.isWriting && model.writing?.value.key == key ? .detail : nil
  }
}

extension CompletionContext {
  /// Whether a list helps: not before the first letter of a tag, which may become a heading, and not
  /// behind a blank, with which no name begins.
  fileprivate var isWorthAList: Bool {
    switch kind {
    case .tag: !query.isEmpty
    case .note, .heading: query.first != UInt8(ascii: " ")
    }
  }
}

extension StyledText {
  /// A text in which what was typed is marked.
  fileprivate init(_ text: String, matching ranges: [Range<Int>]) {
    self.init(text)
    for range in ranges { add(.match, to: range) }
  }
}
