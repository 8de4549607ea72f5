import Glibc

/// The rewrites of a plan while its notes are looked through.
struct GatheredRewrites {
  private(set) var rewrites: [FileRewrite] = []
  private(set) var links = 0
  private(set) var broken = 0
  /// The files themselves: a note that is a link to another one is rewritten once.
  private var files: Set<[UInt8]> = []

  /// Adds what changes in a note.
  ///
  /// - Parameter own: What changes in it beside its links, such as its title; it goes before a link in
  ///   the same place.
  mutating func add(
    _ changes: LinkRewriting.Changes, own: ByteEdit?, to path: NotePath, _ bytes: [UInt8],
    on disk: any NoteDisk, in notebook: Notebook
  ) throws(OperationError) {
    broken += changes.broken
    var edits = changes.edits
    if let own {
      edits.removeAll { $0.range.overlaps(own.range) }
      edits.append(own)
      edits.sort { $0.offset < $1.offset }
    }
    guard !edits.isEmpty, let new = edits.applied(to: bytes) else { return }
    let stamp: FileStamp
    do throws(SystemError) {
      let real = try disk.realPath(of: notebook.absolute(path))
      guard files.insert(real).inserted else { return }
      guard let status = try disk.status(of: real, links: .kept) else {
        throw SystemError(code: ENOENT)
      }
      stamp = FileStamp(status.identity)
    } catch {
      throw .refused(path, code: error.code)
    }
    links += changes.links
    rewrites.append(
      FileRewrite(
        path: path, expected: stamp, before: ContentDigest(of: bytes),
        after: ContentDigest(of: new), edits: edits))
  }
}

extension SystemError {
  /// The number of what makes no sense.
  static let invalid = EINVAL

  /// Whether a file is gone, may not be read, or isn't one that can be read whole; not that reading it
  /// has failed.
  var isAbsence: Bool {
    [ENOENT, ENOTDIR, ELOOP, EACCES, EPERM, EINVAL].contains(code)
  }

  /// What lies there isn't a file that can be read whole.
  static var invalidFile: SystemError { SystemError(code: EINVAL) }
}
