/// What the start of a scene finds of its last state.
public enum RestoreOutcome: Hashable, Sendable {
  /// It was never saved, or none of its states can be read: the reasons, newest first.
  case nothing(skipped: [SkippedGeneration])

  /// A state, to be put back now; then comes ``SceneStore/finishRestore()``.
  case restored(RestoredScene)

  /// Restoring died the last time: this start is a clean one (scenes R5). The state that it was
  /// about has been put aside; where, if it is still there.
  case diedLastTime(kept: StatePath?)
}

/// A state that was read from disk.
public struct RestoredScene: Hashable, Sendable {
  /// The parts that can be put back.
  public let archive: SceneArchive

  /// The parts that were left out.
  public let losses: [PartLoss]

  /// The generation that it was read from, counted from 1.
  public let generation: UInt64

  /// The newer generations that can't be read, or not as a whole; newest first.
  public let skipped: [SkippedGeneration]

  /// Why a restore that dies wouldn't be noticed the next time; `nil` when it would.
  public let unguarded: FileError?
}

/// A saved state that isn't used.
public struct SkippedGeneration: Hashable, Sendable {
  /// The generation.
  public let number: UInt64

  /// Why.
  public let reason: Reason

  /// Why a saved state isn't used.
  public enum Reason: Hashable, Sendable {
    /// The file can't be read.
    case unreadable(FileError)

    /// It holds no state.
    case undecodable(ArchiveError)

    /// Parts of it are damaged, and an older one is whole.
    case damaged([PartLoss])
  }
}

/// What saving came to.
public enum SaveOutcome: Hashable, Sendable {
  /// It was written as this generation.
  case written(generation: UInt64)

  /// It is what was written last.
  case unchanged

  /// It is empty: an empty state never takes the place of a good one (scenes R3).
  case leftOut
}
