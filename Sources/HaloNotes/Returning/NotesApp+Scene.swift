import Focus
import Interface
import Notes
import Scenes
import Sheets

/// Coming back to where one was.
extension NotesApp {
  /// Why a scene is saved.
  enum Ending {
    /// The person quit: a search is over.
    case quit

    /// The program was ended from outside: everything comes back.
    case interrupted
  }

  /// The scene's name.
  var sceneName: String { keeper?.name ?? "1" }

  /// The state of the scene, in parts, still to be encoded: that is a worker's while the program runs.
  func archiving(_ ending: Ending) -> @Sendable () -> SceneArchive {
    let preview = (situation?.arrangement.selected).map { model.title(of: $0) }
    let library = SceneParts.Library(unfolded: model.unfolded.map(\.key).sorted(), front: front)
    let sheets = SceneParts.Sheets(open: model.sheets.mementos, look: model.look.shown?.key)
    let search =
      ending == .quit
      ? nil
      : model.search.map {
        SceneParts.Search(text: $0.field.text, origin: $0.origin?.key, scope: $0.scope)
      }
    let writing = model.writing.map { SceneParts.Writing($0.value) }
    let quick = model.quick.flatMap { SceneParts.Quick($0.value) }
    let (focus, view, columns, sort) = (lastingFocus, view, model.columns, model.sort)
    let (visited, texts) = (model.visited, model.textPlaces)
    return {
      var archive = SceneArchive()
      archive.preview = preview
      archive[SceneParts.focus] = SceneParts.part(focus, of: SceneParts.focus)
      archive[SceneParts.view] = SceneParts.part(view, of: SceneParts.view)
      archive[SceneParts.library] = SceneParts.part(library, of: SceneParts.library)
      archive[SceneParts.sheets] = SceneParts.part(sheets, of: SceneParts.sheets)
      archive[SceneParts.columns] = SceneParts.part(columns, of: SceneParts.columns)
      archive[SceneParts.visited] = SceneParts.part(visited, of: SceneParts.visited)
      archive[SceneParts.sort] = SceneParts.part(sort, of: SceneParts.sort)
      archive[SceneParts.texts] = SceneParts.part(texts, of: SceneParts.texts)
      if let search {
        archive[SceneParts.search] = SceneParts.part(search, of: SceneParts.search)
      }
      if let quick { archive[SceneParts.quick] = SceneParts.part(quick, of: SceneParts.quick) }
      if let writing {
        archive[SceneParts.writing] = SceneParts.part(writing, of: SceneParts.writing)
      }
      return archive
    }
  }

  /// The state of the scene, in parts.
  func archive(_ ending: Ending) -> SceneArchive { archiving(ending)() }

  /// The focus as it is without the menu bar and the sheets that don't come back: with what it
  /// returns to.
  private var lastingFocus: FocusState {
    guard let lasting = situation?.beneathMenuBar else { return focus }
    let (map, focus) = (lasting.arrangement.map, lasting.focus)
    let passing = Set(
      model.sheets.sheets.map(\.id).filter { $0 != .look && $0 != .quick }.map(\.scope))
    guard !passing.isEmpty else { return focus }
    var kept = focus
    _ = kept.reconcile(
      from: map,
      to: FocusMap(
        scopes: map.scopes.filter { !passing.contains($0.id) },
        groups: map.groups.filter { !passing.contains($0.scope) }),
      at: now)
    return kept
  }

  /// Saves the scene; a scene that can't be saved is said, and never keeps the program from ending.
  func saveScene(_ ending: Ending) {
    guard let keeper else { return }
    trustScene()
    sceneSchedule.taken()
    workshop.finishKeeping()
    do throws(FileError) {
      try keeper.save(archive(ending))
    } catch {
      takeSceneFailure(error)
    }
  }

  /// Notes that the scene may be another one now: it is written within a second (scenes R3).
  func sceneChanged() {
    if keeper != nil { sceneSchedule.changed(at: now) }
  }

  /// Lets a worker write the scene if it is time to.
  func keepSceneInTime() {
    guard let keeper, sceneSchedule.isDue(at: now) else { return }
    sceneSchedule.taken()
    // One that is being restored isn't the person's yet.
    guard firstTarget == nil else { return sceneChanged() }
    workshop.keep(archiving(.interrupted), with: keeper.writer)
  }

  /// Says that the scene couldn't be written.
  func takeSceneFailure(_ error: FileError) {
    guard model.notice?.kind != .error else { return }
    model.notice = Notice(
      .error, "Where you are couldn't be saved. \(error.sentence)",
      remedy: "Your notes are safe; the next start begins at the first note.")
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

  /// Puts the scene back as it was saved: content first, then what hangs on it.
  ///
  /// What the notes no longer hold is left out by the engine that owns it.
  func restoreScene() {
    guard let state = environment.state else {
      request(first: nil)
      return
    }
    var archive: SceneArchive?
    do throws(SceneError) {
      let (opened, outcome) = try SceneKeeper.open(in: state)
      keeper = opened
      archive = outcome.archive
      if let warning = outcome.warning { model.notice = warning }
    } catch {
      model.notice = Notice(.warning, "The last scene can't be read: \(error.sentence)")
    }
    guard let archive else {
      request(first: nil)
      return
    }
    restore(archive)
  }

  private func restore(_ archive: SceneArchive) {
    if let library = SceneParts.value(
      SceneParts.Library.self, of: SceneParts.library, in: archive)
    {
      model.unfolded = Set(library.unfolded.compactMap(NotePath.init(key:)))
      front = library.front
    }
    if let columns = SceneParts.value(ColumnWishes.self, of: SceneParts.columns, in: archive) {
      model.columns = columns
    }
    if let visited = SceneParts.value(VisitedPlaces.self, of: SceneParts.visited, in: archive) {
      model.visited = visited
    }
    if let texts = SceneParts.value(TextPlaces.self, of: SceneParts.texts, in: archive) {
      model.textPlaces = texts
    }
    if let sort = SceneParts.value(NoteSort.self, of: SceneParts.sort, in: archive) {
      model.sort = sort
    }
    if let search = SceneParts.value(SceneParts.Search.self, of: SceneParts.search, in: archive) {
      var restored = SearchModel(origin: search.origin.flatMap(NotePath.init(key:)))
      restored.scope = search.scope ?? .everything
      restored.field = LineField(search.text)
      model.search = restored
    }
    if let quick = SceneParts.value(SceneParts.Quick.self, of: SceneParts.quick, in: archive) {
      restore(quick)
    }
    if let sheets = SceneParts.value(SceneParts.Sheets.self, of: SceneParts.sheets, in: archive) {
      let look = sheets.look.flatMap(NotePath.init(key:))
      model.look = Look(shown: look)
      model.sheets.restore(sheets.open) { name in
        switch name {
        case .look where look == nil: nil
        case .quick where model.quick == nil: nil
        case .look, .sort, .quick: name.sheet
        // What they were about was of another run.
        case .explanation, .keyboard, .palette, .outline, .rename, .move, .tags, .theme, .message,
          .conflict, .quickNotes:
          nil
        }
      }
      if model.sheets.sheet(.sort) != nil {
        model.pickers[.sort] = Picker(SortContent(current: model.sort, signs: theme.signs))
      }
    }
    if let restored = SceneParts.value(ViewState.self, of: SceneParts.view, in: archive) {
      view = restored
    }
    if let writing = SceneParts.value(SceneParts.Writing.self, of: SceneParts.writing, in: archive)
    {
      restore(writing)
    }
    let restored = SceneParts.value(FocusState.self, of: SceneParts.focus, in: archive)
    if let restored { focus = restored }
    request(first: restored?.focused.map { FocusTarget($0.item, in: $0.group) })
  }

  /// The focus waits for the note, which comes when the folder has been read.
  private func request(first target: FocusTarget?) {
    let opening = environment.opening.map { FocusTarget(ItemID($0.key), in: .notes) }
    firstTarget = opening ?? target ?? FocusTarget(entryOf: .notes)
  }
}
