import Curses
import Focus
import Geometry
import Interface
import Testing

@testable import halo_gallery

/// The gallery without a terminal.
@MainActor
func gallery(columns: Int = 64, rows: Int = 18) -> Rehearsal<Gallery> {
  Rehearsal(of: Gallery(), size: Size(columns: columns, rows: rows))
}

extension Rehearsal<Gallery> {
  /// The focused item as `Group/item`.
  var focus: String? { app.stage.focus.focused.map { "\($0.group)/\($0.item)" } }

  /// The row of a list that is current while a field steers it, or that it comes back to.
  func current(of group: GroupID) -> ItemID? {
    app.stage.focus.activePlace(of: group, in: app.stage.map)?.item
  }

  /// The names that a group shows, whether or not they are scrolled out of sight.
  func names(in group: GroupID) -> [ItemID] {
    guard let source = app.stage.map.group(group)?.source else { return [] }
    return (0..<source.count).map(source.id(at:))
  }

  /// Checks the screen against a picture of it, row by row.
  func expect(shows picture: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let shown = screen.joined(separator: "\n")
    #expect(shown == picture, "shown:\n\(shown)", sourceLocation: sourceLocation)
  }
}
