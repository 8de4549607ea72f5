import Interface
import Notes

/// What is done to the folder is done for all scenes: what waits behind is brought in line at once, as
/// far as it can't be when it comes to the front.
extension NotesApp {
  /// Changes what is known of the folder.
  func changeLibrary(_ change: (inout NotesModel) -> Void) {
    let (old, generation) = (model.library.listing, model.library.generation)
    change(&model)
    guard let old, let new = model.library.listing, model.library.generation != generation else {
      return
    }
    strip.forEachParked { $0.model.search?.carry(from: old, to: new) }
  }

  /// Takes notes off the lists of all scenes before the disk has them moved.
  func hide(_ notes: [NotePath]) {
    changeLibrary { $0.hide(notes) }
    let keys = Set(notes.map(\.key))
    strip.forEachParked { scene in
      scene.model.forget(notes)
      if scene.writing?.note.map(keys.contains) ?? false { scene.writing = nil }
    }
  }

  /// Lets everything that stands for a note stand for its new path, in all scenes.
  func follow(_ newPaths: [NotePath: NotePath]) {
    guard let listing = model.library.listing else { return }
    model.follow(newPaths, in: listing)
    strip.forEachParked { scene in
      scene.model.follow(newPaths, in: listing)
      if let note = scene.writing?.note.flatMap(NotePath.init(key:)), let new = newPaths[note] {
        scene.writing?.note = new.key
      }
      if let note = scene.renamed ?? scene.arrangement?.selected,
        let new = newPaths[note], listing.id(of: new) != nil
      {
        scene.renamed = new
        scene.facts.note = new.key
      }
    }
  }
}
