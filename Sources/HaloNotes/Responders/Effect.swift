import Commands
import Focus
import Interface
import Notes
import Text

/// What an action asks of the rim, in order.
enum Effect: Sendable, Equatable {
  /// Move the focus.
  case move(Movement)

  /// Put the focus on something, now or as soon as it exists.
  case focus(FocusTarget)

  /// Put the focus on a place in a note when that has come into the detail pane.
  case await(AwaitedBlock.Place, in: NotePath)

  /// Make something current in its group, without moving the focus there.
  case remember(FocusTarget)

  /// Make a note the list's current one, without moving the focus there; its row goes to the
  /// middle.
  case select(NotePath)

  /// Scroll a component by rows, downward if positive.
  case scroll(ComponentID, rows: Int)

  /// Search for what is in the field.
  case search

  /// Change what stands in a field.
  case change(FieldName, FieldChange)

  /// Open help, judged for what has the focus.
  case open(HelpSurface)

  /// Read the folder anew.
  case scan

  /// Open a note in the external editor, at a line.
  case edit(NotePath, line: Int?)

  /// Begin a new note, with a title if given.
  case write(title: String?, home: NoteHome)

  /// Begin a quick note, with the link to what is in front.
  case beginQuickNote(QuickLink?)

  /// Write in a note, with the caret at a place.
  case writeIn(NotePath, at: WritingPlace)

  /// Do something to a text; to the one that has the focus if none is named.
  case text(TextCommand, in: JournalKey? = nil)

  /// Find what is typed in the sheet for that, in a text that is too large for it to be found at once.
  case find

  /// Put a row of the list at the caret into the text.
  case complete(row: Int)

  /// Save the text that is written in.
  case save

  /// Do what was chosen of two versions of the text.
  case settle(Conflict.Choice)

  /// Go back to reading; the text is kept and saved.
  case leaveText

  /// Put text on the clipboard, and say so.
  case copy(CopiedText)

  /// Run a command that was named and not pressed, for what is focused beneath the menu bar; from help,
  /// which has closed, only if that is what had the focus before.
  case run(CommandID, by: CommandSender, from: HelpOrigin? = nil)

  /// Attach a file to the note for which the sheet was opened; the link takes the place of what was
  /// pasted.
  case attach([UInt8], replacing: [UInt8])

  /// Read the folder of the path that is typed in the sheet that attaches files.
  case lookIntoFolder

  /// Let another program open the file to which a link of a note leads.
  case openFile(Link, of: NotePath)

  /// Do something with the files of notes; it is shown as done when it is.
  case operate(NoteOperation, subject: String, links: LinkTreatment? = nil)

  /// Remove for good what lies in the trash.
  case emptyTrash

  /// Go to the note of the day, which is made if it isn't there.
  case openDaily

  /// Undo or redo what comes next.
  case step(UndoHistory.Direction)

  /// Count the links to notes for the sheet that renames or moves them.
  case countLinks(to: [NotePath])

  /// Read the tags of the notebook for the sheet that shows them.
  case readTags

  /// Offer the themes that there are.
  case offerThemes

  /// Let a theme stay that was tried.
  case keepTheme(named: String)

  /// Open, close or change scenes.
  case scene(SceneRequest)

  /// Tell the person something.
  case notice(Notice)

  /// Draw the whole screen again.
  case redraw

  /// Read keys and settings again.
  case reload

  /// Stop the program until the shell continues it.
  case suspend

  /// Save the scene and end.
  case quit
}
