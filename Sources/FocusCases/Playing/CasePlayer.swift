import Focus

/// Plays a case on the engine: sets its world up as a map and turns each key into a movement.
struct CasePlayer {
  let world: CaseWorld
  private(set) var state = FocusState()

  /// The focus among the stops of the keys from group to group, which know no smaller ones.
  private var groupState = FocusState()

  /// The stage that was set last for each purpose, as most keys are pressed on the same ones.
  private var stages: [StagePurpose: (focused: ItemID?, stage: CaseStage)] = [:]

  init(_ world: CaseWorld) { self.world = world }

  /// What has the focus.
  var focused: ItemID? { state.focused?.item }

  /// The stage for what is done next.
  mutating func stage(for purpose: StagePurpose) -> CaseStage {
    let focused = world.hangsOnFocus ? self.focused ?? world.focused : nil
    if let last = stages[purpose], last.focused == focused { return last.stage }
    var builder = StageBuilder(world, for: purpose, focused: focused)
    let stage = builder.stage()
    stages[purpose] = (focused, stage)
    return stage
  }

  /// Starts with the focus on an item.
  ///
  /// What opened an overlay had the focus then, so its group remembers it.
  mutating func start(at item: ItemID) {
    for opener in world.all.compactMap(\.openedBy) { focus(opener) }
    focus(item)
  }

  /// Gives an item the focus, as a program does.
  mutating func focus(_ item: ItemID) {
    let stage = stage(for: .any)
    guard let target = stage.targets[item] else { return }
    _ = state.move(.to(target, as: .programmatic), in: stage.map)
    follow()
  }

  /// Enters the root, or what is named.
  mutating func enter(_ name: String?) {
    let stage = stage(for: .any)
    guard let name else {
      _ = state.reconcile(from: nil, to: stage.map)
      return
    }
    if let target = stage.entrance(of: name) { _ = state.move(.to(target), in: stage.map) }
  }

  /// Clicks an item.
  mutating func click(_ item: ItemID) {
    let stage = stage(for: .any)
    guard let point = stage.points[item] else { return }
    _ = state.move(.click(point), in: stage.map)
    follow()
  }

  /// Goes to the first stop of Tab.
  mutating func enterFirstStop() {
    let map = stage(for: .start).map
    _ = state.move(.tab(.forward), in: map)
    follow()
  }

  /// Presses a key.
  mutating func press(_ move: CaseMove) {
    switch move.key {
    case .nextGroup, .previousGroup: pressGroupKey(move.key == .nextGroup ? .forward : .backward)
    case .up, .down, .left, .right, .next, .previous:
      let (stage, movement) = movement(for: move)
      _ = state.move(movement, in: stage.map)
      follow()
    }
  }

  /// How the engine comes to the answer to a key, before it is pressed.
  mutating func explain(_ move: CaseMove) -> (stage: CaseStage, MovementExplanation) {
    let (stage, movement) = movement(for: move)
    let isGroupKey = move.key == .nextGroup || move.key == .previousGroup
    let state = isGroupKey && world.hasGroupStops ? groupState : state
    return (stage, stage.map.explain(movement, from: state))
  }

  /// The movement that a key asks for, and the stage it is made on.
  private mutating func movement(for move: CaseMove) -> (stage: CaseStage, Movement) {
    switch move.key {
    case .up: arrow(.up)
    case .down: arrow(.down)
    case .left: arrow(.left)
    case .right: arrow(.right)
    case .next: (stage(for: .tab(type: move.type)), .tab(.forward))
    case .previous: (stage(for: .tab(type: move.type)), .tab(.backward))
    case .nextGroup: (stage(for: .group), .tab(.forward))
    case .previousGroup: (stage(for: .group), .tab(.backward))
    }
  }

  /// An arrow, which without places is a step.
  mutating func arrow(_ heading: FocusHeading) -> (stage: CaseStage, Movement) {
    let stage = stage(for: .arrow)
    guard let group = state.focused?.group, stage.stepping.contains(group) else {
      return (stage, .arrow(heading))
    }
    return (stage, heading == .right || heading == .down ? .next : .previous)
  }

  private mutating func pressGroupKey(_ step: FocusStep) {
    let map = stage(for: .group).map
    guard world.hasGroupStops else {
      _ = state.move(.tab(step), in: map)
      return
    }
    _ = groupState.move(.tab(step), in: map)
    if let item = groupState.focused?.item { focus(item) }
  }

  /// Lets the focus among the larger stops follow the focus, so that they remember it.
  private mutating func follow() {
    guard world.hasGroupStops, let focused else { return }
    let stage = stage(for: .group)
    guard let target = stage.targets[focused] else { return }
    _ = groupState.move(.to(target, as: .programmatic), in: stage.map)
  }
}
