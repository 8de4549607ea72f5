import Geometry

/// A key with what it does, as the footer shows it.
public struct FooterItem: Hashable, Sendable {
  /// The key or keys.
  public var keys: String

  /// What they do, in a word or two.
  public var title: String

  /// Makes an item.
  public init(keys: String, title: String) {
    self.keys = keys
    self.title = title
  }

  var text: StyledText {
    var text = StyledText(keys, .key)
    if !title.isEmpty { text.append(" " + title, .label) }
    return text
  }
}

/// The lowest row of the screen: what one can do here, or what one must know.
///
///      Tab panes  j k move  Enter open                                            ? more
///
/// Items are shown whole, in order, as many as fit. The last slot is always there; in fewer than 60
/// columns it shows its keys only. A notice takes the place of the items.
public struct Footer: Hashable, Sendable {
  /// What one can do, most important first.
  public var items: [FooterItem]

  /// What stands in the last slot: where the rest is found; `nil` leaves it out.
  public var more: FooterItem?

  /// Work that takes long, with a figure; stands before the last slot.
  public var progress: StyledText?

  /// What a person must know.
  public var notice: Notice?

  /// Makes a footer.
  public init(
    items: [FooterItem], more: FooterItem? = nil,
    progress: StyledText? = nil, notice: Notice? = nil
  ) {
    self.items = items
    self.more = more
    self.progress = progress
    self.notice = notice
  }

  /// Makes a footer from keys and what they do.
  ///
  ///     Footer(["Tab": "groups", "q": "quit"])
  public init(
    _ keys: KeyValuePairs<String, String>, more: FooterItem? = nil,
    progress: StyledText? = nil, notice: Notice? = nil
  ) {
    self.init(
      items: keys.map { FooterItem(keys: $0, title: $1) }, more: more, progress: progress,
      notice: notice)
  }

  private static let gap = 2

  /// Draws the footer in the lowest row of a frame.
  public func draw(into frame: inout Frame, theme: Theme) {
    draw(into: &frame, area: frame.bounds.divided(atDistance: 1, from: .bottom).slice, theme: theme)
  }

  /// Draws the footer.
  ///
  /// - Parameters:
  ///   - frame: Where it is drawn.
  ///   - area: One row; more of them stay blank.
  ///   - theme: Gives styles and signs.
  public func draw(into frame: inout Frame, area: Rectangle, theme: Theme) {
    frame.fill(area, with: Cell(style: theme[.text]))
    var end = drawLast(into: &frame, area: area, theme: theme)
    if let progress {
      let room = end - Self.gap - area.minColumn - 1
      let columns = min(progress.columns(theme.ruler), room)
      guard columns > 0 else { return }
      end -= Self.gap + columns
      progress.draw(
        into: &frame, at: Point(column: end, row: area.minRow), columns: columns, theme: theme,
        over: theme[.progress], clip: area)
    }
    if let notice {
      let room = end - Self.gap - area.minColumn - 1
      notice.draw(
        into: &frame, at: Point(column: area.minColumn + 1, row: area.minRow),
        columns: max(0, room), theme: theme, clip: area)
    } else {
      drawItems(into: &frame, area: area, end: end - Self.gap, theme: theme)
    }
  }

  /// Whether every item has room in so many columns, beside the last slot and nothing else.
  public func hasRoomForItems(in columns: Int, theme: Theme) -> Bool {
    let slot = lastSlot(in: columns).columns(theme.ruler)
    let last = slot > 0 ? slot + Self.gap : 0
    let items = items.reduce(0) { $0 + $1.text.columns(theme.ruler) + Self.gap }
    return 1 + items + last <= columns
  }

  /// The last slot, shorter where there is little room.
  private func lastSlot(in columns: Int) -> StyledText {
    guard let more else { return StyledText() }
    return WidthClass(columns: columns) == .compact ? StyledText(more.keys, .key) : more.text
  }

  /// Draws the last slot; the answer is the column in which it begins.
  private func drawLast(into frame: inout Frame, area: Rectangle, theme: Theme) -> Int {
    let last = lastSlot(in: area.columns)
    let columns = last.columns(theme.ruler)
    let start = area.maxColumn - Self.gap - columns
    guard columns > 0, start > area.minColumn else { return area.maxColumn }
    last.draw(into: &frame, at: Point(column: start, row: area.minRow), theme: theme, clip: area)
    return start
  }

  private func drawItems(into frame: inout Frame, area: Rectangle, end: Int, theme: Theme) {
    var column = area.minColumn + 1
    for item in items {
      let text = item.text
      let columns = text.columns(theme.ruler)
      guard column + columns <= end else { return }
      text.draw(
        into: &frame, at: Point(column: column, row: area.minRow), theme: theme, clip: area)
      column += columns + Self.gap
    }
  }
}
