import Dispatch
import Synchronization

/// Blocks on their way from the threads that read notes to the one that writes the database.
final class BlockPipe: Sendable {
  private let blocks = Mutex<[(block: MadeBlock, looked: Int)?]>([])
  private let filled = DispatchSemaphore(value: 0)
  private let room = DispatchSemaphore(value: 32)
  private let isClosed = Atomic(false)
  /// So many threads still read.
  private let readers = Atomic(BlockPipe.threads)

  /// So many threads read: it takes several times as long as writing.
  private static let threads = 2

  /// Begins to make blocks on other threads.
  init(of maker: BlockMaker, on queue: DispatchQueue) {
    for _ in 0..<Self.threads { queue.async { [self] in read(by: maker) } }
  }

  private func read(by maker: BlockMaker) {
    ThreadPriority.giveWay()
    var maker = maker
    while !isClosed.load(ordering: .relaxed), let made = maker.next() {
      room.wait()
      blocks.withLock { $0.append(made) }
      filled.signal()
    }
    guard readers.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 else { return }
    blocks.withLock { $0.append(nil) }
    filled.signal()
  }

  /// The next block; `nil` at the end, once.
  func next() -> (block: MadeBlock, looked: Int)? {
    filled.wait()
    room.signal()
    return blocks.withLock { $0.removeFirst() }
  }

  /// Gives up what hasn't been made, and waits until nothing is read any more.
  func close() {
    isClosed.store(true, ordering: .relaxed)
    while next() != nil {}
  }
}
