import Commands
import Focus
import Interface
import Notes

/// All that is a scene's own: what is open in it, where the focus is, how far things are scrolled.
///
/// The app holds the scene in front in its own properties; the others wait as values of this type. What
/// belongs to the folder and not to a scene isn't in it (`SharedModel`).
struct SceneState {
  /// The models; without what all scenes share while another scene is in front.
  var model: NotesModel

  /// Where the focus is.
  var focus = FocusState()

  /// How far things are scrolled.
  var view = ViewState()

  /// The arrangement in force when another scene came to the front; the focus is brought in line from
  /// it.
  var arrangement: Arrangement?

  /// The pane that shows where there is room for one only.
  var front = Column.supplementary

  /// Where components shall stand as soon as there is room.
  var scrollWishes: [ComponentID: ScrollWish] = [:]

  /// What the focus goes to as soon as it exists.
  var firstTarget: FocusTarget?

  /// Movements made before that.
  var heldMovements: [Movement] = []

  /// The place in a note that is awaited.
  var arrival: Arrival?

  /// The groups that had the focus last.
  var visits = GroupVisits()

  /// How far restoring it has come.
  var start = Start.restoring

  /// What it shows.
  var facts = SceneFacts()

  /// The text that was written in when another scene came to the front.
  var writing: SceneParts.Writing?

  /// The path that the note on which its list stands has by now, if it was renamed meanwhile.
  var renamed: NotePath?

  /// Makes a scene of a model in which nothing has happened yet.
  init(model: NotesModel) { self.model = model }
}

/// What the models of all scenes share: the folder, what is done to its files, and what a person has
/// learnt and is told.
struct SharedModel {
  private let library: Library
  private let history: UndoHistory
  private let pending: [PendingOperation]
  private let hidden: Set<NotePath>
  private let access: FolderAccess
  private let notice: Notice?
  private let lastNotice: Notice?
  private let histories: [FieldName: FieldHistory]
  private let recent: RecentCommands
  private let taught: Set<CommandID>
  private let left: [JournalKey: Writing]
  private let textPlaces: TextPlaces
  private let clipboard: [UInt8]

  /// Takes it out of the model of the scene that leaves the front, so that it is held once.
  init(from model: inout NotesModel) {
    library = model.library
    history = model.history
    pending = model.pending
    hidden = model.hidden
    access = model.access
    notice = model.notice
    lastNotice = model.lastNotice
    histories = model.histories
    recent = model.recent
    taught = model.taught
    left = model.left
    textPlaces = model.textPlaces
    clipboard = model.clipboard
    model.library = Library()
    model.left = [:]
    model.pending = []
    model.hidden = []
    model.notice = nil
  }

  /// Gives it to the model of the scene that comes to the front.
  func give(to model: inout NotesModel) {
    model.library = library
    model.history = history
    model.pending = pending
    model.hidden = hidden
    model.access = access
    model.notice = notice
    model.lastNotice = lastNotice
    model.histories = histories
    model.recent = recent
    model.taught = taught
    model.left = left
    model.textPlaces = textPlaces
    model.clipboard = clipboard
  }
}
