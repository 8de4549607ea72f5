import Dispatch
import Glibc
import Synchronization

/// The index of a notebook: what is needed to show the list and to search without reading the notes
/// (notes N15, N17).
///
/// It is a cache: it can be removed at any time, and whatever is wrong with it, the notes can still be
/// listed and searched. It is used by workers; one at a time brings it up to date, and searches go on
/// meanwhile with what is there.
///
///     let index = NoteIndex(in: folder)
///     let report = try index.update(to: listing, of: notebook)
///     index.search("cake -tea", in: listing, of: notebook) { hits, isLast in … }
public final class NoteIndex: Sendable {
  private let folder: [UInt8]
  /// So many documents more than there are notes may be dead before all is built anew.
  private let spare: Int
  private let writer = Mutex(IndexWriter())
  private let reader = Mutex(IndexReader())
  let published = Mutex(IndexTable())
  /// The listing with which the index is in line, until it was written down.
  private let unwritten = Mutex<NoteListing?>(nil)
  private let reading = DispatchQueue(label: "indexing", qos: .utility)

  /// Names the index in a folder, which is made when something is written.
  ///
  /// - Parameter folder: The absolute path of the notebook's folder in the cache.
  public convenience init(in folder: [UInt8]) { self.init(in: folder, spare: 4_096) }

  init(in folder: [UInt8], spare: Int) { (self.folder, self.spare) = (folder, spare) }

  /// How far bringing the index up to date has come.
  public struct Progress: Hashable, Sendable {
    /// So many notes have been read.
    public let done: Int
    /// So many have to be.
    public let total: Int
  }

  /// What bringing the index up to date has come to.
  public struct Report: Hashable, Sendable {
    /// How many notes were read.
    public internal(set) var read = 0
    /// How many were taken out.
    public internal(set) var removed = 0
    /// Whether it was built from nothing, and why.
    public internal(set) var renewal: Renewal?
    /// Whether it is whole, or it was asked to stop.
    public internal(set) var isComplete = true
  }

  /// Why an index was built from nothing.
  public enum Renewal: Hashable, Sendable {
    /// There was none.
    case missing
    /// An older version of the program had made it.
    case older
    /// It was damaged.
    case damaged
    /// It held more of notes that are gone than of others.
    case crowded
  }

  /// Opens the index that is there, so that it can be searched; one that is missing, older or damaged
  /// is left to ``update(to:of:while:progress:)``.
  ///
  /// - Throws: Why it can't be used at all.
  /// - Complexity: O(notes)
  public func open() throws(IndexFault) {
    do throws(DatabaseError) {
      let database = try Database(at: file, for: .reading)
      guard try database.number("PRAGMA user_version") == IndexStore.version else { return }
      let table = try IndexStore.table(in: database)
      published.withLock { $0 = table }
    } catch {
      if case .inaccessible = error.kind { return }
      if let fault = IndexFault(error) { throw fault }
    }
  }

  /// The list as it was when the index was up to date last; `nil` where none was written down.
  ///
  /// - Complexity: O(notes), without reading the database
  public func remembered() -> ListingMemory? { ListingMemory.read(memory) }

  /// Writes down what hasn't been: the program ends.
  public func close() { writeMemory() }

  private var memory: [UInt8] { folder + Array("/list".utf8) }

  private var isRemembered: Bool { withCPath(memory) { access($0, F_OK) == 0 } }

  /// Changes of so many notes are worth writing the list down at once.
  private static let many = 64

  private func remember(_ listing: NoteListing, _ report: Report) {
    unwritten.withLock { $0 = listing }
    if report.read + report.removed >= Self.many || !isRemembered { writeMemory() }
  }

  private func writeMemory() {
    let listing = unwritten.withLock { listing in
      defer { listing = nil }
      return listing
    }
    guard let listing else { return }
    let table = published.withLock { $0 }
    let cover = IndexCover(of: listing, by: table)
    var titles = [NoteTitle?](repeating: nil, count: listing.count)
    for (document, note) in cover.notes.enumerated() where note != IndexCover.none {
      titles[Int(note)] = table.noteTitle(of: UInt32(document))
    }
    ListingMemory(listing, NoteTitles(titles)).write(memory)
  }

  /// Removes the index; the next ``update(to:of:while:progress:)`` builds it from nothing.
  public func discard() {
    forget()
    removeFiles()
    removeFile(memory)
  }

  /// How many notes the index holds.
  public var count: Int { published.withLock { $0.live } }

  /// Brings the index in line with a listing: what has another size, time or number on the disk is
  /// read again.
  ///
  /// - Parameters:
  ///   - shouldGoOn: Asked before each note; what was done until it says no is kept.
  ///   - progress: Told on the caller's thread, a few times a second.
  /// - Throws: Why nothing can be kept; what is damaged or older is built anew instead.
  /// - Complexity: O(notes), and O(bytes) of those that have changed
  public func update(
    to listing: NoteListing, of notebook: Notebook, while shouldGoOn: () -> Bool = { true },
    progress: (Progress) -> Void = { _ in }
  ) throws(IndexFault) -> Report {
    var renewal: Renewal?
    for _ in 0..<2 {
      do throws(DatabaseError) {
        var report = try update(to: listing, of: notebook, &renewal, shouldGoOn, progress)
        report.renewal = renewal
        if report.isComplete, report != Report() || !isRemembered { remember(listing, report) }
        return report
      } catch {
        forget()
        if let fault = IndexFault(error) { throw fault }
        removeFiles()
        renewal = .damaged
      }
    }
    throw .inaccessible("it was damaged again")
  }

  private func update(
    to listing: NoteListing, of notebook: Notebook, _ renewal: inout Renewal?,
    _ shouldGoOn: () -> Bool, _ progress: (Progress) -> Void
  ) throws(DatabaseError) -> Report {
    try open(&renewal)
    var table = published.withLock { $0 }
    var cover = IndexCover(of: listing, by: table)
    if table.dead + cover.stale.count > table.live + spare {
      forget()
      removeFiles()
      renewal = .crowded
      var second: Renewal?
      try open(&second)
      table = published.withLock { $0 }
      cover = IndexCover(of: listing, by: table)
    }
    var report = Report()
    try remove(cover.stale, from: &table)
    report.removed = cover.stale.count
    guard !cover.missing.isEmpty else { return report }
    let order = cover.missing.sorted {
      (listing[$0].modified, $1) < (listing[$1].modified, $0)
    }
    let maker = BlockMaker(order, of: listing, in: notebook)
    try add(maker, count: order.count, to: &table, &report, shouldGoOn, progress)
    return report
  }

  private func open(_ renewal: inout Renewal?) throws(DatabaseError) {
    let isOpen = writer.withLock { $0.store != nil }
    guard !isOpen else { return }
    let (file, folder) = (file, folder)
    let found = try writer.withLock { writer throws(DatabaseError) in
      try writer.open(file, in: folder)
    }
    renewal = renewal ?? found
    let table = try writer.withLock { writer throws(DatabaseError) in try writer.table() }
    published.withLock { $0 = table }
  }

  private func remove(
    _ documents: [UInt32], from table: inout IndexTable
  ) throws(DatabaseError) {
    guard !documents.isEmpty else { return }
    try writer.withLock { writer throws(DatabaseError) in
      try writer.remove(documents)
    }
    for document in documents { table.kill(document) }
    let table = table
    published.withLock { $0 = table }
  }

  /// Notes that become part of the database at a time.
  private static let batch = 8_192
  /// With so few notes no other thread is asked.
  private static let few = 16

  private func add(
    _ maker: BlockMaker, count: Int, to table: inout IndexTable, _ report: inout Report,
    _ shouldGoOn: () -> Bool, _ progress: (Progress) -> Void
  ) throws(DatabaseError) {
    var maker = maker
    let pipe = count > Self.few ? BlockPipe(of: maker, on: reading) : nil
    var isAtEnd = false
    defer { if !isAtEnd { pipe?.close() } }
    while !isAtEnd {
      var blocks: [MadeBlock] = []
      var notes = 0
      progress(Progress(done: report.read, total: count))
      try writer.withLock { writer throws(DatabaseError) in try writer.begin() }
      while notes < Self.batch {
        guard shouldGoOn() else {
          report.isComplete = false
          break
        }
        guard let made = pipe.map({ $0.next() }) ?? maker.next() else {
          isAtEnd = true
          break
        }
        notes += made.looked
        let (document, block) = (table.next, table.nextBlock)
        guard !made.block.notes.isEmpty else { continue }
        try writer.withLock { writer throws(DatabaseError) in
          try writer.add(made.block, from: document, as: block)
        }
        for note in made.block.notes { table.append(note, block: block) }
        blocks.append(made.block)
        if notes % 1_024 < made.looked {
          progress(Progress(done: min(count, report.read + notes), total: count))
        }
      }
      try writer.withLock { writer throws(DatabaseError) in try writer.commit() }
      report.read += notes
      let done = table
      published.withLock { $0 = done }
      if !report.isComplete { return }
    }
  }

  /// Searches the notes of a listing: those that the index has as they are by it, the others by
  /// reading them (notes N15).
  ///
  /// - Parameters:
  ///   - generation: Tells the listing from others, so that what is known of it is kept.
  ///   - screenful: So many of the best hits are told first, with their lines; of all others
  ///     ``SearchHit/completed(by:in:)`` finds the line when it is wanted.
  ///   - shouldGoOn: Asked again and again.
  ///   - found: Gets all hits found so far, the best first, and whether that is all.
  /// - Returns: How it ended.
  public func search(
    _ query: Query, in listing: NoteListing, generation: UInt64, of notebook: Notebook,
    scope: SearchScope = .everything, screenful: Int = 64, while shouldGoOn: () -> Bool = { true },
    found: ([SearchHit], _ isLast: Bool) -> Void
  ) -> SearchScan.Outcome {
    guard !query.isEmpty else {
      found([], true)
      return .complete
    }
    let reader = opened(for: listing, generation)
    var search = IndexSearch(
      query, in: listing, of: notebook, scope: scope, screenful: screenful)
    return search.run(on: reader, while: shouldGoOn, found: found)
  }

  /// Works out beforehand what a search of a listing needs, so that the first one is as quick as the
  /// others.
  ///
  /// - Complexity: O(n log n)
  public func prepare(for listing: NoteListing, generation: UInt64) {
    _ = opened(for: listing, generation)
  }

  /// The connection for searching, with what is known of a listing.
  func opened(for listing: NoteListing, _ generation: UInt64) -> IndexReader {
    let table = published.withLock { $0 }
    return reader.withLock { reader in
      reader.prepare(file, table, listing, generation)
      return reader
    }
  }

  /// Forgets the connection, so that the next one begins anew.
  private func forget() {
    writer.withLock { $0 = IndexWriter() }
    reader.withLock { $0 = IndexReader() }
    published.withLock { $0 = IndexTable() }
  }

  private var file: [UInt8] { folder + Array("/index.sqlite".utf8) }

  private func removeFiles() {
    for ending in ["", "-wal", "-shm"] { removeFile(file + Array(ending.utf8)) }
  }
}
