import Focus
import Interface
import Notes
import Scenes
import Sheets

/// Several scenes (scenes R8): opening, closing, and going from one to another.
extension NotesApp {
  /// Does what is asked of the scenes.
  func perform(_ request: SceneRequest) {
    switch request {
    case .open(let notes): open(notes)
    case .openRow(let row):
      guard fork() else { return }
      self.request(row)
    case .write:
      guard fork() else { return }
      run(.newNote, by: .program)
    case .close: closeFront()
    case .step(let step): turn(to: strip.neighbour(step))
    case .shelf: openShelf()
    case .lookAtShelf: lookAtShelf()
    case .go(let name): go(to: name)
    case .forget(let name): forget(name)
    }
  }

  /// Puts another scene in front.
  func turn(to index: Int) {
    guard index != strip.front else { return }
    let (state, shared) = park()
    switch strip.turn(to: index, leaving: state) {
    case .parked(let state): bringForward(state, sharing: shared)
    case .asleep, .front:
      bringForward(emptyScene, sharing: shared)
      restoreFront()
    }
  }

  /// Opens notes, each where it is best (scenes R8); the last one comes to the front.
  private func open(_ notes: [NotePath]) {
    guard let situation else { return }
    // What is read goes on where it is.
    let isRead = situation.group == .detail && notes == [situation.note].compactMap(\.self)
    for note in notes {
      if let index = strip.preferred(for: note) {
        let hasIt = strip.scenes[index].facts?.path == note
        turn(to: index)
        if hasIt { continue }
      } else if !fork() {
        return
      } else if isRead {
        if model.followed == nil { select(note) }
        continue
      }
      request(FocusTarget(ItemID(note.key), in: .notes))
    }
  }

  /// Opens a new scene that looks like the one in front, without what is about that one alone: its
  /// search, sheets, marks and way back.
  ///
  /// - Returns: Whether there is one; if not, it has been said why.
  private func fork() -> Bool {
    let keeper: SceneKeeper?
    do throws(SceneError) {
      keeper = try registry.map { registry throws(SceneError) in
        var keeper = try SceneKeeper.new(in: registry)
        _ = keeper.restore()
        return keeper
      }
    } catch {
      model.notice = Notice(.error, "A new scene can't be kept: \(error.sentence)")
      return false
    }
    let (state, shared) = park()
    var next = state
    next.focus = state.focus(without: Set(state.model.sheets.sheets.map(\.id)), at: now)
    next.model = NotesModel(notebook: environment.notebook, space: Self.space(of: size))
    next.model.unfolded = state.model.unfolded
    next.model.sort = state.model.sort
    next.model.columns = state.model.columns
    next.model.followed = state.model.followed
    next.arrival = nil
    next.visits = GroupVisits()
    next.start = .trusted
    strip.open(keeper: keeper, leaving: state)
    bringForward(next, sharing: shared)
    return true
  }

  /// Closes the scene in front; the one that was there before comes back.
  private func closeFront() {
    guard let next = strip.last, let index = strip.index(of: sceneName) else { return }
    turn(to: next)
    drop(at: index)
  }

  /// Takes a scene away for good that isn't in front.
  ///
  /// Notes and what is typed into them stay as they are.
  func drop(at index: Int) {
    let scene = strip.remove(at: index)
    model.scenes = strip.position
    if let keeper = scene.keeper, let registry { workshop.forget(keeper, in: registry) }
    let left = strip.scenes.count == 1 ? "one is left" : "\(strip.scenes.count) are left"
    model.notice = Notice(.info, "The scene is closed; \(left).")
  }
}
