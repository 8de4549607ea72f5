import Commands
import Focus
import Geometry
import Interface
import Testing

@testable import HaloNotes

extension App {
  /// The rows of the screen.
  var screen: [String] { driver.screen }

  /// What shows and is focused now; `driver.snapshot` judges all commands, too.
  var snapshot: Snapshot { driver.sight }

  /// The notice in the footer.
  var message: String? { driver.message }

  /// The title of the focused item.
  var focusedTitle: String? { focus?.title }

  /// The group that has the focus.
  var focusedGroup: String? { focus?.group }

  /// What has the focus, once everything is at rest.
  private var focus: Snapshot.Focus? {
    _ = driver.frame
    return driver.focus
  }

  /// The note in the detail pane.
  var shownNote: String? { driver.app.arrangement?.detail?.request.path.display }

  /// The note in the look sheet.
  var lookedAt: String? {
    guard driver.app.model.sheets.sheet(.look) != nil else { return nil }
    return driver.app.arrangement?.look?.request.path.display
  }

  /// The rows hidden above what a group shows.
  func scroll(of group: GroupID) -> Int {
    guard let component = driver.app.arrangement?.component(of: group) else { return 0 }
    return driver.app.view[component].row
  }

  /// Expects the focus in a group, on the item that shows this text.
  func expect(
    focus group: GroupID, on title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let focus = focus
    #expect(focus?.group == group.rawValue, sourceLocation: sourceLocation)
    if let title { #expect(focus?.title == title, sourceLocation: sourceLocation) }
  }

  /// Expects one open sheet, resting at a detent.
  func expect(
    sheet: String, at detent: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let sheets = snapshot.sheets
    #expect(sheets.map(\.id) == [sheet], sourceLocation: sourceLocation)
    #expect(sheets.map(\.detent) == [detent], sourceLocation: sourceLocation)
  }

  /// Expects no open sheet.
  func expectNoSheet(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(snapshot.sheets.map(\.id) == [], sourceLocation: sourceLocation)
  }

  /// Expects a text on the screen.
  func expect(shows text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let screen = screen
    #expect(
      screen.contains { $0.contains(text) }, "“\(text)” isn't on\n\(picture(screen))",
      sourceLocation: sourceLocation)
  }

  /// Expects a text not to be on the screen.
  func expect(hides text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let screen = screen
    #expect(
      !screen.contains { $0.contains(text) }, "“\(text)” is on\n\(picture(screen))",
      sourceLocation: sourceLocation)
  }

  /// Expects the whole screen to look like a picture; blanks at line ends don't count.
  func expectScreen(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let actual = picture(screen)
    #expect(
      actual == expected, "The screen is\n\(actual)\nand not\n\(expected)",
      sourceLocation: sourceLocation)
  }

  private func picture(_ rows: [String]) -> String { rows.joined(separator: "\n") }
}
