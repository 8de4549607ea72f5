/// A movement with everything it was decided from: the state, the map, and the answers that the
/// sources gave (focus F36).
///
/// It can be saved, sent with a report and replayed without the app.
public struct FocusRecord: Hashable, Sendable, Codable {
  /// The version that is written.
  public static var version: Int { 1 }

  /// The version of this record.
  public let version: Int

  /// The movement.
  public let movement: Movement

  /// The state it was made from.
  public let state: FocusState

  /// What came of it.
  public let outcome: MovementOutcome

  private let scopes: [FocusScope]
  private let groups: [GroupRecord]
  private let guides: [FocusGuide]
  private let rowFactor: Int
  private let reading: ReadingDirection

  /// Makes the movement on a copy of the state, and notes how it was decided.
  ///
  /// - Complexity: that of making a map and of the movement.
  public init(_ movement: Movement, in map: FocusMap, from state: FocusState) {
    let sources = map.groups.map { RecordingSource($0.source) }
    let recorded = FocusMap(
      scopes: map.scopes,
      groups: zip(map.groups, sources).map { group, source in
        var group = group
        group.source = source
        return group
      }, guides: map.guides, rowFactor: map.rowFactor, reading: map.reading)
    version = FocusRecord.version
    self.movement = movement
    self.state = state
    outcome = recorded.propose(movement, from: state).outcome
    scopes = map.scopes
    groups = zip(map.groups, sources).map { GroupRecord($0, answers: $1.log.answers) }
    guides = map.guides
    rowFactor = map.rowFactor
    reading = map.reading
  }

  /// The map of the record; its sources know the recorded answers and no others.
  public var map: FocusMap {
    FocusMap(
      scopes: scopes, groups: groups.map(\.group), guides: guides, rowFactor: rowFactor,
      reading: reading)
  }

  /// Makes the movement again.
  ///
  /// - Returns: what comes of it now; another outcome than the recorded one means that the engine
  ///   has changed.
  public func replay() -> MovementOutcome { map.propose(movement, from: state).outcome }
}
