extension Theme {
  /// The built-in theme with colour: the terminal's own text and background, grey for what is
  /// secondary, one accent for what holds the focus.
  ///
  /// - Parameter appearance: of the background; the colours stand out from any usual one of it by
  ///   4.5 (WCAG 2.2). For `any` it is `plain`.
  public static func standard(for appearance: Appearance) -> Theme {
    switch appearance {
    case .dark:
      plain.colored(
        "Standard Dark", appearance, accent: .rgb(122, 162, 247), grey: .rgb(160, 168, 184),
        faint: .rgb(122, 130, 150), tint: .rgb(42, 49, 66))
    case .light:
      plain.colored(
        "Standard Light", appearance, accent: .rgb(42, 85, 192), grey: .rgb(86, 92, 106),
        faint: .rgb(134, 140, 153), tint: .rgb(221, 229, 247))
    case .any: plain
    }
  }

  private func colored(
    _ name: String, _ appearance: Appearance, accent: Color, grey: Color, faint: Color, tint: Color
  ) -> Theme {
    var theme = self
    theme.name = name
    theme.appearance = appearance
    theme.halo.color = accent
    for style in [StyleName.borderFocused, .grabber, .marked, .remembered, .tag, .link] {
      theme[style].foreground = accent
    }
    for style in StyleName.allCases where theme[style].attributes == .dim {
      let isLine = [.dimmed, .border, .rule, .quoteBar, .codeBar].contains(style)
      theme[style] = Style(foreground: isLine ? faint : grey)
    }
    theme[.selected].background = tint
    return theme
  }
}
