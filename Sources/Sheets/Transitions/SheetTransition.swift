import Geometry

/// Whether sheets may move, or have to be there at once (sheets S10).
public enum SheetMotion: Hashable, Sendable {
  /// Changes are shown as one movement.
  case animated

  /// The person wants less motion.
  case reduced

  /// The line is too slow for frames that only please.
  case slowLine

  /// Keys are waiting: a key never waits for an animation.
  case keysWaiting
}

/// The movement of sheets from where they were to where they rest.
///
/// It holds where they came from and when they left; where they are is a function of the time of
/// the event that is drawn, so no clock is read and a frame can be drawn twice.
public struct SheetTransition<ID: Hashable & Sendable>: Hashable, Sendable {
  /// How long a transition takes.
  public static var length: Duration { .milliseconds(150) }

  /// How far apart its frames are.
  static var frame: Duration { .milliseconds(16) }

  /// When it began, since the program's start.
  public let began: Duration

  /// The rows of each sheet at that time; one that isn't named was just opened.
  let origins: [ID: Int]

  /// When every sheet rests.
  public var end: Duration { began + Self.length }

  /// The rows of a sheet at a time, fast at first and slower towards the end.
  ///
  /// - Parameter target: The rows at which it comes to rest.
  func rows(of id: ID, to target: Int, at now: Duration) -> Int {
    let origin = origins[id] ?? 0
    guard now < end, origin != target else { return target }
    let left = 1 - max(0, (now - began) / Self.length)
    let share = 1 - left * left
    let distance = Double(target.subtracting(clamped: origin))
    return Int(
      rounding: Double(origin) + distance * share,
      within: min(origin, target)...max(origin, target))
  }
}
