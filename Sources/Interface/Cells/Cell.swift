/// What one place of the grid shows: a glyph of one or two columns with its colours and attributes.
///
/// A wide glyph stands in its left cell; the cell right of it has width 0. The glyph is a base and
/// at most three combining marks; more of them are not kept.
///
/// A cell takes 24 bytes and has no gaps between its fields, so rows can be compared as memory.
public struct Cell: Hashable, Sendable {
  /// The base scalar: printable, never a control.
  public var base: Unicode.Scalar

  private var attributes: Attributes

  /// The width, kept in two bytes so that nothing is left between it and `marks`.
  private var columns: UInt16

  /// Up to three combining marks of 21 bits each, the first in the lowest bits; 0 is none.
  public var marks: UInt64

  private var foreground: Color

  private var background: Color

  /// Makes a cell.
  public init(
    _ base: Unicode.Scalar = " ", marks: UInt64 = 0, width: UInt8 = 1, style: Style = .plain
  ) {
    self.base = base
    self.marks = marks
    columns = UInt16(width)
    attributes = style.attributes
    foreground = style.foreground
    background = style.background
  }

  /// A blank in the terminal's own colours.
  public static let blank = Cell()

  /// Columns taken: 1 or 2, and 0 for the right half of a wide glyph.
  public var width: UInt8 {
    get { UInt8(truncatingIfNeeded: columns) }
    set { columns = UInt16(newValue) }
  }

  /// Colours and attributes.
  public var style: Style {
    get { Style(foreground: foreground, background: background, attributes: attributes) }
    set {
      attributes = newValue.attributes
      foreground = newValue.foreground
      background = newValue.background
    }
  }

  /// Whether nothing is drawn there but a background: a blank of one column without marks.
  public var isBlank: Bool { base == " " && marks == 0 && columns == 1 }
}
