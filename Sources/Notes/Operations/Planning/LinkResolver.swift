/// Says for many links where they lead, with the file names looked up in a table.
struct LinkResolver: Sendable {
  let listing: NoteListing
  private let named: [String: [NoteID]]
  private let aliases: NoteAliases

  /// - Complexity: O(notes)
  init(_ listing: NoteListing, aliases: NoteAliases = NoteAliases()) {
    self.listing = listing
    self.aliases = aliases
    var named: [String: [NoteID]] = [:]
    for id in listing.ids {
      let path = listing[id].path
      let stem = String(decoding: path.stem, as: UTF8.self).lowercased()
      let name = String(decoding: path.name, as: UTF8.self).lowercased()
      named[stem, default: []].append(id)
      if name != stem { named[name, default: []].append(id) }
    }
    self.named = named
  }

  /// Where a link in a note leads (``NoteListing/target(of:in:aliases:)``).
  func target(of link: Link, in note: NotePath) -> LinkTarget {
    listing.target(of: link, in: note, aliases: aliases) { named[$0] ?? [] }
  }
}
