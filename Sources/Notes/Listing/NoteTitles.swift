/// The titles of a listing's notes, as far as they have been read.
///
/// A listing opens no note; whoever reads their heads puts the titles here.
public struct NoteTitles: Sendable {
  private var titles: [NoteTitle?]

  /// Counts the changes.
  public private(set) var revision: UInt64 = 0

  /// Makes a table in which no title is known.
  public init() { titles = [] }

  /// Makes a table of what is known, in the order of a listing's notes.
  init(_ titles: [NoteTitle?]) { self.titles = titles }

  /// The title of a note; `nil` while it isn't known.
  ///
  /// - Complexity: O(1), amortised.
  public subscript(id: NoteID) -> NoteTitle? {
    get { id.index < titles.count ? titles[id.index] : nil }
    set {
      revision &+= 1
      if id.index >= titles.count {
        titles.append(contentsOf: repeatElement(nil, count: id.index + 1 - titles.count))
      }
      titles[id.index] = newValue
    }
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
