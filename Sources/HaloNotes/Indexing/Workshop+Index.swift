import Dispatch
import Notes

/// Keeping the index and searching by it.
extension Workshop {
  /// Opens the index as it was left, so that it can be searched before the folder is read.
  func openIndex() {
    guard let index else { return }
    openingIndex.enter()
    indexing.async(group: jobs) { [self] in
      defer { openingIndex.leave() }
      ThreadPriority.giveWay()
      recalling.wait()
      do throws(IndexFault) {
        try index.open()
        mailbox.leave(.indexOpened)
      } catch {
        mailbox.leave(.indexed(.failure(error)))
      }
    }
  }

  /// Tells the list as it was when it was indexed last, which takes much less than reading the folder.
  func recallList() {
    guard let index else { return }
    recalling.enter()
    reading.async(group: jobs) { [self] in
      defer { recalling.leave() }
      guard let memory = index.remembered() else { return }
      current.withLock { $0.recalled = memory.listing }
      mailbox.leave(.remembered(ListedNotes(memory)))
    }
  }

  /// Brings the index in line with a listing; what was being brought in line with another is given up.
  func bringIndexInLine(with listing: NoteListing, generation: UInt64) {
    guard let index else { return }
    let cancellation = Cancellation()
    current.withLock { current in
      current.index.cancel()
      current.index = cancellation
    }
    indexing.async(group: jobs) { [self] in
      guard !cancellation.isCancelled else { return }
      ThreadPriority.giveWay()
      do throws(IndexFault) {
        let report = try index.update(
          to: listing, of: notebook, while: { !cancellation.isCancelled },
          progress: { mailbox.leave(.indexing($0)) })
        index.prepare(for: listing, generation: generation)
        mailbox.leave(.indexed(.success(report)))
      } catch {
        mailbox.leave(.indexed(.failure(error)))
      }
    }
  }

  /// Gives up the search: nothing is looked for any more.
  func endSearch() { current.withLock { $0.search.cancel() } }

  /// Searches by the index; what it hasn't is read.
  func search(
    _ query: Query, by index: NoteIndex, in listing: NoteListing, generation: UInt64,
    scope: SearchScope, question: UInt64, unless cancellation: Cancellation
  ) {
    searching.async(group: jobs) { [self] in
      // Without it every note would be read.
      openingIndex.wait()
      guard !cancellation.isCancelled else { return }
      _ = index.search(
        query, in: listing, generation: generation, of: notebook, scope: scope,
        while: { !cancellation.isCancelled }
      ) { hits, isLast in
        mailbox.leave(
          .found(
            hits, question: question, hasTitle: hits.first?.rank.title == .whole, isLast: isLast))
      }
    }
  }

  /// Looks for the lines of hits.
  func findLines(of hits: [SearchHit], for query: Query, scope: SearchScope, question: UInt64) {
    reading.async(group: jobs) { [self] in
      mailbox.leave(
        .lines(
          hits.map { $0.completed(by: query, in: notebook, scope: scope) }, question: question))
    }
  }
}
