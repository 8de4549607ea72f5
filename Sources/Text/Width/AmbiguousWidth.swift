/// How wide a terminal draws the characters that East Asian fonts draw wide and others narrow.
///
/// Arrows, circles and box lines are among them (Unicode's UAX #11). A terminal can't be asked
/// about it other than by trying, so it is a setting.
public enum AmbiguousWidth: Hashable, Sendable {
  /// One cell, as in all but East Asian locales.
  case narrow

  /// Two cells.
  case wide
}
