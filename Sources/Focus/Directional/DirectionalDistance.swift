/// How far a candidate lies from the origin of a directional search (focus F17).
///
/// Distances count rows as often as the search's row factor says. They stop at the ends of `Int`,
/// so two candidates very far away may measure the same.
public struct DirectionalDistance: Hashable, Sendable {
  /// From the far edge of the origin to the near edge of the candidate, along the heading; at
  /// least 0.
  public let major: Int

  /// Twice the distance between both centres across the heading: centres may lie between cells.
  public let doubledMinor: Int

  /// From the far edge of the origin to the far edge of the candidate, along the heading; at
  /// least 1.
  public let majorFar: Int

  /// Four times `13·major² + minor²`; the least wins.
  public let score: Int
}

extension DirectionalDistance: Encodable {
  private enum CodingKeys: String, CodingKey {
    case major, minor, majorFar, score
  }

  /// Writes the distances as F17 names them, `minor` and `score` with fractions.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(major, forKey: .major)
    try values.encode(Double(doubledMinor) / 2, forKey: .minor)
    try values.encode(majorFar, forKey: .majorFar)
    try values.encode(Double(score) / 4, forKey: .score)
  }
}
