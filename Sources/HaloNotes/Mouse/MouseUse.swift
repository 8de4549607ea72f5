/// Whether the mouse is used.
///
/// Off leaves it to the terminal, which then selects text with it; on it does so with Shift held.
public enum MouseUse: Sendable, Equatable, CaseIterable {
  case on
  case off
}
