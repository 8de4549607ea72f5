/// What one place of the grid shows: a glyph of one or two columns with its colours and attributes.
///
/// A wide glyph stands in its left cell; the cell right of it has width 0. The glyph is a base and
/// at most three combining marks; more of them are not kept.
public struct Cell: Hashable, Sendable {
  /// The base scalar: printable, never a control.
  public var base: Unicode.Scalar

  /// Up to three combining marks of 21 bits each, the first in the lowest bits; 0 is none.
  public var marks: UInt64

  /// Colours and attributes.
  public var style: Style

  /// Columns taken: 1 or 2, and 0 for the right half of a wide glyph.
  public var width: UInt8

  /// Makes a cell.
  public init(
    _ base: Unicode.Scalar = " ", marks: UInt64 = 0, width: UInt8 = 1, style: Style = .plain
  ) {
    self.base = base
    self.marks = marks
    self.width = width
    self.style = style
  }

  /// A blank in the terminal's own colours.
  public static let blank = Cell()
}
