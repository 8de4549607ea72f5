/// The titles of a listing's notes, as far as they have been read.
///
/// A listing opens no note; whoever reads their heads puts the titles here. A title is a few bytes among
/// others until it is asked for, so that very many are read, kept and copied quickly.
public struct NoteTitles: Sendable {
  /// Pieces of as many titles, so that reading some doesn't copy all while somebody else holds them.
  private var pieces: [Piece] = []
  private static let piece = 512

  /// The other names of the notes that have any.
  private var named: [NoteID: [String]] = [:]

  /// How many titles are known.
  public private(set) var count = 0

  /// Counts the changes.
  public private(set) var revision: UInt64 = 0

  /// Makes a table in which no title is known.
  public init() {}

  /// Adds the title of the next note; `nil` where it isn't known.
  ///
  /// - Complexity: O(bytes), amortised
  mutating func append(_ text: UnsafeRawBufferPointer?, source: NoteTitle.Source, isPinned: Bool) {
    if pieces.last.map({ $0.entries.count == Self.piece }) ?? true {
      pieces.append(Piece())
      pieces[pieces.count - 1].entries.reserveCapacity(Self.piece)
    }
    let last = pieces.count - 1
    pieces[last].entries.append(Entry())
    guard let text else { return }
    pieces[last].put(text, Marks(source, isPinned), at: pieces[last].entries.count - 1)
    count += 1
  }

  /// The title of a note; `nil` while it isn't known.
  ///
  /// - Complexity: O(bytes), amortised
  public subscript(id: NoteID) -> NoteTitle? {
    get {
      let (piece, place) = Self.place(of: id)
      guard isKnown(id) else { return nil }
      let marks = pieces[piece].entries[place].marks
      return NoteTitle(
        String(decoding: pieces[piece].text(at: place), as: UTF8.self), source: marks.source,
        isPinned: marks.isPinned, aliases: named.isEmpty ? [] : named[id] ?? [])
    }
    set {
      revision &+= 1
      let (piece, place) = prepare(id)
      if isKnown(id) { count -= 1 }
      if !named.isEmpty || newValue?.aliases.isEmpty == false {
        named[id] = newValue?.aliases.isEmpty == false ? newValue?.aliases : nil
      }
      guard let newValue else {
        pieces[piece].forget(place)
        return
      }
      count += 1
      var text = newValue.text
      text.withUTF8 {
        pieces[piece].put(
          UnsafeRawBufferPointer($0), Marks(newValue.source, newValue.isPinned), at: place)
      }
    }
  }

  /// Whether the title of a note is known.
  ///
  /// - Complexity: O(1)
  public func isKnown(_ id: NoteID) -> Bool {
    let (piece, place) = Self.place(of: id)
    return piece < pieces.count && place < pieces[piece].entries.count
      && pieces[piece].entries[place].marks.isKnown
  }

  /// The notes that are pinned, as far as it is known.
  ///
  /// - Complexity: O(notes)
  public var pins: Set<NoteID> {
    var pins: Set<NoteID> = []
    for (number, piece) in pieces.enumerated() {
      for (place, entry) in piece.entries.enumerated() where entry.marks.isPinned {
        pins.insert(NoteID(number * Self.piece + place))
      }
    }
    return pins
  }

  /// The other names of the notes, as far as they are known.
  ///
  /// - Complexity: O(n log n) for n notes that have any
  public var aliases: NoteAliases {
    var aliases = NoteAliases()
    for (id, names) in named.sorted(by: { $0.key < $1.key }) { aliases.add(names, of: id) }
    return aliases
  }

  /// The titles of the notes that are the same files in another listing.
  ///
  /// - Complexity: O(notes)
  public func carried(from old: NoteListing, to new: NoteListing) -> NoteTitles {
    var carried = NoteTitles()
    for (place, record) in old.records.enumerated() where isKnown(NoteID(place)) {
      guard let id = new.id(ofPathBytes: old.pathBytes(of: record)),
        new.records[id.index].identity == record.identity
      else { continue }
      carried.take(NoteID(place), of: self, as: id)
    }
    return carried
  }

  /// Takes the title that a note has in another table.
  ///
  /// - Complexity: O(bytes), amortised
  public mutating func take(_ note: NoteID, of other: NoteTitles, as id: NoteID) {
    guard other.isKnown(note) else {
      if isKnown(id) { self[id] = nil }
      return
    }
    revision &+= 1
    let (piece, place) = prepare(id)
    if !isKnown(id) { count += 1 }
    if !named.isEmpty || !other.named.isEmpty { named[id] = other.named[note] }
    let (from, there) = Self.place(of: note)
    let marks = other.pieces[from].entries[there].marks
    other.pieces[from].text(at: there).withUnsafeBytes {
      pieces[piece].put($0, marks, at: place)
    }
  }

  /// Bytes that are kept and are no title any more.
  var waste: Int { pieces.reduce(0) { $0 + $1.waste } }

  private static func place(of id: NoteID) -> (piece: Int, place: Int) {
    let (quotient, remainder) = id.index.quotientAndRemainder(dividingBy: piece)
    return (quotient, remainder)
  }

  /// Makes room for a note.
  private mutating func prepare(_ id: NoteID) -> (piece: Int, place: Int) {
    let (piece, place) = Self.place(of: id)
    while piece >= pieces.count { pieces.append(Piece()) }
    while place >= pieces[piece].entries.count { pieces[piece].entries.append(Entry()) }
    return (piece, place)
  }

  /// Reads the titles of all notes of a listing.
  ///
  /// A note that can't be read keeps no title.
  /// - Parameters:
  ///   - shouldGoOn: Asked before each note; what is known when it answers `false` is returned.
  /// - Complexity: O(n), with four system calls a note.
  public static func read(
    _ listing: NoteListing, in notebook: Notebook, while shouldGoOn: () -> Bool = { true }
  ) -> NoteTitles {
    var titles = NoteTitles()
    for id in listing.ids {
      guard shouldGoOn() else { break }
      let path = listing[id].path
      guard let head = try? NoteFile.readHead(path, in: notebook) else { continue }
      titles[id] = NoteTitle(head: head, path: path)
    }
    return titles
  }
}

extension NoteTitles {
  /// What is known of a title beside its text.
  private struct Marks {
    private let bits: UInt8

    static let unknown = Marks()

    private init() { bits = 0 }

    init(_ source: NoteTitle.Source, _ isPinned: Bool) {
      bits = 1 | (isPinned ? 2 : 0) | UInt8(truncatingIfNeeded: source.number) << 2
    }

    var isKnown: Bool { bits & 1 != 0 }
    var isPinned: Bool { bits & 2 != 0 }
    var source: NoteTitle.Source { .init(number: Int64(bits >> 2)) }
  }

  /// Where a title stands.
  private struct Entry {
    var start: UInt32 = 0
    var length: UInt32 = 0
    var marks = Marks.unknown
  }

  /// Some titles one behind the other, and what was in their places before.
  private struct Piece {
    private var bytes: [UInt8] = []
    var entries: [Entry] = []
    /// How many bytes are no title any more.
    private(set) var waste = 0

    func text(at place: Int) -> ArraySlice<UInt8> {
      let entry = entries[place]
      return bytes[Int(entry.start)..<Int(entry.start) + Int(entry.length)]
    }

    mutating func put(_ text: UnsafeRawBufferPointer, _ marks: Marks, at place: Int) {
      forget(place)
      entries[place] = Entry(
        start: UInt32(bytes.count), length: UInt32(text.count), marks: marks)
      bytes.append(contentsOf: text)
    }

    mutating func forget(_ place: Int) {
      waste += Int(entries[place].length)
      entries[place] = Entry()
      if waste > 4_096, waste > bytes.count / 2 { pack() }
    }

    private mutating func pack() {
      var packed: [UInt8] = []
      packed.reserveCapacity(bytes.count - waste)
      for place in entries.indices {
        let text = text(at: place)
        entries[place].start = UInt32(packed.count)
        packed += text
      }
      (bytes, waste) = (packed, 0)
    }
  }
}
