import Commands
import Configuration
import Focus
import Geometry
import Interface
import Notes
import Scenes
import Sheets
import TerminalInput

/// The notes program without a terminal: events in, requests and frames out.
///
/// The loop goes one way round for each event: resolve → act → effects → arrange → reconcile; the
/// frame is painted when it is asked for. Terminal and driver run the very same object.
public final class NotesApp {
  /// What came from outside.
  var environment: AppEnvironment

  /// The models.
  var model: NotesModel

  /// Where the focus is, and what is remembered of it.
  var focus = FocusState()

  /// How far things are scrolled.
  var view = ViewState()

  /// The notes read of late.
  var readings = Readings()

  /// The pictures drawn of late.
  var pictures = DrawnPictures()

  /// What is kept so that arranging is quick.
  var derivations = Derivations()

  /// The arrangement in force; `nil` before the first.
  var arrangement: Arrangement?

  /// The pane that shows where there is room for one only.
  var front = Column.supplementary

  /// The window.
  var size: Size

  /// What the terminal can show.
  let rendering: Rendering

  /// Colours and signs.
  var theme: Theme { didSet { paintMemory = PaintMemory() } }

  /// The theme that is tried while themes are offered.
  var triedTheme: TriedTheme?

  /// What is kept so that painting is quick.
  var paintMemory = PaintMemory()

  /// What keys the terminal can send.
  var capability: KeyCapability

  /// The terminal's background, as far as it is known.
  var appearance = Appearance.dark

  /// Notices changes of a person's files; `nil` before the start.
  var watch: FileWatch?

  /// What is watched for changes of the notes.
  var outside: OutsideWatch

  /// When changed files are read again; `nil` while none has changed.
  var reloadTime: Duration?

  /// Resolves keys.
  var router: KeyRouter<Movement>

  /// The menus of the bar.
  var menus = MenuSystem()

  /// The menus as they were shown last.
  var shownMenus = ShownMenus()

  /// What may follow the keys of an unfinished sequence, once it is time to show it.
  var continuations: [Continuation] = []

  /// How fast the terminal takes frames: on a slow line nothing moves that only pleases.
  public var lineSpeed = LineSpeed.quick

  /// The last click, until something else is done.
  var lastClick: Click?

  /// When the last key came; `nil` before the first.
  var lastKeyTime: Duration?

  /// When something was scrolled last; `nil` before.
  var lastScroll: Duration?

  /// The hold on the front sheet's edge, while the mouse has one.
  var grip: Grip?

  /// The group in whose text pulling the mouse selects, since the button was pressed there.
  var selectsText: GroupID?

  /// What the terminal is asked for by the event at hand.
  var requests: [AppRequest] = []

  /// The time of the event at hand, since the start.
  var now: Duration = .zero

  /// What the workers were asked for last, so that nothing is asked for twice.
  var asked = Asked()

  /// Editors that have the terminal.
  var handedOver: Set<Int> = []

  /// Where components shall stand as soon as there is room.
  var scrollWishes: [ComponentID: ScrollWish] = [:]

  /// The note that the list is about to stand on, while its rows may be other ones than before.
  var chosen: NotePath?

  /// What the focus goes to at the start, as soon as it exists.
  var firstTarget: FocusTarget?

  /// Movements made before `firstTarget` was there, oldest first.
  var heldMovements: [Movement] = []

  /// How far the start has come.
  var start = Start.restoring

  /// The picture of the screen as it is now; `nil` where it has to be painted.
  var picture: Frame?

  /// The groups that had the focus last: the one that has it, and the one before.
  var visits = GroupVisits()

  /// The journals of the texts that are written in, and when they are saved.
  var desk: WritingDesk

  /// What a worker does for a text, and the keys that wait for it.
  var awaited: AwaitedText?

  /// Counts what was awaited.
  var ticket = 0

  /// The block on which the focus shall stand when a note that was written in has been read.
  var awaitedBlock: AwaitedBlock?

  /// The scenes, of which one is in front: it is what the other properties hold.
  var strip = SceneStrip()

  /// What the scene in front showed when it was left, until it is restored.
  var keptFacts = SceneFacts()

  /// When the scene in front has to be saved.
  var schedule = SaveSchedule()

  /// Whether the scene has to be saved before anything more is typed.
  var haste = SceneHaste.none

  /// Why the last scene that was to be saved couldn't be; `nil` where it could.
  var keepingFault: FileError?

  /// The scenes of the folder as they were when the shelf was opened.
  var shelf: [KeptScene] = []

  /// The place in a note that is awaited.
  var arrival: Arrival?

  /// The scenes in which the operations that are to be done were asked for, in the same order.
  var askers: [String] = []

  /// Counts the searches of all scenes.
  var questions: UInt64 = 0

  let mailbox: Mailbox
  let workshop: Workshop

  /// Makes the app; nothing is read before `begin`.
  ///
  /// - Parameters:
  ///   - wakeUp: Called on a worker's thread when it has something to tell: the owner answers with
  ///     a `.wake` event.
  public init(
    environment: AppEnvironment, size: Size, rendering: Rendering = Rendering(),
    wakeUp: @escaping @Sendable () -> Void
  ) {
    self.environment = environment
    self.size = size
    self.rendering = rendering
    theme = environment.settings.drawn(environment.themes.dark).adapted(to: rendering)
    capability = environment.variables["TERM"] == "linux" ? .console : .common
    router = KeyRouter(
      registry: NotesCatalogue.registry, bindings: environment.keymap.bindings,
      movements: NotesCatalogue.movements, letters: environment.keymap.letters,
      prefixDelay: environment.prefixDelay)
    model = NotesModel(notebook: environment.notebook, space: Self.space(of: size))
    desk = WritingDesk(
      in: environment.state?.appending("journals").bytes, on: environment.disk)
    outside = OutsideWatch(
      of: environment.notebook, and: desk.journals, limit: environment.watching)
    mailbox = Mailbox(bell: wakeUp)
    workshop = Workshop(
      notebook: environment.notebook, on: environment.disk, mailbox: mailbox,
      records: environment.state?.appending("operations").bytes,
      undo: environment.state?.bytes,
      index: environment.cache.map { NoteIndex(in: $0.bytes) },
      localOffset: environment.localOffset)
  }

  /// Restores the scene and begins to read the folder.
  public func begin() {
    let unsaved = recoverTexts()
    restoreScene()
    take(unsaved)
    watchFiles()
    if model.notice == nil { model.notice = findingsNotice }
    workshop.recover()
    workshop.recallList()
    workshop.openIndex()
    scan()
    watchJournals()
    settle()
  }

  /// Takes an event, the whole way round.
  ///
  /// - Returns: What the terminal has to do, in order.
  public func handle(_ event: TimedEvent) -> [AppRequest] {
    now = event.at
    requests = []
    trustScene()
    let (sheets, scene) = (model.sheets, sceneName)
    switch event.event {
    case .wake: guard takePosts() == .seen else { return requests }
    case .readable(let descriptor):
      guard takeNews(from: descriptor) == .seen else { return requests }
    case .deadline where model.sheets.transition == nil && (nextDuty.map { $0 > now } ?? true):
      // Nobody sees that a scene is saved.
      saveInTime()
      return requests
    default:
      if hold(event.event) { return requests }
      take(event.event)
      if event.event != .deadline { noteChange() }
    }
    keepQuickNote()
    keepTyped()
    watchJournals()
    picture = nil
    settle()
    if scene == sceneName { moveSheets(from: sheets, because: event.event) }
    arrive()
    saveSceneInHaste()
    return requests
  }

  /// When the app wants a `.deadline` event, since the start.
  public var nextDeadline: Duration? { [nextDuty, schedule.deadline].compactMap(\.self).min() }

  /// When something is due that may change the picture.
  var nextDuty: Duration? { [nextTask, outside.patrol].compactMap(\.self).min() }

  /// The same, without what is looked for again and again because it can't be watched.
  var nextTask: Duration? {
    if start == .painted { return .zero }
    return [
      router.deadline, focus.nextDeadline, reloadTime, model.sheets.nextFrame(after: now),
      desk.deadline, awaited.flatMap { $0.isTold ? nil : $0.since + Self.openingPatience },
      outside.deadline,
    ]
    .compactMap(\.self).min()
  }

  /// How long painting may wait for a worker: what is asked for is then drawn at once, not first
  /// something old.
  public var grace: Duration? {
    // A key that comes before the list, but after the first picture, has waited enough.
    if model.library.progress == .waiting, start == .restoring { return .milliseconds(60) }
    return isAwaiting || awaited != nil || awaitedBlock != nil || !model.pending.isEmpty
      ? .milliseconds(2) : nil
  }

  /// Waits for the workers and takes what they have to tell, until nothing is left to come.
  ///
  /// For drivers and tests: a terminal never waits.
  ///
  /// - Returns: What the terminal has to do, in order.
  @discardableResult
  public func finishWork() -> [AppRequest] {
    requests = []
    var posts: [Post]
    repeat {
      frameShown()
      workshop.finish()
      posts = mailbox.take()
      for post in posts { _ = take(post) }
      keepTyped()
      watchJournals()
      picture = nil
      settle()
      arrive()
      saveSceneInHaste()
    } while !posts.isEmpty
    return requests
  }

  /// The space for sheets in a window: all but the footer.
  static func space(of size: Size) -> SheetSpace {
    SheetSpace(
      container: Rectangle(
        column: 0, row: 0, columns: size.columns, rows: max(0, size.rows - 1)),
      windowRows: size.rows)
  }

  /// What the responders may look at now.
  var situation: Situation? {
    arrangement.map {
      Situation(
        arrangement: $0, focus: focus, mode: model.mode, lastGroup: visits.last,
        question: model.question)
    }
  }
}

/// How far the start has come.
enum Start {
  /// The scene is being restored.
  case restoring

  /// A frame with the restored scene has been painted.
  case painted

  /// The next start may trust the scene.
  case trusted
}

/// Where somebody wants a component to stand, and where there was room for it to stand.
struct ScrollWish {
  /// Where it was scrolled to last.
  var offset: ScrollOffset

  /// The row at which it stands; any other was scrolled to since.
  var granted: Int
}

/// The groups that had the focus last.
struct GroupVisits: Equatable {
  /// The one that has it, or had it when nothing has.
  private(set) var current: GroupID?

  /// The one that had it before.
  private(set) var last: GroupID?

  /// Notes which group has the focus now.
  mutating func note(_ group: GroupID?) {
    guard let group, group != current else { return }
    (last, current) = (current, group)
  }
}
