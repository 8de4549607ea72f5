/// Whether the mouse is used.
///
/// Off leaves it to the terminal, which then selects text with it; on it does so with Shift held.
public enum MouseUse: String, CaseIterable, Hashable, Sendable {
  case on
  case off
}
