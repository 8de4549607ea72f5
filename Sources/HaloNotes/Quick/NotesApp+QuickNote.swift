import Focus
import Interface
import Notes
import Scenes
import Text

/// Quick notes: begun from anywhere, kept when they are left (scenes R11).
extension NotesApp {
  /// The folder in which quick notes are kept.
  var quickNotesFolder: NotePath? { NotePath(environment.settings.quickNotes) }

  /// Opens the sheet with an empty note.
  func beginQuickNote(linking link: QuickLink?) {
    guard var writing = open(.newQuickNote, [], .nothing) else { return }
    writing.folder = quickNotesFolder
    writing.editor.killed = model.clipboard
    // A note without a file yet is saved before it is linked.
    if let link, case .new = link.target { save(link.target, asking: false) }
    model.quick = Apart(QuickNote(writing: writing, link: link))
    hurryScene()
    model.sheets.present(SheetName.quick.sheet)
    request(FocusTarget(entryOf: .quickText))
  }

  /// Keeps a quick note whose sheet has closed, whatever closed it.
  ///
  /// Its link becomes its last line, and
  /// a worker saves it. Left empty it leaves no file.
  func keepQuickNote() {
    guard model.sheets.sheet(.quick) == nil, let quick = model.quick?.value else { return }
    let key = quick.writing.key
    hurryScene()
    guard !quick.writing.isBlankDraft else {
      model.quick = nil
      return discard(key)
    }
    if let line = linkLine(of: quick) {
      write(.move(.end), in: key)
      write(.paste(Array(line.utf8)), in: key)
    }
    guard let writing = model.quick?.value.writing else { return }
    model.quick = nil
    model.left[key] = writing
    save(key, asking: false)
    if model.notice?.kind != .error {
      model.notice = Notice(.info, "Kept “\(writing.title)” in \(environment.settings.quickNotes).")
    }
  }

  /// What stands at the end of a note that keeps its link: a paragraph that is a link as any program
  /// that knows wiki links follows it; `nil` where there is none to keep.
  private func linkLine(of quick: QuickNote) -> String? {
    guard let link = quick.link, link.state == .on else { return nil }
    if case .new = link.target { finishTexts(of: link.target) }
    guard case .note(let path)? = model.quick?.value.link?.target,
      let listing = model.library.listing, let id = listing.id(of: path)
    else { return nil }
    let text = quick.writing.editor.buffer.text
    let gap = text.hasSuffix("\n\n") ? "" : text.hasSuffix("\n") ? "\n" : "\n\n"
    return gap + listing.linkText(to: id, titled: link.title, heading: link.heading) + "\n"
  }

  /// Waits until a text that is to be linked has its file.
  private func finishTexts(of key: JournalKey) {
    save(key, asking: false)
    while desk.sheets[key].map({ $0.saving != .none }) == true {
      workshop.finishOperation()
      _ = takePosts()
    }
  }

  /// Lays out what is seen of the text.
  func fitQuickNote(in next: Arrangement) {
    guard model.quick != nil, let frame = next.map.group(.quickText)?.frame else { return }
    model.quick?.value.writing.fit(
      columns: ProseBlocks.textColumns(in: frame.columns), rows: frame.rows, ruler: theme.ruler)
  }

  /// Goes on with the quick note that was open when the program ended (scenes R6).
  func restore(_ part: SceneParts.Quick) {
    guard var writing = open(.new(part.number), [], .nothing) else { return }
    guard !writing.isBlankDraft else { return discard(writing.key) }
    writing.folder = quickNotesFolder
    let caret = writing.editor.selection.head
    writing.go(to: TextPlace(anchor: caret, head: caret, top: part.top))
    let link = part.link.flatMap { link in
      NotePath(key: link.note).map {
        QuickLink(
          target: .note($0), title: link.title, heading: link.heading, state: link.state)
      }
    }
    model.quick = Apart(QuickNote(writing: writing, link: link))
    hurryScene()
  }
}

extension SceneParts {
  /// A quick note in progress; what is typed is in its journal.
  struct Quick: Codable, Equatable {
    /// The number of its journal.
    var number: UInt64

    /// A place in the first row that is seen, in bytes.
    var top: Int

    /// The link to what was in front.
    var link: Link?

    /// The link to what was in front.
    struct Link: Codable, Equatable {
      /// The key of the note.
      var note: String
      var title: String
      var heading: String?
      var state: QuickLink.State
    }

    /// What a scene keeps of a quick note; `nil` for one that has a file already.
    init?(_ quick: QuickNote) {
      guard case .new(let number) = quick.writing.key else { return nil }
      self.number = number
      top = quick.writing.viewport.anchor
      guard let own = quick.link, case .note(let path) = own.target else { return }
      link = Link(note: path.key, title: own.title, heading: own.heading, state: own.state)
    }
  }
}
