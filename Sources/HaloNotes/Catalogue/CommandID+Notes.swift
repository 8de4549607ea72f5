import Commands

/// The commands of the app.
extension CommandID {
  // Movements of the focus
  static let nextGroup: CommandID = "focus.nextGroup"
  static let previousGroup: CommandID = "focus.previousGroup"
  static let leaveForward: CommandID = "focus.leaveForward"
  static let leaveBackward: CommandID = "focus.leaveBackward"
  static let moveDown: CommandID = "focus.down"
  static let moveUp: CommandID = "focus.up"
  static let moveLeft: CommandID = "focus.left"
  static let moveRight: CommandID = "focus.right"
  static let moveFirst: CommandID = "focus.first"
  static let moveLast: CommandID = "focus.last"
  static let halfPageDown: CommandID = "focus.halfPageDown"
  static let halfPageUp: CommandID = "focus.halfPageUp"
  static let pageDown: CommandID = "focus.pageDown"
  static let pageUp: CommandID = "focus.pageUp"
  static let steerDown: CommandID = "focus.steerDown"
  static let steerUp: CommandID = "focus.steerUp"
  static let goToSidebar: CommandID = "pane.sidebar"
  static let goToNotes: CommandID = "pane.notes"
  static let goToDetail: CommandID = "pane.detail"
  static let paneLeft: CommandID = "pane.left"
  static let paneRight: CommandID = "pane.right"
  static let paneAbove: CommandID = "pane.above"
  static let paneBelow: CommandID = "pane.below"

  // The program and its scenes
  static let goToSheet: CommandID = "pane.sheet"
  static let escape: CommandID = "app.escape"
  static let cancel: CommandID = "app.cancel"
  static let quit: CommandID = "app.quit"
  static let redraw: CommandID = "app.redraw"
  static let reload: CommandID = "app.reload"
  static let suspend: CommandID = "app.suspend"
  static let keyboard: CommandID = "help.keyboard"
  static let palette: CommandID = "help.palette"

  // Notes
  static let newNote: CommandID = "note.new"
  static let editExternally: CommandID = "note.editExternally"
  static let open: CommandID = "note.open"
  static let trashNote: CommandID = "note.trash"
  static let deleteNote: CommandID = "note.delete"
  static let restoreNote: CommandID = "note.restore"
  static let emptyTrash: CommandID = "note.emptyTrash"
  static let renameNote: CommandID = "note.rename"
  static let moveNote: CommandID = "note.move"
  static let tags: CommandID = "note.tags"
  static let pinNote: CommandID = "note.pin"
  static let toggleTask: CommandID = "note.toggleTask"
  static let attachFile: CommandID = "note.attachFile"
  static let confirm: CommandID = "note.confirm"
  static let rewriteLinks: CommandID = "note.rewriteLinks"
  static let dailyNote: CommandID = "note.daily"
  static let openNamed: CommandID = "note.openNamed"
  static let save: CommandID = "note.save"
  static let look: CommandID = "note.look"
  static let nextNote: CommandID = "note.next"
  static let previousNote: CommandID = "note.previous"
  static let otherPaneDown: CommandID = "pane.otherDown"
  static let otherPaneUp: CommandID = "pane.otherUp"

  // Reading
  static let nextHeading: CommandID = "reader.nextHeading"
  static let previousHeading: CommandID = "reader.previousHeading"
  static let scrollDown: CommandID = "reader.scrollDown"
  static let scrollUp: CommandID = "reader.scrollUp"
  static let goToLine: CommandID = "reader.goToLine"
  static let nextMatch: CommandID = "reader.nextMatch"
  static let previousMatch: CommandID = "reader.previousMatch"

  // Panes, order, outline, and doing it again
  static let lastPane: CommandID = "pane.last"
  static let zoomPane: CommandID = "pane.zoom"
  static let narrowPane: CommandID = "pane.narrow"
  static let widenPane: CommandID = "pane.widen"
  static let theme: CommandID = "view.theme"
  static let lastMessage: CommandID = "view.lastMessage"
  static let sortNotes: CommandID = "view.sort"
  static let outline: CommandID = "note.outline"
  static let copyLink: CommandID = "note.copyLink"
  static let previousPlace: CommandID = "place.previous"
  static let nextPlace: CommandID = "place.next"
  static let repeatLast: CommandID = "edit.repeat"

  // Scenes
  static let openInScene: CommandID = "scene.open"
  static let newNoteInScene: CommandID = "scene.newNote"
  static let closeScene: CommandID = "scene.close"
  static let nextScene: CommandID = "scene.next"
  static let previousScene: CommandID = "scene.previous"
  static let shelf: CommandID = "scene.shelf"
  static let copyAddress: CommandID = "note.copyAddress"

  // Naming and marking
  static let type: CommandID = "focus.type"
  static let endTyping: CommandID = "focus.endTyping"
  static let mark: CommandID = "note.mark"
  static let markRange: CommandID = "note.markRange"

  // Library
  static let expand: CommandID = "sidebar.expand"
  static let collapse: CommandID = "sidebar.collapse"

  // Links by name
  static let followLink: CommandID = "note.followLink"

  // The menu bar
  static let menuBar: CommandID = "menu.bar"
  static let chooseMenuItem: CommandID = "menu.choose"
  static let closeMenu: CommandID = "menu.close"
  static let closeMenuBar: CommandID = "menu.closeBar"
  static let nextMenu: CommandID = "menu.next"
  static let previousMenu: CommandID = "menu.previous"

  // Seeing into the focus
  static let focusOverlay: CommandID = "view.focusOverlay"
  static let explainFocus: CommandID = "view.explainFocus"

  // Sheets
  static let growSheet: CommandID = "sheet.grow"
  static let shrinkSheet: CommandID = "sheet.shrink"
  static let cycleSheet: CommandID = "sheet.cycle"
  static let nextSection: CommandID = "sheet.nextSection"
  static let previousSection: CommandID = "sheet.previousSection"
  static let backlinks: CommandID = "note.backlinks"

  // Searching, and fields
  static let search: CommandID = "search.start"
  static let jumpToTitle: CommandID = "search.titles"
  static let acceptSearch: CommandID = "search.accept"
  static let acceptField: CommandID = "field.accept"
  static let completePath: CommandID = "field.complete"
  static let olderEntry: CommandID = "field.older"
  static let newerEntry: CommandID = "field.newer"
}
