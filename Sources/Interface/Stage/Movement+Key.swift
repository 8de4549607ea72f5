import Commands
import Focus

extension Movement {
  /// The movement that a key usually means; `nil` for all others.
  ///
  /// Arrow keys and `h j k l`, Tab and S-Tab, F6 and S-F6 for a leave that no text holds back, Home
  /// and End, `G`, PageDown and PageUp, C-d and C-u for half a page, and C-n and C-p, which reach a
  /// list through the field that steers it (focus F39). A program with a keymap binds its own.
  public init?(_ key: Key) {
    guard let movement = Self.usual[key] else { return nil }
    self = movement
  }

  private static let usual: [Key: Movement] = [
    "Down": .arrow(.down), "Up": .arrow(.up), "Left": .arrow(.left), "Right": .arrow(.right),
    "j": .arrow(.down), "k": .arrow(.up), "h": .arrow(.left), "l": .arrow(.right),
    "Tab": .tab(.forward), "S-Tab": .tab(.backward), "F6": .leave(.forward),
    "S-F6": .leave(.backward), "Home": .first, "End": .last, "G": .last,
    "PageDown": .page(.forward), "PageUp": .page(.backward), "C-d": .halfPage(.forward),
    "C-u": .halfPage(.backward), "C-n": .next, "C-p": .previous,
  ]
}
