/// The name of an item, stable for as long as the thing it stands for exists (focus F2).
///
/// Unique in its group; items of two groups may have one name.
public struct ItemID: FocusIdentifier {
  /// The name as text.
  public let rawValue: String

  /// Makes an id from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The name of a group, unique in its map and stable between maps.
public struct GroupID: FocusIdentifier {
  /// The name as text.
  public let rawValue: String

  /// Makes an id from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The name of a scope, unique in its map and stable for as long as the scope is open.
public struct ScopeID: FocusIdentifier {
  /// The name as text.
  public let rawValue: String

  /// Makes an id from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The scope at the very back, that of the screen itself.
  public static let base = ScopeID("base")
}

/// The name of a focus guide, unique in its map.
public struct GuideID: FocusIdentifier {
  /// The name as text.
  public let rawValue: String

  /// Makes an id from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a group's content is about: a folder, a query, a document.
///
/// While it stays the same, what the group remembers holds good; another one is another list in the
/// same place, and the memory is reset (focus F9).
public struct ContentToken: FocusIdentifier {
  /// The token as text.
  public let rawValue: String

  /// Makes a token from text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
