import Text

/// How everything on the screen looks: styles by name, borders, signs and the halo.
///
/// A theme is made from a theme file or taken as `plain`, then fitted to the screen at hand:
///
///     var theme = try Theme(tree)
///     if !screen.hasColor { theme = theme.monochrome() }
///     if !screen.hasUnicode { theme = theme.ascii() }
public struct Theme: Sendable {
  /// The name people know it by.
  public var name: String

  /// The backgrounds it is made for.
  public var appearance: Appearance

  /// How the focused item is marked.
  public var halo: Halo

  /// The lines round panes and sheets.
  public var borders: BorderSet

  /// The signs that aren't text.
  public var signs: Signs

  /// How wide characters are on the screen at hand; all drawing with this theme measures by it.
  public var ruler: Ruler

  /// The terminal's own colours where the theme file declares them; used for contrasts only.
  public var ground: ContrastGround?

  private var styles: [Style]

  /// Makes a theme whose every style is `.plain`.
  public init(
    name: String, appearance: Appearance = .any, halo: Halo = Halo(), borders: BorderSet = .rounded,
    signs: Signs = .unicode, ruler: Ruler = Ruler()
  ) {
    self.name = name
    self.appearance = appearance
    self.halo = halo
    self.borders = borders
    self.signs = signs
    self.ruler = ruler
    styles = Array(repeating: .plain, count: StyleName.allCases.count)
  }

  /// The style of a name.
  public subscript(name: StyleName) -> Style {
    get { styles[Int(name.rawValue)] }
    set { styles[Int(name.rawValue)] = newValue }
  }

  /// The styles of a set laid over one another, in the order of `StyleName`.
  ///
  /// - Complexity: O(names in the set)
  public func style(_ names: StyleSet) -> Style {
    var style = Style.plain
    var rest = names.rawValue
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      if index < styles.count { style = style.overlaid(with: styles[index]) }
      rest &= rest - 1
    }
    return style
  }
}

/// The backgrounds that a theme is made for.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  /// Light text on dark.
  case dark
  /// Dark text on light.
  case light
  /// Both.
  case any
}

extension Appearance {
  /// The appearance that suits a background.
  ///
  /// - Parameters:
  ///   - red: its red, 0–65535, as terminals answer (OSC 11).
  ///   - green: its green, 0–65535.
  ///   - blue: its blue, 0–65535.
  public init(red: Int, green: Int, blue: Int) {
    let brightness = (299 * red + 587 * green + 114 * blue) / 1_000
    self = brightness > 32_767 ? .light : .dark
  }
}
