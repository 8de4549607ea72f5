import Focus
import Geometry
import Interface
import Notes

/// Moving the focus and what is scrolled.
extension NotesApp {
  /// Moves the focus as a key asks.
  ///
  /// What is pressed before the focus is back counts from where it comes back to.
  func move(_ movement: Movement) {
    guard firstTarget == nil else {
      heldMovements.append(movement)
      return
    }
    guard let map = arrangement?.map else { return }
    switch focus.move(movement, in: map, at: now) {
    case .moved(let update), .steered(let update):
      reveal(update.reveal)
    case .scrolled(let scroll):
      guard let component = arrangement?.component(of: scroll.group) else { return }
      self.scroll(component, by: scroll.rows)
    case .refused(let refusal):
      if let text = refusal.sentence { model.notice = Notice(.info, text) }
    }
  }

  /// Puts the focus on something, now or as soon as it exists (focus F29).
  func request(_ target: FocusTarget) {
    settle()
    guard let map = arrangement?.map else { return }
    if case .moved(let update) = focus.request(
      PendingRequest(for: target, asked: now), in: map, at: now)
    {
      reveal(update.reveal)
    }
  }

  /// Makes a note the list's current one and brings its row to the middle; the focus stays.
  func select(_ note: NotePath) {
    // Nothing that hangs on the list's row may go astray before the row is chosen.
    chosen = note
    settle()
    chosen = nil
    guard let arrangement, let rows = arrangement.rows,
      let row = rows.listing.id(of: note).flatMap(rows.row(of:))
    else { return }
    focus.remember(FocusTarget(ItemID(note.key), in: .notes), in: arrangement.map, at: now)
    guard let viewport = arrangement.viewports[.notes] else { return }
    view[.notes].centre(
      rows.geometry.rectangle(of: row, columns: viewport.area.columns),
      viewport: viewport.area.size, content: viewport.content)
  }

  func scroll(_ component: ComponentID, by rows: Int) {
    if component == .writing {
      model.writing?.value.scroll(by: rows)
      return
    }
    if component == SheetName.quick.component {
      model.quick?.value.writing.scroll(by: rows)
      return
    }
    guard let viewport = arrangement?.viewports[component],
      !growBeyondEdge(component, by: rows)
    else { return }
    view[component].scroll(
      by: rows, viewport: viewport.area.size, content: viewport.content)
  }

  /// Scrolls as little as shows what the focus went to.
  func reveal(_ reveal: FocusReveal?) {
    showField(reveal?.group)
    guard let reveal, let arrangement,
      let component = arrangement.component(of: reveal.group),
      let viewport = arrangement.viewports[component]
    else { return }
    view[component].reveal(
      reveal.rectangle, viewport: viewport.area.size, content: viewport.content)
  }

  /// Makes a sheet higher whose field got the focus, where field and what it steers can't be shown
  /// otherwise (sheets S11).
  private func showField(_ group: GroupID?) {
    guard let sheet = SheetName(group: group), group == .quickLink || FieldName(group: group) != nil
    else { return }
    let steers = model.pickers[sheet].map { $0.content.shape == .list } ?? true
    _ = model.sheets.reveal(0..<(steers ? 2 : 1), of: sheet, scrolledTo: 0)
  }
}

extension FocusRefusal {
  /// What a person is told; `nil` where nothing happening says it all.
  var sentence: String? {
    switch self {
    case .tabConsumed: "Tab belongs to the text here. F6 leaves it."
    case .noMatch(let text): "Nothing here begins with “\(text)”."
    case .unknownGroup: "That pane isn't open."
    default: nil
    }
  }
}
