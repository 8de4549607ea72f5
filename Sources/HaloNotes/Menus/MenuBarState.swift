import Commands

/// Whether the menu bar shows, and which menus are open in it.
enum MenuBarState: Hashable, Sendable {
  /// It doesn't show.
  case closed

  /// It shows, with these menus open from the bar inwards; none where only the titles show.
  case open([MenuID])

  /// The open menus; `nil` where the bar doesn't show.
  var path: [MenuID]? {
    if case .open(let path) = self { path } else { nil }
  }
}

extension NotesModel {
  /// Shows the menu bar with its first menu open, or closes it with all its menus.
  mutating func toggleMenuBar() {
    guard menuBar == .closed else {
      menuBar = .closed
      return
    }
    // Letters that name something else are over.
    mode = .commands
    menuBar = .open([.file])
  }
}
