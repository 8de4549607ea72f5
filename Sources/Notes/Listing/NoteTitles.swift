/// The titles of a listing's notes, as far as they have been read.
///
/// A listing opens no note; whoever reads their heads puts the titles here.
public struct NoteTitles: Sendable {
  /// Pieces of as many titles, so that reading some doesn't copy all while somebody else holds them.
  private var pieces: [[NoteTitle?]] = []
  private static let piece = 512

  /// Counts the changes.
  public private(set) var revision: UInt64 = 0

  /// Makes a table in which no title is known.
  public init() {}

  /// Adds the title of the next note.
  ///
  /// - Complexity: O(1), amortised.
  mutating func append(_ title: NoteTitle?) {
    if pieces.last.map({ $0.count == Self.piece }) ?? true {
      pieces.append([])
      pieces[pieces.count - 1].reserveCapacity(Self.piece)
    }
    pieces[pieces.count - 1].append(title)
  }

  /// The title of a note; `nil` while it isn't known.
  ///
  /// - Complexity: O(1), amortised.
  public subscript(id: NoteID) -> NoteTitle? {
    get {
      let (piece, place) = id.index.quotientAndRemainder(dividingBy: Self.piece)
      return piece < pieces.count && place < pieces[piece].count ? pieces[piece][place] : nil
    }
    set {
      revision &+= 1
      let (piece, place) = id.index.quotientAndRemainder(dividingBy: Self.piece)
      while piece >= pieces.count { pieces.append([]) }
      if place >= pieces[piece].count {
        let missing = place + 1 - pieces[piece].count
        pieces[piece].append(contentsOf: repeatElement(nil, count: missing))
      }
      pieces[piece][place] = newValue
    }
  }

  /// The titles of the notes that are the same files in another listing.
  ///
  /// - Complexity: O(notes)
  public func carried(from old: NoteListing, to new: NoteListing) -> NoteTitles {
    var carried = NoteTitles()
    for (place, record) in old.records.enumerated() {
      guard let title = self[NoteID(place)],
        let id = new.id(ofPathBytes: old.pathBytes(of: record)),
        new.records[id.index].identity == record.identity
      else { continue }
      carried[id] = title
    }
    return carried
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
