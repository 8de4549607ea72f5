import Focus
import Geometry
import Interface
import Notes
import Sheets

/// The look sheet.
extension Arranger {
  /// What of the sheet isn't its note's text, with the section that shows.
  ///
  /// - Complexity: O(1) for rows that are kept, else O(rows of the section)
  func lookPane(
    of pane: Arrangement.ReaderPane, inside: Rectangle,
    keeping derivations: inout Derivations
  ) -> LookPane {
    let section = self.section
    let (content, strip) = LookPane.areas(of: inside)
    let known = model.known.flatMap { $0.note == pane.request.path ? $0 : nil }
    return LookPane(
      section: section, titles: titles(of: pane, knowing: known), strip: strip, content: content,
      rows: section == .preview
        ? nil
        : derivations.lookRows(
          of: section, pane: pane, columns: content.columns, knowing: known, in: model),
      component: ComponentID("look.\(section.rawValue):\(pane.request.path.key)"))
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
        places: look.tabs.rectangles(columns: look.strip.columns, ruler: style.ruler),
        columns: look.strip.columns), arrangement: .list(.horizontal))
  }
}
