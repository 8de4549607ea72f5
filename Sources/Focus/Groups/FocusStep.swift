/// One of the two ways through an ordered list.
public enum FocusStep: String, Hashable, Sendable, Codable, CaseIterable {
  /// Towards the end.
  case forward
  /// Towards the start.
  case backward

  /// The other way.
  public var reversed: FocusStep { self == .forward ? .backward : .forward }

  /// 1 forward, −1 backward.
  public var sign: Int { self == .forward ? 1 : -1 }
}
