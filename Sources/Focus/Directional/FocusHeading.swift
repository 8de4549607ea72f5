/// The way a movement of the focus goes.
///
/// The names are UIKit's (`UIFocusHeading`). The first four are *arrows*: they search by geometry
/// or step along an axis. The others follow the order of groups and items.
public enum FocusHeading: String, Hashable, Sendable, Codable, CaseIterable {
  /// Towards lower rows.
  case up

  /// Towards higher rows.
  case down

  /// Towards lower columns, whatever the direction of reading.
  case left

  /// Towards higher columns, whatever the direction of reading.
  case right

  /// Onwards in order.
  case next

  /// Backwards in order.
  case previous

  /// To the start of an order.
  case first

  /// To the end of an order.
  case last

  /// The axis an arrow moves along; `nil` for a heading that isn't an arrow.
  public var axis: FocusAxis? {
    switch self {
    case .up, .down: .vertical
    case .left, .right: .horizontal
    case .next, .previous, .first, .last: nil
    }
  }

  /// The heading that leads back.
  public var reversed: FocusHeading {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    case .next: .previous
    case .previous: .next
    case .first: .last
    case .last: .first
    }
  }
}
