import Focus
import Geometry
import Interface
import Notes
import Sheets

/// The look sheet.
extension Arranger {
  /// What of the sheet isn't its note's text, with the section that shows.
  ///
  /// - Complexity: O(1) where it is kept, else O(rows of the section and blocks of the note)
  func lookPane(
    of pane: Arrangement.ReaderPane, inside: Rectangle,
    keeping derivations: inout Derivations
  ) -> LookPane {
    let section = self.section
    return derivations.lookPane(of: section, pane: pane, inside: inside, in: model) {
      let (content, strip) = LookPane.areas(of: inside)
      let known = model.known.flatMap { $0.note == pane.request.path ? $0 : nil }
      let titles = titles(of: pane, knowing: known)
      var rows: (content: LookRows, sheet: SheetRows)?
      if section != .preview {
        let content = LookRows(
          of: section, page: pane.reading?.page, knowing: known, in: model)
        rows = (content, SheetRows(content.rows, columns: inside.columns))
      }
      return LookPane(
        section: section, titles: titles, strip: strip,
        places: TabStrip(titles, selected: section.index)
          .rectangles(columns: strip.columns, ruler: style.ruler),
        content: content, rows: rows,
        component: ComponentID("look.\(section.rawValue):\(pane.request.path.key)"))
    }
  }

  /// The section that shows: the strip's current item.
  private var section: LookSection {
    let strip = FocusGroup(
      .lookSections, title: "Sections", scope: .base, frame: .zero,
      source: LookStripSource(places: [], columns: 1))
    return focus.activePlace(of: .lookSections, in: FocusMap(groups: [strip]))
      .flatMap { LookSection(rawValue: $0.item.rawValue) } ?? .preview
  }

  private func titles(
    of pane: Arrangement.ReaderPane, knowing known: LookKnowledge?
  ) -> [StyledText] {
    let page = pane.reading?.page
    return LookSection.allCases.map { section in
      let count: Int? =
        switch section {
        case .preview, .info: nil
        case .links: known?.facts?.links.count ?? page?.links
        case .backlinks: known?.backlinks.count
        case .outline: page?.blocks.count { $0.heading != nil }
        }
      return StyledText(count.map { "\(section.title) \(grouped($0))" } ?? section.title)
    }
  }

  /// The strip as a group of the focus map.
  func strip(of look: LookPane) -> FocusGroup {
    FocusGroup(
      .lookSections, title: "Sections", noun: "section", scope: SheetName.look.scope, order: 6,
      frame: look.strip,
      source: LookStripSource(
        places: look.places,
        columns: look.strip.columns), arrangement: .list(.horizontal))
  }
}
