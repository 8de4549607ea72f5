import Notes

/// What is known of the folder of notes.
struct Library: Sendable {
  /// The notes and folders; `nil` until the first were read.
  var listing: NoteListing?

  /// The titles read so far.
  var titles = NoteTitles()

  /// Counts the times that enough titles have come to sort by them anew.
  private(set) var titleRevision: UInt64 = 0

  /// How many titles were known when `titleRevision` last went up.
  private var sorted = 0

  /// The notes that are pinned, as far as it is known (notes N19).
  private(set) var pins: Set<NoteID> = []

  /// The other names of the notes, as far as they are known (notes N7).
  private(set) var aliases = NoteAliases()

  /// All notes, the last changed first; `nil` where that isn't known beforehand.
  private(set) var recency: [NoteID]?

  /// How far reading the folder has come.
  var progress = Progress.waiting

  /// The names of notes, to be found while a link is typed; `nil` before somebody writes.
  var names: Apart<KnownNames>?

  /// The tags of the notebook and its open tasks; `nil` before any were counted.
  private(set) var tags: Apart<KnownTags>?

  /// Counts the times that other tags and tasks were taken.
  private(set) var tagRevision: UInt64 = 0

  /// How far the index has come, where one is kept.
  var index = IndexStanding.opening

  /// What lies in the trash; `nil` before it was read.
  private(set) var trash: TrashListing?

  /// Counts the times that another trash was taken.
  private(set) var trashRevision: UInt64 = 0

  /// Whether the listing is the one of the last time.
  private(set) var isRemembered = false

  /// How far bringing the index up to date has come; `nil` where it is, or nearly.
  var indexing: NoteIndex.Progress?

  /// Counts the listings taken, so that what is derived from one can tell.
  private(set) var generation: UInt64 = 0

  /// How far reading the folder has come.
  enum Progress: Sendable, Equatable {
    /// Nothing has come yet.
    case waiting

    /// So many notes have been found, more are to come.
    case reading(notes: Int)

    /// The listing is whole.
    case complete

    /// The folder couldn't be read.
    case failed
  }

  /// Takes a new listing.
  mutating func take(_ new: ListedNotes) {
    let listing = new.listing
    take(new, as: listing.completeness == .complete ? .complete : .reading(notes: listing.count))
    isRemembered = false
  }

  /// Takes the list as it was the last time.
  mutating func take(remembered memory: ListedNotes) {
    take(memory, as: .reading(notes: memory.listing.count))
    isRemembered = true
  }

  /// Takes that the list as it was is as it is.
  mutating func confirmRemembered() {
    listing = listing?.confirmed
    progress = .complete
    isRemembered = false
  }

  private mutating func take(_ new: ListedNotes, as progress: Progress) {
    (listing, titles, pins, aliases) = (new.listing, new.titles, new.pins, new.aliases)
    recency = new.recency
    generation += 1
    sorted = titles.count
    self.progress = progress
  }

  /// Takes tags and tasks that were counted.
  mutating func take(_ new: KnownTags) {
    if let last = tags?.value, last.generation == new.generation, last.looksLike(new),
      last.census.isComplete
    {
      return
    }
    tags = Apart(new)
    tagRevision += 1
  }

  /// Whether the notes as they are listed are still to be counted: until then what a tag shows is older.
  var isCounting: Bool { progress == .complete && tags?.value.generation != generation }

  /// Takes what lies in the trash.
  mutating func take(_ new: TrashListing) {
    if let trash, trash.listing.isSame(as: new.listing) { return }
    trash = new
    trashRevision += 1
  }

  /// Takes titles.
  ///
  /// A list that is sorted by title is sorted anew whenever their number has doubled and when all are
  /// known, so that thousands of them cost few sorts.
  mutating func take(_ new: [(NoteID, NoteTitle)]) {
    set(new)
    guard titles.count >= 2 * sorted || hasAllTitles, titles.count > sorted else { return }
    sorted = titles.count
    titleRevision += 1
  }

  /// Makes changes that are known without reading the folder.
  ///
  /// - Complexity: O(notes), but little of each where they were only written to
  mutating func apply(_ changes: NoteChanges) {
    guard let listing else { return }
    if let written = listing.written(by: changes) {
      take(written, in: listing.changing(written))
      return
    }
    let replaced = listing.places(of: changes)
    guard !replaced.isEmpty || !changes.present.isEmpty else { return }
    let new = listing.applying(changes)
    var carried = NoteTitles()
    // The others come in the order in which they were.
    for (id, old) in zip(new.ids, listing.ids.lazy.filter { !replaced.contains($0) }) {
      carried.take(old, of: titles, as: id)
    }
    for note in changes.present {
      if let id = new.id(of: note.path) { carried[id] = note.title }
    }
    titles = carried
    (pins, aliases) = (carried.pins, carried.aliases)
    self.listing = new
    recency = nil
    generation += 1
    sorted = titles.count
  }

  /// Takes notes that were only written to.
  private mutating func take(
    _ written: [(id: NoteID, note: NoteChanges.Present)], in new: NoteListing
  ) {
    guard !written.isEmpty else { return }
    listing = new
    recency = recency.map { new.moving(Set(written.map(\.id)), in: $0) }
    generation += 1
    set(written.map { ($0.id, $0.note.title) })
    sorted = titles.count
  }

  private mutating func set(_ new: [(NoteID, NoteTitle)]) {
    for (id, title) in new {
      if let old = titles[id] { aliases.remove(old.aliases, of: id) }
      titles[id] = title
      aliases.add(title.aliases, of: id)
      note(title, of: id)
    }
  }

  private mutating func note(_ title: NoteTitle, of id: NoteID) {
    if title.isPinned {
      pins.insert(id)
    } else if !pins.isEmpty {
      pins.remove(id)
    }
  }

  /// The notes with the titles that are known; `nil` before any were read.
  var listed: (listing: NoteListing, titles: NoteTitles)? { listing.map { ($0, titles) } }

  /// The titles of some notes as they are in another listing, without those that have changed.
  ///
  /// - Complexity: O(notes asked for)
  func titles(of notes: [NoteID], in new: NoteListing) -> [(NoteID, NoteTitle)] {
    guard let listing else { return [] }
    return notes.compactMap { id in
      guard let title = titles[id], let other = new.id(of: listing[id].path),
        new[other].identity == listing[id].identity
      else { return nil }
      return (other, title)
    }
  }

  /// Whether the titles of all notes are known.
  var hasAllTitles: Bool { titles.count == listing?.count }

  /// Whether a note is pinned, as far as it is known.
  func isPinned(_ note: NoteID) -> Bool { !pins.isEmpty && pins.contains(note) }

  /// Where a link in a note leads; `nil` while no note is known.
  func target(of link: Link, in note: NotePath) -> LinkTarget? {
    listing?.target(of: link, in: note, aliases: aliases)
  }

  /// The title of a note, as far as it is known: that in the file, else the file's name.
  func title(of note: NoteID) -> String {
    titles[note]?.text ?? listing?[note].path.displayName ?? ""
  }
}
