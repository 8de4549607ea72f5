import Dispatch
import Synchronization

/// Blocks on their way from the thread that reads notes to the one that writes the database.
final class BlockPipe: Sendable {
  private let blocks = Mutex<[(block: MadeBlock, looked: Int)?]>([])
  private let filled = DispatchSemaphore(value: 0)
  private let room = DispatchSemaphore(value: 32)
  private let isClosed = Atomic(false)

  /// Begins to make blocks on another thread.
  init(of maker: BlockMaker, on queue: DispatchQueue) {
    queue.async { [self] in
      var maker = maker
      while !isClosed.load(ordering: .relaxed), let made = maker.next() {
        room.wait()
        blocks.withLock { $0.append(made) }
        filled.signal()
      }
      blocks.withLock { $0.append(nil) }
      filled.signal()
    }
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
