/// Rewrites links so that they lead where they led before, when notes get other paths (notes N9).
///
/// Which bytes are links is Markdown's to say: the places that look like one get their new
/// destination, the note is parsed anew, and only where exactly these links have changed, nothing
/// else, are the changes kept. So nothing in code is ever touched.
struct LinkRewriting {
  private let before: LinkResolver
  private let after: LinkResolver
  private let newPaths: [NotePath: NotePath]
  private let words: LinkWords

  /// The changes of one note.
  struct Changes {
    var edits: [ByteEdit] = []
    /// The links that are rewritten.
    var links = 0
    /// The links that lead to a moved note and can't be written so that they still do.
    var broken = 0
  }

  /// A place and what shall stand there.
  private struct Change {
    let site: LinkSite
    let edit: ByteEdit
  }

  /// - Parameter newPaths: Each note that moves, with the path that it gets.
  init(in listing: NoteListing, moving newPaths: [NotePath: NotePath]) {
    before = LinkResolver(listing)
    after = LinkResolver(listing.relocating(newPaths))
    self.newPaths = newPaths
    words = LinkWords(naming: Array(newPaths.keys))
  }

  /// The changes of a note.
  ///
  /// - Parameter note: Its path before.
  func changes(in bytes: [UInt8], of note: NotePath) -> Changes {
    let isMoved = newPaths[note] != nil
    guard isMoved || words.mayBeNamed(in: bytes),
      LinkReader.links(in: bytes).contains(where: { needsChange($0, in: note) })
    else { return Changes() }
    let document = Document(parsing: bytes)
    let links = document.blocks.flatMap(\.links)
    let wanted = links.count { needsChange($0, in: note) }
    guard wanted > 0 else { return Changes() }
    let start = document.frontMatter?.end ?? 0
    let candidates = LinkSite.all(in: bytes, from: start).compactMap {
      change(at: $0, in: bytes, note)
    }
    let check = LinkCheck(
      of: document, in: note, movedTo: newPaths[note] ?? note, before: before, after: after)
    let kept = confirmed(candidates, in: bytes, check)
    var changes = Changes()
    changes.edits = kept.map(\.edit)
    if let changed = changes.edits.applied(to: bytes) {
      changes.links = check.changedLinks(in: Document(parsing: changed))?.count ?? 0
    }
    changes.broken = wanted - changes.links
    return changes
  }

  /// How many links of a note lead to one of some notes.
  func links(in bytes: [UInt8], of note: NotePath, to targets: Set<NoteID>) -> Int {
    guard words.mayBeNamed(in: bytes) else { return 0 }
    return LinkReader.links(in: bytes).count { link in
      if case .note(let id, _) = before.target(of: link, in: note) {
        targets.contains(id)
      } else {
        false
      }
    }
  }

  // MARK: What changes

  private func needsChange(_ link: Link, in note: NotePath) -> Bool {
    let new = newPaths[note] ?? note
    switch before.target(of: link, in: note) {
    case .note(let id, let fragment):
      guard newPaths[note] != nil || newPaths[before.listing[id].path] != nil,
        !link.destination.hasPrefix("#")
      else { return false }
      return after.target(of: link, in: new) != .note(id, fragment: fragment)
    case .missing:
      // A picture beside a note that goes elsewhere.
      guard new.folder != note.folder, link.isRelativePath else { return false }
      return after.target(of: link, in: new) != before.target(of: link, in: note)
    case .ambiguous, .address: return false
    }
  }

  private func change(at site: LinkSite, in bytes: [UInt8], _ note: NotePath) -> Change? {
    let link = site.link(in: bytes)
    guard needsChange(link, in: note), let target = newPath(of: link, in: note) else { return nil }
    let new = newPaths[note] ?? note
    let old = before.target(of: link, in: note)
    let raw = bytes[site.range]
    let spelling = LinkSpelling(site: site, raw: raw)
      .spellings(of: target, from: new.folder)
      .first { spelling in
        let written = Link(kind: link.kind, destination: MarkdownText.unescaped(spelling[...]))
        return after.target(of: written, in: new) == old
      }
    return spelling.map {
      Change(
        site: site, edit: ByteEdit(offset: site.range.lowerBound, old: Array(raw), new: $0))
    }
  }

  private func newPath(of link: Link, in note: NotePath) -> NotePath? {
    switch before.target(of: link, in: note) {
    case .note(let id, _):
      let path = before.listing[id].path
      return newPaths[path] ?? path
    case .missing:
      let name = link.destination.prefix { $0 != "#" }
      let decoded = String(name).percentDecodedBytes
      return NotePath.resolving(
        decoded, from: decoded.first == Byte.slash ? nil : note.folder)
    case .ambiguous, .address: return nil
    }
  }

  // MARK: Which of them are links

  /// The changes that turn out to be links: all of them if that is so, else the links of each half.
  private func confirmed(_ changes: [Change], in bytes: [UInt8], _ check: LinkCheck) -> [Change] {
    var isDefinition: [Change] = []
    var isInline: [Change] = []
    for change in changes {
      if case .definition = change.site.form {
        isDefinition.append(change)
      } else {
        isInline.append(change)
      }
    }
    let kept =
      confirmedHalves(isInline[...], in: bytes, check)
      // One definition may serve any number of links, and none.
      + isDefinition.filter { changedLinks([$0], in: bytes, check) ?? 0 > 0 }
    return kept.sorted { $0.edit.offset < $1.edit.offset }
  }

  private func confirmedHalves(
    _ changes: ArraySlice<Change>, in bytes: [UInt8], _ check: LinkCheck
  ) -> [Change] {
    guard !changes.isEmpty else { return [] }
    if changedLinks(Array(changes), in: bytes, check) == changes.count { return Array(changes) }
    guard changes.count > 1 else { return [] }
    let middle = changes.startIndex + changes.count / 2
    return confirmedHalves(changes[..<middle], in: bytes, check)
      + confirmedHalves(changes[middle...], in: bytes, check)
  }

  private func changedLinks(
    _ changes: [Change], in bytes: [UInt8], _ check: LinkCheck
  ) -> Int? {
    guard let changed = changes.map(\.edit).applied(to: bytes) else { return nil }
    return check.changedLinks(in: Document(parsing: changed))?.count
  }
}

extension Link {
  /// Whether it is a path that starts from the note's folder.
  fileprivate var isRelativePath: Bool {
    switch kind {
    case .wiki, .embed: false
    case .markdown, .automatic, .image:
      !destination.hasPrefix("/") && !destination.hasPrefix("#") && !destination.hasAddressScheme
    }
  }
}

extension NoteListing {
  /// The listing as it will be when notes have other paths; ids stay.
  ///
  /// - Complexity: O(notes)
  func relocating(_ newPaths: [NotePath: NotePath]) -> NoteListing {
    var arena: [UInt8] = []
    arena.reserveCapacity(self.arena.count)
    var records = NoteRecords()
    for id in ids {
      let entry = self[id]
      let path = newPaths[entry.path]?.bytes[...] ?? entry.pathBytes
      let start = arena.count
      arena += path
      records.append(
        Record(
          pathStart: UInt32(start), pathLength: UInt32(path.count), folder: entry.folder,
          created: entry.created, identity: entry.identity))
    }
    return NoteListing(
      arena: arena, records: records, folders: folders, issues: issues,
      completeness: completeness)
  }
}
