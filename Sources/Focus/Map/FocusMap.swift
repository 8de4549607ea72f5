import Geometry

/// Everything that can be focused in one arrangement of the screen, as a value.
///
/// Made anew whenever the arrangement changes; what is worked out once for each map, such as the
/// Tab order, is held in it. Where two scopes, groups or guides have one name the first stands and
/// the others are listed in `duplicates`.
///
/// - Complexity: making one is O(n log n) for n groups, and asks each source for its first
///   focusable item.
public struct FocusMap: Sendable {
  /// The scopes, back to front.
  ///
  /// The first always confines the focus.
  public let scopes: [FocusScope]

  /// The groups, in an order that means nothing.
  public internal(set) var groups: [FocusGroup]

  /// The guides, by name.
  public let guides: [FocusGuide]

  /// How often the rows of a distance count (focus F18): 2 for cells, 1 for pixels.
  public let rowFactor: Int

  /// The reading direction.
  public let reading: ReadingDirection

  /// What was left out because its name was taken.
  public let duplicates: [FocusDuplicate]

  let lookup: GroupLookup
  let standings: [GroupStanding]
  let order: TabOrder

  /// The index of the nearest modal scope from the front: what can be reached begins there.
  let floor: Int

  /// Makes a map.
  ///
  /// - Parameters:
  ///   - scopes: back to front; none at all stands for the base scope.
  ///   - groups: in any order.
  ///   - guides: in any order.
  ///   - rowFactor: how often the rows of a distance count; at least 1.
  ///   - reading: the reading direction.
  public init(
    scopes: [FocusScope] = [FocusScope(.base)], groups: [FocusGroup], guides: [FocusGuide] = [],
    rowFactor: Int = 2, reading: ReadingDirection = .leftToRight
  ) {
    var duplicates: [FocusDuplicate] = []
    self.scopes = FocusMap.unique(
      scopes.isEmpty ? [FocusScope(.base)] : scopes, by: \.id,
      else: { duplicates.append(.scope($0)) })
    let lookup = GroupLookup(groups)
    if lookup.isUnique {
      self.groups = groups
      self.lookup = lookup
    } else {
      let unique = FocusMap.unique(groups, by: \.id, else: { duplicates.append(.group($0)) })
      self.groups = unique
      self.lookup = GroupLookup(unique)
    }
    self.guides =
      guides.isEmpty
      ? []
      : FocusMap.unique(guides, by: \.id, else: { duplicates.append(.guide($0)) })
        .sorted { $0.id < $1.id }
    self.rowFactor = max(1, rowFactor)
    self.reading = reading
    self.duplicates = duplicates
    floor = self.scopes.lastIndex { $0.modality == .modal } ?? 0
    standings = GroupStanding.all(self.groups, scopes: self.scopes, lookup: self.lookup)
    order = TabOrder(
      self.groups, standings: standings, scopeCount: self.scopes.count, reading: reading)
  }

  /// The elements whose name no earlier one has.
  private static func unique<Element, ID: Hashable>(
    _ elements: [Element], by id: (Element) -> ID, else note: (ID) -> Void
  ) -> [Element] {
    var seen: Set<ID> = []
    return elements.filter { element in
      if seen.insert(id(element)).inserted { return true }
      note(id(element))
      return false
    }
  }
}

/// A name that was given twice in one map.
public enum FocusDuplicate: Hashable, Sendable, Codable {
  /// Two scopes have it.
  case scope(ScopeID)
  /// Two groups have it.
  case group(GroupID)
  /// Two guides have it.
  case guide(GuideID)
}
