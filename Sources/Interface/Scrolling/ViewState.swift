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
/// Owned by a scene and saved with it. A component that stands at its start is not remembered, so
/// that the state is as small as what was scrolled.
public struct ViewState: Sendable {
  private var offsets: [String: ScrollOffset] = [:]

  /// Counts changes: whoever has seen a number knows that nothing has moved while it stays.
  public private(set) var revision: UInt64 = 0

  /// Makes a state in which everything stands at its start.
  public init() {}

  /// How far a component is scrolled.
  ///
  /// - Complexity: O(1), amortised; setting what is there already changes nothing.
  public subscript(component: ComponentID) -> ScrollOffset {
    get { offsets[component.rawValue] ?? ScrollOffset() }
    set {
      let kept = newValue.row == 0 && newValue.column == 0 ? nil : newValue
      guard kept != offsets[component.rawValue] else { return }
      offsets[component.rawValue] = kept
      revision += 1
    }
  }

  /// Forgets a component, which stands at its start then.
  public mutating func forget(_ component: ComponentID) { self[component] = ScrollOffset() }

  /// The components remembered, in the order of their names.
  public var components: [ComponentID] { offsets.keys.sorted().map { ComponentID($0) } }
}

extension ViewState: Hashable {
  /// Whether everything stands at the same places, however often it moved.
  public static func == (left: ViewState, right: ViewState) -> Bool {
    left.offsets == right.offsets
  }

  /// Feeds the places to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(offsets) }
}

extension ViewState: Codable {
  private enum Keys: String, CodingKey {
    case offsets
  }

  /// Reads the places.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    offsets = try container.decode([String: ScrollOffset].self, forKey: .offsets)
  }

  /// Writes the places.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(offsets, forKey: .offsets)
  }
}
