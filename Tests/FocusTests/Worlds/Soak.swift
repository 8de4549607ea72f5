import FoundationEssentials

/// How long the long tests run: `FOCUS_SOAK=10` makes them ten times as long.
enum Soak {
  /// The factor, 1 unless given.
  static let factor = max(
    1, ProcessInfo.processInfo.environment["FOCUS_SOAK"].flatMap { Int($0) } ?? 1)

  /// Whether long tests were asked for.
  static var isOn: Bool { factor > 1 }
}
