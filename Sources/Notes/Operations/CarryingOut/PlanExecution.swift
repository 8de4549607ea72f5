import Glibc

/// One plan being carried out: everything, or nothing.
///
/// The order is such that what can fail for want of room comes before the first change: the new
/// bytes of all files are written beside them, and only then take their places, one renaming each.
struct PlanExecution {
  private let disk: any NoteDisk
  private let notebook: Notebook
  private let records: IntentFolder?
  private let plan: FilePlan
  private let token: String

  /// A file of which the new bytes wait beside it.
  private struct Staged {
    let rewrite: FileRewrite
    /// The file itself, where the note is a link.
    let real: [UInt8]
    let stamp: FileStamp
    let temporary: [UInt8]
    let old: [UInt8]
    let new: [UInt8]
  }

  private var staged: [Staged] = []
  private var replaced: [Staged] = []
  private var moved: [FileMove] = []
  private var madeFolders: [NotePath] = []
  /// The files that were written, as they were and as they are.
  private var written: [FileStamp: FileStamp] = [:]

  init(_ plan: FilePlan, disk: any NoteDisk, notebook: Notebook, records: IntentFolder?) {
    self.plan = plan
    self.disk = disk
    self.notebook = notebook
    self.records = records
    token = String(UInt64.random(in: .min ... .max), radix: 16)
  }

  /// Carries the plan out.
  ///
  /// - Throws: Why not; then nothing has changed, but for ``OperationError/unfinished(_:code:)``.
  mutating func run() throws(OperationError) -> OperationOutcome {
    let prepared = try checked()
    let record = try writeDown()
    do throws(OperationError) {
      try stage(prepared)
      try replace()
      try move()
    } catch {
      if let (path, code) = rollBack() {
        if let record { try? disk.close(record.file) }
        throw .unfinished(path, code: code)
      }
      if let record { try? records?.end(record) }
      throw error
    }
    tidy()
    if let record { try? records?.end(record) }
    return OperationOutcome(plan, written: written)
  }

  // MARK: Before the first change

  /// The files with their old and new bytes, once all is found as the plan says.
  private func checked() throws(OperationError) -> [Staged] {
    for move in plan.moves { try check(move) }
    var prepared: [Staged] = []
    for (index, rewrite) in plan.rewrites.enumerated() {
      let (real, status, old) = try attempt(rewrite.path) {
        () throws(SystemError) -> ([UInt8], FileStatus?, [UInt8]) in
        let real = try disk.realPath(of: notebook.absolute(rewrite.path))
        try disk.checkWritable(real)
        // Asked before its first byte is read, so that a write in between isn't missed.
        return (real, try disk.status(of: real, links: .kept), try disk.read(real))
      }
      guard let status else { throw .missing(rewrite.path) }
      guard ContentDigest(of: old) == rewrite.before, let new = rewrite.edits.applied(to: old)
      else { throw .changed(rewrite.path) }
      prepared.append(
        Staged(
          rewrite: rewrite, real: real, stamp: FileStamp(status.identity),
          temporary: folder(of: real) + [Byte.slash] + IntentRecord.temporaryName(token, index),
          old: old, new: new))
    }
    return prepared
  }

  private func check(_ move: FileMove) throws(OperationError) {
    let (from, to) = (notebook.absolute(move.from), notebook.absolute(move.to))
    let (file, isFree) = try attempt(move.from) {
      () throws(SystemError) -> (FileStatus?, Bool) in
      let file = try disk.status(of: from, links: .kept)
      return (file, try disk.isFree(to, for: from))
    }
    guard let file, file.kind == .file || file.kind == .link else { throw .missing(move.from) }
    // A file that is rewritten, too, is known by its bytes until then.
    let isKnown =
      FileStamp(file.identity).isSameFile(as: written[move.expected] ?? move.expected)
      || replaced.isEmpty && plan.rewrites.contains { $0.path == move.from }
    guard isKnown else { throw .changed(move.from) }
    guard isFree else { throw .taken(move.to) }
  }

  private func checkUnchanged(_ file: Staged) throws(OperationError) {
    let status = try attempt(file.rewrite.path) { () throws(SystemError) -> FileStatus? in
      try disk.status(of: file.real, links: .kept)
    }
    guard let status else { throw .missing(file.rewrite.path) }
    guard status.kind == .file, FileStamp(status.identity) == file.stamp else {
      throw .changed(file.rewrite.path)
    }
  }

  private func writeDown() throws(OperationError) -> IntentFolder.Held? {
    guard plan.needsRecord, let records else { return nil }
    do throws(SystemError) {
      return try records.write(IntentRecord(plan, token: token))
    } catch {
      throw .noRecord(code: error.code)
    }
  }

  // MARK: The changes

  private mutating func stage(_ prepared: [Staged]) throws(OperationError) {
    for file in prepared {
      try attempt(file.rewrite.path) { () throws(SystemError) in
        try disk.stage(file.new, at: file.temporary, for: file.real)
      }
      staged.append(file)
    }
  }

  private mutating func replace() throws(OperationError) {
    for file in staged {
      // As late as can be: what somebody writes in this moment must not be lost.
      try checkUnchanged(file)
      try attempt(file.rewrite.path) { () throws(SystemError) in
        try disk.replace(file.real, with: file.temporary)
      }
      replaced.append(file)
      let status = try attempt(file.rewrite.path) { () throws(SystemError) -> FileStatus? in
        try disk.status(of: file.real, links: .kept)
      }
      if let status { written[file.rewrite.expected] = FileStamp(status.identity) }
    }
  }

  private mutating func move() throws(OperationError) {
    for folder in plan.made {
      let isNew = try attempt(folder) { () throws(SystemError) -> Bool in
        try disk.ensureFolder(notebook.absolute(folder))
      }
      if isNew { madeFolders.append(folder) }
    }
    for move in plan.moves {
      try check(move)
      do throws(SystemError) {
        try disk.moveNew(notebook.absolute(move.from), to: notebook.absolute(move.to))
      } catch {
        switch error.code {
        case EEXIST: throw .taken(move.to)
        case EXDEV: throw .otherDisk(move.from)
        default: throw .refused(move.from, code: error.code)
        }
      }
      moved.append(move)
    }
  }

  /// What doesn't make the operation fail any more: folders left empty, and names brought to the
  /// disk, which some can't.
  private func tidy() {
    for folder in plan.left { try? disk.removeFolder(notebook.absolute(folder)) }
    var folders = Set(replaced.map { folder(of: $0.real) })
    for move in moved {
      folders.insert(notebook.absolute(move.from.folder))
      folders.insert(notebook.absolute(move.to.folder))
    }
    for folder in folders.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      try? disk.syncFolder(folder)
    }
  }

  // MARK: Back

  /// Takes back what was done, last things first; returns where that failed.
  private func rollBack() -> (NotePath, Int32)? {
    var failure: (NotePath, Int32)?
    for move in moved.reversed() {
      do throws(SystemError) {
        try disk.moveNew(notebook.absolute(move.to), to: notebook.absolute(move.from))
      } catch {
        failure = failure ?? (move.to, error.code)
      }
    }
    for file in replaced.reversed() {
      do throws(SystemError) {
        try disk.stage(file.old, at: file.temporary, for: file.real)
        try disk.replace(file.real, with: file.temporary)
      } catch {
        failure = failure ?? (file.rewrite.path, error.code)
      }
    }
    for file in staged.dropFirst(replaced.count) { try? disk.remove(file.temporary) }
    for folder in madeFolders.reversed() { try? disk.removeFolder(notebook.absolute(folder)) }
    return failure
  }

  private func folder(of path: [UInt8]) -> [UInt8] {
    Array(path[..<(path.lastIndex(of: Byte.slash) ?? path.startIndex)])
  }

  private func attempt<Result>(
    _ path: NotePath, _ body: () throws(SystemError) -> Result
  ) throws(OperationError) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw error.code == ENOENT ? .missing(path) : .refused(path, code: error.code)
    }
  }
}
