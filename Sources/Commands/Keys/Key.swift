/// One press on a keyboard: what was pressed and what was held with it (commands C1).
///
/// Keys whose bytes are the same are the same value, however they are made: `C-i` is Tab, `C-m`
/// Enter, `C-[` Esc, `C-@` is `C-Space`, `C-/` is `C-_`, a shifted letter is its capital. `A-Esc`
/// is Esc, because tmux makes it of two presses of Esc. The notation both ways is that of
/// `init(notation:)` and `notation`.
public struct Key: Hashable, Sendable {
  /// What was pressed.
  public let code: Code

  /// What was held.
  public let modifiers: Modifiers

  /// Makes a key, in the one form that stands for it.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    (self.code, self.modifiers) = Self.canonical(code, modifiers)
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

extension Key {
  /// What the key types: its character, if nothing but Shift was held with it.
  public var text: Unicode.Scalar? {
    guard case .character(let scalar) = code, modifiers.isSubset(of: .shift) else { return nil }
    return scalar
  }

  /// The same key without Option.
  public var withoutOption: Key { Key(code, modifiers.subtracting(.option)) }

  /// The two keys that arrive as the same bytes: Esc, and the key without Option.
  ///
  /// A terminal sends `A-x` as Esc followed by `x`, so two quick presses can't be told from it. A key
  /// with Option that nobody binds is delivered as these two (commands C2). `nil` for a key without
  /// Option, and for keys that no terminal sends so, such as `A-Up`.
  public var escapeSplit: [Key]? {
    guard modifiers.contains(.option) else { return nil }
    switch code {
    case .character, .tab, .enter, .backspace: return [Key(.escape), withoutOption]
    default: return nil
    }
  }

  private static func canonical(_ code: Code, _ modifiers: Modifiers) -> (Code, Modifiers) {
    switch code {
    case .character(let scalar): canonical(scalar, modifiers)
    case .escape: (.escape, modifiers.subtracting(.option))
    default: (code, modifiers)
    }
  }

  private static func canonical(
    _ scalar: Unicode.Scalar, _ modifiers: Modifiers
  ) -> (Code, Modifiers) {
    switch scalar.value {
    case 0x09: return (.tab, modifiers)
    case 0x0D: return (.enter, modifiers)
    case 0x1B: return (.escape, modifiers.subtracting(.option))
    case 0x7F: return (.backspace, modifiers)
    case 0x00..<0x20:
      // A control code is the letter 64 places up, pressed with Control.
      let letter = Unicode.Scalar(UInt8(scalar.value) + 0x40)
      return canonical(letter.lowercaseLetter ?? letter, modifiers.union(.control))
    default: break
    }
    if modifiers.contains(.shift), let capital = scalar.capitalLetter {
      return canonical(capital, modifiers.subtracting(.shift))
    }
    guard modifiers.contains(.control) else { return (.character(scalar), modifiers) }
    let others = modifiers.subtracting(.control)
    switch scalar {
    case "i": return (.tab, others)
    case "m": return (.enter, others)
    case "[": return (.escape, others.subtracting(.option))
    case "@": return (.character(" "), modifiers)
    case "/": return (.character("_"), modifiers)
    default: return (.character(scalar), modifiers)
    }
  }
}

extension Unicode.Scalar {
  /// The capital of a letter that has one of a single scalar, else `nil`; a capital is its own.
  var capitalLetter: Unicode.Scalar? {
    if value < 0x80 {
      switch value {
      case 0x41...0x5A: return self
      case 0x61...0x7A: return Unicode.Scalar(value - 0x20)
      default: return nil
      }
    }
    let capital = properties.uppercaseMapping.unicodeScalars
    let small = properties.lowercaseMapping.unicodeScalars
    guard capital.count == 1, small.count == 1, capital.first != small.first else { return nil }
    return capital.first
  }

  /// The small form of an ASCII capital, `nil` for every other scalar.
  var lowercaseLetter: Unicode.Scalar? {
    (0x41...0x5A).contains(value) ? Unicode.Scalar(value + 0x20) : nil
  }
}
