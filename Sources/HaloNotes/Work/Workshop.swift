import Dispatch
import Interface
import Notes
import Synchronization
import Text

/// The workers: they read the folder, the notes and their titles, and search, all off the input
/// path.
///
/// Seven threads at most: one for what a person waits for, the notes that are to be shown, one for
/// what takes longer, one for operations on files and texts, one for the state of scenes and for
/// journals on their way to the disk, one for pictures, one for files that other programs open, and
/// one for the clipboard of the desktop; where there is an index, one for searches by it and three that
/// bring it up to date, which give way to all others. Requests for notes and pictures that have not been
/// begun are replaced by newer ones.
final class Workshop: Sendable {
  let notebook: Notebook
  /// The disk to which notes are written.
  let disk: any NoteDisk
  let saver: NoteSaver
  let mailbox: Mailbox
  let reading = DispatchQueue(label: "reading", qos: .userInteractive)
  let operating = DispatchQueue(label: "operating", qos: .userInitiated)
  let scanning = DispatchQueue(label: "scanning", qos: .userInitiated)
  let keeping = DispatchQueue(label: "keeping", qos: .utility)
  let clipping = DispatchQueue(label: "clipping", qos: .userInitiated)
  let jobs = DispatchGroup()
  /// The list of the last time is being read: what takes longer comes after it.
  let recalling = DispatchGroup()
  /// The index is being opened: what is looked for by it comes after that.
  let openingIndex = DispatchGroup()
  private let wanted = Mutex<[WantedReading]>([])
  let operations: NoteOperations
  let pictures: PictureReader
  let wantedPictures = Mutex(WantedPictures())
  let drawing = DispatchQueue(label: "drawing", qos: .utility)
  let opening = DispatchQueue(label: "opening", qos: .userInitiated)
  let searching = DispatchQueue(label: "searching", qos: .userInitiated)
  let indexing = DispatchQueue(label: "indexing", qos: .background)
  /// The index; `nil` where none is kept.
  let index: NoteIndex?
  let book: UndoBook
  let localOffset: @Sendable (FileTime) -> Int
  let current = Mutex(Current())

  /// Titles told at a time.
  private static let batch = 1_024

  /// A note that is asked for, and the file as it was when it was read before.
  struct WantedReading: Sendable, Equatable {
    var request: ReadingRequest
    var known: FileIdentity?

    /// The pictures in it as they were then.
    var pictures: [PictureFacts] = []

    /// The text as it is here, where it isn't saved.
    var text: TextBuffer?
  }

  /// Where words are looked for.
  enum SearchWay {
    /// In the index, where one is kept.
    case index
    /// In the files: they are no notes of the folder.
    case files
  }

  /// What the slower worker is at.
  struct Current {
    var scan = Cancellation()
    var search = Cancellation()
    var titles = Cancellation()
    var others = Cancellation()
    var links = Cancellation()
    var looking = Cancellation()
    var mentions = Cancellation()
    var tags = Cancellation()
    var names = Cancellation()
    var census = Cancellation()
    var find = Cancellation()
    var index = Cancellation()
    /// The list of the last time, until the folder has been read.
    var recalled: NoteListing?
  }

  /// Opens the workshop.
  ///
  /// - Parameters:
  ///   - disk: The disk to which notes are written.
  ///   - records: Where operations on files are written down before they begin.
  ///   - undo: Where the list of what can be undone is kept.
  ///   - index: The index of the notebook, by which it is searched.
  ///   - localOffset: Seconds that local time is ahead of UTC at a time.
  init(
    notebook: Notebook, on disk: any NoteDisk, mailbox: Mailbox, records: [UInt8]?,
    undo: [UInt8]?, index: NoteIndex?, localOffset: @escaping @Sendable (FileTime) -> Int
  ) {
    self.localOffset = localOffset
    operations = NoteOperations(on: notebook, records: records, disk: disk)
    pictures = PictureReader(in: notebook)
    self.index = index
    book = UndoBook(in: undo, disk: disk)
    self.notebook = notebook
    self.disk = disk
    saver = NoteSaver(on: notebook, disk: disk)
    self.mailbox = mailbox
  }

  /// Waits until every job is done.
  func finish() { jobs.wait() }

  /// Asks for notes, the most urgent first; what was asked for before and isn't begun is dropped.
  func read(_ requests: [WantedReading]) {
    wanted.withLock { $0 = requests }
    reading.async(group: jobs) { [self] in
      while let next = wanted.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
        let path = next.request.path
        if let text = next.text {
          mailbox.leave(.reading(Reading(next.request, of: text.bytes, showing: pictures)))
        } else if let known = next.known,
          known == (try? NoteFile.identity(of: path, in: notebook)),
          next.pictures.allSatisfy({ pictures.facts(of: $0.link, in: path) == $0 })
        {
          mailbox.leave(.unchanged(next.request))
        } else {
          mailbox.leave(.reading(Reading(next.request, in: notebook, showing: pictures)))
        }
      }
    }
  }

  /// Reads the folder; what was being read is given up.
  ///
  /// - Parameters:
  ///   - rows: How many rows show: their titles come with the listing.
  ///   - note: The note round which they show; `nil` for the first ones.
  ///   - sort: The order in which they are listed.
  ///   - watch: Watches the folders that are read.
  ///   - known: What was read last: the same isn't told again.
  func scan(
    showing rows: Int, around note: NotePath?, in sort: NoteSort, watching watch: FolderWatch?,
    knowing known: NoteListing?
  ) {
    let cancellation = Cancellation()
    current.withLock { current in
      current.scan.cancel()
      current.scan = cancellation
    }
    scanning.async(group: jobs) { [self] in
      recalling.wait()
      let recalled = current.withLock(\.recalled)
      do throws(NotesError) {
        let listing = try NoteListing.scan(
          notebook, after: known ?? recalled, watching: watch
        ) { partial in
          guard !cancellation.isCancelled else { return .stop }
          if recalled == nil { leave(partial, showing: rows, around: note, in: sort) }
          return .continue
        }
        mailbox.leave(.access(notebook.access))
        guard !cancellation.isCancelled else { return }
        current.withLock { $0.recalled = nil }
        if known.map({ listing.isSame(as: $0) }) == true {
          mailbox.leave(.sameListing)
        } else if recalled.map({ listing.isSame(as: $0) }) == true {
          mailbox.leave(.rememberedIsSo)
        } else {
          leave(listing, showing: rows, around: note, in: sort)
        }
        // Others may have done something, or the command line.
        mailbox.leave(.undoable(book.history()))
      } catch {
        mailbox.leave(.listingFailed(error))
      }
    }
  }

  /// Works out what follows from a listing.
  ///
  /// - Parameters:
  ///   - titles: Come back with it.
  ///   - old: The listing before it with its titles.
  ///   - question: Comes back with the answer.
  func work(
    out listing: NoteListing, titles: [(NoteID, NoteTitle)],
    after old: (listing: NoteListing, titles: NoteTitles)?, for question: ListingQuestion
  ) {
    // Not where notes are read that show.
    scanning.async(group: jobs) { [self] in
      mailbox.leave(.listed(ListedNotes(listing, after: old), titles: titles, for: question))
    }
  }

  /// Reads titles; what was being read is given up.
  func readTitles(_ ids: [NoteID], of listing: NoteListing, generation: UInt64) {
    let cancellation = Cancellation()
    current.withLock { current in
      current.titles.cancel()
      current.titles = cancellation
    }
    guard !ids.isEmpty else { return }
    reading.async(group: jobs) { [self] in
      guard !cancellation.isCancelled else { return }
      mailbox.leave(.titles(titles(of: ids, in: listing), generation: generation))
    }
  }

  /// Reads the titles of the notes that don't show, in the order in which they are listed, and tells
  /// them in batches; what was being read is given up.
  ///
  /// - Parameter known: The titles that needn't be read.
  func readOtherTitles(
    _ ids: [NoteID], but known: NoteTitles, of listing: NoteListing, generation: UInt64
  ) {
    let cancellation = Cancellation()
    current.withLock { current in
      current.others.cancel()
      current.others = cancellation
    }
    guard !ids.isEmpty else { return }
    scanning.async(group: jobs) { [self] in
      guard !cancellation.isCancelled else { return }
      let missing = ids.filter { !known.isKnown($0) }
      readTitles(in: missing[...], of: listing, generation: generation, unless: cancellation)
    }
  }

  /// Reads a batch of titles and leaves the rest for later, so that a search need not wait for all.
  private func readTitles(
    in ids: ArraySlice<NoteID>, of listing: NoteListing, generation: UInt64,
    unless cancellation: Cancellation
  ) {
    guard !ids.isEmpty else { return }
    scanning.async(group: jobs) { [self] in
      guard !cancellation.isCancelled else { return }
      let batch = Array(ids.prefix(Self.batch))
      mailbox.leave(.titles(titles(of: batch, in: listing), generation: generation))
      readTitles(
        in: ids.dropFirst(Self.batch), of: listing, generation: generation, unless: cancellation)
    }
  }

  /// Searches; the search before it is given up.
  ///
  /// What was found so far is told as soon as there is something, and again each time it has
  /// doubled.
  ///
  /// - Parameters:
  ///   - order: The notes in the order in which they are looked through.
  ///   - generation: Tells the listing from others.
  ///   - scope: Where in them.
  ///   - question: Comes back with the answers.
  ///   - way: Where words are looked for.
  func search(
    _ query: Query, in order: [NoteID], of listing: NoteListing, generation: UInt64,
    scope: SearchScope, question: UInt64, by way: SearchWay = .index
  ) {
    let cancellation = Cancellation()
    current.withLock { current in
      current.search.cancel()
      current.search = cancellation
    }
    if way == .index, let index {
      search(
        query, by: index, in: listing, generation: generation, scope: scope, question: question,
        unless: cancellation)
      return
    }
    scanning.async(group: jobs) { [self] in
      var hits: [SearchHit] = []
      var told = 0
      func tell(isLast: Bool) {
        hits.sort { $0.rank < $1.rank }
        told = hits.count
        mailbox.leave(
          .found(
            SearchResults(hits), question: question,
            hasTitle: hits.first?.rank.title == .whole, isLast: isLast))
      }
      let scan = SearchScan(query, in: listing, of: notebook, order: order, scope: scope)
      let outcome = scan.run(while: { !cancellation.isCancelled }) { batch in
        hits += batch
        if told == 0 || hits.count >= 2 * told { tell(isLast: false) }
      }
      if outcome == .complete { tell(isLast: true) }
    }
  }

  /// Gives up what takes long: the program ends.
  func close() {
    wanted.withLock { $0 = [] }
    wantedPictures.withLock { $0.waiting = [] }
    current.withLock { current in
      current.scan.cancel()
      current.search.cancel()
      current.titles.cancel()
      current.others.cancel()
      current.links.cancel()
      current.looking.cancel()
      current.mentions.cancel()
      current.tags.cancel()
      current.names.cancel()
      current.census.cancel()
      current.find.cancel()
      current.index.cancel()
    }
    index?.close()
  }

  private func leave(
    _ listing: NoteListing, showing rows: Int, around note: NotePath?, in sort: NoteSort
  ) {
    let order = listing.order(by: sort.key, sort.direction)
    let centre = note.flatMap(listing.id(of:)).flatMap(order.firstIndex(of:)) ?? 0
    let first = max(0, min(centre - rows, order.count - 2 * rows))
    let shown = order[first..<min(order.count, first + 2 * rows)]
    mailbox.leave(.listing(listing, titles: titles(of: Array(shown), in: listing)))
  }

  private func titles(of ids: [NoteID], in listing: NoteListing) -> [(NoteID, NoteTitle)] {
    ids.map { id in
      let path = listing[id].path
      let head = try? NoteFile.readHead(path, in: notebook)
      return (id, NoteTitle(head: head ?? [], path: path))
    }
  }
}
