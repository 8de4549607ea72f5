import Focus
import Notes

extension NotesModel {
  /// Opens the field of the search, or goes back to it; one that looks elsewhere so far looks anew.
  mutating func startSearch(_ scope: SearchScope, in situation: Situation) -> [Effect] {
    let entering: [Effect] = [.focus(FocusTarget(entryOf: .search))]
    guard let search else {
      var search = SearchModel(origin: situation.arrangement.selected)
      search.scope = scope
      if situation.arrangement.choice == .trash, let trash = library.trash {
        search.begin(in: trash)
      }
      self.search = search
      return entering
    }
    guard search.scope != scope else { return entering }
    self.search?.scope = scope
    return [.search] + entering
  }
}
