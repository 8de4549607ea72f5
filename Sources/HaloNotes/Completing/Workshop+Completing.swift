import Notes
import Synchronization
import Text

/// The names of notes as they are when they are looked through for a link.
struct KnownNames: Sendable {
  /// The names.
  let index: NameIndex

  /// Of which listing they are, and how many titles were known.
  let version: Version

  /// Tells whether there are newer names.
  struct Version: Hashable, Sendable {
    var generation: UInt64
    var titles: UInt64
  }
}

/// The tags of the notebook as far as they were counted.
struct KnownTags: Sendable {
  /// What is known of the files, to go on from.
  let census: TagCensus

  /// The tags, those of most notes first, and how many notes have each.
  let list: PhraseList
  let counts: [Int]

  /// Of which listing they are.
  let generation: UInt64

  init(_ census: TagCensus, generation: UInt64) {
    let tags = census.tags
    self.census = census
    self.generation = generation
    list = PhraseList(tags.map(\.tag))
    counts = tags.map(\.count)
  }
}

/// What completing at the caret asks of the workers.
extension NotesApp {
  /// Lets the names of notes be prepared while a text is written in, once a listing and again when all
  /// titles are known.
  func askForNames() {
    guard model.writing != nil || model.quick != nil, let listing = model.library.listing,
      listing.completeness == .complete
    else { return }
    let version = KnownNames.Version(
      generation: model.library.generation, titles: model.library.titleRevision)
    guard asked.names != version, model.library.names?.value.version != version else { return }
    asked.names = version
    workshop.indexNames(of: listing, titled: model.library.titles, version: version)
  }

  /// Lets the tags of the notebook be counted, once a listing.
  func askForTags() {
    let generation = model.library.generation
    guard let listing = model.library.listing, listing.completeness == .complete,
      asked.tags != generation
    else { return }
    if let known = model.library.tags?.value, known.generation == generation,
      known.census.isComplete
    {
      return
    }
    asked.tags = generation
    workshop.countTags(
      after: model.library.tags?.value.census ?? TagCensus(), in: listing,
      order: derivations.order(of: listing, generation: generation), generation: generation)
  }

  /// Lets the headings be read of the note that is named, or of the text itself.
  func askForHeadings(of name: [UInt8], in writing: Writing) {
    let question = HeadingQuestion(key: writing.key, name: name)
    if name.isEmpty {
      let buffer = writing.editor.buffer
      workshop.readHeadings(question) { buffer.bytes }
    } else if let listing = model.library.listing {
      let (notebook, own) = (environment.notebook, writing.path)
      workshop.readHeadings(question) {
        let link = Link(kind: .wiki, destination: String(decoding: name, as: UTF8.self))
        guard let near = own ?? NotePath("-"),
          case .note(let note, _) = listing.target(of: link, in: near)
        else { return nil }
        return try? NoteFile.read(listing[note].path, in: notebook).bytes
      }
    }
  }

  /// Takes the headings that were asked for.
  func take(_ headings: PhraseList, for question: HeadingQuestion) -> PostSight {
    guard let completion = model.completion?.value, completion.key == question.key,
      completion.context.kind == .heading(of: question.name)
    else { return .unseen }
    model.completion?.value.headings = headings
    refreshCompletion()
    return .seen
  }

  /// Takes names or tags that have come.
  func takeForCompletion(_ change: (inout Library) -> Void) -> PostSight {
    change(&model.library)
    guard model.completion != nil else { return .unseen }
    refreshCompletion()
    return .seen
  }
}

/// Whose headings are wanted, and in which text.
struct HeadingQuestion: Hashable, Sendable {
  var key: JournalKey
  var name: [UInt8]
}

/// A count of tags on its way: a class, so that what is counted is held once.
private final class TagCount: Sendable {
  private let state: Mutex<(census: TagCensus, told: Int)>
  private let generation: UInt64

  init(_ known: TagCensus, generation: UInt64) {
    state = Mutex((known, 0))
    self.generation = generation
  }

  func begin(_ listing: NoteListing, in order: [NoteID]) {
    state.withLock { $0.census.begin(listing, in: order) }
  }

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
  /// Notes that are looked at for tags before something else gets its turn.
  private static let stretch = 256

  /// Larger texts aren't looked through for headings.
  private static let largest = 5_000_000

  /// Prepares the names of notes.
  func indexNames(of listing: NoteListing, titled titles: NoteTitles, version: KnownNames.Version) {
    let cancellation = Cancellation()
    current.withLock { current in
      current.names.cancel()
      current.names = cancellation
    }
    scanning.async(group: jobs) { [self] in
      guard !cancellation.isCancelled else { return }
      mailbox.leave(
        .names(KnownNames(index: NameIndex(of: listing, titled: titles), version: version)))
    }
  }

  /// Counts the tags of the notebook, and tells them each time that twice as many notes were looked at.
  func countTags(
    after known: TagCensus, in listing: NoteListing, order: [NoteID], generation: UInt64
  ) {
    let cancellation = Cancellation()
    current.withLock { current in
      current.census.cancel()
      current.census = cancellation
    }
    let count = TagCount(known, generation: generation)
    scanning.async(group: jobs) { [self] in
      guard !cancellation.isCancelled else { return }
      count.begin(listing, in: order)
      goOn(with: count, unless: cancellation)
    }
  }

  private func goOn(with count: TagCount, unless cancellation: Cancellation) {
    scanning.async(group: jobs) { [self] in
      guard !cancellation.isCancelled else { return }
      let (news, progress) = count.goOn(in: notebook, limit: Self.stretch)
      if let news { mailbox.leave(.counted(news)) }
      if progress == .searching { goOn(with: count, unless: cancellation) }
    }
  }

  /// Reads the headings of a text; those that a link can't name are left out.
  func readHeadings(_ question: HeadingQuestion, in text: @escaping @Sendable () -> [UInt8]?) {
    reading.async(group: jobs) { [self] in
      guard let bytes = text(), bytes.count <= Self.largest else { return }
      var seen: Set<String> = []
      let headings = Document(parsing: bytes).blocks.compactMap { block -> String? in
        guard case .heading = block.kind, NoteListing.canBeLinked(block.text),
          !block.text.isEmpty, seen.insert(block.text).inserted
        else { return nil }
        return block.text
      }
      mailbox.leave(.headings(PhraseList(headings), question))
    }
  }
}
