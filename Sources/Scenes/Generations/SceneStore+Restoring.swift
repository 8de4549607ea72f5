extension SceneStore {
  /// Reads the state to begin with, and marks that restoring has begun.
  ///
  /// The newest generation that is whole is taken; when none is, the newest of which anything is
  /// left. A mark that is found here was left by a restore that died: the state that it was about
  /// is renamed to `.bad`, and this start is clean (scenes R5).
  ///
  /// - Throws: When the folder can't be read, or the bad state can't be put aside.
  public mutating func beginRestore() throws(FileError) -> RestoreOutcome {
    let generations = try loadGenerations()
    if try lease.fileSystem.inspect(marker) != nil {
      return .diedLastTime(kept: try putAside(generations))
    }
    var skipped: [SkippedGeneration] = []
    var partial: (number: UInt64, decoded: DecodedArchive)?
    for number in generations.reversed() {
      switch read(number) {
      case .success(let decoded) where decoded.integrity == .intact:
        return .restored(begin(number, decoded, skipped: skipped))
      case .success(let decoded):
        if partial == nil { partial = (number, decoded) }
        skipped.append(SkippedGeneration(number: number, reason: .damaged(decoded.losses)))
      case .failure(let reason):
        skipped.append(SkippedGeneration(number: number, reason: reason.value))
      }
    }
    guard let partial else { return .nothing(skipped: skipped) }
    let newer = skipped.filter { $0.number > partial.number }
    return .restored(begin(partial.number, partial.decoded, skipped: newer))
  }

  /// Tells that the first frame of the restored state has been drawn: it did not die.
  public func finishRestore() throws(FileError) {
    try lease.fileSystem.remove(marker)
    try lease.fileSystem.syncFolder(lease.folder)
  }

  private var marker: StatePath { lease.path(.marker(lease.id)) }

  /// Marks that a generation is being restored.
  private mutating func begin(
    _ number: UInt64, _ decoded: DecodedArchive, skipped: [SkippedGeneration]
  ) -> RestoredScene {
    var unguarded: FileError?
    do throws(FileError) {
      try lease.fileSystem.replace(marker, with: Array("\(number)\n".utf8))
    } catch {
      // A full disk mustn't cost the state as well.
      unguarded = error
    }
    if decoded.losses.isEmpty, number == highest { lastBytes = decoded.archive.encoded() }
    return RestoredScene(
      archive: decoded.archive, losses: decoded.losses, generation: number, skipped: skipped,
      unguarded: unguarded)
  }

  private struct Failure: Error {
    let value: SkippedGeneration.Reason
  }

  private func read(_ number: UInt64) -> Result<DecodedArchive, Failure> {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try lease.fileSystem.read(lease.path(.state(lease.id, number)))
    } catch {
      return .failure(Failure(value: .unreadable(error)))
    }
    do throws(ArchiveError) {
      return .success(try SceneArchive.decode(bytes, known: known))
    } catch {
      return .failure(Failure(value: .undecodable(error)))
    }
  }

  /// Renames the state whose restoring died, then ends the mark.
  private mutating func putAside(_ generations: [UInt64]) throws(FileError) -> StatePath? {
    let text = (try? lease.fileSystem.read(marker)).map { String(decoding: $0, as: UTF8.self) }
    // A mark that can't be read is most likely about the newest state.
    let number = text.flatMap { UInt64($0.prefix { $0 != "\n" }) } ?? generations.last
    var kept: StatePath?
    if let number, generations.contains(number) {
      let path = lease.path(.bad(lease.id, number))
      try lease.fileSystem.rename(lease.path(.state(lease.id, number)), path)
      self.generations = generations.filter { $0 != number }
      bad = (bad + [number]).sorted()
      kept = path
    }
    try finishRestore()
    return kept
  }
}
