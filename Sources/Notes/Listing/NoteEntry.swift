/// What a listing knows of a note without opening it.
public struct NoteEntry: Sendable {
  /// Its place in the listing.
  public let id: NoteID
  /// The bytes of its path below the notes folder, shared with the listing.
  public let pathBytes: ArraySlice<UInt8>
  /// The folder that holds it.
  public let folder: FolderID
  /// When it came into being, as far as the disk knows.
  public let created: FileTime
  /// Tells whether the file is still the one that was listed.
  public let identity: FileIdentity

  /// Its path below the notes folder.
  public var path: NotePath { NotePath(unchecked: Array(pathBytes)) }
  /// Bytes.
  public var size: Int { identity.size }
  /// When it was last written.
  public var modified: FileTime { identity.modified }
}

/// A folder with the notes in it.
public struct Folder: Hashable, Sendable {
  /// Its place in the listing.
  public let id: FolderID
  /// Its path below the notes folder; `nil` for the notes folder itself.
  public let path: NotePath?
  /// The folder around it; `nil` for the notes folder.
  public let parent: FolderID?
  /// The folders in it, by the bytes of their names.
  public internal(set) var children: [FolderID] = []
  /// How many notes lie directly in it.
  public internal(set) var notes = 0
  /// How many notes lie in it and in all folders below it.
  public internal(set) var total = 0
}

/// A part of the notes folder that couldn't be listed.
public struct ScanIssue: Hashable, Sendable {
  /// What couldn't be read; `nil` for the notes folder itself.
  public let path: NotePath?
  /// The system's `errno`.
  public let code: Int32
}
