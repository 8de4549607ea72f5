import CPty

/// The attributes of a tty: what is echoed, which keys are signals, and the like.
public struct TerminalAttributes: Sendable, Equatable, CustomStringConvertible {
  private var flags: [UInt32]
  private var keys: [UInt8]

  init?(_ controller: Int32) {
    var found = pty_attributes()
    guard pty_get_attributes(controller, &found) == 0 else { return nil }
    flags = [found.input, found.output, found.control, found.local]
    keys = withUnsafeBytes(of: found.keys) { Array($0) }
  }

  /// The flags in octal, as in stty(1).
  public var description: String {
    flags.map { String($0, radix: 8) }.joined(separator: ":") + " \(keys)"
  }
}
