/// The modes that a terminal is in now, in the order in which they were turned on.
struct TerminalModes: Equatable {
  private(set) var active: [TerminalMode]

  init(_ active: [TerminalMode] = []) { self.active = active }

  /// Notes that a mode is on; false where it was on already.
  mutating func insert(_ mode: TerminalMode) -> Bool {
    guard !active.contains(mode) else { return false }
    active.append(mode)
    return true
  }

  /// Notes that a mode is off; false where it was off already.
  mutating func remove(_ mode: TerminalMode) -> Bool {
    guard let index = active.firstIndex(of: mode) else { return false }
    active.remove(at: index)
    return true
  }

  /// The bytes that turn on what is on, after somebody else had the terminal.
  var onBytes: [UInt8] { active.flatMap { Array($0.on.utf8) } }

  /// The bytes that turn off what is on, the last first.
  var offBytes: [UInt8] { active.reversed().flatMap { Array($0.off.utf8) } }

  /// The bytes that bring a terminal back from anywhere in a frame: written by the crash guard.
  func restoration(_ capabilities: TerminalCapabilities) -> [UInt8] {
    let leave = capabilities.leavesAlternateScreen
    return Array(TerminalMode.synchronizedOutput.off.utf8) + offBytes + capabilities.plainText
      + capabilities.normalCursor + (leave.isEmpty ? Array("\r\n".utf8) : leave)
  }
}
