/// Whether a window is tall enough for a sheet that leaves half of it free.
public enum HeightClass: Hashable, Sendable {
  /// A low window: `medium` is out of use, and sheets that don't ask to stay attached fill it.
  case compact

  /// A window in which every detent can be used.
  case regular

  /// The class of a window: below 20 rows it is compact (sheets S1).
  ///
  /// - Parameter windowRows: All rows of the window, those outside the sheets' container included.
  public init(windowRows: Int) {
    self = windowRows < 20 ? .compact : .regular
  }
}
