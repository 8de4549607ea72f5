/// The tags of a notebook's notes and which of them have open tasks, kept from one listing to the next.
///
/// It is a value that a worker brings up to date: what an index has it takes from there, files that have
/// changed it reads, some at a time, and what it knows of the others stays.
public struct NoteCensus: Sendable {
  /// The listing whose notes are counted; `nil` before the first.
  public private(set) var listing: NoteListing?

  /// What is known of each note.
  private var known: [Known] = []

  /// The tags of all notes, one note's behind another's: places in ``names``.
  private var tagsOfNotes: [UInt32] = []

  /// The tags, each as it was spelt first.
  private var names = TagNames()

  /// The notes that have to be looked at, from `next` on.
  private var unread: [NoteID] = []
  private var next = 0

  /// What is known of a note.
  private struct Known: Sendable {
    /// Where its tags begin; `nil` where it hasn't been looked at.
    var start: UInt32?
    var count: UInt32 = 0
    var hasOpenTasks = false

    var tags: Range<Int> { Int(start ?? 0)..<Int(start ?? 0) + Int(count) }
  }

  /// Knows of no notes.
  public init() {}

  /// Whether all notes of the listing have been looked at.
  public var isComplete: Bool { listing != nil && next == unread.count }

  /// How many notes have been looked at for the listing.
  public var progress: Int { next }

  /// How many notes haven't been looked at.
  public var missing: Int { unread.count - next }

  /// The tags known so far, those of most notes first, each as it was spelt first.
  ///
  /// - Complexity: O(tags of all notes)
  public var tags: [(tag: String, count: Int)] {
    var counts = [Int](repeating: 0, count: names.count)
    for note in known {
      for place in note.tags { counts[Int(tagsOfNotes[place])] += 1 }
    }
    let sorted = names.inOrder.filter { counts[$0] > 0 }.map { (names[$0], counts[$0]) }
    // Those of as many notes stay in the order of their names.
    return sorted.enumerated().sorted {
      ($1.element.1, $0.offset) < ($0.element.1, $1.offset)
    }.map { (tag: $0.element.0, count: $0.element.1) }
  }

  /// The tags known so far as a tree, with the notes that have them.
  ///
  /// - Complexity: O(tags of all notes)
  public var tree: TagTree {
    var notes = [[NoteID]](repeating: [], count: names.count)
    for (index, note) in known.enumerated() {
      for place in note.tags { notes[Int(tagsOfNotes[place])].append(NoteID(index)) }
    }
    return TagTree(names.inOrder.map { (names[$0], notes[$0]) }.filter { !$0.1.isEmpty })
  }

  /// The notes with open tasks known so far.
  ///
  /// - Complexity: O(notes)
  public var notesWithOpenTasks: [NoteID] {
    known.indices.lazy.filter { known[$0].hasOpenTasks }.map { NoteID($0) }
  }

  /// Begins to count the notes of another listing; what is known of files that haven't changed is kept,
  /// and of the others taken from an index, as far as that has them.
  ///
  /// - Parameters:
  ///   - order: The notes in the order in which they are looked at.
  ///   - index: The index; `nil` where there is none.
  ///   - generation: Tells the listing from others.
  /// - Complexity: O(notes), and O(tags of all notes) where the index is asked
  public mutating func begin(
    _ new: NoteListing, in order: [NoteID], from index: NoteIndex? = nil, generation: UInt64 = 0
  ) {
    let last = self
    self = NoteCensus()
    listing = new
    known = [Known](repeating: Known(), count: new.count)
    keep(what: last)
    unread = order.filter { known[$0.index].start == nil }
    // A few files are read sooner than the database is gone through.
    guard let index, unread.count > NoteCensus.few else { return }
    index.forEachNote(in: new, generation: generation) { id, tags, hasOpenTasks in
      if known[id.index].start == nil { note(tags, hasOpenTasks: hasOpenTasks, for: id) }
    }
    unread.removeAll { known[$0.index].start != nil }
  }

  /// So few notes aren't worth asking an index for.
  private static let few = 16

  /// Looks at some more notes; one that can't be read has no tags.
  ///
  /// - Parameter limit: How many at most.
  /// - Complexity: O(bytes of these notes)
  public mutating func goOn(in notebook: Notebook, limit: Int) {
    guard let listing else { return }
    let end = min(unread.count, next + max(0, limit))
    for id in unread[next..<end] {
      guard let contents = try? NoteFile.read(listing[id].path, in: notebook) else { continue }
      let bytes = NoteMarks.part(of: contents.bytes)
      note(NoteTags(in: bytes).all, hasOpenTasks: TaskCounts(in: bytes).open > 0, for: id)
    }
    next = end
  }

  /// Keeps what is known of files that are as they were.
  private mutating func keep(what last: NoteCensus) {
    guard let old = last.listing, let listing else { return }
    var places = [UInt32?](repeating: nil, count: last.names.count)
    for id in listing.ids {
      guard let place = old.id(ofPathBytes: listing[id].pathBytes),
        old[place].identity == listing[id].identity
      else { continue }
      let note = last.known[place.index]
      guard note.start != nil else { continue }
      known[id.index] = Known(
        start: UInt32(tagsOfNotes.count), count: note.count, hasOpenTasks: note.hasOpenTasks)
      for tag in note.tags.lazy.map({ Int(last.tagsOfNotes[$0]) }) {
        let place = places[tag] ?? UInt32(names.place(of: last.names[tag]))
        places[tag] = place
        tagsOfNotes.append(place)
      }
    }
  }

  private mutating func note(_ tags: [String], hasOpenTasks: Bool, for id: NoteID) {
    known[id.index] = Known(
      start: UInt32(tagsOfNotes.count), count: UInt32(tags.count), hasOpenTasks: hasOpenTasks)
    for tag in tags { tagsOfNotes.append(UInt32(names.place(of: tag))) }
  }
}

/// Tags by their numbers: each is held once, as it was spelt first.
private struct TagNames: Sendable {
  private var names: [String] = []
  private var places: [String: Int] = [:]

  var count: Int { names.count }

  subscript(place: Int) -> String { names[place] }

  /// The places in the order of the names.
  var inOrder: [Int] { places.sorted { $0.key < $1.key }.map(\.value) }

  mutating func place(of tag: String) -> Int {
    let key = tag.tagKey
    if let place = places[key] { return place }
    places[key] = names.count
    names.append(tag)
    return names.count - 1
  }
}

extension NoteIndex {
  /// Goes through the notes of a listing that the index has as they are, with their tags and whether
  /// they have open tasks, until the database can't be read.
  ///
  /// - Complexity: O(documents + tags of all notes)
  fileprivate func forEachNote(
    in listing: NoteListing, generation: UInt64, _ body: (NoteID, [String], Bool) -> Void
  ) {
    let reader = opened(for: listing, generation)
    guard reader.cover.notes.contains(where: { $0 != IndexCover.none }) else { return }
    try? reader.forEachDocument { document, tags in
      let id = NoteID(rawValue: reader.cover.notes[document])
      body(id, tags, reader.table.rows[document].marks.contains(.hasOpen))
    }
  }
}

extension IndexReader {
  /// Goes through the documents whose notes are as they were read, with their tags.
  fileprivate func forEachDocument(_ body: (Int, [String]) -> Void) throws(DatabaseError) {
    guard let database else { throw DatabaseError(damaged: "no index") }
    let rows = try database.statement("SELECT note, name FROM tag ORDER BY note, name")
    var tagged = try rows.step() ? Int(rows.integer(0)) : Int.max
    for (document, note) in cover.notes.enumerated() {
      var tags: [String] = []
      while tagged <= document {
        if tagged == document, note != IndexCover.none {
          tags.append(rows.withBytes(1) { String(decoding: $0, as: UTF8.self) })
        }
        tagged = try rows.step() ? Int(rows.integer(0)) : Int.max
      }
      if note != IndexCover.none { body(document, tags) }
    }
  }
}
