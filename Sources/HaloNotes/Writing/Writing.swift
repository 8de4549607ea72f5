import Interface
import Notes
import Text

/// A text that is written in: that of a note, or of a new one that has no file yet.
///
/// It is a value that knows nothing of files and journals; what is done to it is kept and saved by
/// the rim, by its key.
struct Writing: Sendable {
  /// Whose text it is.
  private(set) var key: JournalKey

  /// The text, its caret and what can be undone.
  var editor: TextEditor

  /// Which rows of it are seen.
  var viewport: TextViewport

  /// What the file was of which the text was made.
  var base: NoteBase

  /// The text that the file had: what a change from outside is compared with.
  var saved: TextBuffer

  /// How many batches of edits its journal holds, counted from its first; `nil` where there is none.
  var edits: UInt64?

  /// Where a new note belongs; `nil` for the folder of notes itself.
  var folder: NotePath?

  /// The tag that is written into a new note when it is saved first.
  var tag: String?

  /// Whether that the note was made is in the list of what can be undone.
  var creation = Creation.none

  /// The note of the list beside which the text shows, until the list moves on.
  var origin = Origin.awaited

  /// What came of saving it.
  var saving = Saving.idle

  /// Whether the caret has to be brought into sight.
  var reveals = true

  /// The rows that are seen, and where the caret is among them.
  private(set) var rows: [WrappedRow] = []

  /// The words of the text.
  private(set) var count: WordCount

  /// What the note is called.
  private(set) var title: String

  /// What is known of `rows`.
  private var fitted: Fit?

  private struct Fit: Hashable {
    var columns: Int
    var ruler: Ruler
    var viewport: TextViewport
    var revision: Int
    var head: Int
  }

  /// The note of the list beside which a text shows.
  enum Origin: Hashable, Sendable {
    /// The one on which the list will stand.
    case awaited
    /// This one; none where the list is empty.
    case note(NotePath?)
  }

  /// What came of saving a text.
  enum Saving: Hashable, Sendable {
    /// Nothing that one would have to know.
    case idle
    /// It couldn't be written; it is tried again.
    case failed(SaveError)
    /// Somebody else has changed or removed the file, and a person has to say what counts.
    case conflict(OutsideChange)
  }

  /// Whether a note was made here.
  enum Creation: Sendable {
    /// It was there already, or is noted.
    case none

    /// It was, and is noted when the text is left: until then it is a part of the writing.
    case unnoted
  }

  /// Begins to write in a text.
  init(
    _ key: JournalKey, _ editor: TextEditor, base: NoteBase, saved: TextBuffer,
    folder: NotePath? = nil, anchor: Int = 0
  ) {
    self.key = key
    self.editor = editor
    self.base = base
    self.saved = saved
    self.folder = folder
    viewport = TextViewport(anchor: anchor, rows: 1)
    count = WordCount(of: editor.buffer)
    title = Self.title(of: editor.buffer, key)
  }

  /// The note's file; `nil` for a new note.
  var path: NotePath? {
    guard case .note(let path) = key else { return nil }
    return path
  }

  /// Whether it holds what no file has.
  var isDirty: Bool { editor.isDirty }

  /// Whether it is a new note in which nothing is written but blanks.
  var isBlankDraft: Bool { path == nil && count.words == 0 }

  /// Whether the list has moved on from the note beside which the text shows.
  func isLeft(by selected: NotePath?) -> Bool {
    switch origin {
    case .awaited: false
    case .note(let note): note != selected
    }
  }

  /// Lets the text be that of a file from now on: it was saved for the first time, or moved.
  mutating func move(to path: NotePath) {
    if case .note(let own) = key, origin == .note(own) { origin = .note(path) }
    key = .note(path)
    title = Self.title(of: editor.buffer, key)
  }

  private static let headSize = 4_096

  private static func title(of buffer: TextBuffer, _ key: JournalKey) -> String {
    let head = buffer.bytes(in: 0..<headSize)
    if case .note(let path) = key { return NoteTitle(head: head, path: path).text }
    return NoteTitle.ofNewNote(head)
  }
}

extension SceneParts.Writing {
  /// What a scene keeps of a text.
  init(_ writing: Writing) {
    var new: UInt64?
    if case .new(let number) = writing.key { new = number }
    self.init(
      note: writing.path?.key, new: new, folder: writing.folder?.key, tag: writing.tag,
      place: writing.place, edits: writing.edits)
  }
}

// MARK: - Changing

extension Writing {
  /// Carries out a command.
  mutating func perform(_ command: TextCommand, at time: Duration) -> TextChange {
    let before = editor.buffer
    let change = editor.perform(command, at: time)
    if change.outcome == .changed || change.outcome == .moved { reveals = true }
    follow(change.edits, from: before)
    return change
  }

  /// Takes edits that others have made; what is seen stays where it is.
  mutating func take(_ edits: [Edit]) {
    let before = editor.buffer
    editor.take(edits)
    follow(edits, from: before)
  }

  /// Makes edits again that were made before the program ended.
  mutating func replay(_ edits: [Edit], caret: Int?) {
    let before = editor.buffer
    editor.replay(edits, caret: caret)
    follow(edits, from: before)
  }

  /// Brings what hangs on the text in line with edits that were made in it.
  private mutating func follow(_ edits: [Edit], from before: TextBuffer) {
    var text = before
    var isTitle = false
    for edit in edits {
      let old = text
      text.apply(edit)
      count.apply(edit, from: old, to: text)
      viewport = viewport.rebased(over: edit)
      if edit.range.lowerBound < Self.headSize { isTitle = true }
    }
    if isTitle { title = Self.title(of: editor.buffer, key) }
  }

  /// Scrolls by rows, downward if positive; the caret stays where it is.
  mutating func scroll(by distance: Int) {
    reveals = false
    let buffer = editor.buffer
    viewport.scroll(by: distance, in: &editor.layout, of: buffer)
  }

  /// Lays out what is seen.
  ///
  /// The text at the top stays at the top when the width changes (text T4).
  ///
  /// - Complexity: O(bytes of the rows seen) where anything has changed, else O(1)
  mutating func fit(columns: Int, rows: Int, ruler: Ruler) {
    // A caret that was seen is seen in a window of another size, too.
    if fitted.map({ $0.columns != columns || $0.viewport.rows != rows }) ?? false,
      row(of: editor.selection.head) != nil
    {
      reveals = true
    }
    viewport.rows = max(1, rows)
    if editor.layout.wrap.columns != columns || editor.layout.wrap.ruler != ruler {
      editor.layout = TextLayout(TextWrap(columns: columns, ruler: ruler))
    }
    let buffer = editor.buffer
    if reveals {
      viewport.reveal(editor.selection.head, margin: 1, in: &editor.layout, of: buffer)
      reveals = false
    }
    let fit = Fit(
      columns: columns, ruler: ruler, viewport: viewport, revision: editor.revision,
      head: editor.selection.head)
    guard fit != fitted else { return }
    fitted = fit
    self.rows = viewport.visible(in: &editor.layout, of: buffer)
  }

  /// The row of those that are seen in which an offset lies; `nil` where it isn't seen.
  func row(of offset: Int) -> Int? {
    let end = editor.buffer.count
    // Behind a final line end there is a row of its own.
    let isInLast = offset == end && editor.buffer[end - 1] != 0x0A
    return rows.lastIndex { row in
      row.bytes.contains(offset)
        || row.bytes.upperBound == offset && offset == end && (row.bytes.isEmpty || isInLast)
    }
  }
}
