import CMeter
import TerminalTestSupport

/// Keys that are pressed again and again, and what comes of those that count.
struct KeyTrial {
  /// What is pressed, in a word.
  let name: String

  /// Keys that are pressed once, before anything is measured.
  var prelude: [String] = []

  /// Keys that are pressed at the end, before `q`.
  var epilogue: [String] = []

  /// How many milliseconds the program may work after the prelude before anything is measured.
  var patience: Int32 = 0

  /// The keys of one turn.
  let keys: [String]

  /// Which of them count.
  let counted: Range<Int>

  /// How often a key that counts is pressed in a round.
  var presses = 100

  /// How many milliseconds of silence end what comes of a key.
  var quiet: Int32 = 15

  /// Which end of what comes of a key counts, and what that is.
  var end: KeyPath<TerminalRun.Reaction, UInt64> & Sendable = \.last
  var goal = "the last byte of its frame"

  /// The most milliseconds that it may take, in the middle and for 99 of 100.
  var budgets: (median: Double, slowest: Double)? = (0.6, 2)

  /// The most calls of `write` that a frame may take.
  var writes: Double?

  /// Makes a trial; all keys count unless a part of them is named.
  init(_ name: String, _ keys: [String], counting counted: Range<Int>? = nil) {
    self.name = name
    self.keys = keys
    self.counted = counted ?? 0..<keys.count
  }

  private static let rounds = 3

  /// Presses the keys in a fresh run of the program.
  ///
  /// - Throws: When the program can't be started.
  func measure(_ start: () throws -> TerminalRun) throws -> Section {
    let run = try start()
    prepare(run)
    let turns = max(1, presses / counted.count)
    let rounds = (0..<Self.rounds).map { _ in
      (0..<turns).flatMap { _ in self.turn(of: run, quiet: quiet) }
    }
    for key in epilogue { _ = run.press(key, quiet: 200) }
    try run.quit()
    let times = rounds.map { $0.map { Double($0[keyPath: end]) / 1_000_000 } }
    let bytes = rounds.joined().map { Double($0.bytes) }
    return Section(
      title: "From a key to \(goal): \(name)",
      figures: [
        Figure(
          "median", .milliseconds, rounds: times.compactMap(\.median), atMost: budgets?.median),
        Figure(
          "99 of 100", .milliseconds, rounds: times.compactMap { $0.quantile(0.99) },
          atMost: budgets?.slowest),
        Figure("bytes", .bytes, Array(bytes).median),
        Figure("writes", .count, try countWrites(start), atMost: writes),
      ])
  }

  /// Counts calls of `write` in a run of its own, which a tracer slows down.
  ///
  /// - Returns: The calls a key; `nil` where processes can't be traced.
  private func countWrites(_ start: () throws -> TerminalRun) throws -> Double? {
    let run = try start()
    prepare(run)
    guard meter_watch_writes(run.pid, 1) == 0 else { return nil }
    var (writes, presses) = (0.0, 0)
    while presses < 40 {
      for number in keys.indices {
        let before = meter_writes()
        _ = run.press(keys[number], quiet: 60)
        guard counted.contains(number) else { continue }
        writes += Double(meter_writes() - before)
        presses += 1
      }
    }
    run.kill()
    meter_end_watch()
    return writes / Double(presses)
  }

  private func prepare(_ run: TerminalRun) {
    run.settle()
    for key in prelude { _ = run.press(key) }
    run.settle()
    if patience > 0 { run.settle(milliseconds: patience) }
    // Memory and tables fill up in the first turns.
    for _ in 0..<3 { _ = turn(of: run, quiet: 60) }
  }

  /// Presses all keys once.
  ///
  /// - Returns: What came of those that count.
  private func turn(of run: TerminalRun, quiet: Int32) -> [TerminalRun.Reaction] {
    keys.indices.compactMap { number in
      let reaction = run.press(keys[number], quiet: quiet)
      return counted.contains(number) ? reaction : nil
    }
  }
}
