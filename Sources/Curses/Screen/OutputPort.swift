import CCurses

/// The way out to the tty: everything that is sent goes through here, in order, and is counted.
struct OutputPort {
  /// What has been sent since the start.
  private(set) var traffic = OutputTraffic()

  /// Whether a write failed: the terminal has gone, nothing more is sent.
  private(set) var isBroken = false

  /// How fast the terminal takes what is sent.
  var gauge = LineGauge()

  /// Sends bytes in one write, as long as the system takes them in one.
  mutating func send(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !isBroken, let start = bytes.baseAddress, !bytes.isEmpty else { return }
    traffic.writes += 1
    traffic.bytes += bytes.count
    let before = cc_monotonic_nanoseconds()
    isBroken = cc_write_all(Self.descriptor, start, bytes.count) != 0
    gauge.note(bytes: bytes.count, nanoseconds: cc_monotonic_nanoseconds() - before)
  }

  /// Sends bytes in one write, as long as the system takes them in one.
  mutating func send(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { send($0) }
  }

  /// Standard output.
  static let descriptor: Int32 = 1
}

/// How much a terminal has been sent.
public struct OutputTraffic: Sendable, Equatable {
  /// Calls of `write`.
  public var writes = 0

  /// Bytes.
  public var bytes = 0

  /// Makes a count of nothing.
  public init() {}
}
