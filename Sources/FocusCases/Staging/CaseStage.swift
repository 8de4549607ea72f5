import Focus
import Geometry

/// A world as the engine sees it: a map, and where the items of the case stand in it.
struct CaseStage {
  /// The map.
  let map: FocusMap

  /// Where each item stands; of a container that takes no focus, where it is entered.
  let targets: [ItemID: FocusTarget]

  /// Where the items stand that are in a group, whether or not they take the focus.
  let members: [ItemID: FocusTarget]

  /// The groups that containers make of what is inside.
  let inner: [ItemID: GroupID]

  /// The first cell of each item.
  let points: [ItemID: Point]

  /// The groups without places, in which every arrow is a step.
  let stepping: Set<GroupID>

  /// The items that have a group to themselves.
  let singles: [GroupID: ItemID]

  /// The groups that only say in which direction a row is read.
  let rows: Set<GroupID>

  /// Whether the case says where its items are.
  let hasPlaces: Bool

  /// What a group is called: the item that has it to itself, else its name.
  func name(of group: GroupID) -> String {
    singles[group]?.rawValue ?? group.rawValue
  }

  /// Where the group, the spatial container or the item of a name is entered.
  func entrance(of name: String) -> FocusTarget? {
    for id in [GroupID("group \(name)"), GroupID("container \(name)")]
    where map.group(id) != nil {
      return FocusTarget(entryOf: id)
    }
    return inner[ItemID(name)].map(FocusTarget.init(entryOf:)) ?? targets[ItemID(name)]
  }
}

/// What is done in a world next; what it passes by can't take the focus then.
enum StagePurpose: Hashable {
  /// A click, an entry or a direct move: every item counts.
  case any

  /// An arrow: overlays don't count, unless the focus is in one.
  case arrow

  /// Tab: it stops at the items that are Tab stops, of one type if that is asked for.
  case tab(type: String?)

  /// A key from group to group: each stop of it is one, whatever is inside.
  case group

  /// The first stop of Tab below all overlays.
  case start
}
