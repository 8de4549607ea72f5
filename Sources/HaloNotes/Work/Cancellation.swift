import Synchronization

/// A flag that tells a worker that nobody waits for its answer any more.
final class Cancellation: Sendable {
  private let flag = Atomic(false)

  /// Whether the answer is no longer wanted.
  var isCancelled: Bool { flag.load(ordering: .relaxed) }

  /// Says that the answer is no longer wanted.
  func cancel() { flag.store(true, ordering: .relaxed) }
}
