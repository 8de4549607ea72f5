/// Says for many links where they lead, with the file names looked up in a table.
struct LinkResolver {
  let listing: NoteListing
  private let named: [String: [NoteID]]

  /// - Complexity: O(notes)
  init(_ listing: NoteListing) {
    self.listing = listing
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

  /// Where a link in a note leads (``NoteListing/target(of:in:)``).
  func target(of link: Link, in note: NotePath) -> LinkTarget {
    listing.target(of: link, in: note) { named[$0] ?? [] }
  }
}
