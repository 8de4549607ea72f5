/// A text that is written in: the bytes, the caret, what can be undone, and what is saved.
///
/// It is a value: a command turns it into the next one and says what changed, for the journal, for
/// others who see the same text, and for scroll positions. It asks no clock and reads no file.
///
///     var editor = TextEditor(TextBuffer(bytes), layout: TextLayout(TextWrap(columns: 80)))
///     let change = editor.perform(.type("a"), at: event.time)
///     journal.append(change.edits)
public struct TextEditor: Sendable {
  /// The text.
  public private(set) var buffer: TextBuffer

  /// The caret, and what is selected.
  public internal(set) var selection: TextSelection

  /// What can be undone and redone.
  public private(set) var history: EditHistory

  /// Which lines are code.
  public private(set) var code: CodeBlocks

  /// The rows in which the text is shown, for movements up and down; to be set on a resize.
  public var layout: TextLayout

  /// How keys are treated that could mean something around the text.
  public var policy: TextPolicy

  /// What `yank` inserts.
  public var killed: [UInt8]

  /// The state of the text: the same number for the same text, as long as this editor lives.
  public private(set) var revision = 0

  /// The state that was saved; `nil` where none of this editor's was.
  private var savedRevision: Int?

  /// The highest revision that was given.
  private var lastRevision = 0

  /// Whether the last command was a kill, so that the next one adds to `killed`.
  var lastCommand = LastCommand.other

  enum LastCommand: Hashable, Sendable {
    case kill
    case other
  }

  /// Makes an editor.
  ///
  /// - Parameters:
  ///   - buffer: The text.
  ///   - saving: Whether this text is saved.
  ///   - selection: The caret; it is brought inside of the text.
  ///   - layout: The rows in which the text is shown.
  ///   - policy: How keys are treated.
  ///   - history: What can be undone from the text, as it was read back.
  ///   - killed: What `yank` inserts until something is killed here.
  /// - Complexity: O(bytes)
  public init(
    _ buffer: TextBuffer = TextBuffer(), _ saving: Saving = .saved,
    selection: TextSelection = TextSelection(caret: 0), layout: TextLayout,
    policy: TextPolicy = TextPolicy(), history: EditHistory = EditHistory(),
    killed: [UInt8] = []
  ) {
    self.buffer = buffer
    savedRevision = saving == .saved ? revision : nil
    self.selection = selection.fitted(to: buffer)
    self.layout = layout
    self.policy = policy
    self.history = history
    self.killed = killed
    code = CodeBlocks(of: buffer)
    var last = lastRevision
    self.history.renumber {
      last += 1
      return last
    }
    lastRevision = last
  }
}

// MARK: - Saving

extension TextEditor {
  /// Whether the text that an editor begins with is saved.
  public enum Saving: Hashable, Sendable {
    /// It is what the file holds.
    case saved
    /// It was restored, or is new.
    case unsaved
  }

  /// Whether the text differs from what was saved (text T11).
  public var isDirty: Bool { revision != savedRevision }

  /// The text as it is now, to be saved.
  ///
  /// What is typed from here on is another step of undo, so that undo leads to just this text.
  public mutating func snapshot() -> TextSnapshot {
    history.seal()
    return TextSnapshot(buffer: buffer, revision: revision)
  }

  /// Notes that a state of the text is saved; the text may have been edited since.
  public mutating func noteSaved(_ snapshot: TextSnapshot) {
    savedRevision = snapshot.revision
  }
}

/// A state of a text that is saved.
public struct TextSnapshot: Sendable {
  /// The text.
  public let buffer: TextBuffer

  /// Which state it is.
  public let revision: Int
}

// MARK: - Changing

extension TextEditor {
  /// Takes edits that others have made in the same text: another scene, another program (scenes R9).
  ///
  /// The caret stays at its text. Undo takes back what was done here and leaves what they did.
  ///
  /// - Parameter edits: The edits, each in the text that the one before it left.
  /// - Complexity: O(edits × steps of undo)
  public mutating func take(_ edits: [Edit]) {
    let edits = edits.filter { !$0.isEmpty }
    guard !edits.isEmpty else { return }
    make(edits)
    for edit in edits {
      selection = selection.rebased(over: edit)
      var last = lastRevision
      history.rebase(over: edit) {
        last += 1
        return last
      }
      lastRevision = last
    }
    selection = selection.fitted(to: buffer)
    revision = newRevision()
    lastCommand = .other
  }

  /// Makes edits again that were made in this text before a program ended.
  ///
  /// They can be undone, a word at a time where they were typed. What could be redone is forgotten.
  ///
  /// - Parameters:
  ///   - edits: The edits, each in the text that the one before it left.
  ///   - caret: Where the caret stood afterwards; `nil` puts it behind what the last edit put in.
  /// - Complexity: O(edits × log bytes)
  public mutating func replay(_ edits: [Edit], caret: Int? = nil) {
    for edit in edits {
      let isTyped = edit.range.isEmpty && edit.replacement.count <= 4
      _ = change(
        [edit], isTyped ? .typing : .replacing, at: .zero,
        typed: isTyped ? edit.replacement.first : nil)
    }
    endStep()
    if let caret { selection = TextSelection(caret: caret).fitted(to: buffer) }
  }

  /// Makes edits as a step of undo, or as a part of the newest one.
  ///
  /// - Parameters:
  ///   - edits: The edits, each in the text that the one before it left.
  ///   - kind: What is done.
  ///   - time: When it is done.
  ///   - after: The selection afterwards; `nil` puts the caret behind what the last edit put in.
  ///   - typed: The first byte that was typed.
  mutating func change(
    _ edits: [Edit], _ kind: EditKind, at time: Duration, selecting after: TextSelection? = nil,
    typed: UInt8? = nil
  ) -> TextChange {
    let edits = edits.filter { !$0.isEmpty }
    guard let last = edits.last else { return TextChange(.unchanged) }
    let before = (selection, revision: revision)
    let inverse = make(edits)
    revision = newRevision()
    history.record(inverse, kind, from: before, at: time, typed: typed)
    // What is new may be one character with what follows it: a letter before a combining mark.
    selection =
      after?.fitted(to: buffer)
      ?? TextSelection(caret: buffer.border(atOrAfter: last.result.upperBound))
    return TextChange(.changed, edits: edits)
  }

  /// Goes a step back or forward in the history.
  mutating func go(_ direction: EditHistory.Direction) -> TextChange {
    guard let step = history.take(direction) else { return TextChange(.unchanged) }
    let inverse = make(step.edits)
    history.turn(
      UndoStep(kind: step.kind, edits: inverse, selection: selection, revision: revision),
      after: direction)
    selection = step.selection.fitted(to: buffer)
    revision = step.revision
    return TextChange(.changed, edits: step.edits)
  }

  /// Ends the newest step of undo: the caret went elsewhere.
  mutating func endStep() {
    history.seal()
  }

  /// Edits at once after which the text is read anew for code.
  private static let many = 256

  /// Carries edits out in the text and in all that is known of it.
  @discardableResult
  private mutating func make(_ edits: [Edit]) -> [Edit] {
    let areMany = edits.count > Self.many
    var inverse: [Edit] = []
    for edit in edits {
      inverse.append(buffer.apply(edit))
      layout.apply(edit)
      if !areMany { code.apply(edit, in: buffer) }
    }
    if areMany { code = CodeBlocks(of: buffer) }
    return inverse.reversed()
  }

  private mutating func newRevision() -> Int {
    lastRevision += 1
    return lastRevision
  }
}
