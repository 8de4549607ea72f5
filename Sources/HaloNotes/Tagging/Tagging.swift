import Focus
import Interface
import Notes

/// What a worker has told for the sheet of tags.
struct TagReport: Sendable {
  /// The notes that get tags.
  let notes: [NotePath]

  /// What they have; a note that can't be read is left out.
  var own: [NotePath: NoteTags] = [:]

  /// What the notebook has, as far as it was looked through.
  var counts = TagCounts()

  /// Whether that is all of it.
  var progress = LookKnowledge.Progress.searching
}

extension NotesModel {
  /// Offers the tags of the notebook for some notes.
  mutating func offerTags(of notes: [NotePath], called subject: String, signs: Signs) -> [Effect] {
    present(TagsContent(of: notes, called: subject, signs: signs), as: .tags)
    return [.readTags]
  }

  /// Takes what was read for the sheet of tags.
  mutating func take(_ report: TagReport) {
    guard var content = pickers[.tags]?.content as? TagsContent else { return }
    content.take(report)
    pickers[.tags]?.replace(content)
  }

  /// Whether all of some notes are pinned.
  func arePinned(_ notes: [NotePath]) -> Bool {
    !notes.isEmpty
      && notes.allSatisfy { note in
        library.listing?.id(of: note).flatMap { library.titles[$0] }?.isPinned ?? false
      }
  }
}

extension NotesApp {
  /// Reads what the sheet of tags shows; what was being read for it is given up.
  func readTags() {
    guard let content = model.pickers[.tags]?.content as? TagsContent,
      let listing = model.library.listing
    else { return }
    workshop.readTags(
      of: content.notes, in: listing, generation: model.library.generation,
      order: derivations.order(of: listing, in: model.library))
  }
}

extension Workshop {
  /// Notes that are looked through before something else gets its turn.
  private static let tagStretch = 256

  /// Tells the tags of some notes, and then those of the notebook; what was being read is given up.
  func readTags(
    of notes: [NotePath], in listing: NoteListing, generation: UInt64, order: [NoteID]
  ) {
    let cancellation = Cancellation()
    current.withLock { current in
      current.tags.cancel()
      current.tags = cancellation
    }
    scanning.async(group: jobs) { [self] in
      guard !cancellation.isCancelled else { return }
      var report = TagReport(notes: notes)
      for note in notes { report.own[note] = NoteTags.read(note, in: notebook) }
      if let counts = index?.tagCounts(in: listing, generation: generation) {
        report.counts = counts
        report.progress = .done
        mailbox.leave(.tags(report))
        return
      }
      mailbox.leave(.tags(report))
      readTags(in: order[...], of: listing, after: report, unless: cancellation)
    }
  }

  private func readTags(
    in order: ArraySlice<NoteID>, of listing: NoteListing, after report: TagReport,
    unless cancellation: Cancellation
  ) {
    scanning.async(group: jobs) { [self] in
      var report = report
      for id in order.prefix(Self.tagStretch) {
        guard !cancellation.isCancelled else { return }
        if let tags = NoteTags.read(listing[id].path, in: notebook) { report.counts.add(tags) }
      }
      let rest = order.dropFirst(Self.tagStretch)
      if rest.isEmpty {
        report.progress = .done
        mailbox.leave(.tags(report))
      } else {
        readTags(in: rest, of: listing, after: report, unless: cancellation)
      }
    }
  }
}
