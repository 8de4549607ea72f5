import Commands
import Geometry

extension InputDecoder {
  /// Takes a byte after `CSI`.
  mutating func takeControlSequence(_ byte: UInt8, _ output: inout Output) {
    if sequence.isEmpty, byte == UInt8(ascii: "[") {
      state = .consoleFunction
      return
    }
    switch sequence.take(byte) {
    case .more: break
    case .end:
      state = .ground
      if !sequence.isMalformed { finish(byte, &output) }
    case .foreign:
      // A control code or a character breaks the sequence off and counts by itself.
      giveUp(&output)
      take(byte, &output)
    }
  }

  /// Takes the byte after `CSI [`: A to E are F1 to F5 on the Linux console.
  mutating func takeConsoleFunction(_ byte: UInt8, _ output: inout Output) {
    state = .ground
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "E"): output.send(.function(Int(byte) - 0x40))
    case 0x20...0x7E: break
    default: take(byte, &output)
    }
  }

  /// Takes a byte after `SS3`.
  mutating func takeSingleShift(_ byte: UInt8, _ modifiers: Int, _ output: inout Output) {
    switch byte {
    case 0x30...0x39:
      state = .singleShift(modifiers: min(modifiers * 10 + Int(byte - 0x30), 999))
    case 0x20...0x7E:
      state = .ground
      guard let key = LetteredKey.afterSS3(byte) else { return }
      output.send(key.code, key.modifiers.union(Key.Modifiers(parameter: modifiers)))
    default:
      giveUp(&output)
      take(byte, &output)
    }
  }

  private mutating func finish(_ end: UInt8, _ output: inout Output) {
    switch (sequence.marker, sequence.intermediate) {
    case (0, 0): finishPlain(end, &output)
    case (UInt8(ascii: "<"), 0): finishMouse(end, &output)
    case (UInt8(ascii: "?"), let intermediate): finishReply(end, intermediate, &output)
    default: break
    }
  }

  private mutating func finishPlain(_ end: UInt8, _ output: inout Output) {
    switch end {
    case UInt8(ascii: "~"): finishNumbered(&output)
    case UInt8(ascii: "^"): finishNumbered(holding: .control, &output)
    case UInt8(ascii: "$"): finishNumbered(holding: .shift, &output)
    case UInt8(ascii: "@"): finishNumbered(holding: [.control, .shift], &output)
    case UInt8(ascii: "u"): finishScalar(&output)
    case UInt8(ascii: "I") where sequence.isEmpty:
      output.send(.terminalFocus(hasKeyboard ? .confirmed : .gained))
      hasKeyboard = true
    case UInt8(ascii: "O") where sequence.isEmpty:
      output.send(.terminalFocus(.lost))
      hasKeyboard = false
    case UInt8(ascii: "M"): finishOldMouse(&output)
    case UInt8(ascii: "R") where !isFunctionKey3: finishCursorReport(&output)
    default: finishLettered(end, &output)
    }
  }

  /// Whether `CSI … R` is F3: `CSI 1 ; m R` may be that, with modifiers, or the cursor's place.
  ///
  /// Who asks for the cursor asks with `CSI ? 6 n`, whose answer has a mark of its own.
  private var isFunctionKey3: Bool {
    sequence.parameters.count < 2
      || sequence.value(0) == 1 && (2...16).contains(sequence.value(1))
  }

  private func finishLettered(_ letter: UInt8, _ output: inout Output) {
    guard let key = LetteredKey.afterCSI(letter) else { return }
    // Some terminals leave the leading 1 out: `CSI 5 A`.
    let place = sequence.parameters.count > 1 ? 1 : 0
    guard let held = modifiers(at: place) else { return }
    output.send(key.code, key.modifiers.union(held))
  }

  private mutating func finishNumbered(
    holding others: Key.Modifiers = [], _ output: inout Output
  ) {
    switch sequence.value(0) {
    case 27 where sequence.parameters.count >= 3:
      finishOtherKey(&output)
    case 200 where others.isEmpty:
      paste.begin()
      state = .paste
    case let number:
      guard let code = NumberedKey.code(number), let held = modifiers(at: 1) else { return }
      output.send(code, held.union(others))
    }
  }

  /// modifyOtherKeys, `CSI 27 ; m ; c ~`: the scalar is the one that is typed with Shift.
  private func finishOtherKey(_ output: inout Output) {
    guard var held = modifiers(at: 1), let code = ScalarKey.code(sequence.value(2)) else { return }
    if case .character(let scalar) = code, scalar.isSymbol { held.remove(.shift) }
    output.send(code, held)
  }

  /// `CSI c u`: the scalar is the one that is typed without Shift, what Shift makes of it stands behind
  /// a colon if the terminal says it.
  private func finishScalar(_ output: inout Output) {
    guard let parameter = sequence.parameters.first, var held = modifiers(at: 1) else { return }
    var number = parameter.value ?? 0
    if number == 0 {
      // kitty: text that no key stands for, as from an input method.
      number = sequence.value(2)
      guard number != 0 else { return }
    } else if number >= 0x80, held.contains(.control), let latin = parameter.third {
      // Under another script the key's Latin letter says which chord is meant.
      number = latin
    } else if held.contains(.shift), let shifted = parameter.second {
      number = shifted
      held.remove(.shift)
    }
    guard let code = ScalarKey.code(number) else { return }
    output.send(code, held)
  }

  /// What is held, from the parameter at a place; `nil` if it says that the key was released.
  private func modifiers(at place: Int) -> Key.Modifiers? {
    guard place < sequence.parameters.count else { return [] }
    let parameter = sequence.parameters[place]
    guard parameter.second != 3 else { return nil }
    return Key.Modifiers(parameter: parameter.value ?? 1)
  }
}

extension Unicode.Scalar {
  /// Whether it is a visible character of ASCII that is no letter.
  fileprivate var isSymbol: Bool {
    (0x21...0x7E).contains(value) && !properties.isAlphabetic
  }
}
