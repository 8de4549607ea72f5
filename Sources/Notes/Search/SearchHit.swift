/// A note that a search found.
public struct SearchHit: Hashable, Sendable {
  /// The line that matches best.
  public struct Line: Hashable, Sendable {
    /// Its number in the note, counted from 0.
    public let number: Int
    /// The byte of the note at which the first match of the line starts.
    public let offset: Int
    /// How many characters of the line stand before that match.
    public let column: Int
    /// The line, or what is around its first match where it is long.
    public let text: String
    /// Where words stand in ``text``: byte offsets in ascending order.
    public let ranges: [Range<Int>]
  }

  /// The note's place in the listing that was searched.
  public let note: NoteID
  /// How well it fits; the least rank comes first.
  public let rank: SearchRank
  /// The note's title.
  public let title: NoteTitle
  /// Where words stand in the title: byte offsets in ascending order.
  public let titleRanges: [Range<Int>]
  /// The line to show; `nil` when only the title matches, or while it hasn't been looked for.
  public let line: Line?
  /// Whether the line and the places in the title have been looked for.
  public let detail: Detail

  /// How much is known of a hit.
  public enum Detail: Hashable, Sendable {
    /// That it is one.
    case rank
    /// All that is shown of it.
    case whole
  }

  init(
    note: NoteID, rank: SearchRank, title: NoteTitle, titleRanges: [Range<Int>], line: Line?,
    detail: Detail = .whole
  ) {
    self.note = note
    self.rank = rank
    self.title = title
    self.titleRanges = titleRanges
    self.line = line
    self.detail = detail
  }

  /// The same hit with its line, for which the note is read, and the places in its title.
  ///
  /// - Complexity: O(bytes of the note)
  public func completed(
    by query: Query, in notebook: Notebook, scope: SearchScope = .everything
  ) -> SearchHit {
    guard detail == .rank else { return self }
    var text = SearchText()
    var line: Line?
    if scope == .everything,
      let contents = try? NoteFile.read(rank.path, in: notebook, limit: SearchScan.limit)
    {
      line = query.line(of: contents.bytes, titled: title.text, using: &text)
    }
    return SearchHit(
      note: note, rank: rank, title: title, titleRanges: query.ranges(in: title.text), line: line)
  }

  /// The same hit in another listing, in which the note has another place.
  public func relocated(to note: NoteID) -> SearchHit {
    SearchHit(
      note: note, rank: rank, title: title, titleRanges: titleRanges, line: line, detail: detail)
  }
}

/// How well a note fits a search: by its title first, then the newer the better (notes N15).
public struct SearchRank: Hashable, Comparable, Sendable {
  /// What of the search is in the title.
  public enum Title: Int, Comparable, Sendable {
    /// The title is what was typed.
    case whole
    /// It begins with a word, and has them all.
    case start
    /// It has all words.
    case all
    /// It has some words.
    case some
    /// It has none.
    case none

    /// Whether the left one fits better.
    public static func < (left: Title, right: Title) -> Bool { left.rawValue < right.rawValue }
  }

  /// What of the search is in the title.
  public let title: Title
  /// When the note was last written.
  public let modified: FileTime
  /// The note, so that two hits never have the same rank.
  public let path: NotePath

  /// Whether the left one comes first.
  public static func < (left: SearchRank, right: SearchRank) -> Bool {
    if left.title != right.title { return left.title < right.title }
    if left.modified != right.modified { return left.modified > right.modified }
    return left.path < right.path
  }
}
