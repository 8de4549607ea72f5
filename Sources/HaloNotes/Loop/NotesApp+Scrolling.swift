import Focus
import Geometry
import Interface

/// Scroll positions while panes change their size and their content.
///
/// Where somebody scrolled to is a wish that outlasts what a pane has room for: a sheet or a small
/// window moves the rows, and they go back when there is room again, unless somebody scrolled since
/// (sheets S14).
extension NotesApp {
  /// Keeps scroll positions inside their content, and current rows in sight when their pane
  /// changes.
  func keepInView(_ next: Arrangement, after last: Arrangement?) {
    for (component, viewport) in next.viewports {
      switch component {
      case next.detail?.component:
        next.detail.map { keepPlace(of: $0, in: .detail, of: next, after: last, last?.detail) }
      case next.look?.component:
        let group = LookSection.preview.group
        next.look.map { keepPlace(of: $0, in: group, of: next, after: last, last?.look) }
      case ComponentID.sidebar where last != nil && next.outline.serial != last?.outline.serial:
        keepLibrary(in: next, after: last, viewport)
      default:
        guard viewport != last?.viewports[component] || isReordered(component, next, after: last)
        else { continue }
        keepInView(component, in: next, viewport)
      }
    }
  }

  /// Keeps the library where it is when rows come in or go: the row that is current and showed, else the
  /// first that showed, stays in its place on the screen.
  private func keepLibrary(
    in next: Arrangement, after last: Arrangement?, _ viewport: Arrangement.Viewport
  ) {
    guard let last else { return }
    let isCurrent = focus.focused?.group == .sidebar && wasVisible(GroupID.sidebar, in: last)
    var offset = wish(for: ComponentID.sidebar)
    let first = offset.row
    let held =
      isCurrent
      ? last.outline.index(of: last.choice)
      : last.outline.rows.indices.first {
        $0 >= first && last.outline.rows[$0].choice.flatMap(next.outline.index(of:)) != nil
      }
    if let held, let choice = last.outline.rows[held].choice,
      let place = next.outline.index(of: choice)
    {
      offset.row += place - held
    }
    offset.clamp(viewport: viewport.area.size, content: viewport.content)
    let wish = offset
    if focus.focused?.group == .sidebar || wasVisible(GroupID.sidebar, in: last),
      let row = currentRow(of: GroupID.sidebar, in: next)
    {
      offset.reveal(row, viewport: viewport.area.size, content: viewport.content)
    }
    grant(wish, of: ComponentID.sidebar, as: offset)
  }

  /// Whether the list has other rows, or the same ones in another order, while its current one showed:
  /// it goes on showing then.
  private func isReordered(
    _ component: ComponentID, _ next: Arrangement, after last: Arrangement?
  ) -> Bool {
    component == .notes && next.rows?.generation != last?.rows?.generation
      && wasVisible(.notes, in: last)
  }

  /// Brings current rows into sight that were restored into a window of another size, or among other
  /// rows.
  func revealRestored(in next: Arrangement) {
    for component in [ComponentID.sidebar, .notes] + model.pickers.keys.map(\.component) {
      if let viewport = next.viewports[component] { keepInView(component, in: next, viewport) }
    }
  }

  private func keepInView(
    _ component: ComponentID, in next: Arrangement, _ viewport: Arrangement.Viewport
  ) {
    let wish = wish(for: component)
    var offset = wish
    offset.clamp(viewport: viewport.area.size, content: viewport.content)
    if let row = currentRow(of: component, in: next) {
      offset.reveal(row, viewport: viewport.area.size, content: viewport.content)
    }
    grant(wish, of: component, as: offset)
  }

  /// Where somebody wants a component to stand.
  private func wish(for component: ComponentID) -> ScrollOffset {
    let offset = view[component]
    guard let kept = scrollWishes[component], kept.granted == offset.row else { return offset }
    return kept.offset
  }

  /// Scrolls a component as near to a wish as there is room for.
  private func grant(_ wish: ScrollOffset, of component: ComponentID, as offset: ScrollOffset) {
    view[component] = offset
    scrollWishes[component] =
      wish == offset ? nil : ScrollWish(offset: wish, granted: offset.row)
  }

  private func currentRow(of component: ComponentID, in next: Arrangement) -> Rectangle? {
    let group: GroupID
    switch component {
    case .sidebar: group = .sidebar
    case .notes: group = .notes
    case let component where component == next.lookPane?.component:
      group = next.lookPane?.section.group ?? .notes
    default:
      if let menu = next.menuBar?.group(of: component) {
        guard focus.focused?.group == menu else { return next.menuBar?.openRow(of: menu) }
        group = menu
      } else {
        guard let sheet = SheetName(rawValue: component.rawValue) else { return nil }
        group = sheet.group
      }
    }
    return currentRow(of: group, in: next)
  }

  private func currentRow(of group: GroupID, in next: Arrangement) -> Rectangle? {
    focus.activePlace(of: group, in: next.map).flatMap { place in
      next.map.group(group)?.source.rectangle(at: place.index)
    }
  }

  /// Keeps the text that shows where it is when a note is laid out anew (text T4): the position
  /// hangs on a block, not on a row.
  private func keepPlace(
    of pane: Arrangement.ReaderPane, in group: GroupID, of next: Arrangement,
    after last: Arrangement?, _ lastPane: Arrangement.ReaderPane?
  ) {
    guard let reading = pane.reading, let prose = reading.page?.prose,
      let viewport = next.viewports[pane.component]
    else { return }
    let wish = wish(for: pane.component)
    let isSameNote = lastPane?.component == pane.component
    if isSameNote, lastPane?.reading?.serial == reading.serial,
      last?.viewports[pane.component] == viewport
    {
      var offset = view[pane.component]
      offset.anchor = prose.anchor(at: offset.row)
      if wish.row == offset.row { grant(offset, of: pane.component, as: offset) }
      return
    }
    let size = viewport.area.size
    var offset = wish
    if let anchor = wish.anchor { offset.row = prose.row(of: anchor) }
    offset.clamp(viewport: size, content: viewport.content)
    if focus.focused?.group == .search, let match = reading.page?.matches.first {
      // While one types a search the note stands at its first match.
      offset.centre(
        prose.rectangle(of: match, columns: viewport.area.columns), viewport: size,
        content: viewport.content)
    } else if let row = currentRow(of: group, in: next),
      isSameNote ? wasVisible(group, in: last) : focus.focused?.group == group
    {
      offset.reveal(row, viewport: size, content: viewport.content)
    }
    offset.anchor = prose.anchor(at: offset.row)
    grant(wish, of: pane.component, as: offset)
  }

  /// Whether the block on which a note stands showed: one that was scrolled away stays away.
  private func wasVisible(_ group: GroupID, in last: Arrangement?) -> Bool {
    guard let map = last?.map, let place = focus.activePlace(of: group, in: map) else {
      return false
    }
    return map.visibleRectangle(of: place)?.isEmpty == false
  }
}
