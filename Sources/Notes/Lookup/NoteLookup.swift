/// What a name on the command line means.
public enum NoteLookup: Hashable, Sendable {
  /// This note.
  case note(NoteID)
  /// One of these, in the order of their paths; the caller asks or lists them.
  case ambiguous([NoteID])
  /// No note.
  case none

  /// Looks a name up: a path below the folder, a file name without extension, or a title (contract,
  /// `NOTE`).
  ///
  /// The first of these that fits decides, in this order, each first as it stands and then without
  /// regard to case and to how accents are spelled: the path, the path without extension, the file
  /// name, the file name without extension, the title.
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
    let forms: [(NoteEntry) -> ArraySlice<UInt8>?] = [
      { $0.pathBytes },
      { $0.path.withoutExtension },
      { $0.path.name },
      { $0.path.stem },
      { titles[$0.id].map { Array($0.text.utf8)[...] } },
    ]
    for form in forms {
      var alike: [NoteID] = []
      var exact: [NoteID] = []
      for id in listing.ids {
        guard let candidate = form(listing[id]) else { continue }
        if candidate.elementsEqual(name) {
          exact.append(id)
        } else if String(decoding: candidate, as: UTF8.self).lowercased() == text {
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
