import Focus
import Geometry
import Interface
import Notes
import Sheets

/// Arrange → reconcile → reveal, and what follows for the workers.
extension NotesApp {
  /// Passes after which nothing can change any more: a change of the library's row changes the
  /// list, and that the note.
  private static let passes = 4

  /// Brings arrangement, focus and scroll positions in line with the models.
  ///
  /// Changes no model but for what follows from where list and focus stand.
  func settle() {
    fillReturningSheets()
    for _ in 0..<Self.passes {
      let base = arranger.arrange(keeping: &derivations)
      let next = addingMenuBar(to: base, after: arrangement)
      let (focusBefore, scrolledBefore, frontBefore) = (focus, view.revision, front)
      let last = arrangement
      arrangement = next
      if isReadyForFocus(in: next) {
        let isRestored = firstTarget != nil
        reconcile(from: last, to: next)
        keepInView(next, after: last)
        if isRestored { revealRestored(in: next) }
      }
      forgetClosedMenus(of: next, after: last)
      bringToFront(focus.pending?.target.group ?? focus.focused?.group)
      let hasLeft = leaveTextBehind(next)
      follow(next)
      fitText(in: next)
      fitQuickNote(in: next)
      arrangement = addingCompletion(to: next)
      if !hasLeft, focus == focusBefore, view.revision == scrolledBefore, front == frontBefore {
        break
      }
    }
    if firstTarget == nil, closeVainSheets() { return settle() }
    // Another theme may have other signs, of which the layout of notes is made.
    if followThemes() { return settle() }
    visits.note(focus.focused?.group)
    askForTitles()
    askForLines()
    // What shows already can wait until the frame has been shown, with what a step would show.
    if isAwaiting { askForNotes() }
  }

  /// What works out the arrangement from how things are now.
  var arranger: Arranger {
    Arranger(
      model: model, focus: focus, chosen: chosen, view: view, size: size, front: front,
      readings: readings, style: PageStyle(theme, pictures: pictureDrawing))
  }

  /// Whether what the focus may stand on is there: a restored one waits, with its memories and its
  /// scroll positions, for the whole list, what a search finds, and the note (scenes R2).
  private func isReadyForFocus(in next: Arrangement) -> Bool {
    if firstTarget?.item != nil {
      return !isAwaitingLibrary && (!asked.isScanning || model.library.isRemembered) && !isAwaiting
        && model.search?.progress != .searching
        && !(firstTarget?.group.isOfLook == true && isAwaitingLook) && !isAwaitingRows
    }
    return next.rows != nil || model.library.progress == .failed
  }

  /// Whether the row of the library on which it stood isn't there, and may come.
  private var isAwaitingLibrary: Bool {
    switch focus.remembered(in: .sidebar).flatMap(SidebarChoice.init(item:)) {
    case .tag?, .tasks?: model.library.tags == nil && model.library.progress != .failed
    case .trash?: model.library.trash == nil && model.library.progress != .failed
    default: false
    }
  }

  /// Brings the focus in line with the new arrangement.
  private func reconcile(from last: Arrangement?, to next: Arrangement) {
    guard let target = firstTarget else {
      reveal(focus.reconcile(from: last?.map, to: next.map, at: now)?.reveal)
      endVainRequest(in: next)
      return
    }
    firstTarget = nil
    reveal(focus.reconcile(from: nil, to: next.map, at: now)?.reveal)
    if case .moved(let update) = focus.request(
      PendingRequest(for: target, asked: now), in: next.map, at: now)
    {
      reveal(update.reveal)
    }
    for movement in heldMovements { move(movement) }
    heldMovements = []
  }

  /// Ends a request for what isn't there once nothing more is to come (focus F3).
  private func endVainRequest(in next: Arrangement) {
    guard let target = focus.pending?.target, !asked.isScanning, !isAwaiting,
      !(next.choice.followsTags && model.library.isCounting),
      !(target.group.isOfLook && isAwaitingLook)
    else { return }
    reveal(focus.endRequest(in: next.map)?.reveal)
    // A note that the list doesn't hold is among all of them.
    guard let note = target.note, model.library.listing?.id(of: note) != nil,
      next.choice != .all || model.search != nil
    else { return }
    model.search = nil
    focus.remember(
      FocusTarget(SidebarChoice.all.item, in: .sidebar), in: next.map, at: now)
    _ = focus.request(PendingRequest(for: target, asked: now), in: next.map, at: now)
  }

  /// Puts the text that is written in aside when the list has gone to another note.
  private func leaveTextBehind(_ next: Arrangement) -> Bool {
    guard next.rows != nil, firstTarget == nil, chosen == nil, let writing = model.writing?.value
    else { return false }
    guard model.isLeft(writing, by: next.selected) else {
      if writing.origin == .awaited {
        model.writing?.value.origin = .note(next.selected)
      } else if writing.isLeft(by: next.selected) {
        // Somebody else has taken that note away; where the list comes to stand shows only when the
        // focus is in line with it.
        model.writing?.value.origin = .awaited
      }
      return false
    }
    putAside()
    return true
  }

  /// Lays out what is seen of the text that is written in.
  private func fitText(in next: Arrangement) {
    guard next.isWriting, let frame = next.map.group(.detail)?.frame else { return }
    model.writing?.value.fit(
      columns: ProseBlocks.textColumns(in: frame.columns), rows: frame.rows, ruler: theme.ruler)
  }

  /// Notes in the models what follows from where the list stands.
  private func follow(_ next: Arrangement) {
    if focus.focused?.group == .detail, !next.isWriting, let item = focus.focused?.item,
      let detail = next.detail, detail.reading?.request.path == detail.request.path
    {
      model.visited.note(VisitedPlaces.Place(note: detail.request.path, item: item))
    }
    if let open = next.menuBar?.path { model.menuBar = .open(open) }
    if let followed = model.followed, followed.from != next.selected { model.followed = nil }
    if let from = model.lookedFrom, from != next.selected { model.lookedFrom = nil }
    if let shown = next.look?.request.path, next.layout.area(of: .secondary) == nil {
      _ = model.look.selectionMoved(to: shown, beside: .hidden)
    }
  }

  /// The pane with the focus is the one that shows where there is room for one only.
  private func bringToFront(_ group: GroupID?) {
    switch group {
    case .sidebar: front = .primary
    case .notes, .search: front = .supplementary
    case .detail: front = .secondary
    // The menu bar leaves everything beneath as it is.
    case let group where arrangement?.menuBar?.holds(group) == true: break
    default:
      // A sheet leaves the pane behind it where it is, but a drawer closes.
      if front == .primary, arrangement?.layout.widthClass == .regular { front = .supplementary }
    }
  }
}
