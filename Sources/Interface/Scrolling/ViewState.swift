/// The name of a component whose scroll position a scene remembers.
public struct ComponentID: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  /// The name as text.
  public let rawValue: String

  /// Makes an id from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Makes an id from a literal name.
  public init(stringLiteral value: String) { self.init(value) }

  /// Reads an id from a single string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the id as a single string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// How a scene's components are scrolled: what makes the picture and is no model.
///
/// Owned by a scene and saved with it. A component that was never scrolled stands at its start.
public struct ViewState: Hashable, Sendable, Codable {
  private var offsets: [String: ScrollOffset] = [:]

  /// Makes a state in which everything stands at its start.
  public init() {}

  /// How far a component is scrolled.
  public subscript(component: ComponentID) -> ScrollOffset {
    get { offsets[component.rawValue] ?? ScrollOffset() }
    set { offsets[component.rawValue] = newValue }
  }

  /// Forgets a component, which stands at its start then.
  public mutating func forget(_ component: ComponentID) {
    offsets[component.rawValue] = nil
  }

  /// The components remembered, in the order of their names.
  public var components: [ComponentID] { offsets.keys.sorted().map { ComponentID($0) } }
}
