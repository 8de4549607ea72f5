import Glibc

/// The right to write an index: one at a time has it, in all processes, and it ends with its process
/// whatever the end.
///
/// Without it two programs would give the same number to different notes, or one would remove a file
/// that the other writes.
final class IndexLock {
  private let file: Descriptor

  /// Takes the right; `nil` where somebody else has it.
  ///
  /// - Throws: When there can be no file for it.
  init?(at path: [UInt8]) throws(DatabaseError) {
    file = Descriptor(
      owning: withCPath(path) { open($0, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600) })
    guard file.raw >= 0 else { throw .noLock }
    // Where a file system knows no locks the index is written without.
    guard flock(file.raw, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else { return nil }
  }

  /// Gives the right up.
  func release() { flock(file.raw, LOCK_UN) }
}
