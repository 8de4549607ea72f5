import Focus
import Interface
import Notes
import Scenes

/// Coming back to where one was.
extension NotesApp {
  /// Puts the scene back as it was saved: content first, then what hangs on it.
  ///
  /// What the notes no longer hold is left out by the engine that owns it.
  func restoreScene() {
    guard let registry else {
      request(first: nil)
      return
    }
    do throws(SceneError) {
      strip = SceneStrip(try SceneKeeper.openWindow(in: registry))
      model.scenes = strip.position
      restoreFront()
    } catch {
      model.notice = Notice(.warning, "The last scene can't be read: \(error.sentence)")
      request(first: nil)
    }
  }

  /// Restores the scene in front, of which nothing is there yet but its keeper.
  func restoreFront() {
    let found = strip.current.keeper?.restore()
    if let warning = found?.warning { model.notice = warning }
    guard let archive = found?.archive else {
      request(first: nil)
      return
    }
    restore(archive)
  }

  /// The scenes of the folder; `nil` where nothing is kept.
  var registry: SceneRegistry? { environment.state.map { SceneRegistry(root: $0) } }

  private func restore(_ archive: SceneArchive) {
    if let facts = SceneParts.value(SceneFacts.self, of: SceneParts.facts, in: archive) {
      keptFacts = facts
    }
    if let library = SceneParts.value(
      SceneParts.Library.self, of: SceneParts.library, in: archive)
    {
      model.unfolded = library.choices
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
      // What lies there is found when it has been read.
      if search.isInTrash == true { restored.begin(in: .empty) }
      model.search = restored
    }
    if let quick = SceneParts.value(SceneParts.Quick.self, of: SceneParts.quick, in: archive) {
      restore(quick)
    }
    let sheets = SceneParts.value(SceneParts.Sheets.self, of: SceneParts.sheets, in: archive)
    if let sheets { reopen(sheets) }
    if let restored = SceneParts.value(ViewState.self, of: SceneParts.view, in: archive) {
      view = restored
    }
    if let writing = SceneParts.value(SceneParts.Writing.self, of: SceneParts.writing, in: archive)
    {
      restore(writing)
    }
    if let sheets { fill(sheets) }
    let attaching = SceneParts.value(
      SceneParts.Attaching.self, of: SceneParts.attaching, in: archive)
    if let attaching, environment.opening == nil { restore(attaching) }
    let restored = SceneParts.value(FocusState.self, of: SceneParts.focus, in: archive)
    if let restored {
      focus = restored
      focus.forgetHints()
    }
    if environment.opening != nil { noteRestoredPlace(of: archive) }
    request(first: restored?.focused.map { FocusTarget($0.item, in: $0.group) })
  }

  /// Lets Back lead to the restored place, where what was named on the command line is another note
  /// (scenes R6).
  private func noteRestoredPlace(of archive: SceneArchive) {
    let facts = SceneParts.value(SceneFacts.self, of: SceneParts.facts, in: archive)
    guard let note = facts?.path, note != environment.opening?.path else { return }
    model.visited.note(VisitedPlaces.Place(note: note, item: nil))
  }

  /// The focus waits for the note, which comes when the folder has been read.
  private func request(first target: FocusTarget?) {
    // It is opened once, and not in every scene that is restored.
    let opening = environment.opening
    environment.opening = nil
    arrival = opening.flatMap(Arrival.init)
    let named = opening.map { FocusTarget(ItemID($0.path.key), in: .notes) }
    firstTarget = named ?? target ?? FocusTarget(entryOf: .notes)
  }
}
