extension Color {
  /// The contrast ratio with another colour, 1–21; `nil` where one of them is the terminal's own,
  /// whose value nobody knows.
  ///
  /// As defined in WCAG 2.2.
  public func contrast(with other: Color) -> Double? {
    guard let mine = luminance, let theirs = other.luminance else { return nil }
    return (max(mine, theirs) + 0.05) / (min(mine, theirs) + 0.05)
  }

  /// Relative luminance, 0–1, as defined in WCAG 2.2; `nil` for the terminal's own colours.
  public var luminance: Double? {
    guard case .rgb(let red, let green, let blue) = kind else { return nil }
    return 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The intensity of an sRGB component, 0–1.
  private static func linear(_ component: UInt8) -> Double {
    let value = Double(component) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    let root = fifthRoot(of: base)
    return base * base * root * root
  }

  /// The fifth root of a number in 0.05…1, by Newton's method: x^2.4 is x² times its square, and
  /// the standard library has no power function.
  private static func fifthRoot(of number: Double) -> Double {
    var root = 1.0
    for _ in 0..<12 {
      let fourth = root * root * root * root
      root -= (fourth * root - number) / (5 * fourth)
    }
    return root
  }
}
