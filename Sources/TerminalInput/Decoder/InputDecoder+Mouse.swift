import Commands
import Geometry

extension InputDecoder {
  /// A report of the form `CSI < b ; x ; y M`, with `m` for a release.
  mutating func finishMouse(_ end: UInt8, _ output: inout Output) {
    guard sequence.parameters.count == 3 else { return }
    let press: Press
    switch end {
    case UInt8(ascii: "M"): press = .down
    case UInt8(ascii: "m"): press = .up
    default: return
    }
    report(
      sequence.value(0), press, column: sequence.value(1), row: sequence.value(2), &output)
  }

  /// `CSI M`: rxvt's form has its numbers before it, the oldest has three bytes after it.
  mutating func finishOldMouse(_ output: inout Output) {
    if sequence.isEmpty {
      payload.removeAll(keepingCapacity: true)
      state = .oldMouse
    } else if sequence.parameters.count == 3 {
      reportOld(sequence.value(0), column: sequence.value(1), row: sequence.value(2), &output)
    }
  }

  /// Takes one of the three bytes after `CSI M`: each is a number and 32.
  ///
  /// A terminal without the newer form sends this one. Not knowing it would type garbage.
  mutating func takeOldMouse(_ byte: UInt8, _ output: inout Output) {
    guard byte >= 0x20 else {
      giveUp(&output)
      take(byte, &output)
      return
    }
    payload.append(byte)
    guard payload.count == 3 else { return }
    state = .ground
    reportOld(
      Int(payload[0]), column: Int(payload[1]) - 32, row: Int(payload[2]) - 32, &output)
  }

  private enum Press {
    case down
    case up
  }

  /// Old reports don't say which button was released, only that one was.
  private mutating func reportOld(
    _ code: Int, column: Int, row: Int, _ output: inout Output
  ) {
    let code = code - 32
    guard code >= 0 else { return }
    if code & 0b1110_0011 == 3 {
      let held = heldButton.number | code & 0b0001_1100
      report(held, .up, column: column, row: row, &output)
    } else {
      report(code, .down, column: column, row: row, &output)
    }
  }

  /// Sends what a report's number says: two bits for the button, three for what is held, one for a
  /// movement, one for the wheel, one for further buttons.
  private mutating func report(
    _ code: Int, _ press: Press, column: Int, row: Int, _ output: inout Output
  ) {
    guard let kind = kind(code, press) else { return }
    if case .press(let button) = kind { heldButton = button }
    var modifiers: Key.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.option) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let position = Point(column: max(0, column - 1), row: max(0, row - 1))
    output.send(.mouse(MouseEvent(kind, at: position, modifiers: modifiers)))
  }

  private func kind(_ code: Int, _ press: Press) -> MouseEvent.Kind? {
    guard code < 128 else { return nil }
    if code & 64 != 0 {
      guard press == .down else { return nil }
      switch code & 3 {
      case 0: return .wheelUp
      case 1: return .wheelDown
      default: return nil
      }
    }
    guard let button = MouseEvent.Button(number: code & 3) else { return nil }
    guard press == .down else { return .release(button) }
    return code & 32 != 0 ? .drag(button) : .press(button)
  }
}

extension MouseEvent.Button {
  fileprivate init?(number: Int) {
    switch number {
    case 0: self = .left
    case 1: self = .middle
    case 2: self = .right
    default: return nil
    }
  }

  fileprivate var number: Int {
    switch self {
    case .left: 0
    case .middle: 1
    case .right: 2
    }
  }
}
