import Commands
import Focus
import Geometry
import Interface
import Notes
import Sheets
import Text

/// Draws the arrangement: panes, sheets, footer; pure.
///
/// Only what shows is asked for, so that the cost of a frame hangs on the window and not on the
/// notes.
struct Painter {
  let model: NotesModel
  let arrangement: Arrangement
  let focus: FocusState
  let view: ViewState
  let theme: Theme
  let footer: Footer

  /// What may follow a prefix, where the footer has no room for it.
  let panel: KeyPanel?

  /// The time of day, for the ages in the list.
  let time: FileTime

  /// The pictures drawn of late.
  let pictures: DrawnPictures

  /// What stands behind pictures.
  let ground: PictureKey.Ground

  /// The picture.
  func frame(keeping memory: inout PaintMemory) -> Frame {
    let layout = arrangement.layout
    var frame = Frame(size: layout.size)
    guard !layout.isTooSmall else {
      TooSmallScreen().draw(into: &frame, theme: theme)
      return frame
    }
    var cursor: Point?
    if let area = layout.area(of: .supplementary) {
      cursor = drawNotes(in: area, into: &frame, keeping: &memory) ?? cursor
    }
    if let area = layout.area(of: .secondary) {
      cursor = drawDetail(in: area, into: &frame) ?? cursor
    }
    // The drawer lies over the list, so it comes after it.
    if let area = layout.area(of: .primary) {
      cursor = drawLibrary(in: area, into: &frame, keeping: &memory) ?? cursor
    }
    for (index, placed) in arrangement.sheets.sheets.enumerated() {
      if index == arrangement.sheets.frontmostModal { frame.dim(layout.container, theme: theme) }
      cursor = draw(placed, into: &frame, keeping: &memory) ?? cursor
    }
    if let rows = model.completion?.value.rows {
      arrangement.completion?.draw(rows, into: &frame, theme: theme)
    }
    cursor = drawMenuBar(into: &frame) ?? cursor
    if model.focusOverlay == .shown {
      FocusOverlay(map: arrangement.map, state: focus, theme: theme).draw(into: &frame)
    }
    if let covered = panel?.draw(into: &frame, area: layout.container, theme: theme),
      let point = cursor, covered.contains(point)
    {
      cursor = nil
    }
    if panel != nil || !isFooterCovered || arrangement.menuBar != nil {
      footer.draw(into: &frame, area: layout.footer, theme: theme)
    }
    frame.cursor = cursor
    return frame
  }

  /// Whether the front sheet takes the whole window; what the footer has to say stands in the sheet.
  var isFooterCovered: Bool {
    arrangement.sheets.sheets.last.map { $0.area.maxRow > arrangement.layout.footer.minRow }
      ?? false
  }

  // MARK: - Panes

  private func drawLibrary(
    in area: Rectangle, into frame: inout Frame, keeping memory: inout PaintMemory
  ) -> Point? {
    let inside = drawn(.sidebar, in: area)
    let rows = arrangement.outline.rows
    draw(
      PaneChrome(
        title: "Library", digit: 1, weight: weight(of: [.sidebar]),
        thumb: thumb(of: .sidebar, in: area)),
      in: area, into: &frame)
    memory.library.use(for: PaintMemory.LibraryKey(serial: arrangement.outline.serial))
    return onFocus(
      .sidebar,
      OutlineRows(count: rows.count, focus: rowFocus(of: .sidebar)).draw(
        into: &frame, area: inside, scroll: view[.sidebar].row, theme: theme,
        keeping: &memory.library
      ) { rows[$0].outline })
  }

  private func drawNotes(
    in area: Rectangle, into frame: inout Frame, keeping memory: inout PaintMemory
  ) -> Point? {
    draw(
      PaneChrome(
        title: StyledText(arrangement.choice.title), digit: 2, trailing: listTrailing,
        weight: weight(of: [.notes, .search]), thumb: thumb(of: .notes, in: area)),
      in: area, into: &frame)
    var cursor: Point?
    if let search = model.search, let field = arrangement.map.group(.search)?.frame {
      var text = TextField(
        prompt: StyledText("/ ", .key), editor: search.field.editor,
        placeholder: search.scope == .titles ? "titles" : "titles and text")
      cursor = onFocus(.search, text.draw(into: &frame, area: field, theme: theme))
    }
    let inside = inside(of: .notes, in: area)
    guard let rows = arrangement.rows, rows.count > 0 else {
      return onFocus(.notes, emptyList.draw(into: &frame, area: inside, theme: theme)) ?? cursor
    }
    let drawn = drawn(.notes, in: area)
    let list = ListRows(rows.geometry, focus: rowFocus(of: .notes))
    memory.list.use(
      for: PaintMemory.ListKey(
        rows: rows.generation, titles: model.library.titles.revision, marks: model.marks,
        minute: time.nanoseconds / 60_000_000_000))
    // A closure: the method by its name would hold a copy of the painter.
    let place = list.draw(
      into: &frame, area: drawn, scroll: view[.notes].row, theme: theme, keeping: &memory.list
    ) { row($0) }
    return onFocus(.notes, place) ?? cursor
  }

  private func drawDetail(in area: Rectangle, into frame: inout Frame) -> Point? {
    if arrangement.isWriting, let writing = model.writing?.value {
      return drawWriting(writing, in: area, into: &frame)
    }
    draw(
      chrome(of: arrangement.detail, digit: 3, groups: [.detail], in: area), in: area, into: &frame)
    return drawPage(
      arrangement.detail, of: .detail, in: drawn(.detail, in: area), into: &frame)
  }

  // MARK: - Notes that are read

  func chrome(
    of pane: Arrangement.ReaderPane?, digit: Int?, groups: [GroupID], in area: Rectangle
  ) -> PaneChrome {
    guard let pane else {
      return PaneChrome(title: StyledText(), digit: digit, weight: weight(of: groups))
    }
    let title = title(of: pane)
    let trailing = StyledText(connections(of: pane).joined(separator: " · "), .trailing)
    return PaneChrome(
      title: title, digit: digit, trailing: trailing, weight: weight(of: groups),
      thumb: thumb(of: pane.component, in: area))
  }

  /// The title of the note in a pane; dim while another one shows there.
  func title(of pane: Arrangement.ReaderPane?) -> StyledText {
    guard let pane else { return StyledText() }
    var title = StyledText(pane.reading?.title ?? pane.request.path.displayName)
    if !pane.isCurrent { title.add(.dimmed, to: 0..<title.bytes.count) }
    return title
  }

  /// How many links a note has, and how many quick notes lead to it (scenes R12).
  private func connections(of pane: Arrangement.ReaderPane) -> [String] {
    let links = pane.reading?.page?.links ?? 0
    let quick = model.quickMentions.mentions(of: pane.request.path).count
    return (links > 0 ? [counted(links, "link")] : [])
      + (quick > 0 ? ["\(grouped(quick)) quick"] : [])
  }

  func drawPage(
    _ pane: Arrangement.ReaderPane?, of group: GroupID, in area: Rectangle,
    into frame: inout Frame
  ) -> Point? {
    guard let pane, let reading = pane.reading else { return nil }
    switch reading.content {
    case .page(let page) where !page.blocks.isEmpty:
      let scroll = view[pane.component].row
      let place = page.prose.draw(
        into: &frame, area: area, scroll: scroll, focus: blockFocus(of: group, in: page),
        theme: theme)
      drawPictures(of: page, area: area, scroll: scroll, into: &frame)
      drawHints(of: group, in: page, area: area, scroll: scroll, into: &frame)
      return onFocus(
        group,
        drawFocusedLink(of: group, in: page, area: area, scroll: scroll, into: &frame) ?? place)
    case .page:
      return onFocus(
        group,
        EmptyState(
          StyledText("Nothing is written here yet.", .dim),
          hints: [
            StyledText(pane.request.path.isInTrash ? "r restores it." : "e writes here.", .dim)
          ]
        ).draw(into: &frame, area: area, theme: theme))
    case .message(let text, let remedy):
      return onFocus(
        group,
        EmptyState(StyledText(text), hints: [StyledText(remedy, .dim)])
          .draw(into: &frame, area: area, theme: theme))
    }
  }

  /// The block that wears the halo: the focused one, or that of the focused link.
  private func blockFocus(of group: GroupID, in page: Page) -> RowFocus? {
    guard var focus = rowFocus(of: group), let place = page.place(ofItem: focus.row) else {
      return nil
    }
    focus.row = place.block
    return focus
  }

  /// Marks the link that has the focus.
  ///
  /// - Returns: Its first visible cell, for the hardware cursor; `nil` where a block has the focus.
  private func drawFocusedLink(
    of group: GroupID, in page: Page, area: Rectangle, scroll: Int, into frame: inout Frame
  ) -> Point? {
    guard let focused = focus.focused, focused.group == group,
      let (block, column) = page.place(ofItem: focused.index), column > 0
    else { return nil }
    let visible = page.rectangles(ofLink: column, in: block)
      .map { $0.offset(columns: area.minColumn, rows: area.minRow - scroll).intersection(area) }
      .filter { !$0.isEmpty }
    for rectangle in visible {
      frame.restyle(rectangle) { $0.overlaid(with: theme[.selection]) }
    }
    return visible.first?.origin
  }

  /// Writes the labels of links over their first cells.
  private func drawHints(
    of group: GroupID, in page: Page, area: Rectangle, scroll: Int, into frame: inout Frame
  ) {
    guard case .hints(let typed) = model.mode, focus.focused?.group == group else { return }
    let hints = LinkHints(page: page, rows: scroll..<scroll + area.rows)
    for hint in hints.matching(typed) {
      frame.draw(
        hint.label,
        at: Point(
          column: area.minColumn + hint.place.column,
          row: area.minRow + hint.place.row - scroll),
        style: theme[.matchCurrent], clip: area)
    }
  }

  // MARK: - Rows of the list

  private func row(_ index: Int) -> ListRow {
    guard let rows = arrangement.rows else { return ListRow(StyledText()) }
    guard let note = rows.note(at: index) else {
      guard let title = rows.offeredTitle else { return ListRow(StyledText()) }
      return ListRow(StyledText("＋ New note “\(title)”"))
    }
    let entry = rows.listing[note]
    let hit = rows.hit(at: index)
    var title = StyledText(
      hit?.title.text ?? rows.titles.map { $0[note]?.text ?? entry.path.displayName }
        ?? model.library.title(of: note))
    for range in hit?.titleRanges ?? [] { title.add(.match, to: range) }
    if hit == nil, rows.titles == nil, model.library.isPinned(note) {
      var pinned = StyledText("\(theme.signs.pinned) ", .label)
      pinned.append(title)
      title = pinned
    }
    return ListRow(
      title, trailing: StyledText(age(of: entry.modified, at: time), .trailing),
      second: model.search?.scope == .titles
        ? nil : hit.map { $0.line.map(secondRow) ?? StyledText() },
      marking: !model.marks.isEmpty && model.marks.contains(entry.path) ? .marked : .unmarked)
  }

  /// The matching line of a hit, marked, from shortly before the match.
  private func secondRow(of found: SearchHit.Line) -> StyledText {
    let start = Self.start(of: found)
    var line = StyledText(start == 0 ? "" : "…", .dim)
    let shift = line.bytes.count - start
    line.append(Array(found.text.utf8.dropFirst(start)), .dim)
    for range in found.ranges where range.lowerBound >= start {
      line.add(.match, to: range.lowerBound + shift..<range.upperBound + shift)
    }
    return line
  }

  /// Where a matching line begins to show: at its first word, or at a word shortly before a match
  /// that lies further to the right.
  private static func start(of found: SearchHit.Line) -> Int {
    let text = Array(found.text.utf8)
    let blanks = text.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    guard let match = found.ranges.first?.lowerBound, match - blanks > 24 else { return blanks }
    let near = text[(match - 16)..<match].lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 }
    return CaretBorders.atOrBefore(near ?? match - 16, in: text)
  }

  private var listTrailing: StyledText {
    let count = arrangement.rows?.notes ?? 0
    if let search = model.search, !search.query.isEmpty {
      let all = (search.trash?.listing ?? model.library.listing)?.count ?? 0
      return StyledText("\(grouped(count)) of \(grouped(all))", .trailing)
    }
    if !model.marks.isEmpty {
      return StyledText("\(grouped(model.marks.count)) marked", .trailing)
    }
    let isNarrow = arrangement.layout.widthClass == .compact
    return StyledText(isNarrow ? grouped(count) : model.sort.title(theme.signs), .trailing)
  }

  private var emptyList: EmptyState {
    if model.library.listing == nil {
      return model.library.progress == .failed
        ? EmptyState(StyledText("The folder can't be read.", .dim))
        : EmptyState(StyledText("Reading the folder…", .dim))
    }
    if model.search != nil {
      return EmptyState(
        StyledText("Nothing found yet.", .dim),
        hints: [StyledText("Fewer letters find more.", .dim)])
    }
    let (text, hint) = arrangement.choice.emptiness
    return EmptyState(StyledText(text, .dim), hints: [StyledText(hint, .dim)])
  }

  // MARK: - Focus

  /// What holds the focus has a heavy border.
  func weight(of groups: [GroupID]) -> BorderWeight {
    focus.focused.map { groups.contains($0.group) } ?? false ? .heavy : .light
  }

  /// The row of a group that wears the halo, or that it comes back to.
  func rowFocus(of group: GroupID) -> RowFocus? {
    if let halo = focus.haloPlace(in: arrangement.map), halo.group == group {
      return RowFocus(row: halo.index, mark: focus.window == .active ? .focused : .away)
    }
    guard let place = focus.activePlace(of: group, in: arrangement.map) else { return nil }
    switch group {
    case .sidebar, .notes: return RowFocus(row: place.index, mark: .remembered)
    default: return nil
    }
  }

  /// The cell if the group has the focus: the hardware cursor stands there.
  func onFocus(_ group: GroupID, _ cell: Point?) -> Point? {
    focus.focused?.group == group ? cell : nil
  }

  // MARK: - Areas

  func draw(_ chrome: PaneChrome, in area: Rectangle, into frame: inout Frame) {
    chrome.draw(into: &frame, area: area, theme: theme)
  }

  func inside(of group: GroupID, in area: Rectangle) -> Rectangle {
    arrangement.map.group(group)?.frame ?? PaneChrome.content(in: area)
  }

  /// Where the rows of a pane are drawn: where they can be used, and on beside a sheet.
  ///
  /// Where a sheet covers how they begin, what would be left of them says nothing.
  func drawn(_ group: GroupID, in area: Rectangle) -> Rectangle {
    var inside = inside(of: group, in: area)
    var rest = PaneChrome.content(in: area)
    guard inside.maxRow < rest.maxRow else { return inside }
    rest.size = Size(columns: min(1, rest.columns), rows: rest.maxRow - inside.maxRow)
    rest.origin.row = inside.maxRow
    guard !arrangement.sheets.sheets.contains(where: { $0.area.intersects(rest) }) else {
      return inside
    }
    inside.size.rows += rest.rows
    return inside
  }

  /// The thumb on the rows of a border that no sheet covers (sheets S14).
  ///
  /// - Parameter sheet: The sheet of which it is the border; `nil` for a pane.
  func thumb(
    of component: ComponentID, in area: Rectangle, of sheet: SheetName? = nil
  ) -> ScrollThumb? {
    guard let viewport = arrangement.viewports[component] else { return nil }
    return thumb(
      at: view[component].row, of: viewport.content.rows, showing: viewport.area.rows, in: area,
      of: sheet)
  }

  func thumb(
    at offset: Int, of content: Int, showing rows: Int, in area: Rectangle,
    of sheet: SheetName? = nil
  ) -> ScrollThumb? {
    let track = PaneChrome.content(in: area)
    let free = arrangement.sheets.uncoveredRows(of: track, behind: sheet)
    return ScrollThumb(offset: offset, content: content, viewport: rows, track: free.count)?
      .moved(by: free.lowerBound - track.minRow)
  }
}
