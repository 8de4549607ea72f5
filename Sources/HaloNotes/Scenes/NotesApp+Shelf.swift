import Focus
import Interface
import Notes
import Scenes

/// The shelf: all scenes of the folder (scenes R7, R8).
extension NotesApp {
  /// Opens the shelf with the scenes of this process; the worker tells of the others.
  func openShelf() {
    shelf = []
    let content = shelfContent
    model.present(content, as: .shelf)
    view[SheetName.shelf.component].row = 0
    lookAtShelf()
  }

  /// Lets the worker tell of the scenes that others have.
  func lookAtShelf() {
    guard let registry else { return }
    asked.isLookingAtShelf = true
    workshop.lookAtShelf(of: registry)
    renewShelf()
  }

  /// Takes what the worker found in the state folder.
  func take(shelf kept: [KeptScene], said: String?) -> PostSight {
    shelf = kept
    asked.isLookingAtShelf = false
    if let said { model.notice = Notice(.warning, said) }
    guard model.pickers[.shelf] != nil else { return said == nil ? .unseen : .seen }
    renewShelf()
    return .seen
  }

  /// Shows what the shelf holds by now.
  private func renewShelf() {
    let content = shelfContent
    model.pickers[.shelf]?.replace(content)
  }

  /// Goes to a scene of this process, or opens one that nobody has.
  func go(to name: String) {
    if let index = strip.index(of: name) { return turn(to: index) }
    guard let registry, let id = SceneID(name) else { return }
    guard strip.scenes.count < SceneStrip.capacity else {
      model.notice = Notice(.info, "\(strip.scenes.count) scenes are open: close one first.")
      return
    }
    do throws(SceneError) {
      let keeper = SceneKeeper(try registry.open(id))
      turn(to: strip.adopt(keeper, showing: shelf.first { $0.name == name }?.facts))
    } catch {
      model.notice = Notice(.warning, "It can't be opened: \(error.sentence)")
    }
  }

  /// Forgets a scene; one of this process is closed.
  func forget(_ name: String) {
    if let index = strip.index(of: name) {
      if index == strip.front { return perform(.close) }
      drop(at: index)
      shelf.removeAll { $0.name == name }
      renewShelf()
    } else if let registry, let id = SceneID(name) {
      workshop.forget(id, in: registry)
    }
  }

  /// The scenes: those of this process in their order, then the others, those saved last first.
  var shelfContent: ShelfContent {
    let own = strip.scenes.enumerated().map { index, scene in
      let kept = shelf.first { $0.name == scene.name }
      let isFront = index == strip.front
      return ShelfContent.Row(
        name: scene.name,
        facts: (isFront ? facts : scene.facts) ?? kept?.facts ?? SceneFacts(),
        owner: isFront ? .front : .here(index + 1))
    }
    let others = shelf.filter { strip.index(of: $0.name) == nil }.map { kept in
      let owner: ShelfContent.Owner =
        switch kept.holder {
        case .process(let process): .process(process)
        case .nobody: .nobody(kept.saved.map { age(of: $0, at: time) } ?? "")
        }
      return ShelfContent.Row(name: kept.name, facts: kept.facts ?? SceneFacts(), owner: owner)
    }
    return ShelfContent(rows: own + others, isAwaiting: asked.isLookingAtShelf)
  }
}
