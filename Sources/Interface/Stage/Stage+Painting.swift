import Focus
import Geometry

/// What is drawn of the focus.
extension Stage {
  /// How many rows of a group are hidden above what shows.
  public func scroll(of group: GroupID) -> Int { view[ComponentID(group)].row }

  /// The row of a list that has something to do with the focus: the one that holds it or that a
  /// focused field steers, else the one that the group comes back to.
  public func rowFocus(of group: GroupID) -> RowFocus? {
    marked(in: group).map { RowFocus(row: $0.place.index, mark: $0.mark) }
  }

  /// The same item as an area on the screen, for a halo; `nil` where it can't be seen.
  public func haloTarget(of group: GroupID) -> HaloTarget? {
    guard let (place, mark) = marked(in: group), let area = map.screenRectangle(of: place),
      area.intersects(frame(of: group))
    else { return nil }
    return HaloTarget(area: area, bounds: frame(of: group), mark: mark)
  }

  /// The first visible cell of the focused item, for the hardware cursor; `nil` where none of it
  /// can be seen.
  public var cursor: Point? {
    guard let area = focus.focused.flatMap(map.visibleRectangle(of:)), !area.isEmpty else {
      return nil
    }
    return area.origin
  }

  /// Draws the border of a pane round the groups in it: heavy while one of them holds the focus, with
  /// a thumb where the last of them is scrolled.
  ///
  /// What is inside the border is cleared.
  ///
  /// - Parameters:
  ///   - groups: top to bottom; names that the map hasn't got are passed over.
  ///   - border: by default its title is that of the last group, so that people read what they hear.
  public func drawBorder(
    round groups: GroupID..., border: PaneChrome? = nil, into frame: inout Frame, theme: Theme
  ) {
    let inside = groups.reduce(Rectangle.zero) { $0.union(self.frame(of: $1)) }
    guard let main = groups.compactMap(map.group).last else { return }
    let area = inside.inset(by: Insets(all: -1))
    var border = border ?? PaneChrome(title: StyledText(main.title))
    border.weight = focus.focused.map { groups.contains($0.group) } == true ? .heavy : .light
    border.thumb = ScrollThumb(
      offset: main.viewport.minRow, content: main.contentRows, viewport: main.viewport.rows,
      track: PaneChrome.track(in: area))
    border.draw(into: &frame, area: area, theme: theme)
  }

  /// Draws the rows of a list that show, with the halo.
  ///
  /// All rows are as high as the first.
  ///
  /// - Parameters:
  ///   - empty: what is said while there is no row.
  ///   - row: the row of an item; asked for once for each visible one.
  /// - Complexity: O(visible rows)
  public func drawList(
    of group: GroupID, into frame: inout Frame, theme: Theme, empty: EmptyState? = nil,
    row: (ItemID) -> ListRow
  ) {
    guard let group = map.group(group) else { return }
    guard group.source.count > 0 else {
      empty?.draw(into: &frame, area: group.frame, theme: theme)
      return
    }
    let geometry = RowGeometry(
      count: group.source.count, rowsEach: group.source.rectangle(at: 0).rows)
    ListRows(geometry, focus: rowFocus(of: group.id)).draw(
      into: &frame, area: group.frame, scroll: scroll(of: group.id), theme: theme
    ) { row(group.source.id(at: $0)) }
  }

  /// Where a group shows on the screen; empty where the map hasn't got it.
  public func frame(of group: GroupID) -> Rectangle { map.group(group)?.frame ?? .zero }

  /// The items of a group of which something can be seen, with their whole areas on the screen.
  ///
  /// - Complexity: O(visible items), if the group's source says which those are
  public func visibleItems(of group: GroupID) -> [(item: ItemID, area: Rectangle)] {
    guard let group = map.group(group) else { return [] }
    return group.source.indices(meeting: group.viewport).map { index in
      (group.source.id(at: index), group.screenRectangle(of: group.source.rectangle(at: index)))
    }.filter { $0.1.intersects(group.frame) }
  }

  private func marked(in group: GroupID) -> (place: FocusPlace, mark: FocusMark)? {
    if let place = focus.haloPlace(in: map), place.group == group {
      return (place, focus.window == .active ? .focused : .away)
    }
    return focus.activePlace(of: group, in: map).map { ($0, .remembered) }
  }
}
