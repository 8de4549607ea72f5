import Commands

extension NotesCatalogue {
  /// The menu bar, and the keys that count while it has the focus (commands C17).
  ///
  /// All other letters jump to what begins with them.
  static let menus: [Command] = [
    Command(
      .menuBar, "Menu Bar", menu: .window, keys: ["F10", "F9"],
      attributes: .wantsPriorityOverSystemBehavior),
    Command(.chooseMenuItem, "Run", keys: ["Enter", "Space"], in: .menu)
      .bound(to: "Enter", "Space", "Down", "j", in: .menuBar),
    Command(.followLink, "Follow Link", attributes: .takesPropertyList),
    Command(.closeMenu, "Close", keys: ["Esc", "C-c"], in: .menu)
      .bound(to: "Esc", "C-c", in: .menuBar),
    Command(.closeMenuBar, "Close the Menu Bar", keys: ["q"], in: .menu)
      .bound(to: "q", in: .menuBar),
    Command(.nextMenu, "Next Menu", keys: ["l", "Right", "Tab"], in: .menu)
      .bound(to: "l", "Right", "Tab", in: .menuBar),
    Command(.previousMenu, "Previous Menu", keys: ["h", "Left", "S-Tab"], in: .menu)
      .bound(to: "h", "Left", "S-Tab", in: .menuBar),
  ]
}
