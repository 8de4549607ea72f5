import Dispatch
import Synchronization

/// Blocks on their way from the threads that read notes to the one that writes the database, which gets
/// them in the order of the notes.
final class BlockPipe: Sendable {
  private let queue: NoteQueue
  /// Blocks of runs that were read, by the numbers of the runs.
  private let made = Mutex<[Int: [MadeBlock]]>([:])
  private let filled = DispatchSemaphore(value: 0)
  private let room = DispatchSemaphore(value: 0)
  private let isClosed = Atomic(false)
  private let readers = DispatchGroup()
  private let taken = Mutex(Taken())

  /// How far the one that writes has come.
  private struct Taken {
    /// The run that is next.
    var run = 0
    /// What is left of the run before.
    var blocks: ArraySlice<MadeBlock> = []
  }

  /// So many runs are read ahead at most.
  private static let ahead = 4

  /// Begins to make blocks on other threads: that takes several times as long as writing them.
  init(of maker: BlockMaker, from notes: NoteQueue, on threads: [DispatchQueue]) {
    queue = notes
    for _ in 0..<Self.ahead { room.signal() }
    for thread in threads { thread.async(group: readers) { [self] in read(by: maker) } }
  }

  private func read(by maker: BlockMaker) {
    ThreadPriority.giveWay()
    var maker = maker
    while true {
      room.wait()
      guard !isClosed.load(ordering: .relaxed), let run = queue.next() else {
        // Whoever else waits for room is to see the end as well.
        room.signal()
        return
      }
      let blocks = maker.blocks(of: run.notes)
      made.withLock { $0[run.number] = blocks }
      filled.signal()
    }
  }

  /// The next block; `nil` at the end.
  func next() -> MadeBlock? {
    taken.withLock { taken in
      while taken.blocks.isEmpty {
        guard taken.run < queue.runs else { return nil }
        let run = taken.run
        guard let blocks = made.withLock({ $0.removeValue(forKey: run) }) else {
          filled.wait()
          continue
        }
        taken = Taken(run: run + 1, blocks: blocks[...])
        room.signal()
      }
      return taken.blocks.popFirst()
    }
  }

  /// Gives up what hasn't been made, and waits until nothing is read any more.
  func close() {
    isClosed.store(true, ordering: .relaxed)
    room.signal()
    readers.wait()
  }
}
