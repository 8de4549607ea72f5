import CMeter
import Glibc

/// Nanoseconds of a clock that nobody sets.
func monotonicTime() -> UInt64 {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
}

/// Takes a value, so that nothing that makes it is left out as useless.
@inline(__always)
func keep<Value>(_ value: Value) { withUnsafeBytes(of: value) { meter_keep($0.baseAddress) } }

/// How long something takes, and how much memory it asks for.
struct Cost {
  /// Nanoseconds of one run, one value a round.
  var nanoseconds: [Double]

  /// Allocations of one run.
  var allocations: Double

  /// How many rounds are made.
  static let rounds = 60

  /// Runs something often.
  ///
  /// - Parameters:
  ///   - iterations: How often it runs in a round; as often as its clock is to be right.
  ///   - body: Gets the number of the run, from 0.
  @inline(__always)
  init(of iterations: Int, _ body: (Int) -> Void) {
    for number in 0..<max(1, iterations / 10) { body(number) }
    nanoseconds = []
    allocations = 0
    for _ in 0..<Self.rounds {
      let before = meter_allocations()
      let start = monotonicTime()
      for number in 0..<iterations { body(number) }
      nanoseconds.append(Double(monotonicTime() - start) / Double(iterations))
      // The list of results has grown since the round before, so a round counts for itself.
      allocations = Double(meter_allocations() - before) / Double(iterations)
    }
  }

  /// What is left of it without a part that was measured by itself.
  func less(_ part: Cost) -> Cost {
    var rest = self
    let share = part.nanoseconds.median ?? 0
    rest.nanoseconds = nanoseconds.map { max(0, $0 - share) }
    rest.allocations = max(0, allocations - part.allocations)
    return rest
  }

  /// The figures: the time, and the allocations.
  func figures(
    _ name: String, _ unit: Unit, atMost budget: Double? = nil, allocations limit: Double? = nil
  ) -> [Figure] {
    [
      Figure(name, unit, rounds: nanoseconds.map(unit.from(nanoseconds:)), atMost: budget),
      Figure("– allocations", .count, allocations, atMost: limit),
    ]
  }
}
