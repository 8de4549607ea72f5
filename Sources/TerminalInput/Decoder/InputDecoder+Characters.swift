import Commands

extension InputDecoder {
  /// Takes a byte that belongs to no sequence: a control code or the beginning of a character.
  mutating func takeGround(_ byte: UInt8, _ output: inout Output) {
    takePlain(byte, [], &output)
  }

  /// Takes the byte after Esc.
  mutating func takeEscape(_ byte: UInt8, _ output: inout Output) {
    switch byte {
    case 0x1B:
      // Two presses of Esc: the first is decided, the second may begin something.
      output.send(.escape)
    case UInt8(ascii: "["):
      sequence.reset()
      state = .controlSequence
    case UInt8(ascii: "O"): state = .singleShift(modifiers: 0)
    case UInt8(ascii: "]"): begin(.operatingSystem)
    case UInt8(ascii: "P"): begin(.deviceControl)
    case UInt8(ascii: "_"): begin(.application)
    case UInt8(ascii: "^"): begin(.privacy)
    default:
      state = .ground
      takePlain(byte, .option, &output)
    }
  }

  /// Takes the next byte of a character of several.
  mutating func takeCharacter(
    _ byte: UInt8, _ partial: PartialScalar, _ modifiers: Key.Modifiers, _ output: inout Output
  ) {
    var partial = partial
    switch partial.take(byte) {
    case .more: state = .character(partial, modifiers)
    case .scalar(let scalar):
      state = .ground
      output.send(.character(scalar), modifiers)
    case .misfit:
      state = .ground
      sendUnreadable(modifiers, &output)
      takeGround(byte, &output)
    }
  }

  /// Bytes that are no character stand as U+FFFD; an Esc before them was a key of its own.
  func sendUnreadable(_ modifiers: Key.Modifiers, _ output: inout Output) {
    if modifiers.contains(.option) { output.send(.escape) }
    output.send(.character("\u{FFFD}"))
  }

  private mutating func takePlain(
    _ byte: UInt8, _ modifiers: Key.Modifiers, _ output: inout Output
  ) {
    switch byte {
    case 0x1B: state = .escape
    case 0x08 where settings.backspace == .controlH: output.send(.backspace, modifiers)
    case 0x00...0x7F:
      // `Key` knows what each control code stands for.
      output.send(.character(Unicode.Scalar(byte)), modifiers)
    default:
      if let partial = PartialScalar(lead: byte) {
        state = .character(partial, modifiers)
      } else {
        sendUnreadable(modifiers, &output)
      }
    }
  }
}
