/// Colours and attributes of a cell.
public struct Style: Hashable, Sendable {
  /// Colour of the glyph.
  public var foreground: Color

  /// Colour behind the glyph.
  public var background: Color

  /// Bold, dim and the like.
  public var attributes: Attributes

  /// Makes a style.
  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours, no attributes.
  public static let plain = Style()

  /// This style with what `other` says on top: its colours where they aren't `.standard`, its
  /// attributes added.
  public func overlaid(with other: Style) -> Style {
    Style(
      foreground: other.foreground == .standard ? foreground : other.foreground,
      background: other.background == .standard ? background : other.background,
      attributes: attributes.union(other.attributes))
  }

  /// This style on a tinted ground: what has no background of its own is overlaid with `tint`, the
  /// rest keeps its colours and takes the attributes only.
  public func tinted(with tint: Style) -> Style {
    guard background != .standard else { return overlaid(with: tint) }
    var style = self
    style.attributes.formUnion(tint.attributes)
    return style
  }
}

/// Attributes of a cell that aren't colours.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// The bits, one an attribute.
  public let rawValue: UInt16

  /// Makes a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Heavier strokes.
  public static let bold = Attributes(rawValue: 1)

  /// Fainter than usual.
  public static let dim = Attributes(rawValue: 2)

  /// Slanted.
  public static let italic = Attributes(rawValue: 4)

  /// A line below.
  public static let underline = Attributes(rawValue: 8)

  /// Foreground and background exchanged.
  public static let reverse = Attributes(rawValue: 16)

  /// A line through.
  public static let strikethrough = Attributes(rawValue: 32)
}
