import Glibc

/// Bringing the index in line with the folder.
extension NoteIndex {
  /// Brings the index in line with a listing: what has another size, time or number on the disk is
  /// read again.
  ///
  /// One at a time does that, in all processes; the others wait, and take what it has done.
  ///
  /// - Parameters:
  ///   - shouldGoOn: Asked before each note; what was done until it says no is kept.
  ///   - progress: Told on the caller's thread, a few times a second.
  /// - Throws: Why nothing can be kept; what is damaged or older is built anew instead.
  /// - Complexity: O(notes), and O(bytes) of those that have changed
  public func update(
    to listing: NoteListing, of notebook: Notebook, while shouldGoOn: () -> Bool = { true },
    progress: (Progress) -> Void = { _ in }
  ) throws(IndexFault) -> Report {
    guard let lock = try turn(while: shouldGoOn) else {
      var report = Report()
      report.isComplete = false
      return report
    }
    defer { lock.release() }
    var renewal: Renewal?
    for _ in 0..<2 {
      do throws(DatabaseError) {
        var report = try update(to: listing, of: notebook, &renewal, shouldGoOn, progress)
        report.renewal = renewal
        if report.isComplete, report != Report() || !isRemembered { remember(listing, report) }
        return report
      } catch {
        forget()
        if let fault = IndexFault(error) { throw fault }
        removeFiles()
        renewal = .damaged
      }
    }
    throw .inaccessible("it was damaged again")
  }

  private func update(
    to listing: NoteListing, of notebook: Notebook, _ renewal: inout Renewal?,
    _ shouldGoOn: () -> Bool, _ progress: (Progress) -> Void
  ) throws(DatabaseError) -> Report {
    try open(&renewal)
    var table = published.withLock { $0 }
    var cover = IndexCover(of: listing, by: table)
    if table.dead + cover.stale.count > table.live + spare {
      forget()
      removeFiles()
      renewal = .crowded
      var second: Renewal?
      try open(&second)
      table = published.withLock { $0 }
      cover = IndexCover(of: listing, by: table)
    }
    var report = Report()
    try remove(cover.stale, from: &table)
    report.removed = cover.stale.count
    guard !cover.missing.isEmpty else { return report }
    let order = cover.missing.sorted {
      (listing[$0].modified, $1) < (listing[$1].modified, $0)
    }
    let maker = BlockMaker(of: listing, in: notebook)
    try add(order, by: maker, to: &table, &report, shouldGoOn, progress)
    return report
  }

  /// Opens the database, and takes what others have written into it.
  private func open(_ renewal: inout Renewal?) throws(DatabaseError) {
    let file = file
    if !writer.withLock({ $0.isOpen(at: file) }) {
      writer.withLock { $0 = IndexWriter() }
      let texts = texts
      let found = try writer.withLock { writer throws(DatabaseError) in
        try writer.open(file, with: texts)
      }
      renewal = renewal ?? found
    }
    let known = published.withLock { $0 }
    let table = try writer.withLock { writer throws(DatabaseError) in
      try writer.table(knowing: known)
    }
    published.withLock { $0 = table }
  }

  /// Waits until nobody else writes the index; what they have written can be searched meanwhile.
  ///
  /// - Returns: `nil` where it isn't to go on.
  func turn(while shouldGoOn: () -> Bool) throws(IndexFault) -> IndexLock? {
    makeFolders(folder)
    var pauses = 0
    while shouldGoOn() {
      do throws(DatabaseError) {
        if let lock = try IndexLock(at: folder + Array("/lock".utf8)) { return lock }
      } catch {
        throw IndexFault(error) ?? .locked
      }
      guard Self.pause * pauses < patience else { throw .locked }
      // Nobody tells when a lock is given up.
      usleep(UInt32(Self.pause / .microseconds(1)))
      pauses += 1
      if pauses.isMultiple(of: 20) { try? open() }
    }
    return nil
  }

  private static let pause = Duration.milliseconds(50)

  private func remove(
    _ documents: [UInt32], from table: inout IndexTable
  ) throws(DatabaseError) {
    guard !documents.isEmpty else { return }
    try writer.withLock { writer throws(DatabaseError) in
      try writer.remove(documents)
    }
    for document in documents { table.kill(document) }
    let table = table
    published.withLock { $0 = table }
  }

  /// Notes that become part of the database at a time.
  private static let batch = 8_192
  /// With so few notes no other thread is asked.
  private static let few = 16

  private func add(
    _ order: [NoteID], by maker: BlockMaker, to table: inout IndexTable, _ report: inout Report,
    _ shouldGoOn: () -> Bool, _ progress: (Progress) -> Void
  ) throws(DatabaseError) {
    let count = order.count
    var (maker, isAtEnd) = (maker, false)
    let pipe =
      count > Self.few ? BlockPipe(of: maker, from: NoteQueue(order), on: reading) : nil
    var few = pipe == nil ? maker.blocks(of: order)[...] : []
    defer { if !isAtEnd { pipe?.close() } }
    while !isAtEnd {
      var notes = 0
      progress(Progress(done: report.read, total: count))
      try writer.withLock { writer throws(DatabaseError) in try writer.begin() }
      while notes < Self.batch {
        guard shouldGoOn() else {
          report.isComplete = false
          break
        }
        guard let made = pipe.map({ $0.next() }) ?? few.popFirst() else {
          isAtEnd = true
          break
        }
        ThreadPriority.letOthersRun()
        notes += made.looked
        let (document, block) = (table.next, table.nextBlock)
        guard !made.notes.isEmpty else { continue }
        let end = table.textsEnd
        let place = try writer.withLock { writer throws(DatabaseError) in
          try writer.add(made, from: document, as: block, behind: end)
        }
        for note in made.notes { table.append(note, block: block) }
        table.append(block: block, at: place, pairs: made.parts.pairs)
        if notes % 1_024 < made.looked {
          progress(Progress(done: min(count, report.read + notes), total: count))
        }
      }
      try writer.withLock { writer throws(DatabaseError) in try writer.commit() }
      report.read += notes
      let done = table
      published.withLock { $0 = done }
      if !report.isComplete { return }
    }
  }
}
