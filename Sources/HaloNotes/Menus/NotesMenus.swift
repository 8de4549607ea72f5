import Commands

/// The groups into which the app's own menus are divided.
extension MenuID {
  static let noteActions: MenuID = "note"
  static let filing: MenuID = "filing"
  static let marks: MenuID = "marks"
  static let sheets: MenuID = "sheets"
  static let paneSizes: MenuID = "paneSizes"
  static let scrolling: MenuID = "scrolling"
  static let focusView: MenuID = "focusView"
  static let panes: MenuID = "panes"
  static let neighbours: MenuID = "neighbours"
  static let places: MenuID = "places"
  static let headings: MenuID = "headings"
  static let moving: MenuID = "moving"
  static let textKeys: MenuID = "textKeys"
  static let links: MenuID = "links"
  static let linksOfNote: MenuID = "linksOfNote"
  static let stepsBack: MenuID = "stepsBack"
  static let leaving: MenuID = "leaving"
  static let scenes: MenuID = "scenes"
}

/// Divides the menus of the app: what belongs together stands together, between lines (commands C10).
///
/// Every command is in its menu already; one that isn't named here stays behind the others.
enum NotesMenus {
  /// Puts the commands of each group together.
  static func build(_ builder: inout MenuBuilder) {
    builder.gather([.newNote, .quickNote], in: Menu(.newScene))
    builder.gather([.open, .look, .openNamed], in: Menu(.open))
    builder.gather(
      [.write, .editExternally, .attachFile, .save], in: .inline(.noteActions), of: .file)
    builder.gather(
      [
        .renameNote, .moveNote, .rewriteLinks, .trashNote, .deleteNote, .restoreNote, .emptyTrash,
      ], in: .inline(.filing),
      of: .file)

    builder.gather([.undo, .redo, .undoText, .redoText, .repeatLast], in: Menu(.undoRedo))
    builder.gather([.copyLink, .copyAddress], in: Menu(.standardEdit))
    builder.gather(
      EditorKeys.entries.map(\.command.id).filter { ![.undoText, .redoText].contains($0) }
        + NotesCatalogue.completing.map(\.id),
      in: Menu(.textKeys, "Text"), of: .edit)
    builder.gather(
      [.mark, .markRange, .tags, .pinNote, .toggleTask], in: .inline(.marks), of: .edit)
    builder.gather(
      [.search, .acceptSearch, .nextMatch, .previousMatch, .findInText, .replaceInText],
      in: Menu(.find))

    builder.gather([.expand, .collapse], in: Menu(.sidebar))
    builder.gather(
      [.growSheet, .shrinkSheet, .cycleSheet, .nextSection, .previousSection],
      in: .inline(.sheets), of: .view)
    builder.gather(
      [.scrollDown, .scrollUp, .otherPaneDown, .otherPaneUp], in: .inline(.scrolling), of: .view)
    builder.gather(
      [.sortNotes, .theme, .zoomPane, .narrowPane, .widenPane], in: .inline(.paneSizes), of: .view)
    builder.gather(
      [.lastMessage, .focusOverlay, .explainFocus, .reload, .redraw], in: .inline(.focusView),
      of: .view)

    builder.gather(
      [.nextNote, .previousNote, .jumpToTitle, .dailyNote], in: .inline(.neighbours), of: .go)
    builder.gather([.previousPlace, .nextPlace], in: .inline(.places), of: .go)
    builder.gather(
      [.outline, .backlinks, .quickNotes, .nextHeading, .previousHeading, .goToLine],
      in: .inline(.headings),
      of: .go)
    builder.gather(
      [
        .goToSidebar, .goToNotes, .goToDetail, .goToSheet, .nextGroup, .previousGroup,
        .leaveForward, .leaveBackward, .lastPane, .paneLeft, .paneRight, .paneAbove, .paneBelow,
      ], in: .inline(.panes), of: .go)
    builder.gather(
      [
        .type, .moveDown, .moveUp, .moveLeft, .moveRight, .moveFirst, .moveLast, .halfPageDown,
        .halfPageUp, .pageDown, .pageUp, .steerDown, .steerUp,
      ], in: Menu(.moving, "Move"), of: .go)
    builder.insertSibling(
      .menu(Menu(.links, "Follow a Link", children: [.deferred(.linksOfNote)])),
      after: .menu(.moving))

    builder.gather([.menuBar], in: Menu(.zoom))
    builder.gather(
      [.openInScene, .newNoteInScene, .nextScene, .previousScene, .shelf, .closeScene],
      in: .inline(.scenes), of: .window)
    builder.gather([.escape, .cancel], in: .inline(.stepsBack), of: .window)
    builder.gather([.suspend, .quit], in: .inline(.leaving), of: .window)
  }
}

extension Menu {
  /// A group that stands in its menu between lines.
  fileprivate static func inline(_ id: MenuID) -> Menu { Menu(id, options: .displayInline) }
}

extension MenuBuilder {
  /// Takes commands from where they stand and puts them into a group in this order: the one that is
  /// there already, or a new one at the end of a menu.
  fileprivate mutating func gather(
    _ commands: [CommandID], in group: Menu, of menu: MenuID? = nil
  ) {
    let elements = commands.compactMap { command(for: $0).map(MenuElement.command) }
    for command in commands { remove(.command(command)) }
    if let menu {
      var group = group
      group.children = elements
      insertChild(.menu(group), atEndOf: menu)
    } else {
      replaceChildren(of: group.id) { $0 + elements }
    }
  }
}

extension Responders {
  func buildMenu(with builder: inout MenuBuilder) { NotesMenus.build(&builder) }

  func elements(ofDeferred id: MenuID) -> [MenuElement]? {
    id == .linksOfNote ? situation.linkElements : []
  }
}
