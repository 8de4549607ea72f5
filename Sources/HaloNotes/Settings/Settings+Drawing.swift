import Interface
import Text

extension Settings {
  /// A theme as these settings want it drawn.
  func drawn(_ theme: Theme) -> Theme {
    let ruler = Ruler(ambiguous: ambiguousWidth)
    guard plain == .off else { return Theme.plain.ascii().with(ruler: ruler) }
    var theme = theme
    if let borders { theme = theme.with(borders: borders) }
    return theme.with(ruler: ruler)
  }
}
