import Focus
import Geometry

/// Turns the items of a case into the groups of a map.
///
/// It decides nothing about the focus: it says of each item where it is, in which group it belongs
/// and whether it can take the focus, and leaves the rest to the engine.
struct StageBuilder {
  let world: CaseWorld
  let purpose: StagePurpose
  let focused: ItemID?

  /// How the case says where its items are.
  let places: Places

  let layout: TreeLayout
  private let confined: Set<ItemID>?

  var drafts: [GroupDraft] = []
  private var slots: [GroupID: Int] = [:]
  private var scopes = [FocusScope(.base)]
  private var openers: [ScopeID: ItemID] = [:]

  /// Where the items stand that are in a group.
  private var members: [ItemID: FocusTarget] = [:]

  /// The groups that containers make of what is inside.
  private var inner: [ItemID: GroupID] = [:]

  /// The items that have a group to themselves.
  private var singles: [GroupID: ItemID] = [:]

  /// How a case says where its items are.
  enum Places {
    /// By rectangles.
    case given

    /// By orientations: one after the other along an axis.
    case oriented

    /// Not at all: arrows are steps.
    case none
  }

  init(_ world: CaseWorld, for purpose: StagePurpose, focused: ItemID?) {
    self.world = world
    self.purpose = purpose
    self.focused = focused
    if world.items.contains(where: { $0.contains { $0.rectangle != nil } }) {
      places = .given
    } else if world.items.contains(where: { $0.contains(where: \.isOrientedBox) }) {
      places = .oriented
    } else {
      places = .none
    }
    layout = places == .given ? TreeLayout([]) : TreeLayout(world.items)
    confined = world.trap(holding: focused).map { Set($0.all.map(\.id)) }
  }

  /// Builds the stage.
  mutating func stage() -> CaseStage {
    add(world.items, of: nil, Surroundings())
    for index in scopes.indices {
      scopes[index].opener = openers[scopes[index].id].flatMap { members[$0] }
    }
    // With several, each is its own group's; with one it is also what the root prefers.
    let entries = world.all.filter(\.isEntry)
    if entries.count == 1 { scopes[0].preferred = members[entries[0].id] }
    let frames = frames()
    let map = FocusMap(
      scopes: scopes, groups: drafts.map { group(of: $0, at: frames[$0.id] ?? .zero) },
      rowFactor: 1, reading: world.reading)
    var targets: [ItemID: FocusTarget] = [:]
    var points: [ItemID: Point] = [:]
    for item in world.all {
      targets[item.id] = target(of: item)
      points[item.id] = area(of: item).origin
    }
    return CaseStage(
      map: map, targets: targets, members: members, inner: inner, points: points,
      stepping: Set(drafts.filter { $0.kind == .steps }.map(\.id)), singles: singles,
      rows: Set(drafts.filter { $0.kind == .row }.map(\.id)), hasPlaces: places == .given)
  }

  /// Where an item is entered.
  private func target(of item: CaseItem) -> FocusTarget? {
    if item.takesFocus { return members[item.id] }
    if let group = inner[item.id] { return FocusTarget(entryOf: group) }
    return item.children.lazy.compactMap { target(of: $0) }.first ?? members[item.id]
  }
}

// MARK: - Items

extension StageBuilder {
  /// What surrounds an item.
  private struct Surroundings {
    var scope = ScopeID.base
    var isVisible = true
    var allowsFocus = true

    /// The group of everything inside, if there is one.
    var group: GroupID?

    /// Whether what is inside opted out of that group.
    var isOptedOut = false

    /// Whether it is inside a stop of the keys from group to group.
    var isInGroupStop = false

    /// The group around, and the item that it hangs on.
    var parent: GroupID?
    var parentItem: ItemID?

    /// The place in an explicit order.
    var order: Int?
  }

  /// Adds items that have one parent.
  private mutating func add(
    _ items: [CaseItem], of parent: CaseItem?, _ around: Surroundings
  ) {
    let ranks = ranks(of: items, policy: parent?.policy)
    let rows = rows(of: items)
    for (index, item) in items.enumerated() {
      var around = around
      around.order = ranks?[index]
      if let row = rows[index] {
        let id = GroupID("row \(row.number)")
        let slot = slot(of: id, .row, around)
        drafts[slot].reading = row.reading
        around.parent = id
        around.parentItem = nil
      }
      if item.membership == .optedOut, around.group == nil {
        around.group = Self.groupRound(index, of: items)
      }
      add(item, around)
    }
  }

  /// Adds an item and what is inside.
  private mutating func add(_ item: CaseItem, _ surroundings: Surroundings) {
    var around = surroundings
    if item.isOverlay, around.scope == .base {
      guard !isLeftOut(item) else { return }
      around = Surroundings(scope: open(item), order: around.order)
    }
    around.isVisible = item.visible ?? around.isVisible
    around.isInGroupStop = around.isInGroupStop || item.stop == .group
    switch item.membership {
    case .named(let name):
      // A group doesn't reach from an overlay to what lies below.
      let place = around.scope == .base ? "" : " in \(around.scope)"
      around.group = GroupID("group \(name)\(place)")
      around.isOptedOut = false
      if !item.children.isEmpty { inner[item.id] = around.group }
    case .optedOut: around.isOptedOut = true
    case .itself, .inherited: break
    }
    if purpose == .group, item.stop == .group { enterGroupStop(item, &around) }

    let home = join(item, around)
    guard !item.children.isEmpty else { return }
    around.allowsFocus = around.allowsFocus && item.childrenFocusable
    around.order = nil
    if around.group == nil {
      around.parent = home
      around.parentItem = item.id
      around.group = group(inside: item, around)
    }
    add(item.children, of: item, around)
  }

  /// Makes a group of an item that is a stop of the keys from group to group: of what is inside,
  /// apart from smaller such stops, which follow it.
  private mutating func enterGroupStop(_ item: CaseItem, _ around: inout Surroundings) {
    guard !item.children.isEmpty else {
      around.group = nil
      return
    }
    let id = GroupID("stop \(item.id.rawValue)")
    _ = slot(of: id, places == .none ? .steps : .spatial, around)
    inner[item.id] = id
    around.group = id
    around.parent = id
    around.parentItem = nil
  }

  /// Puts an item into its group, and returns that.
  private mutating func join(_ item: CaseItem, _ around: Surroundings) -> GroupID {
    let id: GroupID
    let kind: GroupDraft.Kind
    if let group = around.group {
      id = group
      kind = places != .none ? .spatial : item.orientation.map { .list($0) } ?? .steps
    } else if let container = item.container {
      id = GroupID("container \(container)")
      kind = .spatial
    } else {
      id = GroupID("item \(item.id.rawValue)")
      kind = places == .none ? .steps : .single
      singles[id] = item.id
    }
    let isShared = around.group != nil
    let slot = slot(of: id, kind, around)
    if let memory = item.memory { drafts[slot].memory = memory ? .kept : .off }
    if item.wraps == true {
      drafts[slot].wrapping.formUnion(item.orientation.map { [$0] } ?? FocusAxis.allCases)
    }
    if !isShared { drafts[slot].reading = item.direction }
    // A container in a group of all that is inside is no item of it unless it takes the focus.
    if !isShared || item.takesFocus || item.children.isEmpty {
      drafts[slot].items.append(
        FocusItem(
          item.id, at: area(of: item), focusability: focusability(of: item, around),
          priority: item.isEntry ? .wished : .ignored,
          membership: isShared && around.isOptedOut ? .optedOut : .member))
      members[item.id] = FocusTarget(item.id, in: id)
    }
    return id
  }

  /// The group that an oriented container makes of what is inside: a row or column of items, or
  /// with aligned indices everything by its place.
  private mutating func group(inside item: CaseItem, _ around: Surroundings) -> GroupID? {
    guard places == .oriented, let axis = item.orientation else { return nil }
    let isRow = item.children.allSatisfy { $0.children.isEmpty && $0.membership == .inherited }
    guard isRow || item.alignsIndices else { return nil }
    let id = GroupID("inside \(item.id.rawValue)")
    inner[item.id] = id
    let slot = slot(of: id, item.alignsIndices ? .spatial : .list(axis), around)
    drafts[slot].frame = area(of: item)
    if item.wraps == true { drafts[slot].wrapping.insert(axis) }
    if let memory = item.memory { drafts[slot].memory = memory ? .kept : .off }
    return id
  }

  /// The place of the group named `id` among the drafts; it is made unless it is there.
  private mutating func slot(
    of id: GroupID, _ kind: GroupDraft.Kind, _ around: Surroundings
  ) -> Int {
    if let slot = slots[id] { return slot }
    var draft = GroupDraft(id, kind)
    draft.scope = around.scope
    draft.parent = around.parent
    draft.parentItem = around.parentItem
    draft.order = around.order
    drafts.append(draft)
    slots[id] = drafts.count - 1
    return drafts.count - 1
  }

  /// Whether an item can take the focus, for what is done next.
  private func focusability(of item: CaseItem, _ around: Surroundings) -> Focusability {
    guard item.takesFocus else { return .unfocusable(because: "it never takes the focus") }
    guard around.allowsFocus else {
      return .unfocusable(because: "what it lies in keeps the focus from it")
    }
    guard around.isVisible else { return .hidden }
    // What has the focus keeps it, even where a key wouldn't stop.
    if item.id == focused, purpose != .start { return .focusable }
    let isPassed: Bool
    switch purpose {
    case .any, .arrow: return .focusable
    case .tab(let type):
      isPassed = !item.isStopOfTab || (type != nil && type != world.types[item.id])
    case .start: isPassed = !item.isStopOfTab
    case .group:
      isPassed = item.stop == CaseItem.Stop.none || (world.hasGroupStops && !around.isInGroupStop)
    }
    if isPassed { return .unfocusable(because: "the key passes it by") }
    if let confined, !confined.contains(item.id) {
      return .unfocusable(because: "a trap confines the focus")
    }
    return .focusable
  }

  // MARK: Overlays

  /// Whether an overlay doesn't count for what is done next.
  private func isLeftOut(_ overlay: CaseItem) -> Bool {
    switch purpose {
    case .start: true
    case .arrow:
      !world.items.contains {
        $0.contains { item in item.isOverlay && item.contains { $0.id == focused } }
      }
    case .any, .tab, .group: false
    }
  }

  /// The scope of an overlay; one for all that one item opened.
  private mutating func open(_ overlay: CaseItem) -> ScopeID {
    let id = ScopeID("overlay \((overlay.openedBy ?? overlay.id).rawValue)")
    if !scopes.contains(where: { $0.id == id }) {
      scopes.append(FocusScope(id, modality: .joined, opening: .stays))
      openers[id] = overlay.openedBy
    }
    return id
  }
}

extension EntryPriority {
  /// An item that is preferred on entering, unless another one was focused last.
  fileprivate static let wished = EntryPriority(500)
}
