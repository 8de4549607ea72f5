import Commands

@testable import HaloNotes

extension ResolvingTests {
  /// Why commands can't be done in some places.
  static let reasons: [(commands: [CommandID], places: [Place], reason: String)] = [
    (
      ["note.quickNotes"],
      [.notes, .library, .detail, .search, .look, .behindLook, .typing],
      "No quick note leads to this note."
    ),
    (
      ["note.write", "note.editExternally", "note.attachFile", "note.backlinks"],
      [.library],
      "No note is chosen: go to a note first."
    ),
    (
      ["sheet.shrink"],
      [.look, .behindLook, .keyboard],
      "The sheet is as small as it gets."
    ),
    (["sheet.cycle"], [.keyboard], "The sheet has one height only here."),
    (
      ["sheet.grow"],
      [.keyboard],
      "The sheet is as large as it gets."
    ),
    (
      ["note.save"],
      [.notes, .library, .detail, .search, .look, .behindLook, .typing],
      "There is nothing to save: no text is written in here."
    ),
    (
      ["edit.undo"],
      [.notes, .library, .detail, .search, .look, .behindLook],
      "There is nothing to undo."
    ),
    (
      ["edit.redo"],
      [.notes, .library, .detail, .search, .look, .behindLook],
      "There is nothing to redo."
    ),
    (
      ["edit.repeat"],
      [.notes, .library, .detail, .look, .behindLook],
      "Nothing was done here that could be repeated."
    ),
    (
      ["pane.last"],
      [.notes],
      "No pane had the focus before this one."
    ),
    (
      ["place.previous"],
      [.notes, .library, .detail, .search, .look, .behindLook, .typing],
      "No note was read before this one."
    ),
    (
      ["place.next"],
      [.notes, .library, .detail, .search, .look, .behindLook, .typing],
      "This is the note that was read last."
    ),
    (
      ["note.outline"],
      [.notes, .library, .detail, .search, .look, .behindLook, .typing],
      "This note has no headings."
    ),
    (
      [
        "note.rename", "note.move", "note.trash", "note.delete", "note.copyLink", "note.tags",
        "note.pin", "note.copyAddress",
      ],
      [.library],
      "No note is chosen: go to a note first."
    ),
    (
      ["scene.close"], [.notes, .library, .detail, .look, .behindLook],
      "This is the only scene: q quits."
    ),
    (
      ["scene.next", "scene.previous"],
      [.notes, .library, .detail, .search, .look, .behindLook],
      "This is the only scene: o opens a note in another."
    ),
    (
      ["note.toggleTask"],
      [.detail, .look],
      "This is no task: - [ ] begins one."
    ),
    (
      ["view.lastMessage"],
      [.notes, .library, .detail, .search, .look, .behindLook, .typing],
      "Nothing was told yet."
    ),
    (
      ["pane.zoom", "pane.narrow", "pane.widen"],
      [.look],
      "A sheet has the focus: Esc closes it."
    ),
  ]
}
