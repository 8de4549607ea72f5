import Focus
import Geometry

/// The rules of focus for panes in a row, written as plainly as can be, to compare the engine with.
///
/// Panes 0–2 are the base scope; panes 3 and 4 belong to a sheet while it is open. Items are
/// strings; one that begins with `-` can't take the focus.
struct PlainFocus {
  var panes: [[String]]
  var isOpen = false
  var isModal: Bool
  var focus: Place?
  private var memory: [Int: String] = [:]
  private var opener: Int?
  private var lastOutside: Place?

  struct Place: Equatable {
    var pane: Int
    var item: String
  }

  enum Key: CaseIterable {
    case tab, shiftTab, next, previous, first, last, left, right, sheet, delete
  }

  init(panes: [[String]], isModal: Bool) {
    self.panes = panes
    self.isModal = isModal
    focus = [0, 1, 2].lazy.compactMap { [self] in entry($0) }.first
  }

  mutating func press(_ key: Key) {
    switch key {
    case .tab: tab(1)
    case .shiftTab: tab(-1)
    case .next: step(1)
    case .previous: step(-1)
    case .first: edge(\.first)
    case .last: edge(\.last)
    case .left: sideways(-1)
    case .right: sideways(1)
    case .sheet: isOpen ? close() : open()
    case .delete: delete()
    }
  }

  /// The panes that can be reached, in Tab order, also empty ones.
  private var order: [Int] {
    guard isOpen else { return [0, 1, 2] }
    guard !isModal else { return [3, 4] }
    let turn = opener.map { $0 + 1 } ?? 0
    return [3, 4] + (0..<3).map { ($0 + turn) % 3 }
  }

  private func focusable(_ pane: Int) -> [String] { panes[pane].filter { !$0.hasPrefix("-") } }

  private func entry(_ pane: Int) -> Place? {
    let items = focusable(pane)
    return (memory[pane].flatMap { items.contains($0) ? $0 : nil } ?? items.first).map {
      Place(pane: pane, item: $0)
    }
  }

  private mutating func go(to place: Place) {
    if let focus, focus.pane != place.pane {
      memory[focus.pane] = focus.item
      if focus.pane < 3, place.pane >= 3 { lastOutside = focus }
    }
    focus = place
  }

  private mutating func tab(_ sign: Int) {
    let open = order.filter { !focusable($0).isEmpty }
    guard let focus, let own = open.firstIndex(of: focus.pane), open.count > 1,
      let place = entry(open[(own + sign + open.count) % open.count])
    else { return }
    go(to: place)
  }

  private mutating func step(_ sign: Int) {
    guard let focus else { return }
    let items = focusable(focus.pane)
    guard let own = items.firstIndex(of: focus.item), items.indices.contains(own + sign) else {
      return
    }
    self.focus?.item = items[own + sign]
  }

  private mutating func edge(_ end: ([String]) -> String?) {
    guard let focus, let item = end(focusable(focus.pane)) else { return }
    self.focus?.item = item
  }

  private mutating func sideways(_ sign: Int) {
    guard let focus else { return }
    let reach = isOpen ? (isModal ? [3, 4] : [0, 1, 2, 3, 4]) : [0, 1, 2]
    let beyond = reach.filter { ($0 - focus.pane) * sign > 0 && !focusable($0).isEmpty }
    let nearest = beyond.min { abs($0 - focus.pane) < abs($1 - focus.pane) }
    if let place = nearest.flatMap(entry) { go(to: place) }
  }

  private mutating func open() {
    isOpen = true
    opener = focus?.pane
    lastOutside = focus
    if let place = entry(3) ?? entry(4) {
      go(to: place)
    } else if isModal {
      if let focus { memory[focus.pane] = focus.item }
      focus = nil
    }
  }

  private mutating func close() {
    isOpen = false
    if let focus, focus.pane < 3 { return }
    if let focus { memory[focus.pane] = focus.item }
    let first = lastOutside?.pane ?? 0
    let isThere = lastOutside.map { focusable($0.pane).contains($0.item) } ?? false
    focus =
      isThere
      ? lastOutside
      : (0..<3).lazy.compactMap { [self] in entry((first + $0) % 3) }.first
    opener = nil
    lastOutside = nil
  }

  private mutating func delete() {
    guard let focus, let own = panes[focus.pane].firstIndex(of: focus.item) else { return }
    let scope = focus.pane < 3 ? [0, 1, 2] : [3, 4]
    let rest = panes[focus.pane]
    panes[focus.pane].remove(at: own)
    let followers = rest[(own + 1)...].first { !$0.hasPrefix("-") }
    let leaders = rest[..<own].last { !$0.hasPrefix("-") }
    if let item = followers ?? leaders {
      self.focus?.item = item
      return
    }
    memory[focus.pane] = focus.item
    let rank = focus.pane - scope[0]
    let others = scope[(rank + 1)...] + scope[..<rank]
    let nearest = (isOpen && !isModal ? [3, 4, 0, 1, 2] : scope).filter { entry($0) != nil }
      .min { abs($0 - focus.pane) < abs($1 - focus.pane) }
    let survivor = others.lazy.compactMap { [self] in entry($0) }.first ?? nearest.flatMap(entry)
    if let survivor, focus.pane < 3, survivor.pane >= 3 { lastOutside = focus }
    self.focus = survivor
  }
}
