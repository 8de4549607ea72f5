import CCurses

/// Wakes the loop of a program: call it from any thread when something has been posted.
///
/// Calls that come before the loop looks are one `.wake` event. After the program has ended they do
/// nothing.
public struct WakeUp: Sendable {
  private let ring: @Sendable () -> Void

  /// Makes one that calls a function, for what runs a program instead of the loop.
  public init(_ ring: @escaping @Sendable () -> Void) { self.ring = ring }

  init(_ bell: Bell) { self.init { bell.ring() } }

  /// Wakes the loop; never blocks.
  public func callAsFunction() { ring() }
}

/// A descriptor that becomes readable when it is rung; open as long as somebody might ring.
final class Bell: Sendable {
  let descriptor: Int32

  init() throws(TerminalProblem) {
    descriptor = cc_bell_open()
    guard descriptor >= 0 else { throw .system(.wakeUp, errno: -descriptor) }
  }

  deinit {
    if descriptor >= 0 { cc_close(descriptor) }
  }

  func ring() { cc_bell_ring(descriptor) }

  func silence() { cc_bell_silence(descriptor) }
}
