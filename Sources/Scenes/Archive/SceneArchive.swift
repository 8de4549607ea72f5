/// The state of a scene: what each part of the program wants back, by name (scenes R1).
///
/// The archive holds bytes and versions and knows no types, so a room can add a part of its own
/// without anybody else changing.
public struct SceneArchive: Hashable, Sendable {
  /// The parts by name.
  public private(set) var parts: [PartID: ScenePart] = [:]

  /// Makes an empty archive.
  public init() {}

  /// A part; `nil` when there is none of that name.
  public subscript(id: PartID) -> ScenePart? {
    get { parts[id] }
    set { parts[id] = newValue }
  }

  /// Whether no part holds anything: such a state isn't worth keeping (scenes R3).
  public var isEmpty: Bool { parts.values.allSatisfy(\.bytes.isEmpty) }
}
