extension Menu {
  /// The menus of the system, all empty: the frame into which a program's commands are put.
  ///
  /// What stays empty isn't shown, so that a program without an application menu has none.
  public static let standard = Menu(
    .root,
    children: [
      .menu(
        Menu(
          .application, "Application",
          children: [.inline(.about), .inline(.preferences), .inline(.quit)])),
      .menu(
        Menu(
          .file, "File",
          children: [
            .inline(.newScene), .inline(.open), .menu(Menu(.openRecent, "Open Recent")),
            .inline(.close),
          ])),
      .menu(
        Menu(
          .edit, "Edit",
          children: [.inline(.undoRedo), .inline(.standardEdit), .inline(.find)])),
      .menu(Menu(.format, "Format")),
      .menu(Menu(.view, "View", children: [.inline(.sidebar)])),
      .menu(Menu(.go, "Go")),
      .menu(Menu(.window, "Window", children: [.inline(.zoom)])),
      .menu(Menu(.help, "Help")),
    ])
}

extension MenuElement {
  fileprivate static func inline(_ id: MenuID) -> MenuElement {
    .menu(Menu(id, options: .displayInline))
  }
}
