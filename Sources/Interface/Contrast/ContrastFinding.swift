/// What a terminal's own foreground and background are taken to be when contrasts are worked out.
public struct ContrastGround: Hashable, Sendable {
  /// The colour of `default` text.
  public var foreground: Color

  /// The colour of the `default` background.
  public var background: Color

  /// Makes a ground.
  public init(foreground: Color, background: Color) {
    self.foreground = foreground
    self.background = background
  }
}

/// How well one thing stands out from what is behind it.
public struct ContrastFinding: Hashable, Sendable {
  /// What is seen.
  public let subject: Subject

  /// The least ratio over all grounds looked at, 1–21; `nil` where the terminal decides.
  public let ratio: Double?

  /// The ratio that WCAG 2.2 asks for: 4.5 for text, 3 for what isn't text.
  public let required: Double

  /// Whether it is enough; what the terminal decides is taken as enough.
  public var passes: Bool { ratio.map { $0 >= required } ?? true }

  /// What is looked at.
  public enum Subject: Hashable, Sendable {
    /// A style by itself.
    case style(StyleName)

    /// A style on the tint of the focused item.
    case styleOnSelected(StyleName)

    /// The lines of the halo.
    case halo

    /// The lines of the halo beside the tint.
    case haloOnSelected
  }

  /// What is looked at, in words.
  public var name: String {
    switch subject {
    case .style(let name): name.name
    case .styleOnSelected(let name): "\(name.name) on selected"
    case .halo: "halo"
    case .haloOnSelected: "halo on selected"
    }
  }
}
