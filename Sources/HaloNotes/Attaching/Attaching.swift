import Notes

/// A file that is to be attached to a note, from the first letter of its path to the link in the note.
struct Attaching: Hashable, Sendable {
  /// The note that is read; `nil` for the text that is written in.
  var note: NotePath?

  /// What is typed of the path.
  var text: String

  /// How far it has come.
  var stage = Stage.choosing

  /// How far attaching a file has come.
  enum Stage: Hashable, Sendable {
    /// The file is being chosen.
    case choosing

    /// It is being copied, for a text where one is written in; a pasted path is replaced by the link.
    case copying(JournalKey?, replacing: [UInt8])
  }
}

extension Attaching {
  /// Lets the link go to a text that has got a file of its own, or another one.
  mutating func follow(_ key: JournalKey, to other: JournalKey) {
    if case .copying(key, let pasted) = stage { stage = .copying(other, replacing: pasted) }
  }
}

/// A file whose path was pasted into a text, and can be attached in place of it.
struct PasteOffer: Hashable, Sendable {
  /// The text into which it was pasted.
  var key: JournalKey

  /// The file.
  var path: [UInt8]

  /// What was pasted; the caret stands behind it as long as the offer holds.
  var pasted: [UInt8]
}

extension NotesModel {
  /// Begins to attach a file: the sheet in which it is chosen opens, or a pasted path is attached.
  mutating func attach(in situation: Situation) -> [Effect] {
    if let offer = pasteOffer, let writing = writing?.value, offer.isValid(in: writing) {
      return [.attach(offer.path, replacing: offer.pasted)]
    }
    let note = situation.isWriting ? nil : situation.note
    let text = attaching?.text ?? AttachContent.start
    attaching = Attaching(note: note, text: text)
    present(AttachContent(in: notebook), as: .attach, text: text)
    return [.lookIntoFolder]
  }

  /// Why no file can be attached now; `nil` where one can.
  func obstacleToAttaching(in situation: Situation) -> String? {
    if !situation.isWriting, situation.note == nil {
      return "No note is chosen: go to a note first."
    }
    if access == .readOnly { return "This folder can't be written to: check its owner and mode." }
    if library.progress != .complete {
      return "The folder is still being read: try again in a moment."
    }
    let isAttaching = pending.contains { if case .attach = $0 { true } else { false } }
    return isAttaching ? "A file is being attached: try again in a moment." : nil
  }

  /// Takes what a folder holds, for the sheet in which a file is chosen.
  mutating func take(_ contents: FolderContents) {
    guard var content = pickers[.attach]?.content as? AttachContent else { return }
    content.contents = contents
    pickers[.attach]?.replace(content)
  }
}

extension PasteOffer {
  /// Whether the caret still stands behind what was pasted.
  func isValid(in writing: Writing) -> Bool { range(in: writing) != nil }

  /// What was pasted; `nil` where something else stands there by now.
  func range(in writing: Writing) -> Range<Int>? {
    guard writing.key == key else { return nil }
    return writing.range(of: pasted)
  }
}

extension Writing {
  /// The bytes before the caret, where they are these.
  func range(of bytes: [UInt8]) -> Range<Int>? {
    let caret = editor.selection.head
    guard editor.selection.isEmpty, caret >= bytes.count else { return nil }
    let range = caret - bytes.count..<caret
    return editor.buffer.bytes(in: range) == bytes ? range : nil
  }
}
