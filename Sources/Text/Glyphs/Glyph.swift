/// What one or two neighbouring cells show: a base with its combining marks.
///
/// A glyph is the unit of drawing and of widths. What a person takes for one character may be
/// several glyphs: each wide part of a family emoji or a flag has its own cells, since that is how
/// terminals that count by `wcwidth` place them (text T3). Where a caret may stand is known by
/// `CaretBorders`.
public struct Glyph: Hashable, Sendable {
  /// The scalar to draw: printable, never a control.
  ///
  /// It is that of the text for `.text`, a visible mark for `.control` and `.newline`, U+FFFD for
  /// `.invalid`, a blank for `.tab`, and a no-break space where combining marks have no base.
  public let base: Unicode.Scalar

  /// Up to three combining marks of 21 bits each, the first in the lowest bits; 0 is none.
  ///
  /// More than three are left out of the picture, not out of `bytes`.
  public let marks: UInt64

  /// Cells taken: 1 or 2, and for a tab as many as there are to the next stop.
  public let width: Int

  /// What kind of text this is.
  public let kind: Kind

  /// The bytes it was made of, what isn't drawn included.
  public let bytes: Range<Int>

  /// A kind of glyph.
  public enum Kind: Hashable, Sendable {
    /// Text that is shown as it is.
    case text
    /// A control character, a bidirectional control or a line separator, shown as a mark.
    case control
    /// One byte that isn't UTF-8, or a scalar that the C library doesn't know.
    case invalid
    /// A tab.
    case tab
    /// A line end: LF or CR LF.
    case newline
  }
}
