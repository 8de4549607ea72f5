/// What the index holds of a note, as a worker reads it from the file.
struct IndexedNote {
  let path: [UInt8]
  let identity: FileIdentity
  let created: FileTime
  let title: NoteTitle
  let foldedTitle: [UInt8]
  let tasks: TaskCounts
  let tags: NoteTags
  /// What may be links, by where they would lead; some may stand in code.
  let links: [Site]
  /// Its text; `nil` where it is too large to be kept and has to be read from the file.
  let text: StrippedText?
  /// The letters of its title and text.
  let letters: IndexTable.Marks
  /// Its parts, where its text isn't kept.
  let parts: TextParts?

  /// A place at which another note may be named.
  struct Site: Hashable {
    let offset: Int
    /// The key of the last name in it.
    let name: String
    /// What is written there.
    let target: String
  }

  /// Larger notes aren't kept as text.
  static let largestText = 1_000_000

  /// Reads a note; `nil` where it can't be read any more.
  ///
  /// - Complexity: O(bytes)
  init?(_ entry: NoteEntry, in notebook: Notebook, using grams: inout Grams) {
    let path = entry.path
    guard let contents = try? NoteFile.read(path, in: notebook, limit: SearchScan.limit) else {
      return nil
    }
    let bytes = contents.bytes
    self.path = path.bytes
    identity = contents.identity
    created = entry.created
    title = NoteTitle(head: SearchedNote.head(of: bytes), path: path)
    let folded = StrippedText(Array(title.text.utf8))
    foldedTitle = folded.stripped
    let isSmall = bytes.count <= IndexedNote.largestText
    let marked = NoteMarks.part(of: bytes)
    // Read as Markdown once for both.
    let document = TaskCounts.mayHoldTasks(marked) ? Document(parsing: marked) : nil
    tasks = document.map { TaskCounts(of: $0) } ?? TaskCounts()
    tags = NoteTags(in: marked, readAs: document)
    links = isSmall ? IndexedNote.sites(in: bytes) : []
    guard isSmall else {
      text = nil
      (parts, letters) = IndexedNote.parts(of: bytes, folded, &grams)
      return
    }
    var text = StrippedText(bytes)
    text.prepend(folded)
    self.text = text
    letters = IndexTable.Marks(lettersOf: text.stripped)
    parts = nil
  }

  private static func sites(in bytes: [UInt8]) -> [Site] {
    let start = FrontMatter(in: bytes)?.end ?? FrontMatter.textStart(in: bytes)
    return LinkSite.all(in: bytes, from: start).compactMap { site in
      let link = site.link(in: bytes)
      guard !link.destination.hasAddressScheme else { return nil }
      return Site(
        offset: site.range.lowerBound, name: name(in: link), target: link.destination)
    }
  }

  /// The key of the name to which a link leads.
  private static func name(in link: Link) -> String {
    let path = String(link.destination.prefix { $0 != "#" })
    let isEncoded = link.kind != .wiki && link.kind != .embed
    let bytes = isEncoded ? path.percentDecodedBytes : Array(path.utf8)
    return key(of: bytes.split(separator: Byte.slash).last ?? [])
  }

  /// The key of the name that a link has which is written like this.
  static func key(ofPath path: String) -> String {
    let bytes = Array(path.prefix { $0 != "#" }.utf8)
    return key(of: bytes.split(separator: Byte.slash).last ?? [])
  }

  /// What is the same for the names that may mean the same note: they differ in case, in spelling or
  /// in the ending.
  static func key(of name: ArraySlice<UInt8>) -> String {
    let kind = NoteExtension(of: name)
    let stem = name.dropLast(kind?.rawValue.utf8.count ?? 0)
    return String(
      decoding: FoldedText(String(decoding: stem, as: UTF8.self)).units.strippedBytes, as: UTF8.self
    )
  }

  /// The parts and letters of a note that isn't kept, which is folded piece by piece.
  private static func parts(
    of bytes: [UInt8], _ title: StrippedText, _ grams: inout Grams
  ) -> (TextParts, IndexTable.Marks) {
    grams.removeAll()
    grams.add(title.stripped)
    var letters = IndexTable.Marks(lettersOf: title.stripped)
    var start = 0
    while start < bytes.count {
      var end = min(bytes.count, start + piece)
      // Behind a blank nothing makes another letter of the last one.
      if end < bytes.count,
        let blank = bytes[(start + 2 * overlap)..<end].lastIndex(where: Byte.isSpace)
      {
        end = blank + 1
      }
      let text = StrippedText(Array(bytes[start..<end])).stripped
      grams.add(text)
      letters.formUnion(IndexTable.Marks(lettersOf: text))
      // The next piece begins before the end of this one, so that no part is cut.
      start = end == bytes.count ? end : end - overlap
    }
    return (TextParts(grams), letters)
  }

  private static let (piece, overlap) = (65_536, 64)
}
