import Notes
import Scenes

/// A scene of this process.
struct OpenScene {
  /// What scripts and the shelf call it; the name of its state where that is kept.
  let name: String

  /// Its place among the scenes of its window; they are in ascending order.
  let order: Int

  /// Counts when it came to the front: the scene with the highest was there last.
  var turn: Int

  /// Keeps it; `nil` where nothing is kept.
  var keeper: SceneKeeper?

  /// Where it is.
  var standing: Standing

  /// Where a scene is.
  enum Standing {
    /// In front: the app holds it.
    case front

    /// Behind, as it was left.
    case parked(SceneState)

    /// Not restored yet: that is done when somebody goes there. Its state says that it showed this.
    case asleep(SceneFacts?)
  }
}

/// The scenes of this process, in order, one of them in front (scenes R8).
struct SceneStrip {
  /// The scenes, in ascending order; never empty.
  private(set) var scenes: [OpenScene]

  /// Which one is in front.
  private(set) var front: Int

  /// What the states of these scenes have in common, by which they come back together.
  let window: UInt64

  /// The most scenes that a process opens.
  static let capacity = 32

  /// Makes the strip of a process whose scenes aren't kept.
  init() {
    scenes = [OpenScene(name: "1", order: 1, turn: 1, keeper: nil, standing: .front)]
    front = 0
    window = 0
  }

  /// Makes the strip of what was opened; the scene that was in front last is in front again.
  init(_ opened: SceneKeeper.Window) {
    window = opened.id
    scenes = opened.scenes.map { kept in
      OpenScene(
        name: kept.keeper.name, order: kept.order, turn: kept.turn, keeper: kept.keeper,
        standing: .asleep(kept.facts))
    }
    front = 0
    front = scenes.indices.max { scenes[$0].turn < scenes[$1].turn } ?? 0
    scenes[front].standing = .front
  }

  /// The scene in front.
  var current: OpenScene {
    get { scenes[front] }
    set { scenes[front] = newValue }
  }

  /// Which scene is in front, and of how many.
  var position: ScenePosition { ScenePosition(number: front + 1, count: scenes.count) }

  /// The place of a scene; `nil` for one of another process.
  func index(of name: String) -> Int? { scenes.firstIndex { $0.name == name } }

  /// The scene that was in front before the one that is.
  var last: Int? {
    scenes.indices.filter { $0 != front }.max { scenes[$0].turn < scenes[$1].turn }
  }

  /// The scene beside the one in front; after the last comes the first.
  func neighbour(_ step: SceneStep) -> Int {
    (front + (step == .next ? 1 : scenes.count - 1)) % scenes.count
  }

  /// The scene of another than the one in front that a note is opened in: the one that shows it, else
  /// one that shows none (scenes R8).
  func preferred(for note: NotePath) -> Int? {
    let others = scenes.indices.filter { $0 != front }
    return others.first { scenes[$0].facts?.path == note }
      ?? others.first {
        if case .parked(let state) = scenes[$0].standing { state.facts.note == nil } else { false }
      }
  }

  /// Puts the scene in front behind, and another in its place.
  ///
  /// - Returns: What is known of the other.
  mutating func turn(to index: Int, leaving state: SceneState) -> OpenScene.Standing {
    let next = scenes[index].standing
    scenes[front].standing = .parked(state)
    come(to: index)
    return next
  }

  /// Adds a scene behind all others, and puts it in front.
  mutating func open(keeper: SceneKeeper?, leaving state: SceneState) {
    scenes[front].standing = .parked(state)
    add(keeper: keeper, standing: .front)
    come(to: scenes.count - 1)
  }

  /// Adds a scene that is still to be restored.
  ///
  /// - Returns: Its place.
  mutating func adopt(_ keeper: SceneKeeper, showing facts: SceneFacts?) -> Int {
    add(keeper: keeper, standing: .asleep(facts))
    return scenes.count - 1
  }

  /// Takes a scene away that isn't in front.
  mutating func remove(at index: Int) -> OpenScene {
    precondition(index != front, "The scene in front stays until another is there")
    if index < front { front -= 1 }
    return scenes.remove(at: index)
  }

  /// Changes the scenes that wait behind.
  mutating func forEachParked(_ change: (inout SceneState) -> Void) {
    for index in scenes.indices {
      guard case .parked(var state) = scenes[index].standing else { continue }
      // Held once, so that it is changed where it is.
      scenes[index].standing = .front
      change(&state)
      scenes[index].standing = .parked(state)
    }
  }

  private mutating func add(keeper: SceneKeeper?, standing: OpenScene.Standing) {
    let order = (scenes.last?.order ?? 0) + 1
    scenes.append(
      OpenScene(
        name: keeper?.name ?? "\(order)", order: order, turn: 0, keeper: keeper,
        standing: standing))
  }

  private mutating func come(to index: Int) {
    front = index
    scenes[index].turn = (scenes.map(\.turn).max() ?? 0) + 1
    scenes[index].standing = .front
  }
}

/// A way along the scenes.
enum SceneStep: Hashable, Sendable {
  case next
  case previous
}

extension OpenScene {
  /// What it shows, as far as that is known; `nil` for the one in front, of which the app knows more.
  var facts: SceneFacts? {
    switch standing {
    case .front: nil
    case .parked(let state): state.facts
    case .asleep(let facts): facts
    }
  }
}
