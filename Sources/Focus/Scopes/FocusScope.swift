import Geometry

/// Whether a scope confines the focus (focus F25).
public enum Modality: String, Hashable, Sendable, Codable {
  /// Tab and arrows stay inside.
  case modal
  /// It is joined to the scopes below, down to and including the nearest modal one.
  case joined
}

/// Whether the focus enters a scope that opens (focus F24).
public enum ScopeOpening: String, Hashable, Sendable, Codable {
  /// It enters the scope's preferred item.
  case enters
  /// It stays where it is, unless the scope is modal.
  case stays
}

/// Where the focus goes when the scope that holds it closes (focus F26).
public enum Restoration: Hashable, Sendable, Codable {
  /// To the item last focused outside the scope since it opened, at first the opener.
  case lastOutside
  /// Nowhere in particular: the next scope's preferred item takes it.
  case nowhere
  /// To a given place; where that can't take the focus, to the item last focused outside.
  case given(FocusTarget)
}

/// The groups that can be reached at one time: the screen, a sheet, a menu (focus F24–F26).
///
/// A scope is open while the map holds it.
public struct FocusScope: Hashable, Sendable, Codable {
  /// The name, unique in the map.
  public var id: ScopeID

  /// Whether it confines the focus.
  ///
  /// The scope at the very back always does.
  public var modality: Modality

  /// The area on screen that it covers; `nil` covers nothing.
  public var frame: Rectangle?

  /// What opened it; `nil` stands for what held the focus then.
  public var opener: FocusTarget?

  /// What the focus enters first; `nil` stands for the first group's entry item.
  public var preferred: FocusTarget?

  /// Whether the focus enters it on opening.
  public var opening: ScopeOpening

  /// Where the focus goes on closing.
  public var restoration: Restoration

  /// Makes a scope.
  public init(
    _ id: ScopeID, modality: Modality = .modal, frame: Rectangle? = nil,
    opener: FocusTarget? = nil, preferred: FocusTarget? = nil, opening: ScopeOpening = .enters,
    restoration: Restoration = .lastOutside
  ) {
    self.id = id
    self.modality = modality
    self.frame = frame
    self.opener = opener
    self.preferred = preferred
    self.opening = opening
    self.restoration = restoration
  }
}
