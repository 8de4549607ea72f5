import Focus
import Interface
import Scenes

/// Keeping where one is: within a second of a change, and at every end (scenes R3).
extension NotesApp {
  /// Why a scene is saved.
  enum Ending {
    /// The person quit: a search is over.
    case quit

    /// The program was ended from outside, or goes on: everything comes back.
    case interrupted
  }

  /// The scene's name.
  var sceneName: String { strip.current.name }

  /// Keeps the scene in front; `nil` where nothing is kept.
  var keeper: SceneKeeper? { strip.current.keeper }

  /// The state of the scene in front, in parts.
  func archive(_ ending: Ending) -> SceneArchive { memento(ending).archive }

  /// What the state of the scene in front is made from.
  private func memento(_ ending: Ending) -> SceneMemento {
    var state = sceneState
    state.facts = facts
    return memento(of: state, at: strip.current, ending)
  }

  private func memento(
    of state: SceneState, at scene: OpenScene, _ ending: Ending
  ) -> SceneMemento {
    SceneMemento(
      state, focus: lastingFocus(of: state),
      at: SceneParts.Window(in: strip.window, order: scene.order, turn: scene.turn),
      ending: ending)
  }

  /// The focus of a scene as it is without the menu bar and the sheets that don't come back: with what
  /// it returns to.
  private func lastingFocus(of state: SceneState) -> FocusState {
    let passing = state.model.sheets.sheets.map(\.id).filter { !$0.returns }
    var lasting = state.focus(without: Set(passing), at: now)
    // Whether the terminal had the input is of this run.
    _ = lasting.regainWindow()
    return lasting
  }

  /// Notes that the scene in front has changed, so that it is saved soon.
  func noteChange() {
    if keeper != nil { schedule.changed(at: now) }
  }

  /// Lets the worker save the scene in front, if it is time to.
  func saveInTime() {
    guard schedule.isDue(at: now) else { return }
    saveSoon()
  }

  /// Lets the worker save the scene in front.
  func saveSoon() {
    schedule.taken()
    guard let writer = keeper?.writer else { return }
    workshop.keep(memento(.interrupted), by: writer)
  }

  /// Lets the scene be saved as soon as it has come to rest: writing was begun or ended, and what is
  /// typed from here on has to find that mode again (scenes R4).
  func hurryScene() {
    if keeper != nil { haste = .wanted }
  }

  /// Lets the worker save the scene, if that is in haste.
  func saveSceneInHaste() {
    // What is still being restored is on the disk.
    guard haste == .wanted, firstTarget == nil else { return }
    saveSoon()
    haste = .begun
  }

  /// Waits until the scene that something is typed in is saved.
  func finishHaste() {
    guard haste != .none else { return }
    if haste == .wanted { saveSoon() }
    workshop.finishKeeping()
    haste = .none
  }

  /// Saves all scenes, and waits for it; one that can't be saved is said, and never keeps the program
  /// from ending.
  func saveScenes(_ ending: Ending) {
    guard keeper != nil else { return }
    trustScene()
    schedule.taken()
    workshop.finishKeeping()
    do throws(FileError) {
      for scene in strip.scenes {
        guard let keeper = scene.keeper else { continue }
        switch scene.standing {
        case .front: try keeper.save(archive(ending))
        case .parked(let state): try keeper.save(memento(of: state, at: scene, ending).archive)
        // What nobody has changed since it was read.
        case .asleep: break
        }
      }
    } catch {
      model.notice = .notKept(error)
    }
  }

  /// Lets the next start trust the scene: this one has shown it and lives (scenes R5).
  func trustScene() {
    guard start == .painted else { return }
    start = .trusted
    do throws(FileError) {
      try keeper?.finishRestore()
    } catch {
      model.notice = Notice(
        .warning, "The state folder can't be written: \(error.sentence)",
        remedy: "Where you are may not be kept.")
    }
  }

  /// Takes what the worker has to tell of saving; a fault is told once, until saving works again.
  func take(keeping error: FileError?) -> PostSight {
    guard (error == nil) != (keepingFault == nil) else { return .unseen }
    keepingFault = error
    guard let error else { return .unseen }
    model.notice = .notKept(error)
    return .seen
  }
}

/// Whether the scene has to be saved before anything more is typed.
enum SceneHaste {
  case none
  /// It has to be, as soon as it has come to rest.
  case wanted
  /// A worker is at it.
  case begun
}

extension SceneState {
  /// The focus as it is without the menu bar and some sheets: with what it returns to.
  func focus(without sheets: Set<SheetName>, at now: Duration) -> FocusState {
    guard let arrangement else { return focus }
    let lasting = Situation(arrangement: arrangement, focus: focus).beneathMenuBar
    let (map, focus) = (lasting.arrangement.map, lasting.focus)
    let passing = Set(sheets.map(\.scope))
    guard map.scopes.contains(where: { passing.contains($0.id) }) else { return focus }
    var groups = map.groups.filter { !passing.contains($0.scope) }
    // What they covered can be gone to again.
    for index in groups.indices { groups[index].allowsFocus = .everything }
    var kept = focus
    _ = kept.reconcile(
      from: map,
      to: FocusMap(scopes: map.scopes.filter { !passing.contains($0.id) }, groups: groups),
      at: now)
    return kept
  }
}

extension Notice {
  /// Says that scenes can't be saved.
  static func notKept(_ error: FileError) -> Notice {
    Notice(
      .error, "Where you are couldn't be saved. \(error.sentence)",
      remedy: "Your notes are safe; the next start begins at the first note.")
  }
}
