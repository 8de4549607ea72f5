/// The notes of a listing in pieces, so that one in which few notes have changed has the others in common
/// with the one before it.
struct NoteRecords: RandomAccessCollection, Sendable {
  private var pieces: [[NoteListing.Record]] = []
  private(set) var endIndex = 0

  private static let piece = 1_024

  init() {}

  init(_ records: some Sequence<NoteListing.Record>) {
    for record in records { append(record) }
  }

  var startIndex: Int { 0 }

  /// A note.
  ///
  /// - Complexity: O(1); to change one where the records were copied, the length of a piece
  subscript(place: Int) -> NoteListing.Record {
    get { pieces[place / Self.piece][place % Self.piece] }
    set { pieces[place / Self.piece][place % Self.piece] = newValue }
  }

  /// Adds a note.
  ///
  /// - Complexity: O(1), amortised; where the records were copied, the length of a piece
  mutating func append(_ record: NoteListing.Record) {
    if endIndex.isMultiple(of: Self.piece) {
      pieces.append([])
      pieces[pieces.count - 1].reserveCapacity(Self.piece)
    }
    pieces[pieces.count - 1].append(record)
    endIndex += 1
  }
}
