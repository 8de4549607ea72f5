import Notes

/// What is known of the folder of notes.
struct Library: Sendable {
  /// The notes and folders; `nil` until the first were read.
  var listing: NoteListing?

  /// The titles read so far.
  var titles = NoteTitles()

  /// How far reading the folder has come.
  var progress = Progress.waiting

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

  /// Takes a new listing; titles of notes that haven't changed are kept.
  ///
  /// - Complexity: O(notes)
  mutating func take(_ new: NoteListing) {
    titles = carriedTitles(to: new)
    listing = new
    generation += 1
    progress = new.completeness == .complete ? .complete : .reading(notes: new.count)
  }

  private func carriedTitles(to new: NoteListing) -> NoteTitles {
    var carried = NoteTitles()
    guard let listing else { return carried }
    for old in listing.ids {
      guard let title = titles[old], let id = new.id(of: listing[old].path),
        new[id].identity == listing[old].identity
      else { continue }
      carried[id] = title
    }
    return carried
  }

  /// The title of a note, as far as it is known: that in the file, else the file's name.
  func title(of note: NoteID) -> String {
    titles[note]?.text ?? listing?[note].path.displayName ?? ""
  }
}
