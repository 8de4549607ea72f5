import Glibc

/// Saves the texts of notes so that at every moment, a crash included, the file is the old one or
/// the new one (notes N4).
///
/// The new bytes are written to a hidden file in the same folder and brought to the disk; it takes
/// over owner, mode and extended attributes, and gets the name of the note in one step. A symbolic
/// link is written through: the file that it leads to is replaced. Of a file with several hard
/// links only this name gets the new bytes, and the outcome says so.
///
/// Calls block while the disk is busy, so they are for a worker.
public struct NoteSaver: Sendable {
  let notebook: Notebook
  let disk: any NoteDisk

  /// Makes the saver of a notebook.
  public init(on notebook: Notebook) {
    self.init(on: notebook, disk: LiveDisk())
  }

  package init(on notebook: Notebook, disk: any NoteDisk) {
    self.notebook = notebook
    self.disk = disk
  }

  /// Saves the text of a note that has a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole note.
  ///   - base: What the text was made of; a file with other bytes is a conflict, unless they are
  ///     those that shall be saved.
  /// - Returns: ``SaveOutcome/unchanged(_:)`` where the file has the bytes already; then nothing
  ///   was written. A text that wasn't edited while the file was is a conflict too, which merging
  ///   solves by taking the file's.
  /// - Throws: Why not. The file is as it was.
  /// - Complexity: O(bytes), and two or three waits for the disk.
  public func save(
    _ bytes: [UInt8], to path: NotePath, over base: NoteBase
  ) throws(SaveError) -> SaveOutcome {
    if let outcome = try settled(bytes, path, accepting: [base.digest]) {
      if case .unchanged(let note) = outcome, note.base.digest != base.digest {
        // An earlier try may have got as far as this and not to the end.
        try syncFolder(of: path)
      }
      return outcome
    }
    let staged = try stage(bytes, for: path)
    let outcome = try commit(staged, accepting: [base.digest])
    if case .written = outcome { try syncFolder(of: path) }
    return outcome
  }

  /// The new bytes of a note, on the disk, waiting to take its place.
  struct Staged {
    let path: NotePath
    let bytes: [UInt8]
    let digest: ContentDigest
    /// The file itself, where the note is a link.
    let real: [UInt8]
    let temporary: HiddenFile
  }

  /// What the file is now.
  struct Current {
    let real: [UInt8]
    let stamp: FileStamp
    let names: Int
    let bytes: [UInt8]
    let digest: ContentDigest
  }

  /// The outcome where it doesn't take writing; `nil` where it does.
  func settled(
    _ bytes: [UInt8], _ path: NotePath, accepting accepted: Set<ContentDigest>
  ) throws(SaveError) -> SaveOutcome? {
    guard let current = try current(path) else { return .conflict(.removed) }
    return settled(bytes, path, current, accepting: accepted)
  }

  private func settled(
    _ bytes: [UInt8], _ path: NotePath, _ current: Current,
    accepting accepted: Set<ContentDigest>
  ) -> SaveOutcome? {
    let base = NoteBase(digest: current.digest, stamp: current.stamp)
    if current.bytes == bytes {
      return .unchanged(SavedNote(path: path, base: base, otherNames: 0))
    }
    return accepted.contains(current.digest) ? nil : .conflict(.changed(current.bytes, base))
  }

  /// Writes the new bytes beside the file.
  func stage(_ bytes: [UInt8], for path: NotePath) throws(SaveError) -> Staged {
    try attempt(path) { () throws(SystemError) in
      let real = try disk.realPath(of: notebook.absolute(path))
      // A file that its owner has made read-only is left alone, though its folder would let it be
      // replaced.
      try disk.checkWritable(real)
      let file = try HiddenFile(beside: real, on: disk) { path throws(SystemError) in
        try disk.create(path)
      }
      try file.fill { number throws(SystemError) in
        try disk.writeAll(bytes, to: number)
        try disk.adopt(number, from: real)
      }
      return Staged(
        path: path, bytes: bytes, digest: ContentDigest(of: bytes), real: real, temporary: file)
    }
  }

  /// Lets the new bytes take the place of the old ones, if those are still such that they may be
  /// replaced; the bytes that wait are gone in any case.
  func commit(
    _ staged: Staged, accepting accepted: Set<ContentDigest>
  ) throws(SaveError) -> SaveOutcome {
    let names: Int
    do throws(SaveError) {
      guard let current = try current(staged.path) else {
        staged.temporary.discard()
        return .conflict(.removed)
      }
      if let outcome = settled(staged.bytes, staged.path, current, accepting: accepted) {
        staged.temporary.discard()
        return outcome
      }
      // The link leads elsewhere than a moment ago.
      guard current.real == staged.real else { throw .busy(staged.path) }
      try attempt(staged.path) { () throws(SystemError) in
        try staged.temporary.replace(staged.real)
      }
      names = current.names
    } catch {
      staged.temporary.discard()
      throw error
    }
    // It is closed by now and has its name: it must not be discarded any more.
    let stamp = try attempt(staged.path) { () throws(SystemError) in
      guard let status = try disk.status(of: staged.real, links: .kept) else {
        throw SystemError(code: ENOENT)
      }
      return FileStamp(status.identity)
    }
    return .written(
      SavedNote(
        path: staged.path, base: NoteBase(digest: staged.digest, stamp: stamp),
        otherNames: max(0, names - 1)))
  }

  /// What the note's file is now; `nil` when it is gone.
  private func current(_ path: NotePath) throws(SaveError) -> Current? {
    let absolute = notebook.absolute(path)
    for _ in 0..<8 {
      do throws(SystemError) {
        guard try disk.status(of: absolute, links: .followed) != nil else {
          // A folder that is gone, or a disk that isn't mounted, is no removed note.
          guard try disk.status(of: parent(of: absolute), links: .followed) != nil else {
            throw SystemError(code: ENOENT)
          }
          return nil
        }
        let real = try disk.realPath(of: absolute)
        guard let before = try disk.status(of: real, links: .kept) else { continue }
        guard before.kind == .file else { throw SystemError(code: EISDIR) }
        let bytes = try disk.read(real)
        // Written to while it was read: what was read may be half old and half new.
        guard let after = try disk.status(of: real, links: .kept),
          after.identity == before.identity
        else { continue }
        return Current(
          real: real, stamp: FileStamp(before.identity), names: before.names, bytes: bytes,
          digest: ContentDigest(of: bytes))
      } catch {
        switch error.code {
        case EAGAIN: continue
        case EISDIR: throw .notAFile(path)
        default: throw .refused(path, code: error.code)
        }
      }
    }
    throw .busy(path)
  }

  /// Brings the names in the note's folder to the disk.
  func syncFolder(of path: NotePath) throws(SaveError) {
    try attempt(path) { () throws(SystemError) in
      let real = try disk.realPath(of: notebook.absolute(path))
      do throws(SystemError) {
        try disk.syncFolder(parent(of: real))
      } catch {
        // Some disks, as those of other systems, can't bring a folder to rest.
        guard error.code == EINVAL || error.code == ENOSYS || error.code == EOPNOTSUPP
        else { throw error }
      }
    }
  }

  func attempt<Result>(
    _ path: NotePath, _ body: () throws(SystemError) -> Result
  ) throws(SaveError) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw .refused(path, code: error.code)
    }
  }
}

/// The folder in an absolute path.
func parent(of path: [UInt8]) -> [UInt8] {
  let end = path.lastIndex(of: Byte.slash) ?? path.startIndex
  return end == path.startIndex ? [Byte.slash] : Array(path[..<end])
}
