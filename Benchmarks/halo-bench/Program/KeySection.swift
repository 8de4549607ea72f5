import NotesTestSupport
import TerminalTestSupport

/// From a key to its frame as a terminal sees it, and what the program does when there is no key.
struct KeySection {
  let program: String
  let notes: GeneratedNotes

  /// Measures all keys, each in a run of its own.
  func measure(_ tell: (Section) -> Void) throws {
    for trial in Self.trials { tell(try trial.measure(start)) }
  }

  /// Measures what the program does while nobody does anything, and what it holds.
  func measureRest() throws -> Section {
    let run = try start()
    run.settle()
    for key in ["j", "\u{4}", "\t", " ", "k", " ", "/", "r", "i", "\u{1b}", "\u{1b}"] {
      for _ in 0..<4 { _ = run.press(key, quiet: 60, patience: 100) }
    }
    run.settle(milliseconds: 1_000)
    let facts = ProcessFacts(pid: run.pid)
    let sent = run.log.count
    let before = facts.sleeps
    run.settle(milliseconds: 5_000)
    // A thread of the pool that has nothing to do ends; it wakes for that once.
    let wakes = facts.sleeps.compactMap { thread, sleeps in before[thread].map { sleeps - $0 } }
    let figures = [
      Figure(
        "bytes in 5 s without a key", .bytes,
        Double(run.log[sent...].reduce(0) { $0 + $1.bytes.count }), atMost: 0),
      Figure(
        "wake-ups in 5 s without a key", .count, wakes.isEmpty ? nil : wakes.reduce(0, +),
        atMost: 0),
      Figure("peak memory", .kilobytes, facts.peakMemory),
    ]
    try run.quit()
    return Section(title: "At rest", figures: figures)
  }

  private static let escape = "\u{1b}"

  private static let trials: [KeyTrial] = {
    var step = KeyTrial("j", ["j"])
    step.presses = 200
    step.writes = 1
    var back = KeyTrial("k", ["k"])
    back.prelude = ["G"]
    back.presses = 200
    back.writes = 1
    var half = KeyTrial("C-d", ["\u{4}"])
    // The note isn't read ahead, and the loop may wait for it for 2 ms.
    half.budgets = (2.6, 4)
    let tab = KeyTrial("Tab", ["\t"])
    let look = KeyTrial("Space, a sheet opens or closes", [" "])
    var leave = KeyTrial("Esc, a sheet closes", [" ", escape], counting: 1..<2)
    leave.presses = 30
    leave.budgets = (30, 30)
    let letters = "compass river".map(String.init)
    var search = KeyTrial(
      "a letter of a search", ["/"] + letters + [escape, escape],
      counting: 1..<1 + letters.count)
    search.presses = 26
    search.quiet = 40
    (search.end, search.goal) = (\.first, "the first byte of its frame")
    // A screen of 60 Hz shows the next picture after 16 ms.
    var overlay = KeyTrial("?, the overlay of keys opens", ["?", escape], counting: 0..<1)
    overlay.presses = 30
    overlay.budgets = (16, 16)
    var name = KeyTrial(
      "a letter in the palette", [":"] + letters + [escape, escape],
      counting: 1..<1 + letters.count)
    name.presses = 52
    name.budgets = (2, 4)
    return [step, back, half, tab, look, leave, search, overlay, name]
  }()

  private func start() throws -> TerminalRun {
    try TerminalRun(program, ["-C", notes.path], try TestEnvironment())
  }
}
