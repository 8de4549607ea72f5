/// How many cells a scalar takes on a terminal.
///
/// The widths are those of `wcwidth` in Debian 12's C library, since ncurses places the cursor by
/// that function (text T3).
public enum CellWidth {
  /// Cells that a scalar takes.
  ///
  /// - Returns: 1 or 2; 0 for what stands in the cell of the character before it; `nil` for what
  ///   can't be shown: controls, and scalars that the C library doesn't know.
  /// - Complexity: O(1), a dozen steps in a table
  public static func columns(
    of scalar: Unicode.Scalar, ambiguous: AmbiguousWidth = .narrow
  ) -> Int? {
    switch WidthClass(of: scalar) {
    case .mark: 0
    case .narrow: 1
    case .wide: 2
    case .ambiguous: ambiguous == .wide ? 2 : 1
    case .unprintable: nil
    }
  }
}
