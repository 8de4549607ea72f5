/// How fast a terminal takes what it is sent.
public enum LineSpeed: Hashable, Sendable {
  /// Frames go out without waiting.
  case quick

  /// Writing a frame takes so long that what only pleases is better left out.
  case slow
}
