import TerminalInput

/// Judges from the time that writes take whether a terminal can follow.
///
/// A quick terminal takes a frame in a fraction of a millisecond. Where a write had to wait, the
/// terminal or the line to it was still busy with what came before.
struct LineGauge: Equatable {
  /// How fast the terminal is.
  private(set) var speed: LineSpeed

  /// Large writes that were taken at once since the last one that had to wait.
  private var quickWrites = 0

  /// What a serial line is said to carry; nothing that is written shows that it is quicker.
  private let isKnownSlow: Bool

  /// A write of more nanoseconds had to wait.
  static let patience: Int64 = 10_000_000

  /// Fewer bytes go into the buffer of any line, and say nothing of it.
  static let tellingBytes = 512

  /// So many large writes without waiting make a slow line quick again.
  static let proofs = 16

  /// Below so many bits a second a screen takes seconds; terminals that are no lines name this or more.
  static let leastBitsPerSecond = 38_400

  /// Makes a gauge.
  ///
  /// - Parameter bitsPerSecond: What the tty says of its line; 0 or less where it says nothing.
  init(bitsPerSecond: Int = 0) {
    isKnownSlow = bitsPerSecond > 0 && bitsPerSecond < Self.leastBitsPerSecond
    speed = isKnownSlow ? .slow : .quick
  }

  /// Takes note of a write.
  mutating func note(bytes: Int, nanoseconds: Int64) {
    guard !isKnownSlow else { return }
    if nanoseconds > Self.patience {
      (speed, quickWrites) = (.slow, 0)
    } else if speed == .slow, bytes >= Self.tellingBytes {
      quickWrites += 1
      if quickWrites == Self.proofs { (speed, quickWrites) = (.quick, 0) }
    }
  }
}
