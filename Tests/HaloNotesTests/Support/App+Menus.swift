import Commands
import Geometry
import Interface
import TerminalInput
import Testing

@testable import HaloNotes

extension App {
  /// The names of the open menus; `nil` while the bar doesn't show.
  var openMenus: [String]? { driver.app.arrangement?.menuBar?.path.map(\.name) }

  /// The titles of the bar.
  var menuTitles: [String] {
    driver.app.arrangement?.menuBar?.layout.titles.map(\.text) ?? []
  }

  /// The lines of the innermost open menu as they are called, `-` for a line between groups.
  var menuLines: [String] {
    guard let open = driver.app.arrangement?.menuBar?.layout.menus.last else { return [] }
    return open.lines.map { $0 == .row(.separator) ? "-" : $0.title }
  }

  /// The innermost open menu's box.
  var menuBox: Rectangle? { driver.app.arrangement?.menuBar?.layout.menus.last?.box }

  /// Moves to the line of the open menu that is called so.
  func goTo(line title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    press("Home")
    for _ in menuLines where focusedTitle != title { press("Down") }
    #expect(focusedTitle == title, "in \(menuLines)", sourceLocation: sourceLocation)
  }

  /// Clicks on the first cell of a text that shows, so many columns into it.
  func click(
    _ text: String, holding modifiers: Key.Modifiers = [], in rows: Range<Int>? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let point = cell(of: text, in: rows) else {
      Issue.record("“\(text)” isn't on the screen", sourceLocation: sourceLocation)
      return
    }
    click(at: point, holding: modifiers)
  }

  /// Clicks on a cell.
  func click(at point: Point, holding modifiers: Key.Modifiers = []) {
    driver.send(.mouse(MouseEvent(.press(.left), at: point, modifiers: modifiers)))
    driver.send(.mouse(MouseEvent(.release(.left), at: point, modifiers: modifiers)))
  }

  /// Turns the wheel over a cell.
  func turnWheel(_ kind: MouseEvent.Kind, at point: Point, times: Int = 1) {
    for _ in 0..<times { driver.send(.mouse(MouseEvent(kind, at: point))) }
  }

  /// The cell at which a text begins.
  func cell(of text: String, in rows: Range<Int>? = nil) -> Point? {
    let frame = driver.frame
    // Titles stand in the first row, and often are those of rows.
    for row in rows ?? 1..<frame.size.rows {
      for column in 0..<frame.size.columns where frame.text(from: column, in: row).hasPrefix(text) {
        return Point(column: column, row: row)
      }
    }
    return nil
  }
}

extension Frame {
  /// The text of a row from a column on.
  fileprivate func text(from column: Int, in row: Int) -> String {
    var text = String.UnicodeScalarView()
    for cell in self.row(row).dropFirst(column) where cell.width > 0 { text.append(cell.base) }
    return String(text)
  }
}
