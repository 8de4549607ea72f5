import Focus
import Geometry
import Interface
import Notes

/// What of the look sheet isn't its note's text: the strip of sections, and the rows of the one that
/// shows.
struct LookPane: Sendable {
  /// The section that shows.
  let section: LookSection

  /// The titles of all sections, with what each of them holds.
  let titles: [StyledText]

  /// Where the strip stands.
  let strip: Rectangle

  /// Where the titles stand in it.
  let places: [(index: Int, rectangle: Rectangle)]

  /// Where the section shows.
  let content: Rectangle

  /// The rows of the section, and what the focus engine sees of them; `nil` where the note's text
  /// shows.
  let rows: (content: LookRows, sheet: SheetRows)?

  /// The scroll position of the rows: each section of each note has its own.
  let component: ComponentID

  /// The strip as it is drawn.
  var tabs: TabStrip {
    TabStrip(titles, selected: section.index)
  }

  /// What a row leads to.
  func target(at row: Int) -> LookRows.Target {
    guard let targets = rows?.content.targets, targets.indices.contains(row) else {
      return .nothing
    }
    return targets[row]
  }

  /// The strip's row and the rest: a blank row between the two where there is room.
  static func areas(of inside: Rectangle) -> (content: Rectangle, strip: Rectangle) {
    let gap = inside.rows >= 7 ? 1 : 0
    let content = inside.inset(by: Insets(bottom: min(inside.rows, 1 + gap)))
    let strip = Rectangle(
      column: inside.minColumn + 1, row: inside.maxRow - 1, columns: max(0, inside.columns - 2),
      rows: min(1, inside.rows))
    return (content, strip)
  }
}

/// What the focus engine sees of the strip: the sections from left to right.
struct LookStripSource: FocusSource {
  /// The places of the sections that show.
  let places: [(index: Int, rectangle: Rectangle)]

  /// Columns of the strip.
  let columns: Int

  var count: Int { LookSection.allCases.count }
  var generation: UInt64 { 0 }

  func id(at index: Int) -> ItemID { LookSection.allCases[index].item }

  func index(of id: ItemID, near index: Int) -> Int? {
    LookSection.allCases.firstIndex { $0.item == id }
  }

  func title(at index: Int) -> String { LookSection.allCases[index].title }

  /// A section that doesn't show lies at the end to which one goes for it.
  func rectangle(at index: Int) -> Rectangle {
    if let place = places.first(where: { $0.index == index }) { return place.rectangle }
    let isBefore = index < places.first?.index ?? 0
    return Rectangle(column: isBefore ? 0 : max(0, columns - 1), row: 0, columns: 1, rows: 1)
  }
}

extension Arrangement {
  /// The group of what a sheet shows.
  func contentGroup(of sheet: SheetName) -> GroupID {
    sheet == .look ? lookPane?.section.group ?? sheet.group : sheet.group
  }
}
