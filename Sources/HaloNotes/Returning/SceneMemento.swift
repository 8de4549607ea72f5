import Focus
import Interface
import Notes
import Scenes
import Sheets

/// What a scene's state is made from: values alone, so that a worker can write them down while the
/// scene goes on (scenes R3).
struct SceneMemento: Sendable {
  private let focus: FocusState
  private let view: ViewState
  private let library: SceneParts.Library
  private let sheets: [OpenSheet]
  private let columns: ColumnWishes
  private let visited: VisitedPlaces
  private let sort: NoteSort
  private let search: SceneParts.Search?
  private let writing: SceneParts.Writing?
  private let quick: SceneParts.Quick?
  private let texts: TextPlaces
  private let attaching: SceneParts.Attaching?
  private let window: SceneParts.Window
  private let facts: SceneFacts

  /// Takes what is to be kept of a scene.
  ///
  /// - Parameters:
  ///   - focus: The focus without what doesn't come back.
  ///   - ending: After q a search is over.
  init(
    _ scene: SceneState, focus: FocusState, at window: SceneParts.Window, ending: NotesApp.Ending
  ) {
    let model = scene.model
    self.focus = focus
    view = scene.view
    library = SceneParts.Library(
      unfolded: model.unfolded, front: scene.front)
    sheets = model.openSheets
    columns = model.columns
    visited = model.visited
    sort = model.sort
    search = model.search.flatMap { search in
      ending == .quit
        ? nil
        : SceneParts.Search(
          text: search.field.text, origin: search.origin?.key, scope: search.scope,
          isInTrash: search.trash == nil ? nil : true)
    }
    writing = scene.writing ?? model.writing.map { SceneParts.Writing($0.value) }
    quick = model.quick.flatMap { SceneParts.Quick($0.value) }
    texts = model.textPlaces
    attaching = model.attaching.map {
      SceneParts.Attaching(note: $0.note?.key, text: $0.text)
    }
    self.window = window
    facts = scene.facts
  }

  /// The state, in parts.
  var archive: SceneArchive {
    var archive = SceneArchive()
    archive.preview = facts.preview
    archive[SceneParts.focus] = SceneParts.part(focus, of: SceneParts.focus)
    archive[SceneParts.view] = SceneParts.part(view, of: SceneParts.view)
    archive[SceneParts.library] = SceneParts.part(library, of: SceneParts.library)
    archive[SceneParts.sheets] = SceneParts.part(
      SceneParts.Sheets(sheets), of: SceneParts.sheets)
    archive[SceneParts.columns] = SceneParts.part(columns, of: SceneParts.columns)
    archive[SceneParts.visited] = SceneParts.part(visited, of: SceneParts.visited)
    archive[SceneParts.sort] = SceneParts.part(sort, of: SceneParts.sort)
    archive[SceneParts.search] = search.flatMap { SceneParts.part($0, of: SceneParts.search) }
    archive[SceneParts.writing] = writing.flatMap { SceneParts.part($0, of: SceneParts.writing) }
    archive[SceneParts.quick] = quick.flatMap { SceneParts.part($0, of: SceneParts.quick) }
    archive[SceneParts.texts] = SceneParts.part(texts, of: SceneParts.texts)
    archive[SceneParts.attaching] = attaching.flatMap {
      SceneParts.part($0, of: SceneParts.attaching)
    }
    archive[SceneParts.window] = SceneParts.part(window, of: SceneParts.window)
    archive[SceneParts.facts] = SceneParts.part(facts, of: SceneParts.facts)
    return archive
  }
}
