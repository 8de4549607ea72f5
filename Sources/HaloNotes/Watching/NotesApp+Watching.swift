import Configuration
import Focus
import Interface
import Notes
import TerminalInput

/// What others change while the program runs: a person's own files, the notes (notes N13), and the texts
/// that are written in (scenes R9).
///
/// Each is an event like any other, and what one does oneself is no news.
extension NotesApp {
  /// What wakes the program up beside its terminal.
  public var watched: [Descriptor] {
    [watch?.descriptor, outside.folder?.descriptor, outside.journals?.descriptor]
      .compactMap(\.self).map { Descriptor(rawValue: $0) }
  }

  /// Takes what was told through a descriptor.
  func takeNews(from descriptor: Descriptor) -> PostSight {
    switch descriptor.rawValue {
    case watch?.descriptor: noticeChanges()
    case outside.folder?.descriptor:
      if let folder = outside.folder { outside.note(folder.takeChanges(), at: now) }
    case outside.journals?.descriptor: return noticeTyped()
    default: break
    }
    return .unseen
  }

  /// Looks at what is due to be looked at.
  func lookInTime() {
    if let due = outside.lookDue, due <= now { lookAtNews() }
    if let due = outside.readDue, due <= now {
      outside.readDue = nil
      scan()
      checkTexts()
    }
    if let due = outside.pullDue, due <= now {
      outside.pullDue = now + OutsideWatch.pullInterval
      _ = pullTyped()
    }
  }
}

// MARK: - Texts

extension NotesApp {
  /// Watches the journals for as long as a text is written in here: only then is it of interest what
  /// others type.
  func watchJournals() {
    guard let journals = outside.journals else { return }
    if desk.sheets.isEmpty {
      outside.pullDue = nil
      journals.end()
    } else if !journals.isWatching, outside.pullDue == nil {
      journals.begin()
      if !journals.isWatching { outside.pullDue = now + OutsideWatch.pullInterval }
      // What was written since the text was read is told by nobody.
      _ = pullTyped()
    }
  }

  /// Takes what others have typed, if the system has told of anything.
  func noticeTyped() -> PostSight {
    guard outside.journals?.takeNews() == true else { return .unseen }
    return pullTyped()
  }
}

// MARK: - The folder

extension NotesApp {
  /// Looks at what has changed; where somebody here is at it, that is done afterwards.
  private func lookAtNews() {
    outside.wait()
    guard !asked.isScanning, model.pending.isEmpty else { return }
    let news = outside.takeNews()
    guard case .at(let paths) = news, let listing = model.library.listing,
      !paths.contains(where: { listing.folderID(of: $0) != nil })
    else { return scan() }
    workshop.look(at: paths, in: listing, watching: outside.folder)
  }

  /// Takes what has become of notes.
  func take(noticed found: NoteChanges) -> PostSight {
    guard model.pending.isEmpty, let listing = model.library.listing else {
      // What is being done may be just that.
      let paths = found.gone.union(found.present.map(\.path))
      outside.note(.at(paths), at: now)
      return .unseen
    }
    let changes = news(in: found, since: listing)
    for note in changes.present { checkText(.note(note.path)) }
    let shown = keepingWritten(changes)
    guard !shown.gone.isEmpty || !shown.present.isEmpty else { return .unseen }
    let renamed = listing.renamed(by: shown)
    changeLibrary { $0.apply(shown) }
    follow(renamed: renamed)
    readMissingTitles()
    searchAgain()
    // What shows is compared with its file.
    asked.readings = []
    return .seen
  }

  /// What of it isn't known yet.
  private func news(in found: NoteChanges, since listing: NoteListing) -> NoteChanges {
    NoteChanges(
      gone: found.gone.filter { listing.id(of: $0) != nil },
      present: found.present.filter { note in
        !model.hidden.contains(note.path)
          && listing.id(of: note.path).map { listing[$0].identity } != note.identity
      })
  }

  /// Keeps back what has become of the note that is written in: while one writes nothing moves in the
  /// list.
  private func keepingWritten(_ changes: NoteChanges) -> NoteChanges {
    guard let path = model.writing?.value.path,
      let index = changes.present.firstIndex(where: { $0.path == path })
    else { return changes }
    var changes = changes
    desk.sheets[.note(path)]?.present = changes.present.remove(at: index)
    return changes
  }

  /// Where the notes that one is at lie in a new listing, if others have renamed them.
  func renamed(in listing: NoteListing) -> [NotePath: NotePath] {
    guard listing.completeness == .complete, let old = model.library.listing else { return [:] }
    let paths = [arrangement?.selected] + desk.sheets.keys.map { text(of: $0)?.path }
    return old.renamed(paths.compactMap(\.self), in: listing)
  }

  /// Stays at notes that others have renamed.
  func follow(renamed: [NotePath: NotePath]) {
    guard !renamed.isEmpty else { return }
    let selected = arrangement?.selected.flatMap { renamed[$0] }
    follow(renamed)
    followTexts(renamed)
    // What was typed in such a text is saved under its new path only.
    workshop.finishOperation()
    _ = pullTyped()
    if let selected { stand(on: selected) }
  }

  /// The folder has been read.
  func folderWasRead() {
    asked.isScanning = false
    outside.resume(at: now)
    outside.readDue = nil
    guard let folder = outside.folder, !folder.isComplete else { return }
    let time = (now - outside.readingBegan) * OutsideWatch.readShare
    outside.readDue = now + max(OutsideWatch.readInterval, time)
    guard !outside.isShortageTold, model.notice == nil else { return }
    outside.isShortageTold = true
    model.notice = Notice(
      .warning, "The system has no more watches: changes by others show after some seconds.",
      remedy: "C-l looks at once; fs.inotify.max_user_watches allows more.")
  }
}

extension Workshop {
  /// Sees what has become of files; in order with the operations and saves of one's own.
  func look(at paths: Set<NotePath>, in listing: NoteListing, watching watch: FolderWatch?) {
    operating.async(group: jobs) { [self] in
      if let changes = operations.changes(at: paths, since: listing, watching: watch) {
        mailbox.leave(.noticed(changes))
      } else {
        mailbox.leave(.folderChanged)
      }
    }
  }
}
