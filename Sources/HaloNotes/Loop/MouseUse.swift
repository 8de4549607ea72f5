/// Whether the mouse works in the program, or is left to the terminal's own selecting and copying.
public enum MouseUse: String, CaseIterable, Hashable, Sendable {
  case on
  case off
}
