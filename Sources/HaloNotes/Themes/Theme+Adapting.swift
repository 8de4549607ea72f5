import Interface

/// What the terminal can show of a theme.
public struct Rendering: Hashable, Sendable {
  /// Whether there are colours.
  public var colors: Colors

  /// Which signs there are.
  public var signs: SignSet

  /// Makes a rendering.
  public init(colors: Colors = .all, signs: SignSet = .unicode) {
    self.colors = colors
    self.signs = signs
  }

  /// Whether there are colours.
  public enum Colors: Hashable, Sendable {
    /// As many as the back end finds the nearest of.
    case all
    /// None: attributes only.
    case none
  }

  /// The signs for borders, bullets and boxes.
  public enum SignSet: Hashable, Sendable {
    case unicode
    case ascii
  }
}

extension Theme {
  /// This theme as the terminal can show it.
  func adapted(to rendering: Rendering) -> Theme {
    var theme = self
    if rendering.colors == .none { theme = theme.monochrome() }
    if rendering.signs == .ascii { theme = theme.ascii() }
    return theme
  }
}
