/// The tags of a notebook with how many notes have each, kept from one listing to the next.
///
/// It is a value that a worker brings up to date, some notes at a time: only files that have changed are
/// read again.
public struct TagCensus: Sendable {
  /// The listing whose notes are counted; `nil` before the first.
  public private(set) var listing: NoteListing?

  private var read: [Known?] = []
  private var counts = TagCounts()

  /// The notes that have to be looked at, from `next` on.
  private var unread: [NoteID] = []
  private var next = 0

  /// What a file had when it was read.
  private struct Known: Sendable {
    var identity: FileIdentity
    var tags: NoteTags
  }

  /// Knows of no tags.
  public init() {}

  /// Whether all notes of the listing have been looked at.
  public var isComplete: Bool { listing != nil && next == unread.count }

  /// How many notes have been looked at for the listing.
  public var progress: Int { next }

  /// The tags known so far, those of most notes first, each as it was spelt first.
  ///
  /// - Complexity: O(tags × log(tags))
  public var tags: [(tag: String, count: Int)] {
    // Those of as many notes stay in the order of their names.
    counts.sorted.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
  }

  /// Begins to count the notes of another listing; what is known of files that haven't changed is kept.
  ///
  /// - Parameter order: The notes in the order in which they are looked at.
  /// - Complexity: O(notes)
  public mutating func begin(_ new: NoteListing, in order: [NoteID]) {
    var kept = [Known?](repeating: nil, count: new.count)
    counts = TagCounts()
    for id in new.ids {
      guard let old = listing?.id(of: new[id].path), let known = read[old.index],
        known.identity == new[id].identity
      else { continue }
      kept[id.index] = known
      counts.add(known.tags)
    }
    (read, listing) = (kept, new)
    unread = order.filter { kept[$0.index] == nil }
    next = 0
  }

  /// Looks at some more notes; one that can't be read has no tags.
  ///
  /// - Parameter limit: How many at most.
  /// - Complexity: O(bytes of these notes)
  public mutating func goOn(in notebook: Notebook, limit: Int) {
    guard let listing else { return }
    let end = min(unread.count, next + max(0, limit))
    for id in unread[next..<end] {
      guard let tags = NoteTags.read(listing[id].path, in: notebook) else { continue }
      read[id.index] = Known(identity: listing[id].identity, tags: tags)
      counts.add(tags)
    }
    next = end
  }
}
