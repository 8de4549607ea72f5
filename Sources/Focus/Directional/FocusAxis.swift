/// One of the two lines that arrows move along.
public enum FocusAxis: String, Hashable, Sendable, Codable, CaseIterable {
  /// Left and right.
  case horizontal

  /// Up and down.
  case vertical

  /// The other axis.
  public var across: FocusAxis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}
