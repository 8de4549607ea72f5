import Commands

/// Keys that are sent as `CSI n ~`, by their number.
enum NumberedKey {
  /// The key for a number, `nil` for numbers that stand for none.
  static func code(_ number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }
}

/// Keys that are sent as a letter after `CSI` or `SS3`.
enum LetteredKey {
  /// The key for the last byte of `CSI` …, with what the letter says is held.
  static func afterCSI(_ letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: "Z"): return Key(.tab, .shift)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      // rxvt: a small letter is the arrow with Shift.
      return code(letter - 0x20).map { Key($0, .shift) }
    case UInt8(ascii: "E"): return nil
    default: return code(letter).map { Key($0) }
    }
  }

  /// The key for the byte after `SS3`, with what it says is held.
  static func afterSS3(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      // rxvt: a small letter is the arrow with Control.
      return code(byte - 0x20).map { Key($0, .control) }
    case UInt8(ascii: "I"): return Key(.tab)
    case UInt8(ascii: "M"): return Key(.enter)
    case UInt8(ascii: " "): return Key(.character(" "))
    case UInt8(ascii: "X"): return Key(.character("="))
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The number pad in its application mode: the byte less 64 is what it types.
      return Key(.character(Unicode.Scalar(byte - 0x40)))
    default: return code(byte).map { Key($0) }
    }
  }

  private static func code(_ letter: UInt8) -> Key.Code? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter) - 0x4F)
    default: nil
    }
  }
}

/// Keys that are sent by the number of a scalar: `CSI n u` and modifyOtherKeys.
enum ScalarKey {
  /// The key for a number; kitty gives keys that type nothing numbers of the private use area.
  static func code(_ number: Int) -> Key.Code? {
    switch number {
    case 8: return .backspace
    case 57376...57398: return .function(number - 57363)
    case 57399...57408: return digit(number - 57399)
    case 57409...57426: return keypad[number - 57409]
    case 57344...63743: return nil
    default:
      return UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { .character($0) }
    }
  }

  private static func digit(_ number: Int) -> Key.Code? {
    UInt8(exactly: number + 0x30).map { .character(Unicode.Scalar($0)) }
  }

  /// The number pad from 57409, in kitty's order.
  private static let keypad: [Key.Code] = [
    .character("."), .character("/"), .character("*"), .character("-"), .character("+"), .enter,
    .character("="), .character(","), .left, .right, .up, .down, .pageUp, .pageDown, .home, .end,
    .insert, .delete,
  ]
}

extension Key.Modifiers {
  /// Reads what is held from its number in a sequence.
  ///
  /// The number is one more than the sum of its bits, as in xterm and kitty. Hyper counts as Command, so that it never types; Caps Lock and Num Lock aren't held.
  init(parameter: Int) {
    let bits = max(0, parameter - 1)
    self = []
    if bits & 0b0000_0001 != 0 { insert(.shift) }
    if bits & 0b0010_0010 != 0 { insert(.option) }
    if bits & 0b0000_0100 != 0 { insert(.control) }
    if bits & 0b0001_1000 != 0 { insert(.command) }
  }
}
