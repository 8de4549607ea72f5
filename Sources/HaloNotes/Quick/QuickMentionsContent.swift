import Commands
import Focus
import Interface
import Notes

/// The sheet with the quick notes that lead to a note (scenes R12).
struct QuickMentionsContent: PickerContent, ReturningContent {
  /// The quick notes.
  let mentions: [QuickMentions.Mention]

  /// The note to which they lead; `nil` where it isn't known any more.
  let target: NotePath?

  let title = "Quick Notes"
  let placeholder = ""
  let verb = "go there"
  let shape = PickerShape.choice

  /// The quick notes, with their titles until these are known anew.
  struct Kept: Codable {
    var notes: [String]
    var titles: [String]
    var target: String?
  }

  var kept: Kept {
    Kept(
      notes: mentions.map(\.note.key), titles: mentions.map(\.title), target: target?.key)
  }

  static func returning(_ kept: Kept, to scene: ReturningScene) -> Self? {
    let mentions = zip(kept.notes, kept.titles).compactMap { key, title in
      scene.note(of: key).map { QuickMentions.Mention(note: $0, title: title) }
    }
    guard !mentions.isEmpty else { return nil }
    return Self(mentions: mentions, target: kept.target.flatMap(scene.note(of:)))
  }

  func answer(for text: String) -> PickerAnswer {
    PickerAnswer(
      mentions.enumerated().map { index, mention in
        (SheetRows.item(index), PickerRow(StyledText(mention.title)))
      })
  }

  /// Shows the quick note in the detail pane, with the focus on the link that leads back.
  func accept(
    _ choice: PickerChoice, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let index = choice.index, mentions.indices.contains(index) else { return [] }
    model.closeSheet(.quickNotes, because: .command)
    let note = mentions[index].note
    return model.show(note, in: situation)
      + (target.map { [.await(.link(to: $0), in: note)] } ?? [])
  }
}

extension CommandID {
  /// The quick notes that lead to the note.
  static let quickNotes: CommandID = "note.quickNotes"
}

extension NotesModel {
  /// Offers the quick notes that lead to a note.
  mutating func offerQuickNotes(in situation: Situation) -> [Effect] {
    guard let note = situation.noteInFront else { return [] }
    let mentions = quickMentions.mentions(of: note)
    present(QuickMentionsContent(mentions: mentions, target: note), as: .quickNotes)
    return [.focus(FocusTarget(SheetRows.item(0), in: SheetName.quickNotes.group))]
  }

  /// Why no quick notes can be offered; `nil` where they can.
  func obstacleToQuickNotes(in situation: Situation) -> String? {
    guard let note = situation.noteInFront else { return "No note is chosen: go to a note first." }
    return quickMentions.mentions(of: note).isEmpty ? "No quick note leads to this note." : nil
  }
}

extension Situation {
  /// The note of the focused pane, else the one that shows.
  var noteInFront: NotePath? {
    note ?? arrangement.detail?.request.path ?? arrangement.selected
  }
}

/// Which quick notes lead where: found by a worker, never on the way of a key.
extension NotesApp {
  /// Asks the worker once a listing.
  func askForQuickMentions() {
    guard model.library.progress == .complete, let listing = model.library.listing,
      asked.mentions != model.library.generation, let folder = quickNotesFolder
    else { return }
    asked.mentions = model.library.generation
    workshop.findMentions(model.quickMentions, in: listing, below: folder)
  }
}

extension Workshop {
  /// Brings what is known of the quick notes in line with a listing.
  func findMentions(_ known: QuickMentions, in listing: NoteListing, below folder: NotePath) {
    let cancellation = Cancellation()
    current.withLock { current in
      current.mentions.cancel()
      current.mentions = cancellation
    }
    scanning.async(group: jobs) { [self] in
      var known = known
      guard
        known.update(for: listing, in: folder, of: notebook, while: { !cancellation.isCancelled })
      else { return }
      mailbox.leave(.mentions(known))
    }
  }
}
