import Geometry
import Notes

/// Whether pictures are drawn in cells or only told of.
enum PictureDrawing: Hashable, Sendable {
  /// A line tells what a picture is.
  case described

  /// A picture is drawn below that line.
  case drawn
}

extension PictureSize {
  /// Pixels that a cell stands for from left to right; from top to bottom it is twice that.
  private static let pixelsOfCell = 8

  /// The most rows that a picture takes, so that a window of 24 rows shows it whole with its line.
  private static let mostRows = 16

  /// The cells that a picture takes: no more than fit, in its own proportions, and not more than its
  /// pixels would be wide.
  ///
  /// - Parameters:
  ///   - columns: The columns that there are.
  ///   - wish: The pixels that its writer wants it to be wide.
  func cells(in columns: Int, wish: Int?) -> Size {
    let pixels = min(width, wish ?? width)
    var wide = max(1, min(columns, (pixels + Self.pixelsOfCell - 1) / Self.pixelsOfCell))
    var high = Self.rows(width, height, columns: wide)
    if high > Self.mostRows {
      high = Self.mostRows
      // A number of a head can be anything, so it is divided before it is multiplied.
      wide = max(1, min(wide, Int(Double(width) / Double(height) * Double(2 * high))))
    }
    return Size(columns: wide, rows: max(1, high))
  }

  private static func rows(_ width: Int, _ height: Int, columns: Int) -> Int {
    let rows = Double(height) / Double(width) * Double(columns) / 2
    return Int(min(rows.rounded(), 1_000))
  }
}

/// Where a picture is drawn on a page.
struct PagePicture: Hashable, Sendable {
  /// Its file.
  var file: AttachmentFile

  /// The first column of its cells, counted from the first one of text.
  var column: Int

  /// Its cells; they lie in the last rows of its block.
  var cells: Size
}

/// What a picture is drawn from and for: the same drawing wherever this is the same.
struct PictureKey: Hashable, Sendable {
  /// Its file.
  var file: AttachmentFile

  /// Its cells.
  var cells: Size

  /// What stands behind what can be seen through.
  var ground: Ground

  /// What stands behind a picture.
  enum Ground: Hashable, Sendable {
    case dark
    case light
  }
}
