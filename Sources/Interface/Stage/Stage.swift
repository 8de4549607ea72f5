import Focus
import Geometry

/// A screen's map, the focus in it, and how far its groups are scrolled.
///
/// The middle of the loop for programs that want nothing unusual there: *arrange*, *reconcile* and
/// *reveal*. The program says where its groups lie; the stage scrolls them.
///
///     stage.settle { stage in FocusMap(groups: [FocusGroup("fruit", frame: area, source: list)]) }
///     stage.move(.arrow(.down))
///
/// Scroll positions are kept in `view`, under the names of the groups. A group's content ends with
/// its last item.
public struct Stage: Sendable {
  /// Where the focus is, and what is remembered of it.
  public var focus = FocusState()

  /// How far groups are scrolled.
  public var view = ViewState()

  /// The map in force; `nil` before the first.
  private var arranged: FocusMap?

  /// Makes a stage with nothing on it.
  public init() {}

  /// The map in force, its groups scrolled as they show; empty before the first `settle`.
  public var map: FocusMap { arranged ?? Self.empty }

  private static let empty = FocusMap(groups: [])

  /// Passes after which nothing can change any more: what the focus enters may show something else,
  /// and that may be scrolled.
  private static let passes = 4

  /// Brings map, focus and scroll positions in line with the program.
  ///
  /// To be called after everything that may change what is on the screen; where nothing changed it
  /// changes nothing. The current item of a group stays in sight while other items come and go, and
  /// when the group's frame gets another size.
  ///
  /// - Parameters:
  ///   - time: the time of the event at hand, for requests that wait.
  ///   - arrange: the map of now, with viewports of the frames' sizes. What shows may depend on where
  ///     the focus is and on what groups remember: it asks the stage that it is given, never the
  ///     program's own, which is being changed. It is asked again while its answer changes any of
  ///     these, up to four times.
  /// - Returns: what it did to the focus; `nil` where the same item holds it as before.
  /// - Complexity: O(groups) and what `arrange` costs, once or a few times
  @discardableResult
  public mutating func settle(
    at time: Duration = .zero, _ arrange: (Stage) -> FocusMap
  ) -> FocusUpdate? {
    var last: FocusUpdate?
    for _ in 0..<Self.passes {
      let (viewBefore, currentBefore) = (view, currentItems)
      let old = arranged
      take(arrange(self))
      let update = focus.reconcile(from: old, to: map, at: time)
      reveal(update?.reveal)
      keepInSight(after: old)
      last = update ?? last
      if update == nil, view == viewBefore, currentItems == currentBefore { break }
    }
    return last
  }

  /// The current item of each group: what an arrangement may depend on.
  private var currentItems: [FocusTarget] {
    map.groups.map { group in
      focus.activePlace(of: group.id, in: map)?.target ?? FocusTarget(entryOf: group.id)
    }
  }

  /// Moves the focus, or says why not, and scrolls what must be seen.
  @discardableResult
  public mutating func move(_ movement: Movement, at time: Duration = .zero) -> MovementOutcome {
    commit(map.propose(movement, from: focus), at: time)
  }

  /// Makes a proposal come true, for programs whose responders can refuse (focus F30), and scrolls
  /// what must be seen.
  @discardableResult
  public mutating func commit(
    _ proposal: Proposal, at time: Duration = .zero
  ) -> MovementOutcome {
    let outcome = focus.commit(proposal, at: time)
    reveal(outcome.update?.reveal)
    if case .scrolled(let scroll) = outcome {
      change(scroll.group) { offset, viewport, content in
        offset.scroll(by: scroll.rows, viewport: viewport, content: content)
      }
    }
    return outcome
  }

  /// Puts a map in force.
  private mutating func take(_ next: FocusMap) {
    arranged = next
    for group in next.groups {
      change(group.id) { offset, viewport, content in
        offset.clamp(viewport: viewport, content: content)
      }
    }
    arranged = scrolled(next)
  }

  /// Shows the current items that another size of the frame, or other items around them, have pushed
  /// out of sight.
  private mutating func keepInSight(after old: FocusMap?) {
    for group in map.groups {
      guard let place = focus.activePlace(of: group.id, in: map) else { continue }
      let before = old?.group(group.id)
      let isResized = before?.frame.size != group.frame.size
      let isChanged = before?.source.generation != group.source.generation
      if isResized || isChanged && old?.visibleRectangle(of: place)?.isEmpty == false {
        reveal(map.reveal(of: place))
      }
    }
  }

  /// Scrolls the least that shows what must be seen.
  private mutating func reveal(_ reveal: FocusReveal?) {
    guard let reveal else { return }
    change(reveal.group) { offset, viewport, content in
      offset.reveal(reveal.rectangle, viewport: viewport, content: content)
    }
  }

  /// Changes how far a group is scrolled; `change` gets the extents of its viewport and content.
  private mutating func change(
    _ group: GroupID, by change: (inout ScrollOffset, Size, Size) -> Void
  ) {
    guard let found = map.group(group) else { return }
    let content = Size(columns: found.viewport.columns, rows: found.contentRows)
    var offset = view[ComponentID(group)]
    change(&offset, found.viewport.size, content)
    guard offset != view[ComponentID(group)] else { return }
    view[ComponentID(group)] = offset
    arranged = scrolled(map)
  }

  private func scrolled(_ map: FocusMap) -> FocusMap {
    map.scrolled { group in
      let offset = view[ComponentID(group.id)]
      return Point(column: offset.column, row: offset.row)
    }
  }
}

extension FocusGroup {
  /// The rows of the content, which ends with the last item.
  var contentRows: Int { source.count > 0 ? source.rectangle(at: source.count - 1).maxRow : 0 }
}

extension ComponentID {
  /// The component that shows a group.
  public init(_ group: GroupID) { self.init(group.rawValue) }
}
