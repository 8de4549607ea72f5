import Commands
import Interface
import Notes
import Sheets
import Text

/// The state of one scene of the app that isn't focus and isn't scrolling: what actions change.
struct NotesModel: Sendable {
  /// The folder.
  let notebook: Notebook

  /// What is known of its notes.
  var library = Library()

  /// The tags and folders below which rows show in the library.
  var unfolded: Set<SidebarChoice> = []

  /// The search, while one is on.
  var search: SearchModel?

  /// The note that a sheet's Enter has brought into the detail pane, until the list moves on.
  var followed: Followed?

  /// What typed letters mean.
  var mode = InputMode.commands

  /// The notes that are marked.
  var marks: Set<NotePath> = []

  /// The note that was marked or unmarked last: a range begins there.
  var lastMarked: NotePath?

  /// The open sheets.
  var sheets: SheetStack<SheetName>

  /// The open sheets that are a field and the rows it steers.
  var pickers: [SheetName: Picker] = [:]

  /// How many of those were opened so far.
  var pickersOpened = 0

  /// What was entered into fields before.
  var histories: [FieldName: FieldHistory] = [:]

  /// The commands that were run last.
  var recent = RecentCommands()

  /// The commands run by name whose keys were shown (commands C19).
  var taught: Set<CommandID> = []

  /// What the look sheet shows.
  var look = Look<NotePath>()

  /// The note on which the list stood when something else was looked at: until the list moves on the
  /// sheet shows that, also where it follows the list.
  var lookedFrom: NotePath?

  /// What was found of the note in the look sheet.
  var known: LookKnowledge?

  /// Counts what was found for the look sheet.
  var lookRevision: UInt64 = 0

  /// The order of the list.
  var sort = NoteSort.standard

  /// How wide the panes are, and which one has the whole window.
  var columns = ColumnWishes()

  /// The notes that were read, for back and forward.
  var visited = VisitedPlaces()

  /// What open sheets say that are rows to be read.
  var texts: [SheetName: any RowsContent] = [:]

  /// What sheets of the scene are made from that came back, until the notes are known.
  var returning: [SheetName: SheetValue] = [:]

  /// Sheets that came back and whose subject is gone: they close when the focus is back, which then goes
  /// where it came from.
  var vain: [SheetName] = []

  /// Whether the focus map is drawn over the screen.
  var focusOverlay = FocusOverlayState.hidden

  /// Whether the menu bar shows.
  var menuBar = MenuBarState.closed

  /// What can be undone and redone (commands C7).
  var history = Notes.UndoHistory()

  /// What is to be done with files, the first of it being done now.
  var pending: [PendingOperation] = []

  /// Notes that are on their way to the trash and don't show any more.
  var hidden: Set<NotePath> = []

  /// What may be done with the folder.
  var access = FolderAccess.writable

  /// Which scene this is, and of how many.
  var scenes = ScenePosition()

  /// What is asked in the footer.
  var question: Question?

  /// What the person must know now.
  var notice: Notice? { didSet { if let notice { lastNotice = notice } } }

  /// What the person was told last, to be read in full.
  var lastNotice: Notice?

  /// The text that is written in, in the detail pane.
  var writing: Apart<Writing>?

  /// The quick note in progress.
  var quick: Apart<QuickNote>?

  /// What is offered at the caret.
  var completion: Apart<Completion>?

  /// Which notes the quick notes lead to.
  var quickMentions = QuickMentions()

  /// The file that is to be attached to a note, from the first letter of its path to the link in the
  /// note (scenes R1).
  var attaching: Attaching?

  /// The file whose path was pasted last, which may be attached in place of it.
  var pasteOffer: PasteOffer?

  /// Texts that were left and aren't saved yet.
  var left: [JournalKey: Writing] = [:]

  /// Where one was in texts that were left, newest last.
  var textPlaces = TextPlaces()

  /// What a person has to choose between, while the sheet asks.
  var conflict: Conflict?

  /// What was cut or copied last.
  var clipboard: [UInt8] = []

  /// Makes the model of a scene in which nothing is open.
  init(notebook: Notebook, space: SheetSpace) {
    self.notebook = notebook
    sheets = SheetStack(space: space)
  }

  /// A note in the detail pane that isn't the one the list stands on.
  struct Followed: Hashable, Sendable {
    /// The note shown.
    var note: NotePath

    /// The note on which the list stood when it was opened.
    var from: NotePath?
  }
}

/// Whether the focus map is drawn over the screen.
enum FocusOverlayState: Hashable, Sendable {
  case hidden
  case shown
}

/// The sheets of the app.
enum SheetName: String, Hashable, Sendable, Codable {
  /// A look at a note.
  case look

  /// What can be done here, with its keys.
  case keyboard

  /// Every command by its name.
  case palette

  /// Why the focus is where it is, and where it would go.
  case explanation

  /// The orders of the list.
  case sort

  /// The headings of a note.
  case outline

  /// Another title for a note.
  case rename

  /// Another folder for notes.
  case move

  /// The tags of notes.
  case tags

  /// The themes.
  case theme

  /// A quick note.
  case quick

  /// The quick notes that lead to a note.
  case quickNotes

  /// What was told last, in full.
  case message

  /// Two versions of a text.
  case conflict

  /// All scenes.
  case shelf

  /// What is looked for in a text that is written in.
  case find

  /// What is put in place of it.
  case replace

  /// A file that is to be attached to a note.
  case attach
}
