/// What lies in the trash of a notebook, as a listing of its own.
///
/// Its paths begin with `.trash`. Notes show by their titles, other files by their names.
public struct TrashListing: Sendable {
  /// The files, which all count as notes here.
  public let listing: NoteListing
  /// What they are called.
  public let titles: NoteTitles

  private init(_ listing: NoteListing, _ titles: NoteTitles) {
    (self.listing, self.titles) = (listing, titles)
  }

  /// A trash in which nothing lies.
  public static let empty = TrashListing(.empty, NoteTitles())

  /// Reads the trash; what can't be listed counts as nothing.
  ///
  /// - Parameter last: What was read before: the titles of files that are as they were are kept.
  /// - Complexity: O(files), two system calls each, and three more for each that is new
  public init(of notebook: Notebook, after last: TrashListing? = nil) {
    let found = (try? TrashFolder(of: notebook).items()) ?? []
    listing = NoteListing.empty.applying(NoteChanges(gone: [], present: found.map(\.present)))
    var titles = NoteTitles()
    for id in listing.ids {
      let path = listing[id].path
      if let last, let known = last.listing.id(of: path),
        last.listing[known].identity == listing[id].identity
      {
        titles[id] = last.titles[known]
      } else {
        titles[id] = TrashListing.title(of: path, in: notebook)
      }
    }
    self.titles = titles
  }

  /// The trash without some files.
  ///
  /// - Complexity: O(files)
  public func without(_ paths: [NotePath]) -> TrashListing {
    let left = listing.applying(NoteChanges(gone: Set(paths)))
    var titles = NoteTitles()
    for id in left.ids { titles[id] = listing.id(of: left[id].path).flatMap { self.titles[$0] } }
    return TrashListing(left, titles)
  }

  private static func title(of path: NotePath, in notebook: Notebook) -> NoteTitle {
    guard NoteExtension(of: path.name) != nil else {
      return NoteTitle(String(decoding: path.name, as: UTF8.self), source: .fileName)
    }
    return NoteTitle(head: (try? NoteFile.readHead(path, in: notebook)) ?? [], path: path)
  }
}

extension TrashFolder.Item {
  fileprivate var present: NoteChanges.Present {
    NoteChanges.Present(
      path: path, created: created, identity: identity,
      title: NoteTitle("", source: .fileName))
  }
}
