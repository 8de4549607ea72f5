/// The way that arrows took along one axis, so that the opposite arrow leads back the same way.
///
/// Geometry alone doesn't lead back: from a narrow row to a wide one and up again may end at the
/// neighbour. The rule is Flutter's (focus F19): a move against the path goes to its last stop; the
/// path is forgotten when the axis changes, when the focus moved by other means, and when a stop
/// is gone. In contrast to Flutter a stop that no longer lies in the heading counts as gone, so
/// that a path never leads the wrong way after things have moved.
public struct RetracePath<Stop: Hashable & Sendable>: Hashable, Sendable {
  /// The most stops that are kept; of a longer path the oldest are forgotten.
  public static var limit: Int { 256 }

  /// The arrow that left every stop; `nil` while the path is empty.
  public private(set) var heading: FocusHeading?

  /// The stops, oldest first.
  public private(set) var stops: [Stop] = []

  /// Makes an empty path.
  public init() {}

  /// Whether there is no way back.
  public var isEmpty: Bool { stops.isEmpty }

  /// Notes that `heading` moved the focus away from `stop`.
  ///
  /// A heading other than the path's starts a new path; one that isn't an arrow ends it.
  ///
  /// - Complexity: O(1), O(`limit`) when the path is full.
  public mutating func push(_ stop: Stop, leaving heading: FocusHeading) {
    guard heading.axis != nil else { return clear() }
    if heading != self.heading { clear() }
    self.heading = heading
    if stops.count >= Self.limit { stops.removeFirst(stops.count - Self.limit + 1) }
    stops.append(stop)
  }

  /// Takes the last stop off the path and returns it where `heading` leads back; else `nil`.
  ///
  /// A change of axis clears the path, and so does a stop for which `isOpen` is false: one that is
  /// gone, can't take the focus, or doesn't lie in the heading.
  ///
  /// - Complexity: O(1), with one call of `isOpen` at most.
  public mutating func retrace(_ heading: FocusHeading, isOpen: (Stop) -> Bool) -> Stop? {
    guard let own = self.heading, heading != own else { return nil }
    guard heading == own.reversed, let stop = stops.last, isOpen(stop) else {
      clear()
      return nil
    }
    stops.removeLast()
    if stops.isEmpty { self.heading = nil }
    return stop
  }

  /// Clears the path if a stop on it is gone.
  ///
  /// - Complexity: O(*n*) over the stops.
  public mutating func validate(_ isOpen: (Stop) -> Bool) {
    if !stops.allSatisfy(isOpen) { clear() }
  }

  /// Changes each stop.
  mutating func updateStops(_ change: (inout Stop) -> Void) {
    for index in stops.indices { change(&stops[index]) }
  }

  /// Forgets the path, as when the focus moved by other means.
  public mutating func clear() {
    heading = nil
    stops.removeAll()
  }
}

extension RetracePath: Codable where Stop: Codable {
  private enum CodingKeys: String, CodingKey {
    case heading, stops
  }

  /// Reads a path; one that couldn't have come about is read as an empty one.
  ///
  /// Throws what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let heading = try values.decodeIfPresent(FocusHeading.self, forKey: .heading)
    let stops = try values.decodeIfPresent([Stop].self, forKey: .stops) ?? []
    guard let heading, heading.axis != nil, !stops.isEmpty else { return }
    self.heading = heading
    self.stops = Array(stops.suffix(Self.limit))
  }

  /// Writes the heading and the stops, oldest first.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(heading, forKey: .heading)
    try values.encode(stops, forKey: .stops)
  }
}
