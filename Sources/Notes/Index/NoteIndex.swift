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
  let folder: [UInt8]
  /// So many documents more than there are notes may be dead before all is built anew.
  let spare: Int
  /// How long another one is waited for that writes it.
  let patience: Duration
  let writer = Mutex(IndexWriter())
  let reader = Mutex(IndexReader())
  let published = Mutex(IndexTable())
  /// The listing with which the index is in line, until it was written down.
  private let unwritten = Mutex<NoteListing?>(nil)
  /// The threads that read notes, each with a queue of its own: dispatch looks after a common one every
  /// second for good, which would wake a program that rests.
  let reading = (1...2).map { DispatchQueue(label: "indexing \($0)", qos: .background) }

  /// Names the index in a folder, which is made when something is written.
  ///
  /// - Parameter folder: The absolute path of the notebook's folder in the cache.
  public convenience init(in folder: [UInt8]) {
    self.init(in: folder, spare: 4_096, patience: .seconds(60))
  }

  init(in folder: [UInt8], spare: Int = 4_096, patience: Duration) {
    (self.folder, self.spare, self.patience) = (folder, spare, patience)
  }

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
      let table = try IndexTable(of: database, knowing: published.withLock { $0 })
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

  var isRemembered: Bool { withCPath(memory) { access($0, F_OK) == 0 } }

  /// Changes of so many notes are worth writing the list down at once.
  private static let many = 64

  func remember(_ listing: NoteListing, _ report: Report) {
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
    var documents = [UInt32](repeating: IndexCover.none, count: listing.count)
    for (document, note) in cover.notes.enumerated() where note != IndexCover.none {
      documents[Int(note)] = UInt32(document)
    }
    // Somebody else who writes it knows no less.
    guard let lock = try? IndexLock(at: memory + Array(".lock".utf8)) else { return }
    defer { lock.release() }
    ListingMemory.write(
      listing,
      title: { id in
        let document = documents[id.index]
        return document == IndexCover.none ? nil : table.noteTitle(of: document)
      }, to: memory)
  }

  /// Removes the index when nobody else writes it; the next ``update(to:of:while:progress:)`` builds it
  /// from nothing.
  ///
  /// - Throws: Where it can't be, or is written for too long.
  public func discard() throws(IndexFault) {
    let lock = try turn { true }
    defer { lock?.release() }
    forget()
    removeFiles()
    removeFile(memory)
  }

  /// How many notes the index holds.
  public var count: Int { published.withLock { $0.live } }

  /// Searches the notes of a listing: those that the index has as they are by it, the others by
  /// reading them (notes N15).
  ///
  /// - Parameters:
  ///   - generation: Tells the listing from others, so that what is known of it is kept.
  ///   - screenful: So many of the best hits are told first, with their lines; of all others
  ///     ``SearchHit/completed(by:in:)`` finds the line when it is wanted.
  ///   - patience: What has been found by then is told, though it is less than a screenful.
  ///   - shouldGoOn: Asked again and again.
  ///   - found: Gets all hits found so far, the best first, and whether that is all.
  /// - Returns: How it ended.
  public func search(
    _ query: Query, in listing: NoteListing, generation: UInt64, of notebook: Notebook,
    scope: SearchScope = .everything, screenful: Int = 32,
    patience: Duration = .milliseconds(8), while shouldGoOn: () -> Bool = { true },
    found: (SearchResults, _ isLast: Bool) -> Void
  ) -> SearchScan.Outcome {
    guard !query.isEmpty else {
      found(SearchResults(), true)
      return .complete
    }
    let reader = opened(for: listing, generation)
    var search = IndexSearch(
      query, in: listing, of: notebook, scope: scope, screenful: screenful, patience: patience)
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
      reader.prepare(file, texts, table, listing, generation)
      return reader
    }
  }

  /// Forgets the connection, so that the next one begins anew.
  func forget() {
    writer.withLock { $0 = IndexWriter() }
    reader.withLock { $0 = IndexReader() }
    published.withLock { $0 = IndexTable() }
  }

  var file: [UInt8] { folder + Array("/index.sqlite".utf8) }

  var texts: [UInt8] { folder + Array("/texts".utf8) }

  func removeFiles() {
    for ending in ["", "-wal", "-shm"] { removeFile(file + Array(ending.utf8)) }
    removeFile(texts)
  }
}
