import Geometry

extension FocusMap {
  /// Where an arrow leads out of a group: to the group or guide that lies that way, or to the items
  /// of a group that surrounds the origin (focus F22).
  func leave(
    _ heading: FocusHeading, from origin: MapPosition, state: FocusState
  ) -> Destination {
    guard let search = search(leaving: origin, heading: heading) else {
      return .refuse(.nothingThatWay(heading))
    }
    if let landing = retrace(heading, from: search.origin, state: state) { return .land(landing) }
    guard let found = field(around: origin.slot, of: search).best(by: search),
      let landing = landing(on: found, of: search, by: .searchAround, state: state)
    else { return .refuse(.nothingThatWay(heading)) }
    return .land(landing.pushing(heading))
  }

  /// The search from an item out of its group.
  func search(leaving origin: MapPosition, heading: FocusHeading) -> DirectionalSearch? {
    let seen = visibleRectangle(of: origin)
    // From an item that is scrolled out of sight, the group's window stands for it.
    let start = seen.isEmpty ? window(of: origin.slot) : seen
    return DirectionalSearch(
      heading: heading, origin: start, rowFactor: rowFactor, reading: reading)
  }

  /// What an arrow can find outside a group.
  func field(around own: Int, of search: DirectionalSearch) -> SearchField {
    var field = SearchField()
    for slot in order.sequence[reachable] where slot != own && canEnter(slot) {
      let group = groups[slot]
      if group.presence == .offered {
        field.add(.group(slot), at: group.frame)
        continue
      }
      let frame = uncovered(group.frame, in: slot)
      if search.isCandidate(frame) {
        if !frame.isEmpty { field.add(.group(slot), at: frame) }
      } else if frame.intersects(search.origin) {
        addVisibleItems(of: slot, to: &field)
      }
    }
    for (number, frame) in openGuides(from: own) { field.add(.guide(number), at: frame) }
    return field
  }

  /// Where an arrow leads while nothing is focused (focus F21).
  func search(_ heading: FocusHeading, entering state: FocusState) -> Destination {
    if let (field, search) = entering(heading),
      let found = field.best(by: search),
      let landing = landing(on: found, of: search, by: .searchEntering, state: state)
    {
      return .land(landing)
    }
    return front(from: state).map { .land(Landing($0, by: .front)) } ?? .refuse(.nothingFocusable)
  }

  /// The search from a corner, and all that can be seen.
  func entering(_ heading: FocusHeading) -> (SearchField, DirectionalSearch)? {
    var field = SearchField()
    for slot in order.sequence[reachable]
    where canEnter(slot) && groups[slot].presence == .shown {
      addVisibleItems(of: slot, to: &field)
    }
    let bounds = field.candidates.reduce(Rectangle.zero) { $0.union($1.rectangle) }
    return DirectionalSearch(
      entering: bounds, heading: heading, rowFactor: rowFactor, reading: reading
    ).map { (field, $0) }
  }

  /// The part of the order that belongs to the scopes in reach.
  private var reachable: Range<Int> {
    order.scopes[floor].lowerBound..<order.sequence.count
  }

  /// The visible item of a group that an arrow reaches first; where none lies that way, the one
  /// nearest to the origin across the heading.
  func nearestItem(of slot: Int, by search: DirectionalSearch) -> Int? {
    var field = SearchField()
    addVisibleItems(of: slot, to: &field)
    if case .item(let position)? = field.best(by: search) { return position.index }
    let nearest = field.candidates.min { left, right in
      (search.gap(to: left.rectangle), left.index) < (search.gap(to: right.rectangle), right.index)
    }
    guard case .item(let position)? = nearest.flatMap({ field.find(at: $0.index) }) else {
      return nil
    }
    return position.index
  }
}

extension DirectionalSearch {
  /// The cells between the origin and an area across the heading; 0 where they overlap.
  fileprivate func gap(to area: Rectangle) -> Int {
    heading.axis == .horizontal
      ? max(
        0, area.minRow.subtracting(clamped: origin.maxRow),
        origin.minRow.subtracting(clamped: area.maxRow))
      : max(
        0, area.minColumn.subtracting(clamped: origin.maxColumn),
        origin.minColumn.subtracting(clamped: area.maxColumn))
  }
}
