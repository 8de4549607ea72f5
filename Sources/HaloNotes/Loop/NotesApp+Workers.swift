import Focus
import Interface
import Notes

/// What is asked of the workers, and what they tell.
extension NotesApp {
  /// Rows of titles read beyond those that show, on either side.
  private static let margin = 40

  /// How long parts of a folder are held back at the start: one whole list is calmer than several
  /// that grow.
  private static let patience: Duration = .milliseconds(60)

  /// Whether something that shows was asked for and hasn't come.
  var isAwaiting: Bool {
    [arrangement?.detail, arrangement?.look].contains { $0.map { !$0.isCurrent } ?? false }
  }

  /// Reads the folder.
  func scan() {
    asked.isScanning = true
    outside.readingBegan = now
    let note = arrangement?.selected ?? focus.pending?.target.note
    workshop.scan(
      showing: max(20, size.rows), around: note, in: model.sort, watching: outside.folder,
      knowing: model.library.progress == .complete ? model.library.listing : nil)
  }

  /// Begins what nobody waits for, after a frame: whether the note that shows is still what its file
  /// says, and the notes that a step would show.
  public func frameShown() {
    askForNotes()
    askForPictures()
    askAboutLook()
    askForQuickMentions()
    askForNames()
    askForIndex()
    askForTags()
    askForTrash()
  }

  /// Asks for the notes that show, and for those that a step would show.
  func askForNotes() {
    guard let arrangement else { return }
    var requests = [arrangement.detail, arrangement.look].compactMap(\.self).map(\.request)
    if let detail = arrangement.detail {
      requests += neighbours(in: arrangement).map {
        ReadingRequest(
          path: $0, columns: detail.request.columns, query: detail.request.query,
          style: detail.request.style)
      }
    }
    guard requests != asked.readings else { return }
    asked.readings = requests
    let shown = arrangement.detail?.request
    workshop.read(
      requests.enumerated().compactMap { index, request in
        let kept = readings.reading(for: request)
        // What shows is compared with its file; what may be shown next is read once.
        if kept != nil, request != shown, index > 1 { return nil }
        readings.touch(request)
        return Workshop.WantedReading(
          request: request, known: kept?.identity,
          pictures: kept?.page?.pictures.facts ?? [],
          text: model.left[.note(request.path)]?.editor.buffer)
      })
  }

  /// The notes that a step in the list would show.
  private func neighbours(in arrangement: Arrangement) -> [NotePath] {
    guard let rows = arrangement.rows, let row = arrangement.row else { return [] }
    return [row + 1, row - 1].compactMap(rows.note(at:)).map { rows.listing[$0].path }
  }

  /// Asks for the titles of the rows that show, and of some around them.
  func askForTitles() {
    guard let arrangement, let rows = arrangement.rows, rows.titles == nil,
      let viewport = arrangement.viewports[.notes]
    else { return }
    let first = view[.notes].row
    let shown = rows.geometry.indices(in: first..<first + max(1, viewport.area.rows))
    let wished =
      max(
        0, shown.lowerBound - Self.margin)..<min(
        rows.count, shown.upperBound + Self.margin)
    if asked.rows == rows.generation, let titles = asked.titles,
      titles.lowerBound <= max(0, shown.lowerBound - Self.margin / 4),
      titles.upperBound >= min(rows.count, shown.upperBound + Self.margin / 4)
    {
      return
    }
    (asked.rows, asked.titles) = (rows.generation, wished)
    let missing = (Array(shown) + wished.filter { !shown.contains($0) })
      .compactMap(rows.note(at:)).filter { !model.library.titles.isKnown($0) }
    workshop.readTitles(missing, of: rows.listing, generation: model.library.generation)
  }

  /// Takes what the workers have to tell.
  func takePosts() -> PostSight {
    mailbox.take().reduce(.unseen) { sight, post in take(post) == .seen ? .seen : sight }
  }

  /// Takes what a worker has to tell.
  func take(_ post: Post) -> PostSight {
    switch post {
    case .listing(let listing, let titles): return take(listing, titles: titles)
    case .listed(let listed, let titles, let question):
      return take(listed, titles: titles, for: question)
    case .remembered(let memory): return take(remembered: memory)
    case .rememberedIsSo: return takeThatRememberedIsSo()
    case .listingFailed(let error):
      (asked.isScanning, asked.listing) = (false, nil)
      outside.resume(at: now)
      model.library.progress = .failed
      // What stands there already is worse: somebody's text is at stake.
      if model.notice?.kind != .error {
        model.notice = Notice(.error, error.description, remedy: "C-l tries again.")
      }
    case .sameListing:
      // What an earlier reading found isn't so any more.
      asked.listing = nil
      folderWasRead()
      // A picture in what shows may be another one all the same.
      asked.readings = []
      askForNotes()
      return .unseen
    case .noticed(let changes): return take(noticed: changes)
    case .folderChanged:
      scan()
      return .unseen
    case .titles(let titles, let generation):
      guard generation == model.library.generation else { return .unseen }
      model.library.take(titles)
      if asked.listing != nil { asked.titled += titles.map(\.0) }
    case .reading(let reading):
      readings.insert(reading)
      focusAwaitedBlock(in: reading)
      return isShown(reading.request.path) ? .seen : .unseen
    case .picture(let drawing, let key):
      pictures.insert(drawing, for: key)
      return isShown(key) ? .seen : .unseen
    case .opened(let opening): model.notice = .opened(opening)
    case .unchanged(let request):
      readings.touch(request)
      return .unseen
    case .known(let knowledge):
      model.take(knowledge)
      return knowledge.note == arrangement?.look?.request.path ? .seen : .unseen
    case .mentions(let mentions): model.quickMentions = mentions
    case .operated(let result): take(result)
    case .attached(let result): take(result)
    case .contents(let contents): model.take(contents)
    case .attachable(let offer): return take(offer)
    case .undoable(let history):
      // What is being done is told by itself.
      guard model.pending.isEmpty, history != model.history else { return .unseen }
      model.history = history
    case .daily(let result): take(daily: result)
    case .tags(let report): model.take(report)
    case .places(let matches, let opening): return take(matches, opening: opening)
    case .names(let names): return takeForCompletion { $0.names = Apart(names) }
    case .counted(let tags): return take(tags)
    case .trash(let trash): return take(trash)
    case .trashEmptied(let result): take(emptied: result)
    case .headings(let headings, let question): return take(headings, for: question)
    case .links(let count, let notes): model.take(links: count, to: notes)
    case .textOpened(let opened): return take(opened)
    case .written(let written): return take(written)
    case .saved(let saved): take(saved)
    case .changedOutside(let path, let contents, let writer):
      return take(contents, changedOutside: path, by: writer)
    case .copied(let text, let outcome): take(text, outcome)
    case .pasted(let bytes, let ticket): return take(pasted: bytes, for: ticket)
    case .recovered(let recoveries): model.notice = .recovered(recoveries)
    case .kept(let error): return take(keeping: error)
    case .shelf(let scenes, let said): return take(shelf: scenes, said: said)
    case .indexOpened:
      model.library.index = .open
      askForTags()
      return .unseen
    case .indexing(let progress): return take(indexing: progress)
    case .indexed(let result): return take(indexed: result)
    case .lines(let hits, let question): model.search?.complete(hits, for: question)
    case .access(let access):
      guard access != model.access else { return .unseen }
      model.access = access
    case .found(let hits, let question, let hasTitle, let isLast):
      model.search?.take(hits, for: question, hasTitle: hasTitle, isLast: isLast)
      openAwaitedHit()
    }
    return .seen
  }

  /// Whether a note is in the detail pane or in a sheet.
  private func isShown(_ note: NotePath) -> Bool {
    [arrangement?.detail, arrangement?.look].contains { $0?.request.path == note }
  }

  /// Does what Enter asked for when nothing was found yet.
  private func openAwaitedHit() {
    guard model.search?.wish == .open, model.search?.isAnswered == true else { return }
    model.search?.wish = .none
    settle()
    guard let situation, situation.group == .search else { return }
    perform(.acceptSearch, by: .search, in: situation)
  }

  /// Takes the folder as far as it has been read; what follows from very many notes is worked out by a
  /// worker first.
  private func take(_ listing: NoteListing, titles: [(NoteID, NoteTitle)]) -> PostSight {
    guard
      listing.completeness == .complete
        || (model.library.listing == nil || model.library.progress != .complete)
          && !model.library.isRemembered && now > Self.patience
    else { return .unseen }
    guard listing.count > environment.fewNotes else {
      asked.listing = nil
      take(ListedNotes(listing, after: model.library.listed), titles: titles)
      return .seen
    }
    work(out: listing, titles: titles)
    return .unseen
  }

  private func work(out listing: NoteListing, titles: [(NoteID, NoteTitle)]) {
    asked.listings += 1
    let question = ListingQuestion(
      number: asked.listings, generation: model.library.generation)
    (asked.listing, asked.titled) = (question, [])
    workshop.work(out: listing, titles: titles, after: model.library.listed, for: question)
  }

  /// Takes a listing that was worked out, where no other has come since; what has become known
  /// meanwhile is kept.
  private func take(
    _ listed: ListedNotes, titles: [(NoteID, NoteTitle)], for question: ListingQuestion
  ) -> PostSight {
    guard asked.listing == question else { return .unseen }
    guard question.generation == model.library.generation else {
      work(out: listed.listing, titles: titles)
      return .unseen
    }
    asked.listing = nil
    let known = model.library.titles(of: asked.titled, in: listed.listing)
    take(listed, titles: titles + known)
    return .seen
  }

  private func take(_ listed: ListedNotes, titles: [(NoteID, NoteTitle)]) {
    let listing = listed.listing
    let isFirst = model.library.listing == nil || model.library.isRemembered
    if case .failed = model.library.progress { model.notice = nil }
    let renamed = renamed(in: listing)
    changeLibrary { model in
      let old = model.library.listing
      model.library.take(listed)
      model.library.take(titles)
      if let old { model.search?.carry(from: old, to: listing) }
      if !model.hidden.isEmpty { model.apply(NoteChanges(gone: model.hidden)) }
    }
    follow(renamed: renamed)
    if listing.completeness == .complete {
      folderWasRead()
      readMissingTitles()
    }
    // What shows is compared with its file, the neighbours are read anew.
    asked.readings = []
    if let issue = listing.issues.first, isFirst {
      model.notice = Notice(
        .warning, issue.description,
        remedy: listing.issues.count > 1
          ? "\(listing.issues.count - 1) more: g m tells them." : nil,
        details: listing.issues.map(\.description))
    }
    if model.search?.query.isEmpty == false { search() }
  }
}

/// Whether what a worker has told can be seen: what can't be needs no new picture.
enum PostSight {
  case seen
  case unseen
}

extension NotesApp {
  /// Reads the titles that aren't known, in the order of the list.
  func readMissingTitles() {
    guard let listing = model.library.listing else { return }
    let order = model.library.hasAllTitles ? [] : derivations.order(of: listing, in: model.library)
    workshop.readOtherTitles(
      order, but: model.library.titles, of: listing, generation: model.library.generation)
  }
}

extension FocusTarget {
  /// The note that the target is or belongs to.
  var note: NotePath? {
    guard group == .notes else { return nil }
    return item.flatMap { NotePath(key: $0.rawValue) }
  }
}
