import FoundationEssentials
import Synchronization

/// The one list of what can be undone and redone in a notebook, for all who change it: every running
/// program and the command line (commands C7).
///
/// It lies outside the notebook and is read and written under a lock, so that each sees what the
/// others have done. While it can't be kept, each has a list of its own; what is new in that comes to
/// the others' as soon as it can. A list that makes no sense begins anew: it is a convenience, and no note
/// is in it.
///
/// Calls block while the disk is busy, so they are for a worker.
public final class UndoBook: Sendable {
  private let disk: any NoteDisk
  private let folder: [UInt8]?
  private let known = Mutex(Known())

  /// The list as it was last, and whether the file has it.
  private struct Known {
    var history = UndoHistory()
    var isKept = true
    /// What the file had when it was read or written last.
    var kept = UndoHistory()

    /// Takes the list of the file.
    ///
    /// Whether a step was refused is known to this process alone, as long as the list is the same.
    mutating func take(_ list: UndoHistory) {
      if isKept {
        if list.entries != history.entries { history = list }
      } else if list.entries != kept.entries {
        join(list)
      }
      kept = list
    }

    /// Adds what was recorded here, and couldn't be kept, to what others have recorded meanwhile.
    private mutating func join(_ list: UndoHistory) {
      let done = history.entries.done
      let old = zip(done, kept.entries.done).prefix { $0 == $1 }.count
      history = list
      for entry in done.dropFirst(old) { history.record(entry.plan, of: entry.subject) }
    }
  }

  /// Opens the list; nothing is read or made yet.
  ///
  /// - Parameter folder: An absolute path outside the notebook; with `nil` nothing is kept.
  public convenience init(in folder: [UInt8]?) {
    self.init(in: folder, disk: LiveDisk())
  }

  package init(in folder: [UInt8]?, disk: any NoteDisk) {
    self.folder = folder
    self.disk = disk
  }

  /// The list as it is now; where there is none yet, none is made.
  public func history() -> UndoHistory {
    known.withLock { known in
      if let folder, known.isKept, let kept = try? read(in: folder) { known.take(kept) }
      return known.history
    }
  }

  /// Changes the list and keeps it; others wait meanwhile.
  ///
  /// - Parameter body: Called once, whatever becomes of the file.
  /// - Returns: What the change gives, and the list after it.
  public func change<Result>(
    _ body: (inout UndoHistory) -> sending Result
  ) -> (result: Result, history: UndoHistory) {
    known.withLock { known in
      let lock = folder.flatMap { try? locked($0) }
      defer { if let lock { try? disk.close(lock) } }
      var mayBeWritten = lock != nil
      if let folder {
        do throws(SystemError) {
          if let kept = try read(in: folder) { known.take(kept) }
        } catch {
          // Of a newer program, or of a disk that gives nothing: it stays as it is.
          mayBeWritten = false
        }
      }
      let result = body(&known.history)
      if let folder {
        known.isKept = mayBeWritten && (try? write(known.history, in: folder)) != nil
        if known.isKept { known.kept = known.history }
      }
      return (result, known.history)
    }
  }

  // MARK: The file

  private static let name = Array("/undo.json".utf8)
  private static let draft = Array("/.undo.tmp".utf8)
  private static let lock = Array("/undo.lock".utf8)

  private struct Kept: Codable {
    struct Entry: Codable {
      let subject: String
      let plan: KeptPlan
    }

    /// The form of the file; one of another form is left to the program that wrote it.
    let version: Int
    let done: [Entry]
    let undone: [Entry]
  }

  private static let version = 1

  /// The file that is locked while the list is read and written.
  private func locked(_ folder: [UInt8]) throws(SystemError) -> Int32 {
    try disk.makePrivateFolders(folder)
    return try disk.openLocked(folder + Self.lock)
  }

  /// The list in the file; `nil` where there is none.
  private func read(in folder: [UInt8]) throws(SystemError) -> UndoHistory? {
    let path = folder + Self.name
    guard try disk.status(of: path, links: .kept) != nil else { return nil }
    let bytes = try disk.read(path)
    guard let kept = try? JSONDecoder().decode(Kept.self, from: Data(bytes)) else {
      return UndoHistory()
    }
    guard kept.version == Self.version else { throw .invalidFile }
    func entries(_ kept: [Kept.Entry]) -> [UndoHistory.Entry] {
      kept.compactMap { entry in
        entry.plan.plan.map { UndoHistory.Entry(plan: $0, subject: entry.subject) }
      }
    }
    return UndoHistory(done: entries(kept.done), undone: entries(kept.undone))
  }

  private func write(_ history: UndoHistory, in folder: [UInt8]) throws(SystemError) {
    func entries(_ list: [UndoHistory.Entry]) -> [Kept.Entry] {
      list.map { Kept.Entry(subject: $0.subject, plan: KeptPlan($0.plan)) }
    }
    let kept = Kept(
      version: Self.version, done: entries(history.entries.done),
      undone: entries(history.entries.undone))
    guard let bytes = try? JSONEncoder().encode(kept) else { throw .invalidFile }
    // Left behind by one that died: nobody else writes it while the lock is held.
    let draft = folder + Self.draft
    if try disk.isThere(draft) { try disk.remove(draft) }
    let file = try disk.create(draft)
    do throws(SystemError) {
      try disk.writeAll(Array(bytes), to: file)
    } catch {
      try? disk.close(file)
      throw error
    }
    try disk.close(file)
    try disk.replace(folder + Self.name, with: draft)
  }
}
