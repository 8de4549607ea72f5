/// Why a file holds no state that can be read.
public enum ArchiveError: Error, Hashable, Sendable {
  /// It isn't an archive.
  case notAnArchive

  /// A newer program wrote it, in this version of the format.
  case newerFormat(UInt16)

  /// It is damaged, and no part of it is left.
  case nothingLeft
}

/// A part that was left out of a restored state (scenes R2).
public enum PartLoss: Hashable, Sendable {
  /// Nobody knows a part of this name.
  case unknown(PartID)

  /// A newer program wrote it.
  case newer(PartID, version: UInt32, known: UInt32)

  /// Its bytes aren't those that were written; without a name when that is lost too.
  case damaged(PartID?)

  /// A part of this name came before.
  case repeated(PartID)
}

/// Whether an archive is as it was written.
public enum ArchiveIntegrity: Hashable, Sendable {
  /// Every byte is.
  case intact

  /// Something was changed or cut off; the parts that are there are right all the same.
  case damaged
}

/// What could be read of an archive.
public struct DecodedArchive: Hashable, Sendable {
  /// The parts that are right and understood.
  public let archive: SceneArchive

  /// The parts that were left out.
  public let losses: [PartLoss]

  /// Whether the file is as it was written.
  public let integrity: ArchiveIntegrity
}
