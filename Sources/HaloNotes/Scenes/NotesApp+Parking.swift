import Focus
import Interface
import Notes
import Sheets

/// Taking the scene in front away, and bringing another one there.
extension NotesApp {
  /// The scene in front as a value.
  var sceneState: SceneState {
    get {
      var state = SceneState(model: model)
      state.focus = focus
      state.view = view
      state.arrangement = arrangement
      state.front = front
      state.scrollWishes = scrollWishes
      state.firstTarget = firstTarget
      state.heldMovements = heldMovements
      state.arrival = arrival
      state.visits = visits
      state.start = start
      state.facts = keptFacts
      return state
    }
    set {
      model = newValue.model
      focus = newValue.focus
      view = newValue.view
      arrangement = newValue.arrangement
      front = newValue.front
      scrollWishes = newValue.scrollWishes
      firstTarget = newValue.firstTarget
      heldMovements = newValue.heldMovements
      arrival = newValue.arrival
      visits = newValue.visits
      start = newValue.start
      keptFacts = newValue.facts
    }
  }

  /// What the scene in front shows; while it waits to be restored, what it showed.
  var facts: SceneFacts {
    guard firstTarget == nil, let situation else { return keptFacts }
    return situation.beneathMenuBar.facts(in: model)
  }

  /// Takes the scene in front out of the app, to be put behind: it is saved soon, and keeps nothing of
  /// what was about the moment.
  ///
  /// - Returns: The scene, and what all scenes share.
  func park() -> (SceneState, SharedModel) {
    model.mode = .commands
    model.question = nil
    model.menuBar = .closed
    model.sheets.finishTransition()
    settle()
    keptFacts = facts
    saveSoon()
    let writing = putTextAway()
    let shared = SharedModel(from: &model)
    var state = sceneState
    state.writing = writing
    return (state, shared)
  }

  /// Saves what is written and closes it, a quick note with its sheet, so that another scene may write
  /// in the same text.
  ///
  /// - Returns: What is needed to go on writing; a new note has its file by now, unless nothing is
  ///   written in it yet.
  private func putTextAway() -> SceneParts.Writing? {
    if model.quick != nil {
      model.closeSheet(.quick, because: .programmatic)
      keepQuickNote()
    }
    guard model.writing != nil else { return nil }
    _ = finishTexts()
    let writing = model.writing.map { SceneParts.Writing($0.value) }
    putAside()
    return writing
  }

  /// Puts a scene in front.
  func bringForward(_ state: SceneState, sharing shared: SharedModel) {
    let activity = focus.window
    sceneState = state
    shared.give(to: &model)
    model.scenes = strip.position
    model.sheets.resize(to: Self.space(of: size))
    forgetMoment()
    switch (activity, focus.window) {
    case (.active, .inactive): _ = focus.regainWindow()
    case (.inactive, .active): focus.loseWindow()
    default: break
    }
    if let writing = state.writing { restore(writing) }
    // What was being copied when the scene left has come to its end without it.
    if case .copying = model.attaching?.stage { model.attaching = nil }
    if let renamed = state.renamed { stand(on: renamed) }
    if model.search?.progress == .searching { search() }
    noteChange()
  }

  /// A scene in which nothing is open.
  var emptyScene: SceneState {
    SceneState(model: NotesModel(notebook: environment.notebook, space: Self.space(of: size)))
  }

  /// Forgets what was kept for the scene that was in front.
  private func forgetMoment() {
    derivations.forgetResults()
    shownMenus = ShownMenus()
    paintMemory = PaintMemory()
    picture = nil
    continuations = []
    lastClick = nil
    grip = nil
    chosen = nil
    let isScanning = asked.isScanning
    asked = Asked()
    asked.isScanning = isScanning
  }

  /// Makes a note that was renamed meanwhile the list's current one.
  func stand(on note: NotePath) {
    if focus.focused?.group == .notes {
      request(FocusTarget(ItemID(note.key), in: .notes))
    } else {
      select(note)
    }
  }
}

extension Situation {
  /// What the scene shows.
  func facts(in model: NotesModel) -> SceneFacts {
    let activity = activity(in: model)
    var facts = SceneFacts(title: activity.title)
    facts.place =
      activity.userInfo["search"].map { "“\($0)”" }
      ?? activity.link?.path.folder?.display ?? ""
    guard let note = activity.link?.path else { return facts }
    facts.note = note.key
    let reader = reader ?? arrangement.detail
    guard let page = reader?.reading?.page, reader?.request.path == note,
      let block = page.blocks.indices.contains(block ?? 0) ? page.blocks[block ?? 0] : nil
    else { return facts }
    facts.line = String(
      block.text.prefix { !$0.isNewline }.prefix(SceneFacts.lineLimit))
    return facts
  }
}
