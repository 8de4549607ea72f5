import Notes

/// The notes read of late, so that going back and forth asks no disk.
///
/// A small cache: the least recently used reading makes room for a new one. What is in it may be
/// older than the file; whoever shows a reading asks for a fresh look at the file once.
struct Readings: Sendable {
  /// How many readings are kept.
  static let capacity = 32

  private var entries: [ReadingRequest: Reading] = [:]

  /// Requests from the least to the most recently used.
  private var order: [ReadingRequest] = []

  /// Counts what was ever kept.
  private var serial: UInt64 = 0

  /// The reading that answers a request exactly.
  func reading(for request: ReadingRequest) -> Reading? { entries[request] }

  /// A reading of the note that can stand in until the asked-for one comes.
  ///
  /// - Complexity: O(capacity)
  func standIn(for request: ReadingRequest) -> Reading? {
    order.last { $0.path == request.path && $0.query == request.query }
      .flatMap { entries[$0] }
      ?? order.last { $0.path == request.path }.flatMap { entries[$0] }
  }

  /// Keeps a reading, and forgets what hasn't been used for longest.
  mutating func insert(_ reading: Reading) {
    serial += 1
    var reading = reading
    reading.serial = serial
    entries[reading.request] = reading
    touch(reading.request)
    while order.count > Self.capacity {
      entries[order.removeFirst()] = nil
    }
  }

  /// Forgets of which file a note's readings are, since it is written to.
  ///
  /// What shows stands in until the note is read again.
  mutating func forget(_ note: NotePath) {
    for request in order where request.path == note { entries[request]?.identity = nil }
  }

  /// Marks a reading as used.
  mutating func touch(_ request: ReadingRequest) {
    guard entries[request] != nil else { return }
    if let index = order.lastIndex(of: request) { order.remove(at: index) }
    order.append(request)
  }
}
