/// One thing that was measured.
struct Figure {
  /// What it is, in a few words.
  var name: String

  /// In what it is told.
  var unit: Unit

  /// What was measured, one value a round; empty where it couldn't be measured here.
  var rounds: [Double]

  /// The most that is allowed; `nil` where nothing is promised.
  var budget: Double?

  /// The value that is told: the middle one of all rounds.
  var median: Double? { rounds.median }

  /// The round in which the machine disturbed least.
  var quietest: Double? { rounds.min() }

  /// What is to be said of it.
  ///
  /// A machine that has other things to do makes a round slower and never faster. So a budget counts
  /// as broken when not even the quietest round keeps it.
  var verdict: Verdict {
    guard let median, let quietest else { return .notMeasured }
    guard let budget else { return .none }
    if median <= budget { return .kept }
    return quietest <= budget ? .keptWhenQuiet : .broken
  }

  /// Makes a figure of several rounds.
  init(_ name: String, _ unit: Unit, rounds: [Double], atMost budget: Double? = nil) {
    self.name = name
    self.unit = unit
    self.rounds = rounds
    self.budget = budget
  }

  /// Makes a figure that is the same in each round.
  init(_ name: String, _ unit: Unit, _ value: Double?, atMost budget: Double? = nil) {
    self.init(name, unit, rounds: value.map { [$0] } ?? [], atMost: budget)
  }
}

/// Whether a figure keeps its budget.
enum Verdict: String {
  /// It does.
  case kept
  /// Only in the quietest round does it.
  case keptWhenQuiet = "kept when quiet"
  /// It doesn't, in any round.
  case broken = "BROKEN"
  /// It has none.
  case none = ""
  /// It couldn't be measured on this machine.
  case notMeasured = "not measured"
}

/// In what a figure is told.
enum Unit: String {
  case milliseconds = "ms"
  case microseconds = "µs"
  case nanoseconds = "ns"
  case bytes
  case kilobytes = "kB"
  case instructions
  case count = ""

  /// How many of the unit a number of nanoseconds is.
  func from(nanoseconds: Double) -> Double {
    switch self {
    case .milliseconds: nanoseconds / 1_000_000
    case .microseconds: nanoseconds / 1_000
    case .nanoseconds, .bytes, .kilobytes, .instructions, .count: nanoseconds
    }
  }
}
