/// How an operation ended that a crash had cut short.
public enum Recovery: Hashable, Sendable {
  /// All of it had been done.
  case finished
  /// Nothing of it is done any more: all files are as they were before.
  case undone
  /// A file couldn't be put back; the next start tries again.
  case failed(NotePath, code: Int32)
}

extension IntentFolder {
  /// Finishes or undoes what a process has left behind when it died, so that each file is the old
  /// one or the new one.
  ///
  /// Operations of processes that live are left alone. It may be cut short itself.
  func recover(_ notebook: Notebook) -> [Recovery] {
    removeDrafts()
    // Where a disk isn't mounted its files can't be told from such that were removed.
    guard let names = try? disk.names(in: notebook.absolute(nil)), !names.isEmpty,
      let left = try? leftBehind()
    else { return [] }
    return left.compactMap { held in
      guard let bytes = try? disk.read(held.path) else {
        try? disk.close(held.file)
        return nil
      }
      guard let record = IntentRecord(decoding: bytes) else {
        // Torn before the operation began: nothing to take back.
        try? end(held)
        return nil
      }
      guard record.version == IntentRecord.currentVersion else {
        try? disk.close(held.file)
        return nil
      }
      let recovery = Repair(record, disk: disk, notebook: notebook).run()
      if case .failed = recovery { try? disk.close(held.file) } else { try? end(held) }
      return recovery
    }
  }
}

/// One operation that is finished or undone after a crash.
private struct Repair {
  private struct Rewrite {
    let path: NotePath
    let record: IntentRecord.Rewrite
  }

  private let disk: any NoteDisk
  private let notebook: Notebook
  private let token: String
  private let rewrites: [Rewrite]
  private let moves: [(from: NotePath, to: NotePath)]
  private let made: [NotePath]

  init(_ record: IntentRecord, disk: any NoteDisk, notebook: Notebook) {
    self.disk = disk
    self.notebook = notebook
    token = record.token
    rewrites = record.rewrites.compactMap { rewrite in
      NotePath(key: rewrite.path).map { Rewrite(path: $0, record: rewrite) }
    }
    moves = record.moves.compactMap { move in
      guard let from = NotePath(key: move.from), let to = NotePath(key: move.to) else { return nil }
      return (from, to)
    }
    made = record.made.compactMap { NotePath(key: $0) }
  }

  func run() -> Recovery {
    var current = moves.first?.from ?? rewrites.first?.path
    do throws(SystemError) {
      let moved = try moves.map { move throws(SystemError) in try isDone(move) }
      let isFinished =
        moves.isEmpty
        ? try !rewrites.map { rewrite throws(SystemError) in try state(of: rewrite) }.contains(.old)
        : moved.allSatisfy(\.self)
      if isFinished {
        removeTemporaryFiles(moves: moves)
        return .finished
      }
      for (move, isDone) in zip(moves, moved).reversed() where isDone {
        current = move.to
        try disk.moveNew(notebook.absolute(move.to), to: notebook.absolute(move.from))
      }
      removeTemporaryFiles(moves: [])
      for (index, rewrite) in rewrites.enumerated() where try state(of: rewrite) == .new {
        current = rewrite.path
        try putBack(rewrite, index)
      }
      for folder in made.reversed() { try? disk.removeFolder(notebook.absolute(folder)) }
      return .undone
    } catch {
      guard let current else { return .undone }
      return .failed(current, code: error.code)
    }
  }

  private func isDone(_ move: (from: NotePath, to: NotePath)) throws(SystemError) -> Bool {
    if try exists(move.from) { return false }
    return try exists(move.to)
  }

  private enum State { case old, new, foreign }

  private func state(of rewrite: Rewrite) throws(SystemError) -> State {
    guard try exists(rewrite.path) else { return .foreign }
    let digest = ContentDigest(of: try disk.read(notebook.absolute(rewrite.path)))
    if digest == rewrite.record.after { return .new }
    return digest == rewrite.record.before ? .old : .foreign
  }

  private func putBack(_ rewrite: Rewrite, _ index: Int) throws(SystemError) {
    let real = try disk.realPath(of: notebook.absolute(rewrite.path))
    guard let old = rewrite.record.edits.inverse.applied(to: try disk.read(real)) else { return }
    let temporary = self.temporary(beside: real, index)
    try disk.stage(old, at: temporary, for: real)
    try disk.replace(real, with: temporary)
    try? disk.syncFolder(Array(real[..<(real.lastIndex(of: Byte.slash) ?? 0)]))
  }

  private func exists(_ path: NotePath) throws(SystemError) -> Bool {
    try disk.status(of: notebook.absolute(path), links: .kept) != nil
  }

  private func temporary(beside real: [UInt8], _ index: Int) -> [UInt8] {
    Array(real[..<(real.lastIndex(of: Byte.slash) ?? 0)]) + [Byte.slash]
      + IntentRecord.temporaryName(token, index)
  }

  private func removeTemporaryFiles(moves: [(from: NotePath, to: NotePath)]) {
    let newPaths = Dictionary(moves.map { ($0.from, $0.to) }) { first, _ in first }
    for (index, rewrite) in rewrites.enumerated() {
      let path = notebook.absolute(newPaths[rewrite.path] ?? rewrite.path)
      guard let real = try? disk.realPath(of: path) else { continue }
      try? disk.remove(temporary(beside: real, index))
    }
  }
}
