/// The other names of notes, which their front matter gives (notes N7).
public struct NoteAliases: Sendable {
  private var notes: [String: [NoteID]] = [:]

  /// Makes a table without names.
  public init() {}

  /// The notes that have a name, in the order in which they were added; case doesn't matter.
  ///
  /// - Complexity: O(1)
  public func notes(called name: String) -> [NoteID] {
    notes.isEmpty ? [] : notes[name.lowercased()] ?? []
  }

  /// Adds names of a note.
  public mutating func add(_ aliases: [String], of note: NoteID) {
    for alias in aliases where notes[alias.lowercased()]?.contains(note) != true {
      notes[alias.lowercased(), default: []].append(note)
    }
  }

  /// Takes names of a note away.
  public mutating func remove(_ aliases: [String], of note: NoteID) {
    for alias in aliases {
      let rest = notes[alias.lowercased()]?.filter { $0 != note } ?? []
      notes[alias.lowercased()] = rest.isEmpty ? nil : rest
    }
  }
}

extension FrontMatter {
  /// The other names that front matter gives its note, each once: the list, or the words between
  /// commas, of `aliases` or `alias`.
  ///
  /// - Complexity: O(length of the front matter)
  func aliases(in bytes: [UInt8]) -> [String] {
    var seen: Set<String> = []
    return FrontMatterTags(in: bytes, of: ["aliases", "alias"], between: .commas).items
      .map(\.text).filter { seen.insert($0).inserted }
  }
}
