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
  /// Changes no model but for a followed note that the list has left.
  func settle() {
    for _ in 0..<Self.passes {
      let arranger = Arranger(
        model: model, focus: focus, view: view, size: size, front: front, readings: readings,
        registry: router.registry, bindings: router.bindings)
      let next = arranger.arrange(keeping: &derivations)
      let (focusBefore, scrolledBefore, frontBefore) = (focus, view.revision, front)
      let last = arrangement
      arrangement = next
      if isReadyForFocus(in: next) {
        reconcile(from: last, to: next)
        keepInView(next, after: last)
      }
      bringToFront(focus.pending?.target.group ?? focus.focused?.group)
      follow(next)
      if focus == focusBefore, view.revision == scrolledBefore, front == frontBefore { break }
    }
    askWorkers()
  }

  /// Whether what the focus may stand on is there: a restored one waits, with its memories and its
  /// scroll positions, for the whole list and the note (scenes R2).
  private func isReadyForFocus(in next: Arrangement) -> Bool {
    if firstTarget?.item != nil { return !asked.isScanning && !isAwaiting }
    return next.rows != nil || model.library.progress == .failed
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
    guard let target = focus.pending?.target, !asked.isScanning, !isAwaiting else { return }
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

  /// Notes in the models what follows from where the list stands.
  private func follow(_ next: Arrangement) {
    if let followed = model.followed, followed.from != next.selected { model.followed = nil }
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
    default:
      // A sheet leaves the pane behind it where it is, but a drawer closes.
      if front == .primary, arrangement?.layout.widthClass == .regular { front = .supplementary }
    }
  }

  /// Keeps scroll positions inside their content, and current rows in sight when their pane
  /// changes.
  private func keepInView(_ next: Arrangement, after last: Arrangement?) {
    for (component, viewport) in next.viewports {
      let before = last?.viewports[component]
      switch component {
      case next.detail?.component:
        next.detail.map { keepPlace(of: $0, in: viewport, after: last?.detail) }
      case next.look?.component:
        next.look.map { keepPlace(of: $0, in: viewport, after: last?.look) }
      default:
        let isSame = component != .notes || next.rows?.generation == last?.rows?.generation
        guard viewport != before || !isSame else { continue }
        view[component].clamp(viewport: viewport.area.size, content: viewport.content)
        keepCurrentRow(of: component, in: viewport, before: before, of: next)
      }
    }
  }

  /// Shows the current row of a list whose pane has changed; a pane that a sheet has uncovered goes
  /// back to where it was unless somebody scrolled since (sheets S14).
  private func keepCurrentRow(
    of component: ComponentID, in viewport: Arrangement.Viewport,
    before: Arrangement.Viewport?, of next: Arrangement
  ) {
    guard let row = currentRow(of: component, in: next) else { return }
    let isTaller = before.map { viewport.area.rows > $0.area.rows } ?? false
    if isTaller, let covered = covered.removeValue(forKey: component),
      view[component].row == covered.after
    {
      view[component].row = covered.before
    }
    let start = view[component].row
    view[component].reveal(row, viewport: viewport.area.size, content: viewport.content)
    let isShorter = before.map { viewport.area.rows < $0.area.rows } ?? false
    if isShorter, covered[component] == nil, view[component].row != start {
      covered[component] = CoveredScroll(before: start, after: view[component].row)
    }
  }

  private func currentRow(of component: ComponentID, in next: Arrangement) -> Rectangle? {
    let group: GroupID
    switch component {
    case .sidebar: group = .sidebar
    case .notes: group = .notes
    default:
      guard let sheet = SheetName(rawValue: component.rawValue) else { return nil }
      group = sheet.group
    }
    return focus.activePlace(of: group, in: next.map).flatMap { place in
      next.map.group(group)?.source.rectangle(at: place.index)
    }
  }

  /// Keeps the text that shows where it is when a note is laid out anew (text T4): the position
  /// hangs on a block, not on a row.
  private func keepPlace(
    of pane: Arrangement.ReaderPane, in viewport: Arrangement.Viewport,
    after last: Arrangement.ReaderPane?
  ) {
    guard let reading = pane.reading, let prose = reading.page?.prose else { return }
    var offset = view[pane.component]
    let isSame = last?.component == pane.component && last?.reading?.serial == reading.serial
    if !isSame, let anchor = offset.anchor {
      offset.row = prose.row(of: anchor)
    }
    // While one types a search the note stands at its first match.
    if !isSame, focus.focused?.group == .search, let match = reading.page?.matches.first {
      offset.centre(
        prose.rectangle(of: match, columns: viewport.area.columns), viewport: viewport.area.size,
        content: viewport.content)
    }
    offset.clamp(viewport: viewport.area.size, content: viewport.content)
    offset.anchor = prose.anchor(at: offset.row)
    view[pane.component] = offset
  }
}
