/// A file of a scene, by its name in the folder of scenes.
enum SceneFile: Hashable {
  /// `<scene>.lock`
  case lock(SceneID)

  /// `<scene>.<number>.state`
  case state(SceneID, UInt64)

  /// `<scene>.<number>.bad`: a state whose restoring died.
  case bad(SceneID, UInt64)

  /// `<scene>.restoring`: there while the state is being restored.
  case marker(SceneID)

  /// `.<scene>.….tmp`: what a writer that died has left.
  case temporary(SceneID, name: String)

  /// Makes it of a name; `nil` when it belongs to no scene.
  init?(name: String) {
    let pieces = name.split(separator: ".", omittingEmptySubsequences: false)
    if pieces.count > 3, pieces[0].isEmpty, pieces.last == "tmp" {
      guard let scene = SceneID(pieces[1]) else { return nil }
      self = .temporary(scene, name: name)
      return
    }
    guard pieces.count > 1, let scene = SceneID(pieces[0]) else { return nil }
    switch (pieces.count, pieces[pieces.count - 1]) {
    case (2, "lock"): self = .lock(scene)
    case (2, "restoring"): self = .marker(scene)
    case (3, "state"):
      guard let number = Self.number(pieces[1]) else { return nil }
      self = .state(scene, number)
    case (3, "bad"):
      guard let number = Self.number(pieces[1]) else { return nil }
      self = .bad(scene, number)
    default: return nil
    }
  }

  /// The name of the file.
  var name: String {
    switch self {
    case .lock(let scene): "\(scene).lock"
    case .state(let scene, let number): "\(scene).\(number).state"
    case .bad(let scene, let number): "\(scene).\(number).bad"
    case .marker(let scene): "\(scene).restoring"
    case .temporary(_, let name): name
    }
  }

  /// The scene whose file it is.
  var scene: SceneID {
    switch self {
    case .lock(let scene), .state(let scene, _), .bad(let scene, _), .marker(let scene),
      .temporary(let scene, _):
      scene
    }
  }

  /// Whether it is a state that can be restored.
  var isState: Bool {
    if case .state = self { true } else { false }
  }

  /// Whether it is a state that was put aside.
  var isBad: Bool {
    if case .bad = self { true } else { false }
  }

  /// A generation's number: what nobody could have reached by saving isn't one.
  private static func number(_ text: Substring) -> UInt64? {
    guard let number = UInt64(text), number < 1 << 53, String(number) == text else { return nil }
    return number
  }
}
