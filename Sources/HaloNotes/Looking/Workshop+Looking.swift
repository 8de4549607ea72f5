import Notes

/// What is known of the note in the look sheet.
extension Workshop {
  /// Notes that are looked through before something else gets its turn.
  private static let stretch = 256

  /// Tells the facts of a note, and then stretch by stretch what leads to it; what was being looked
  /// for is given up.
  ///
  /// - Parameters:
  ///   - generation: Tells the listing from others.
  ///   - order: The notes in the order in which they are looked through; with an index no more of them
  ///     are than may lead there.
  ///   - titles: What the notes are called, as far as it is known.
  func look(
    into note: NotePath, in listing: NoteListing, generation: UInt64, order: [NoteID],
    titles: NoteTitles
  ) {
    let cancellation = stopLooking()
    scanning.async(group: jobs) { [self] in
      guard !cancellation.isCancelled else { return }
      let contents = try? NoteFile.read(note, in: notebook)
      let entry = listing.id(of: note).map { listing[$0] }
      var facts = contents.map {
        NoteFacts(of: $0.bytes, at: note, in: listing, aliases: titles.aliases)
      }
      facts?.findFiles(by: AttachmentFinder(in: notebook), for: note)
      let knowledge = LookKnowledge(
        note: note, facts: facts,
        times: entry.map {
          LookKnowledge.Times(created: localTime($0.created), modified: localTime($0.modified))
        })
      mailbox.leave(.known(knowledge))
      let candidates = index?.mayLead(
        to: note, called: entry.flatMap { titles[$0.id]?.aliases } ?? [], in: listing,
        generation: generation)
      let order = candidates.map { order.filter($0.contains) } ?? order
      let scan = BacklinkScan(
        to: note, in: listing, of: notebook, order: order, titles: titles)
      goOn(with: scan, from: 0, knowing: knowledge, unless: cancellation)
    }
  }

  private func localTime(_ time: FileTime) -> String { time.iso8601(offset: localOffset(time)) }

  /// Gives up what is looked for: the sheet shows another note, or none.
  @discardableResult
  func stopLooking() -> Cancellation {
    let cancellation = Cancellation()
    current.withLock { current in
      current.looking.cancel()
      current.looking = cancellation
    }
    return cancellation
  }

  private func goOn(
    with scan: BacklinkScan, from start: Int, knowing knowledge: LookKnowledge,
    unless cancellation: Cancellation
  ) {
    scanning.async(group: jobs) { [self] in
      let end = start + Self.stretch
      guard
        let found = scan.backlinks(in: start..<end, while: { !cancellation.isCancelled })
      else { return }
      var knowledge = knowledge
      knowledge.backlinks += found
      let isLast = end >= scan.count
      if isLast { knowledge.progress = .done }
      if isLast || !found.isEmpty { mailbox.leave(.known(knowledge)) }
      if !isLast { goOn(with: scan, from: end, knowing: knowledge, unless: cancellation) }
    }
  }
}
