import Interface
import Text

/// Which cells terminals measure differently, so that what stands right of them has to be placed
/// anew.
///
/// Letters, lines of boxes, ideographs and kana are as wide everywhere. Emoji, marks, scripts that
/// combine, and symbols that some fonts draw wide are not.
enum DriftRisk {
  /// Whether the cursor may stand elsewhere than expected after the cell was written.
  static func isRisky(_ cell: Cell) -> Bool {
    let scalar = cell.base.value
    if scalar < 0x300 { return cell.marks != 0 || isStretched(cell) }
    return cell.marks != 0 || !isSteady(scalar) || isStretched(cell)
  }

  /// Whether the cell takes two columns by a setting only (ambiguous width): the C library measures one.
  static func isStretched(_ cell: Cell) -> Bool {
    cell.width == 2 && CellWidth.columns(of: cell.base) == 1
      && CellWidth.columns(of: cell.base, ambiguous: .wide) == 2
  }

  private static func isSteady(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0370..<0x0483, 0x048a..<0x0530: true  // Greek, Cyrillic
    case 0x1e00..<0x2000: true  // Latin and Greek with marks built in
    case 0x2010..<0x2028, 0x2030..<0x203c, 0x203d..<0x2049, 0x20a0..<0x20d0: true  // punctuation
    case 0x2190..<0x2194, 0x2200..<0x2300: true  // plain arrows, mathematics
    case 0x2500..<0x25a0: true  // lines and blocks
    case 0x3000..<0x302a, 0x3041..<0x3097, 0x309b..<0x3100: true  // kana
    case 0x3400..<0x4dc0, 0x4e00..<0xa000, 0xac00..<0xd7a4: true  // ideographs, Hangul
    case 0xff01..<0xffe7, 0xfffd: true  // full and half width, the replacement itself
    default: false
    }
  }
}
