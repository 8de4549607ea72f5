import Focus
import Geometry
import Interface
import Notes

/// The rows of the list: notes, or what a search found and the offer to write a new note.
struct NoteRows: Sendable {
  /// The notes from which the rows come.
  let listing: NoteListing

  /// What the rows are called; `nil` where the library knows it.
  let titles: NoteTitles?

  /// What the rows are.
  let content: Content

  /// Changes whenever the rows do.
  let generation: UInt64

  /// The row of each note of the listing, -1 for none.
  private let rowOfNote: [Int32]

  /// What the rows of a list are.
  enum Content: Sendable {
    /// One note a row.
    case notes([NoteID])

    /// What was found, and the offer of a new note with this title; where texts were looked through
    /// each has a second row for the line.
    case results(SearchResults, offering: String?, of: SearchScope)
  }

  /// The item that stands for the offer of a new note.
  static let newNote: ItemID = "+new"

  /// The item that holds the place of notes where there are none.
  static let nothing: ItemID = "+none"

  /// Makes the rows.
  ///
  /// - Complexity: O(notes of the listing)
  init(
    _ content: Content, of listing: NoteListing, titles: NoteTitles? = nil, generation: UInt64
  ) {
    self.content = content
    self.titles = titles
    self.listing = listing
    self.generation = generation
    var rows = [Int32](repeating: -1, count: listing.count)
    switch content {
    case .notes(let ids):
      for (row, id) in ids.enumerated() { rows[Int(id.rawValue)] = Int32(row) }
    case .results(let hits, _, _):
      for row in hits.indices { rows[Int(hits.note(at: row).rawValue)] = Int32(row) }
    }
    rowOfNote = rows
  }

  /// Makes the rows of the trash.
  ///
  /// - Complexity: O(n log n) for n files
  init(of trash: TrashListing?, in sort: NoteSort, generation: UInt64) {
    guard let trash else {
      self.init(.notes([]), of: NoteListing.empty, titles: NoteTitles(), generation: generation)
      return
    }
    self.init(
      .notes(trash.listing.order(by: sort.key, sort.direction, titles: trash.titles)),
      of: trash.listing, titles: trash.titles, generation: generation)
  }

  /// How many items there are.
  var count: Int {
    switch content {
    case .notes(let ids): ids.count
    case .results(let hits, let title, _): hits.count + (title == nil ? 0 : 1)
    }
  }

  /// How many notes there are.
  var notes: Int {
    switch content {
    case .notes(let ids): ids.count
    case .results(let hits, _, _): hits.count
    }
  }

  /// The title of the note that the last row offers to write.
  var offeredTitle: String? {
    guard case .results(_, let title, _) = content else { return nil }
    return title
  }

  /// Where the items lie.
  var geometry: RowGeometry {
    switch content {
    case .notes(let ids): RowGeometry(count: ids.count)
    case .results(_, let title, let scope):
      RowGeometry(
        count: count, rowsEach: scope == .titles ? 1 : 2, rowsOfLast: title == nil ? nil : 1)
    }
  }

  /// The note of a row; `nil` for the offer of a new one and for rows that aren't there.
  func note(at row: Int) -> NoteID? {
    switch content {
    case .notes(let ids): return ids.indices.contains(row) ? ids[row] : nil
    case .results(let hits, _, _): return hits.indices.contains(row) ? hits.note(at: row) : nil
    }
  }

  /// The note that an item stands for.
  func note(of item: ItemID) -> NoteID? {
    NotePath(key: item.rawValue).flatMap { listing.id(of: $0) }
  }

  /// The row of a note; `nil` where the list doesn't hold it.
  func row(of note: NoteID) -> Int? {
    let index = Int(note.rawValue)
    guard rowOfNote.indices.contains(index), rowOfNote[index] >= 0 else { return nil }
    return Int(rowOfNote[index])
  }

  /// What was found in the note of a row.
  func hit(at row: Int) -> SearchHit? {
    guard case .results(let hits, _, _) = content, hits.indices.contains(row) else { return nil }
    return hits[row]
  }
}

/// What the focus engine sees of the list (focus F14).
///
/// An empty list has one place all the same, so that the focus stays in the pane that says how it is
/// filled.
struct NoteRowsSource: FocusSource {
  let rows: NoteRows
  let titles: NoteTitles
  let columns: Int

  var count: Int { max(1, rows.count) }
  var generation: UInt64 { rows.generation }

  func id(at index: Int) -> ItemID {
    guard let note = rows.note(at: index) else {
      return rows.count == 0 ? NoteRows.nothing : NoteRows.newNote
    }
    return ItemID(rows.listing[note].path.key)
  }

  func index(of id: ItemID, near index: Int) -> Int? {
    if id == NoteRows.newNote {
      return rows.count > rows.notes ? rows.count - 1 : nil
    }
    if id == NoteRows.nothing { return rows.count == 0 ? 0 : nil }
    return rows.note(of: id).flatMap { rows.row(of: $0) }
  }

  func rectangle(at index: Int) -> Rectangle {
    guard rows.count > 0 else { return Rectangle(column: 0, row: 0, columns: columns, rows: 1) }
    return rows.geometry.rectangle(of: index, columns: columns)
  }

  func indices(meeting area: Rectangle) -> Range<Int> {
    guard rows.count > 0 else { return 0..<1 }
    return rows.geometry.indices(in: area.minRow..<max(area.minRow, area.maxRow))
  }

  func nextFocusable(from index: Int, step: FocusStep) -> Int? {
    let next = step == .forward ? index + 1 : index - 1
    return next >= 0 && next < count ? next : nil
  }

  func title(at index: Int) -> String {
    guard let note = rows.note(at: index) else {
      guard let title = rows.offeredTitle else { return "" }
      return "New note “\(title)”"
    }
    return rows.hit(at: index)?.title.text ?? (rows.titles ?? titles)[note]?.text
      ?? rows.listing[note].path.displayName
  }
}
