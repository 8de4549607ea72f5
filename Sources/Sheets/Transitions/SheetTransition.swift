import Geometry

/// Whether sheets may move, or have to be there at once (sheets S10).
public enum SheetMotion: Hashable, Sendable {
  /// Changes are shown as one movement.
  case animated

  /// The person wants less motion.
  case reduced

  /// The line is too slow for frames that only please.
  case slowLine

  /// More keys have come, or are waiting: a key never waits for an animation.
  case keysWaiting
}

/// The movement of sheets from where they were to where they rest, in a few steps.
///
/// It holds where they came from and when they left; where they are is a function of the time of
/// the event that is drawn, so no clock is read and a frame can be drawn twice. The frame of the
/// event itself shows the first step: what was asked for is seen to happen at once.
public struct SheetTransition<ID: Hashable & Sendable>: Hashable, Sendable {
  /// How long a transition takes: from the event until every sheet rests.
  public static var length: Duration { frame * (steps - 1) }

  /// How far apart its frames are.
  static var frame: Duration { .milliseconds(30) }

  /// How many frames it has, the first and the last included.
  static var steps: Int { 5 }

  /// When it began, since the program's start.
  public let began: Duration

  /// The rows of each sheet at that time; one that isn't named was just opened.
  let origins: [ID: Int]

  /// When every sheet rests.
  public var end: Duration { began + Self.length }

  /// The step that is shown at a time, from 1; the last one is where the sheets rest.
  func step(at now: Duration) -> Int {
    var step = 1
    while step < Self.steps, now >= began + Self.frame * step { step += 1 }
    return step
  }

  /// The rows of a sheet at a time, fast at first and slower towards the end.
  ///
  /// - Parameter target: The rows at which it comes to rest.
  func rows(of id: ID, to target: Int, at now: Duration) -> Int {
    let origin = origins[id] ?? 0
    guard now < end, origin != target else { return target }
    let left = 1 - Double(step(at: now)) / Double(Self.steps)
    let share = 1 - left * left
    let distance = Double(target.subtracting(clamped: origin))
    return Int(
      rounding: Double(origin) + distance * share,
      within: min(origin, target)...max(origin, target))
  }
}
