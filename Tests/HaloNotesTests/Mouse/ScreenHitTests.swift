import Focus
import Geometry
import Interface
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("What lies under a cell, against looking at everything")
struct ScreenHitTests {
  /// States of the app, each reached by keys in a window.
  private static let states: [(keys: String, size: Size)] = [
    ("", .wide), ("", .regular), ("1", .regular), ("3", .small), ("Space", .wide),
    ("Space 3", .regular), ("Space +", .regular), ("?", .wide), ("? G", .small),
    ("Space ?", .wide), ("/ o", .wide), ("/ o", .small), ("F10", .regular),
    ("F10 l l l m Enter End", .small), ("F10 l l l m Enter", .wide), ("Space F10", .wide),
    ("g x", .wide), ("1 j j j j l G", .wide),
  ]

  @Test("Every cell of the screen", arguments: states.indices)
  func everyCell(state: Int) throws {
    let (keys, size) = Self.states[state]
    let app = try App(try Self.vault(), size: size)
    app.press(keys)
    let arrangement = try #require(app.driver.app.arrangement)
    var wrong: [String] = []
    for row in -1...size.rows {
      for column in -1...size.columns {
        let point = Point(column: column, row: row)
        let (hit, found) = (arrangement.hit(at: point), Self.look(at: point, on: arrangement))
        if hit != found { wrong.append("\(point): \(hit), not \(found)") }
      }
    }
    #expect(wrong == [])
  }

  private static func vault() throws -> TemporaryVault {
    let vault = try TemporaryVault()
    try vault.fill(with: 60, seed: 7)
    let long = Array(repeating: "and on it goes", count: 12).joined(separator: " ")
    try vault.write(
      "Links.md",
      "# Links\n\nTo [[note 1|a link that runs on \(long) to its end]], [[note 2]].\n\n- [[日本]]\n")
    try vault.setAges(of: ["Links.md"])
    return vault
  }

  /// The same by going through every thing there is, from the front to the back.
  private static func look(at point: Point, on arrangement: Arrangement) -> ScreenHit {
    if let menuBar = arrangement.menuBar { return look(at: point, on: menuBar, arrangement) }
    let sheets = arrangement.sheets.sheets
    for index in sheets.indices.reversed() {
      if contains(sheets[index].area, point) {
        if index == sheets.count - 1, point.row == sheets[index].area.minRow {
          return .edge(sheets[index].id)
        }
        let sheet = sheets[index].id
        let other = sheet == .look ? GroupID.lookSections : sheet.field
        return look(at: point, in: [other, arrangement.contentGroup(of: sheet)], of: arrangement)
      }
      if sheets[index].rest.modality == .modal { return .behind(sheets[index].id) }
    }
    let layout = arrangement.layout
    if let area = layout.area(of: .primary), contains(area, point) {
      return look(at: point, in: [.sidebar], of: arrangement)
    }
    if let area = layout.area(of: .secondary), contains(area, point) {
      return look(at: point, in: [.detail], of: arrangement)
    }
    if let area = layout.area(of: .supplementary), contains(area, point) {
      return look(at: point, in: [.search, .notes], of: arrangement)
    }
    return .nothing
  }

  private static func look(
    at point: Point, on menuBar: MenuBarArrangement, _ arrangement: Arrangement
  ) -> ScreenHit {
    for open in menuBar.layout.menus.reversed() where contains(open.box, point) {
      let group = MenuBarLayout.group(of: open.menu.id)
      for (index, area) in items(of: group, arrangement) where contains(area, point) {
        return .line(index, of: open.menu.id)
      }
      return .menuEdge
    }
    guard point.row == 0, point.column >= 0, point.column < arrangement.layout.size.columns else {
      return .besideMenus
    }
    for (index, area) in items(of: MenuBarLayout.group, arrangement) where contains(area, point) {
      return .title(menuBar.layout.titles[index].id)
    }
    return .menuEdge
  }

  private static func look(
    at point: Point, in groups: [GroupID], of arrangement: Arrangement
  ) -> ScreenHit {
    for id in groups {
      var found: Int?
      for (index, area) in items(of: id, arrangement) where contains(area, point) {
        found = index
      }
      guard let group = arrangement.map.group(id) else { continue }
      if let found {
        let name = group.source.id(at: found)
        return arrangement.map.canFocus(name, in: id)
          ? .item(FocusTarget(name, in: id)) : .pane(id)
      }
      if contains(group.frame, point) { return .pane(id) }
    }
    return .pane(groups[groups.count - 1])
  }

  /// Every item of a group with every area in which it shows.
  private static func items(
    of id: GroupID, _ arrangement: Arrangement
  ) -> [(index: Int, area: Rectangle)] {
    guard let group = arrangement.map.group(id) else { return [] }
    let page = arrangement.reader(of: id)?.reading?.page
    return (0..<group.source.count).flatMap { index -> [(index: Int, area: Rectangle)] in
      var areas = [group.source.rectangle(at: index)]
      if let page, let (block, column) = page.place(ofItem: index), column > 0 {
        areas = page.rectangles(ofLink: column, in: block)
      }
      let origin = group.viewport.origin
      return areas.map { area in
        let shown = area.offset(
          columns: group.frame.minColumn - origin.column, rows: group.frame.minRow - origin.row)
        return (index, shown.intersection(group.frame))
      }
    }
  }

  /// Whether a rectangle holds a cell, without asking it.
  private static func contains(_ area: Rectangle, _ point: Point) -> Bool {
    point.column >= area.minColumn && point.column < area.minColumn + area.columns
      && point.row >= area.minRow && point.row < area.minRow + area.rows
  }
}
