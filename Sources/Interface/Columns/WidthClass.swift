/// How many columns a window has room for.
public enum WidthClass: Hashable, Sendable, CaseIterable {
  /// One column: fewer than 60 cells.
  case compact

  /// Two columns: 60–99 cells.
  case regular

  /// Three columns: 100 cells and more.
  case wide

  /// The class of a width in cells.
  public init(columns: Int) {
    switch columns {
    case ..<60: self = .compact
    case ..<100: self = .regular
    default: self = .wide
    }
  }
}
