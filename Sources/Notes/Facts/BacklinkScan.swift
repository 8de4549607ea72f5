/// A note that leads to another one (notes N8).
public struct Backlink: Hashable, Sendable {
  /// The note that holds the links.
  public let note: NotePath
  /// What it is called.
  public let title: String
  /// How many links in it lead there; at least 1.
  public let count: Int
  /// The place of the block with the first of them among the blocks of the note, a heading that says
  /// its title left out as where it is read; `nil` where that heading holds the link.
  public let block: Int?
  /// The first line of that block in the note, counted from 0.
  public let line: Int
  /// The text of that block, on one line.
  public let text: String
}

/// Looks for the notes that lead to one, for as long as there is no index of links.
///
/// It runs on a worker in stretches, so that what is asked for in between need not wait for all of it.
public struct BacklinkScan: Sendable {
  private let target: NoteID?
  private let listing: NoteListing
  private let notebook: Notebook
  private let order: [NoteID]
  private let resolver: LinkResolver
  private let words: LinkWords

  /// Larger notes aren't looked through.
  private static let limit = ReadLimit(whole: 5_000_000, head: 0)

  /// Makes a scan.
  ///
  /// - Parameters:
  ///   - order: The notes to look at, the likeliest first.
  ///   - titles: What the notes are called, as far as it is known: their other names count.
  /// - Complexity: O(notes)
  public init(
    to note: NotePath, in listing: NoteListing, of notebook: Notebook, order: [NoteID],
    titles: NoteTitles = NoteTitles()
  ) {
    let aliases = listing.id(of: note).flatMap { titles[$0]?.aliases } ?? []
    self.init(
      to: note, called: aliases,
      by: LinkResolver(listing, aliases: titles.aliases), in: notebook,
      order: order)
  }

  /// Makes a scan with a table of the notes that is there.
  ///
  /// - Parameter aliases: The other names of the note.
  init(
    to note: NotePath, called aliases: [String], by resolver: LinkResolver,
    in notebook: Notebook, order: [NoteID]
  ) {
    listing = resolver.listing
    target = listing.id(of: note)
    self.notebook = notebook
    self.order = order
    self.resolver = resolver
    words = LinkWords(naming: [note], called: aliases)
  }

  /// How many notes there are to look at.
  public var count: Int { order.count }

  /// Looks at some of the notes; one that can't be read leads nowhere, and what a note has of links to
  /// itself isn't told.
  ///
  /// - Parameters:
  ///   - stretch: Their places in the order; those beyond it are passed over.
  ///   - shouldGoOn: Asked before each note.
  /// - Returns: What leads to the note, in order; `nil` when it was asked to stop.
  /// - Complexity: O(bytes of these notes)
  public func backlinks(
    in stretch: Range<Int>, while shouldGoOn: () -> Bool = { true }
  ) -> [Backlink]? {
    guard let target else { return [] }
    var found: [Backlink] = []
    for id in order[stretch.clamped(to: order.indices)] where id != target {
      guard shouldGoOn() else { return nil }
      if let backlink = backlink(from: listing[id].path, to: target) { found.append(backlink) }
    }
    return found
  }

  private func backlink(from other: NotePath, to target: NoteID) -> Backlink? {
    guard
      let contents = try? NoteFile.read(other, in: notebook, limit: BacklinkScan.limit),
      contents.extent == .whole, words.mayBeNamed(in: contents.bytes)
    else { return nil }
    func leads(_ link: Link) -> Bool {
      if case .note(target, _) = resolver.target(of: link, in: other) { true } else { false }
    }
    guard LinkReader.links(in: contents.bytes).contains(where: leads) else { return nil }
    let head = Array(contents.bytes.prefix(NoteFile.headSize))
    let title = NoteTitle(head: head, path: other).text
    let blocks = Document(parsing: contents.bytes).blocks
    var (count, first) = (0, Int?.none)
    for (index, block) in blocks.enumerated() {
      let links = block.links.count(where: leads)
      if links > 0, first == nil { first = index }
      count += links
    }
    guard let first else { return nil }
    var place = first
    if let top = blocks.first, case .heading = top.kind, top.text == title { place -= 1 }
    return Backlink(
      note: other, title: title, count: count, block: place < 0 ? nil : place,
      line: blocks[first].lines.lowerBound, text: blocks[first].oneLine)
  }
}
