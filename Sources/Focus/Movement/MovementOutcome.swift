/// What came of a movement.
public enum MovementOutcome: Hashable, Sendable, Codable {
  /// The focus moved.
  case moved(FocusUpdate)
  /// The focus stayed in its field, and the active item of the group it controls moved (focus F39).
  case steered(FocusUpdate)
  /// The focus stayed, and more of its item is to be shown (focus F13).
  case scrolled(FocusScroll)
  /// Nothing happened.
  case refused(because: FocusRefusal)

  /// What was done to the focus, or to the active item of a group that a field controls; `nil` where
  /// neither moved.
  public var update: FocusUpdate? {
    switch self {
    case .moved(let update), .steered(let update): update
    case .scrolled, .refused: nil
    }
  }
}
