import Interface
import Notes

/// What the workers were asked for last.
struct Asked {
  /// Whether the folder is being read.
  var isScanning = false

  /// The listing that is worked out, and the notes whose titles have come since.
  var listing: ListingQuestion?
  var titled: [NoteID] = []

  /// Counts the listings that were worked out.
  var listings: UInt64 = 0

  /// The notes to read.
  var readings: [ReadingRequest] = []

  /// The pictures to draw.
  var pictures: [PictureKey] = []

  /// The rows whose titles are read.
  var titles: Range<Int>?

  /// The list whose titles are read.
  var rows: UInt64?

  /// The listing for which quick notes were looked through.
  var mentions: UInt64?

  /// The names that are prepared for links.
  var names: KnownNames.Version?

  /// The listing whose tags are counted.
  var tags: UInt64?

  /// The listing for which the trash was read, and whether the list shows it.
  var trash: TrashQuestion?

  /// How many notes the index had when what it has was counted last.
  var counted = 0

  /// The listing with which the index was to be brought in line.
  var indexed: UInt64?

  /// The hits whose lines are looked for.
  var lines: HitLines?

  /// Why the index can't be used, once that was said.
  var fault: IndexFault?

  /// The note in the look sheet.
  var look: LookQuestion?

  /// Whether the worker looks for the scenes that others have.
  var isLookingAtShelf = false
}
