import Notes
import Synchronization

/// The tags of the notebook and its open tasks, as far as they were counted.
struct KnownTags: Sendable {
  /// What is known of the files, to go on from.
  let census: NoteCensus

  /// The tags, those of most notes first, and how many notes have each.
  let list: PhraseList
  let counts: [Int]

  /// The tags, nested.
  let tree: TagTree

  /// The notes with open tasks.
  let withOpenTasks: [NoteID]

  /// Of which listing they are.
  let generation: UInt64

  init(_ census: NoteCensus, generation: UInt64) {
    let tags = census.tags
    self.census = census
    self.generation = generation
    list = PhraseList(tags.map(\.tag))
    counts = tags.map(\.count)
    tree = census.tree
    withOpenTasks = census.notesWithOpenTasks
  }

  /// Whether the library shows the same.
  func looksLike(_ other: KnownTags) -> Bool {
    withOpenTasks.count == other.withOpenTasks.count && tree.tags == other.tree.tags
  }

  /// Which notes of a listing are among some of those that were counted.
  ///
  /// - Complexity: O(notes of the listing)
  func places(of notes: some Sequence<NoteID>, in listing: NoteListing, generation: UInt64)
    -> [Bool]
  {
    var places = [Bool](repeating: false, count: listing.count)
    for note in notes {
      let place =
        generation == self.generation
        ? note : census.listing.flatMap { listing.id(of: $0[note].path) }
      if let place { places[Int(place.rawValue)] = true }
    }
    return places
  }
}

/// Where the tags and tasks of notes are to be found that have to be looked at.
enum CensusSource: Sendable {
  /// In the files.
  case files

  /// In the index; a few notes that it hasn't are read.
  case index

  /// In the index, and all that it hasn't in the files.
  case indexAndFiles
}

/// How far the index has come.
enum IndexStanding: Sendable {
  /// It is being opened.
  case opening

  /// It is there, and may hold notes as they were.
  case open

  /// It has all notes as they are, but for what has just changed.
  case inLine

  /// It can't be used.
  case absent
}

/// Counting tags and tasks, for the library and for what completes a tag.
extension NotesApp {
  /// Lets the tags and tasks of the notebook be counted, once a listing.
  func askForTags() {
    let library = model.library
    guard let listing = library.listing, asked.tags != library.generation,
      let source = censusSource(of: listing)
    else { return }
    if let known = library.tags?.value, known.generation == library.generation,
      known.census.isComplete
    {
      return
    }
    asked.tags = library.generation
    workshop.countTags(
      after: library.tags?.value.census ?? NoteCensus(), in: listing,
      order: derivations.order(of: listing, in: library),
      generation: library.generation, from: source)
  }

  /// Where tags and tasks are to be found; `nil` while that isn't known.
  private func censusSource(of listing: NoteListing) -> CensusSource? {
    let isRead = listing.completeness == .complete && model.library.progress == .complete
    guard workshop.index != nil, model.library.index != .absent else {
      return isRead ? .files : nil
    }
    switch model.library.index {
    case .opening, .absent: return nil
    case .open: return isRead || model.library.isRemembered ? .index : nil
    case .inLine: return isRead ? .indexAndFiles : nil
    }
  }

  /// Takes tags and tasks that were counted; what is known of all notes stays until all are counted anew.
  func take(_ tags: KnownTags) -> PostSight {
    let last = model.library.tags?.value
    guard tags.census.isComplete || last?.census.isComplete != true else { return .unseen }
    model.library.take(tags)
    showNewNote()
    if model.completion != nil { refreshCompletion() }
    let isSeen =
      switch arrangement?.choice {
      case .tag, .tasks: true
      default: arrangement?.layout.area(of: .primary) != nil
      }
    guard isSeen || model.completion != nil else { return .unseen }
    return .seen
  }

  /// Lets the list of a tag stand on the note that is begun in it, once that is counted there.
  private func showNewNote() {
    guard let writing = model.writing?.value, writing.creation == .unnoted,
      let path = writing.path, let arrangement, arrangement.choice.followsTags,
      arrangement.selected != path
    else { return }
    showInList(path)
  }

  /// The index has come further: what it has by now may be counted.
  func countTagsAgain() {
    guard model.library.tags?.value.census.isComplete != true else { return }
    asked.tags = nil
    askForTags()
  }
}

/// A count on its way: a class, so that what is counted is held once.
private final class Count: Sendable {
  private let state: Mutex<(census: NoteCensus, told: Int)>
  private let generation: UInt64

  init(_ known: NoteCensus, generation: UInt64) {
    state = Mutex((known, 0))
    self.generation = generation
  }

  /// Begins with what is known.
  ///
  /// - Returns: How many notes have to be looked at.
  func begin(_ listing: NoteListing, in order: [NoteID], from index: NoteIndex?) -> Int {
    state.withLock {
      $0.census.begin(listing, in: order, from: index, generation: generation)
      return $0.census.missing
    }
  }

  /// What is known by now.
  var known: KnownTags { state.withLock { KnownTags($0.census, generation: generation) } }

  /// Looks at some notes, and says what is known by now where that is worth telling.
  func goOn(in notebook: Notebook, limit: Int) -> (KnownTags?, LookKnowledge.Progress) {
    state.withLock { state in
      state.census.goOn(in: notebook, limit: limit)
      let isDone = state.census.isComplete
      guard isDone || state.census.progress >= 2 * state.told else { return (nil, .searching) }
      state.told = state.census.progress
      return (KnownTags(state.census, generation: generation), isDone ? .done : .searching)
    }
  }
}

extension Workshop {
  /// Notes that are looked at before something else gets its turn.
  private static let stretch = 256

  /// So many notes that the index hasn't are read; of more it will have them soon.
  private static let readable = 1_024

  /// Counts tags and tasks of the notebook, and tells them each time that twice as many notes were
  /// looked at.
  func countTags(
    after known: NoteCensus, in listing: NoteListing, order: [NoteID], generation: UInt64,
    from source: CensusSource
  ) {
    let cancellation = Cancellation()
    current.withLock { current in
      current.census.cancel()
      current.census = cancellation
    }
    let count = Count(known, generation: generation)
    let index = source == .files ? nil : index
    scanning.async(group: jobs) { [self] in
      guard !cancellation.isCancelled else { return }
      let missing = count.begin(listing, in: order, from: index)
      if source == .index, missing > Self.readable {
        mailbox.leave(.counted(count.known))
      } else {
        goOn(with: count, unless: cancellation)
      }
    }
  }

  private func goOn(with count: Count, unless cancellation: Cancellation) {
    scanning.async(group: jobs) { [self] in
      guard !cancellation.isCancelled else { return }
      let (news, progress) = count.goOn(in: notebook, limit: Self.stretch)
      if let news { mailbox.leave(.counted(news)) }
      if progress == .searching { goOn(with: count, unless: cancellation) }
    }
  }
}
