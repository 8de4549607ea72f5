/// A colour as a theme names it: the terminal's own, one of its sixteen, or red, green and blue.
///
/// What a terminal can't show is brought to its nearest by the back end.
public struct Color: Hashable, Sendable {
  /// 0: the terminal's own; 1–16: one of its sixteen; from `rgbFlag` on: 24 bits of colour.
  let code: UInt32

  static let rgbFlag: UInt32 = 1 << 24

  private init(code: UInt32) { self.code = code }

  /// The terminal's own foreground or background.
  public static let standard = Color(code: 0)

  /// One of the terminal's sixteen colours, 0–15; other numbers are taken modulo 16.
  public static func ansi(_ index: Int) -> Color { Color(code: UInt32(index & 15) + 1) }

  /// A colour by its parts, 0–255 each.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(code: rgbFlag | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// What kind of colour it is, with its numbers.
  public var kind: Kind {
    if code == 0 { return .standard }
    if code < Self.rgbFlag { return .ansi(Int(code) - 1) }
    return .rgb(
      red: UInt8(truncatingIfNeeded: code >> 16), green: UInt8(truncatingIfNeeded: code >> 8),
      blue: UInt8(truncatingIfNeeded: code))
  }

  /// The kinds of colour.
  public enum Kind: Hashable, Sendable {
    case standard
    case ansi(Int)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }
}
