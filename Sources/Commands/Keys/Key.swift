/// One press on a keyboard: what was pressed and what was held with it (commands C1).
///
/// Keys whose bytes are the same are the same value: `C-i` is Tab, `C-m` Enter, `C-[` Esc. The
/// notation both ways is that of `init(notation:)` and `notation`.
public struct Key: Hashable, Sendable {
  /// What was pressed.
  public var code: Code

  /// What was held.
  public var modifiers: Modifiers

  /// Makes a key.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// What a key is, apart from what is held with it.
  public enum Code: Hashable, Sendable {
    /// A key that types this scalar; the blank is a character, too.
    case character(Unicode.Scalar)
    case tab
    case enter
    case escape
    case backspace
    case delete
    case insert
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown
    /// A function key, from 1.
    case function(Int)
  }

  /// Keys that are held while another is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits, one a modifier.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Control, `C-` in notation.
    public static let control = Modifiers(rawValue: 1)

    /// Option or Alt, `A-` in notation.
    public static let option = Modifiers(rawValue: 2)

    /// Shift, `S-` in notation; a shifted letter is its capital instead.
    public static let shift = Modifiers(rawValue: 4)

    /// Command or Super, `D-` in notation; few terminals send it.
    public static let command = Modifiers(rawValue: 8)
  }
}
