import Text

extension Theme {
  /// The same theme without any colour, for terminals that have none and for `NO_COLOR`.
  ///
  /// Greys are colours too. A style that said something by colour alone takes the attributes of
  /// `plain`, so that nothing is lost with the colours.
  public func monochrome() -> Theme {
    var theme = self
    for name in StyleName.allCases {
      let attributes = self[name].attributes
      theme[name] = Style(
        attributes: attributes.isEmpty ? Theme.plain[name].attributes : attributes)
    }
    theme.halo.color = .standard
    theme.ground = nil
    return theme
  }

  /// The same theme with borders and signs of ASCII only.
  public func ascii() -> Theme {
    var theme = self
    theme.borders = .ascii
    theme.signs = .ascii
    return theme
  }

  /// The same theme with other borders; `ascii` borders bring ASCII signs.
  public func with(borders: BorderSet) -> Theme {
    guard borders != .ascii else { return ascii() }
    var theme = self
    theme.borders = borders
    return theme
  }

  /// The same theme on a screen with other widths.
  ///
  /// Where ambiguous characters are wide, so are lines and signs; the theme becomes ASCII then.
  public func with(ruler: Ruler) -> Theme {
    var theme = ruler.ambiguous == .wide ? ascii() : self
    theme.ruler = ruler
    return theme
  }
}
