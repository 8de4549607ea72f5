/// What a name on the command line means.
public enum NoteLookup: Hashable, Sendable {
  /// This note.
  case note(NoteID)
  /// One of these, in the order of their paths; the caller asks or lists them.
  case ambiguous([NoteID])
  /// No note.
  case none

  /// Looks a name up: a path below the folder, a file name without extension, a title, or another name
  /// that front matter gives (contract, `NOTE`).
  ///
  /// The first of these that fits decides, in this order, each first as it stands and then without
  /// regard to case and to how accents are spelled: the path, the path without extension, the file
  /// name, the file name without extension, the title, the other names.
  ///
  /// - Parameters:
  ///   - name: The name as given; any bytes.
  ///   - titles: The titles known.
  /// - Complexity: O(notes); O(1) for a path that is exact.
  public static func find(
    _ name: [UInt8], in listing: NoteListing, titles: NoteTitles
  ) -> NoteLookup {
    if let path = NotePath(bytes: name), let id = listing.id(of: path) { return .note(id) }
    let text = String(decoding: name, as: UTF8.self).lowercased()
    let forms: [(NoteEntry) -> [ArraySlice<UInt8>]] = [
      { [$0.pathBytes] },
      { [$0.path.withoutExtension] },
      { [$0.path.name] },
      { [$0.path.stem] },
      { titles[$0.id].map { [Array($0.text.utf8)[...]] } ?? [] },
      { titles[$0.id]?.aliases.map { Array($0.utf8)[...] } ?? [] },
    ]
    for form in forms {
      var alike: [NoteID] = []
      var exact: [NoteID] = []
      for id in listing.ids {
        let candidates = form(listing[id])
        if candidates.contains(where: { $0.elementsEqual(name) }) {
          exact.append(id)
        } else if candidates.contains(where: {
          String(decoding: $0, as: UTF8.self).lowercased() == text
        }) {
          alike.append(id)
        }
      }
      let found = exact.isEmpty ? alike : exact
      if found.count == 1 { return .note(found[0]) }
      if !found.isEmpty {
        return .ambiguous(found.sorted { listing[$0].path < listing[$1].path })
      }
    }
    return .none
  }
}

extension NotePath {
  /// The whole path without the extension of a note.
  fileprivate var withoutExtension: ArraySlice<UInt8> {
    bytes.dropLast(name.count - stem.count)
  }
}
