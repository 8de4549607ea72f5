/// How many colours a terminal shows.
public enum ColorDepth: Int, Sendable, Comparable, CaseIterable {
  /// None, or none wanted: attributes only.
  case none
  /// The eight of ANSI.
  case eight
  /// ANSI's eight and their bright twins.
  case sixteen
  /// 256: sixteen, a cube of 6×6×6 and 24 greys.
  case indexed
  /// 24 bits of red, green and blue.
  case direct

  /// Whether `lhs` shows fewer colours.
  public static func < (lhs: ColorDepth, rhs: ColorDepth) -> Bool { lhs.rawValue < rhs.rawValue }

  /// How a terminal takes the number of a colour.
  enum Channels {
    case indexed
    case direct
  }

  /// The depth of a terminal with a count of colours, as terminfo has it.
  init(colors: Int, channels: Channels) {
    self =
      switch (colors, channels) {
      case (..<8, _): .none
      case (_, .direct) where colors > 256, ((1 << 24)..., _): .direct
      case (256..., _): .indexed
      case (16..., _): .sixteen
      default: .eight
      }
  }
}
