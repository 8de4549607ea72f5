/// The name of a responder: an item, a group, a pane, a sheet, a scene, the app.
public struct ResponderID: Identifier {
  /// The name as text.
  public let name: String

  /// Makes an id from a name.
  public init(_ name: String) { self.name = name }
}

/// The responders of what has the focus, the innermost first (commands C4).
///
/// The first is the first responder. A responder that stands there twice counts once, at its first
/// place, so that no walk goes round in a circle.
public struct ResponderTrail: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The responders, each once.
  public let ids: [ResponderID]

  /// Makes a trail from ids, the innermost first.
  public init(_ ids: [ResponderID]) {
    // Trails are short, and made for each key: looking through one is cheaper than a set of names.
    self.ids = ids.reduce(into: []) { seen, id in if !seen.contains(id) { seen.append(id) } }
  }

  /// Makes a trail from ids, the innermost first.
  public init(arrayLiteral ids: ResponderID...) { self.init(ids) }

  /// The innermost responder (commands C6).
  public var firstResponder: ResponderID? { ids.first }
}
