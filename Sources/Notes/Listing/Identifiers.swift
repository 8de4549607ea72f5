/// A note's place in one ``NoteListing``: a small number that is cheap to keep and to compare.
///
/// It means nothing in another listing; what outlives a listing is the note's ``NotePath``.
public struct NoteID: Hashable, Comparable, Sendable {
  /// The number, counted from 0 in the order in which the notes were found.
  public let rawValue: UInt32

  /// Makes an id from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ index: Int) { rawValue = UInt32(index) }

  var index: Int { Int(rawValue) }

  /// Whether the left note was found first.
  public static func < (left: NoteID, right: NoteID) -> Bool { left.rawValue < right.rawValue }
}

/// A folder's place in one ``NoteListing``.
public struct FolderID: Hashable, Comparable, Sendable {
  /// The number; a folder's number is greater than that of the folder around it.
  public let rawValue: UInt32

  /// The notes folder itself.
  public static let root = FolderID(rawValue: 0)

  /// Makes an id from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ index: Int) { rawValue = UInt32(index) }

  var index: Int { Int(rawValue) }

  /// Whether the left folder was found first.
  public static func < (left: FolderID, right: FolderID) -> Bool {
    left.rawValue < right.rawValue
  }
}
