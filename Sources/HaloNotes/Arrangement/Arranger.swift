import Focus
import Geometry
import Interface
import Notes
import Sheets

/// Works out the arrangement from the models and the state of focus and view; pure but for what it
/// keeps to be quick.
struct Arranger {
  /// The models.
  var model: NotesModel

  /// Where the focus is, before it is brought in line with the new arrangement.
  var focus: FocusState

  /// The note that the list is about to stand on; `nil` for the one on which it stands.
  var chosen: NotePath?

  /// How far things are scrolled.
  var view: ViewState

  /// The window.
  var size: Size

  /// The pane that shows where there is room for one only.
  var front: Column

  /// The notes read of late.
  var readings: Readings

  /// What the layout of notes depends on beside their text.
  var style: PageStyle

  /// The time for which sheets that move are arranged; `nil` for where they rest, as everything but
  /// the picture wants it (sheets S10).
  var time: Duration?

  /// The arrangement.
  ///
  /// - Complexity: O(what shows), and once a change of the notes O(n log n)
  func arrange(keeping derivations: inout Derivations) -> Arrangement {
    let layout = ColumnLayout(size: size, front: front, wishes: model.columns)
    let sheets = placedSheets
    var viewports: [ComponentID: Arrangement.Viewport] = [:]
    var groups: [FocusGroup] = []

    func group(
      _ id: GroupID, title: String, noun: String, scope: ScopeID = .base, order: Int,
      area: PaneArea, source: any FocusSource, content: Size, component: ComponentID,
      arrangement: FocusArrangement = .list(.vertical), token: String? = nil
    ) -> FocusGroup {
      viewports[component] = Arrangement.Viewport(area: area.rectangle, content: content)
      let offset = view[component].row
      return FocusGroup(
        id, title: title, noun: noun, scope: scope, order: order, frame: area.rectangle,
        viewport: Rectangle(
          column: 0, row: offset, columns: area.rectangle.columns, rows: area.rectangle.rows),
        source: source, arrangement: arrangement, presence: area.presence,
        contentToken: token.map { ContentToken($0) })
    }

    // The library
    let sidebarArea = area(of: .primary, in: layout, sheets: sheets)
    let outline = derivations.outline(of: model, columns: sidebarArea.rectangle.columns)
    let sidebar = group(
      .sidebar, title: "Library", noun: "row", order: 1, area: sidebarArea,
      source: outline.source,
      content: Size(columns: sidebarArea.rectangle.columns, rows: outline.rows.count),
      component: .sidebar)
    groups.append(sidebar)
    let choice =
      focus.activePlace(of: .sidebar, in: FocusMap(groups: [sidebar]))
      .flatMap { SidebarChoice(item: $0.item) } ?? .all

    // The list
    var notesArea = area(of: .supplementary, in: layout, sheets: sheets)
    if model.search != nil {
      let whole = notesArea.rectangle
      var field = whole
      field.size.rows = min(1, whole.rows)
      groups.append(
        FocusGroup(
          .search, title: "Search", noun: "field", order: 2, frame: field,
          source: FieldSource(title: "Search", columns: field.columns),
          presence: notesArea.presence, controls: .notes))
      notesArea.rectangle = whole.inset(by: Insets(top: 1))
    }
    let rows = derivations.rows(of: model, choice: choice)
    var row: Int?
    var selected: NotePath?
    if let rows {
      let notes = group(
        .notes, title: "Notes", noun: "row", order: 3, area: notesArea,
        source: NoteRowsSource(
          rows: rows, titles: model.library.titles, columns: notesArea.rectangle.columns),
        content: Size(
          columns: notesArea.rectangle.columns, rows: rows.geometry.contentRows),
        component: .notes, token: token(of: choice))
      groups.append(notes)
      if let place = focus.activePlace(of: .notes, in: FocusMap(groups: [notes])) {
        row = place.index
        selected = rows.note(at: place.index).map { rows.listing[$0].path }
      }
    }
    if let rows, let chosen, let index = rows.listing.id(of: chosen).flatMap(rows.row(of:)) {
      (row, selected) = (index, chosen)
    }
    if let awaited = focus.pending?.target, awaited.group == .notes, let item = awaited.item {
      selected = NotePath(key: item.rawValue) ?? selected
    }

    // The note
    let detailArea = area(of: .secondary, in: layout, sheets: sheets)
    let writing = model.writing.flatMap { model.isLeft($0.value, by: selected) ? nil : $0.value }
    let shown = writing.map(\.path) ?? model.shownNote(selected: selected)
    let detail = shown.map {
      reader(of: $0, columns: detailArea.rectangle.columns, prefix: "detail:")
    }
    if let writing {
      let size = detailArea.rectangle.size
      groups.append(
        group(
          .detail, title: "Note", noun: "text", order: 4, area: detailArea,
          source: WritingSource(title: writing.title, size: size), content: size,
          component: .writing, token: "writing"))
    } else if let detail {
      groups.append(
        group(
          .detail, title: "Note", noun: "block", order: 4, area: detailArea,
          source: detail.source(
            columns: detailArea.rectangle.columns, from: view[detail.component]),
          content: detail.content(columns: detailArea.rectangle.columns),
          component: detail.component, arrangement: .grid, token: detail.request.path.key))
    }

    // The sheets
    var scopes = [FocusScope(.base)]
    var look: Arrangement.ReaderPane?
    var lookPane: LookPane?
    var sheetRows: [SheetName: SheetRows] = [:]
    var pickers: [SheetName: PickerLayout] = [:]
    for placed in sheets.sheets {
      let usable = usable(of: placed, in: sheets)
      var inside = PaneArea(rectangle: usable ?? placed.inside, presence: .shown)
      defer {
        // What nobody sees can't be gone to; what had the focus is left first.
        if usable == nil, SheetName(group: focus.focused?.group) != placed.id {
          for index in groups.indices where groups[index].scope == placed.id.scope {
            groups[index].allowsFocus = .nothing
          }
        }
      }
      var id = placed.id.group
      let source: any FocusSource
      let content: Size
      var component = placed.id.component
      var token: String?
      var arrangement = FocusArrangement.list(.vertical)
      if let picker = model.pickers[placed.id] {
        let layout = PickerLayout(picker, inside: inside.rectangle)
        pickers[placed.id] = layout
        scopes.append(FocusScope(placed.id.scope, frame: placed.area))
        if picker.content.shape != .choice {
          groups.append(layout.fieldGroup(of: placed.id, titled: picker.content.title))
        }
        groups.append(
          group(
            placed.id.group, title: picker.content.title, noun: "row", scope: placed.id.scope,
            order: 6, area: PaneArea(rectangle: layout.list, presence: .shown),
            source: layout.source,
            content: Size(columns: layout.list.columns, rows: layout.contentRows),
            component: placed.id.component, arrangement: layout.arrangement,
            token: "\(picker.opening) \(picker.field.text)"))
        continue
      }
      if placed.id == .quick {
        scopes.append(FocusScope(placed.id.scope, modality: .joined, frame: placed.area))
        groups += quickGroups(inside: inside.rectangle)
        continue
      }
      switch placed.id {
      case .look:
        guard let note = model.lookedAt(selected: selected, isDetailVisible: detailArea.isShown)
        else { continue }
        let pane = reader(of: note, columns: inside.rectangle.columns, prefix: "look:")
        let parts = self.lookPane(of: pane, inside: inside.rectangle, keeping: &derivations)
        (look, lookPane) = (pane, parts)
        inside.rectangle = parts.content
        (id, token) = (parts.section.group, note.key)
        groups.append(strip(of: parts))
        if let rows = parts.rows {
          component = parts.component
          source = rows.sheet.source
          content = Size(columns: inside.rectangle.columns, rows: rows.sheet.rows.count)
        } else {
          (component, arrangement) = (pane.component, .grid)
          source = pane.source(columns: inside.rectangle.columns, from: view[pane.component])
          content = pane.content(columns: inside.rectangle.columns)
        }
      default:
        let rows = derivations.rows(
          list(in: placed.id, columns: inside.rectangle.columns), of: placed.id,
          columns: inside.rectangle.columns)
        sheetRows[placed.id] = rows
        source = rows.source
        content = Size(columns: inside.rectangle.columns, rows: rows.rows.count)
      }
      scopes.append(
        FocusScope(
          placed.id.scope, modality: placed.rest.modality == .modal ? .modal : .joined,
          frame: placed.area))
      groups.append(
        group(
          id, title: placed.id.title, noun: "row", scope: placed.id.scope, order: 5, area: inside,
          source: source, content: content, component: component,
          arrangement: arrangement, token: token))
    }

    var arrangement = Arrangement(
      layout: layout, sheets: sheets, map: FocusMap(scopes: scopes, groups: groups),
      outline: outline, signs: style.signs, choice: choice, rows: rows, row: row,
      selected: selected,
      detail: detail, look: look, lookPane: lookPane, sheetRows: sheetRows,
      pickers: pickers, viewports: viewports)
    arrangement.isWriting = writing != nil
    return arrangement
  }

  /// The rows of a sheet that is neither a note's nor a picker.
  private func list(in sheet: SheetName, columns: Int) -> [OutlineRow] {
    sheet == .conflict
      ? model.conflict?.rows ?? []
      : model.texts[sheet]?.rows(columns: columns, ruler: style.ruler) ?? []
  }

  /// The sheets in their places; in a low window help takes the footer's row, too (commands C15).
  private var placedSheets: SheetLayout<SheetName> {
    var sheets = model.sheets
    if size.rows < HelpSurface.lowRows, let front = sheets.front?.id,
      HelpSurface.sheets.contains(front)
    {
      sheets.resize(
        to: SheetSpace(container: Rectangle(origin: .zero, size: size), windowRows: size.rows))
    }
    return sheets.layout(at: time)
  }

  /// The inside of a pane, and whether it is on the screen.
  private struct PaneArea {
    var rectangle: Rectangle
    var presence: GroupPresence
    var isShown: Bool { presence == .shown }
  }

  /// The inside of a pane less the rows that a sheet covers (sheets S14); for a pane that isn't on
  /// the screen, where it would slide in from.
  private func area(
    of column: Column, in layout: ColumnLayout, sheets: SheetLayout<SheetName>
  ) -> PaneArea {
    guard let pane = layout.area(of: column) else {
      return PaneArea(
        rectangle: PaneChrome.content(in: layout.offeredArea(of: column)), presence: .offered)
    }
    var inside = PaneChrome.content(in: pane)
    let uncovered = sheets.uncoveredRows(of: inside)
    inside.origin.row = uncovered.lowerBound
    inside.size.rows = uncovered.count
    return PaneArea(rectangle: inside, presence: .shown)
  }

  /// The rows of a sheet below which it is of no use: a field or a strip, and two rows.
  private static let leastRows = 3

  /// The inside of a sheet less the rows that others cover; `nil` where too little of it is left.
  ///
  /// Then it stays as it is for when it shows again.
  private func usable(
    of placed: PlacedSheet<SheetName>, in sheets: SheetLayout<SheetName>
  ) -> Rectangle? {
    guard placed.standing != .front else { return placed.inside }
    guard placed.content == .shown else { return nil }
    var inside = placed.inside
    let uncovered = sheets.uncoveredRows(of: inside, behind: placed.id)
    inside.origin.row = uncovered.lowerBound
    inside.size.rows = uncovered.count
    return inside == placed.inside || inside.rows >= Self.leastRows ? inside : nil
  }

  private func reader(
    of note: NotePath, columns: Int, prefix: String
  ) -> Arrangement.ReaderPane {
    let request = ReadingRequest(
      path: note, columns: ProseBlocks.textColumns(in: columns),
      query: model.search?.query ?? "", style: style)
    return Arrangement.ReaderPane(
      request: request, reading: readings.reading(for: request) ?? readings.standIn(for: request),
      component: ComponentID(prefix + note.key))
  }

  private func token(of choice: SidebarChoice) -> String {
    guard let search = model.search, !search.query.isEmpty else { return choice.item.rawValue }
    // Another question begins at the best answer, whatever was current before.
    return "search \(search.query)"
  }
}

extension NotesModel {
  /// The note in the detail pane: the one that was followed, else the one the list stands on.
  func shownNote(selected: NotePath?) -> NotePath? {
    guard let followed, followed.from == selected else { return selected }
    return followed.note
  }

  /// The note in the look sheet: it keeps its note beside a detail pane, and follows the list where
  /// there is none (sheets S15).
  func lookedAt(selected: NotePath?, isDetailVisible: Bool) -> NotePath? {
    isDetailVisible || lookedFrom != nil && lookedFrom == selected
      ? look.shown : selected ?? look.shown
  }
}

extension Arrangement.ReaderPane {
  /// What the focus engine sees of it.
  func source(columns: Int, from offset: ScrollOffset) -> PageSource {
    PageSource(
      page: reading?.page, tag: request.path.tag, generation: reading?.serial ?? 0,
      columns: columns, firstVisible: offset.anchor?.firstItem ?? 0)
  }

  /// How much there is to scroll.
  func content(columns: Int) -> Size {
    Size(columns: columns, rows: reading?.page?.prose.contentRows ?? 1)
  }
}

extension ScrollAnchor {
  /// The first item that begins in the first visible row or below it.
  var firstItem: Int { rows > 0 ? position + 1 : position }
}
