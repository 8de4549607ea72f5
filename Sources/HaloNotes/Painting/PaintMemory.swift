import Interface
import Notes

/// What is kept of a picture so that the next one is painted quickly; it is made anew for another
/// theme.
struct PaintMemory {
  /// The rows of the list.
  var list = RowPlates<ListKey>()

  /// The rows of the library.
  var library = RowPlates<LibraryKey>()

  /// The rows of the sheet in front that has rows to be read.
  var sheet = RowPlates<SheetKey>()

  /// On what the rows of a sheet hang.
  struct SheetKey: Equatable, Sendable {
    /// The sheet.
    var sheet: SheetName

    /// Which rows they are.
    var serial: UInt64
  }

  /// On what the rows of the library hang.
  struct LibraryKey: Equatable, Sendable {
    /// Which rows they are.
    var serial: UInt64
  }

  /// On what the rows of the list hang.
  struct ListKey: Equatable, Sendable {
    /// Which rows they are.
    var rows: UInt64

    /// The titles read so far.
    var titles: UInt64

    /// The marked notes.
    var marks: Set<NotePath>

    /// The time of day, for how long ago they were changed.
    var minute: Int64
  }
}
