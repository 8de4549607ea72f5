import CMeter
import Commands
import Geometry
import HaloNotes
import Interface
import Notes
import NotesTestSupport
import TerminalInput

/// What one `j` costs inside the program, without a terminal and without waiting for workers.
@MainActor
struct FrameSection {
  private let app: NotesApp
  private var time: Duration = .zero

  private static let step = Key(.character("j"))

  /// How much longer a key may take with two sheets over the list than without.
  private static let sheetsFactor = 1.5

  /// Starts the app on notes, and lets its workers finish.
  init(notes: GeneratedNotes) throws {
    let notebook = try Notebook(at: notes.vault.root)
    let program = realPath(of: "/proc/self/exe")
    let environment = AppEnvironment(
      notebook: notebook, variables: [:],
      themes: try ThemeFile.choice(
        named: nil, from: ThemeFolders(executable: program, environment: [:])),
      state: nil, startTime: FileTime(nanoseconds: 1_760_000_000_000_000_000))
    app = NotesApp(environment: environment, size: Size(columns: 120, rows: 40)) {}
    app.begin()
    app.finishWork()
    _ = app.frame
    for _ in 0..<50 { press() }
  }

  /// Measures the time; instructions and lines as well where `valgrind` is there to count them.
  mutating func measure(cost: (InstructionCount.Part) -> InstructionCount.Cost?) -> Section {
    let (handling, painting) = (cost(.handling), cost(.painting))
    var rounds: [(handling: [Double], painting: [Double])] = []
    var allocations: [(handling: Double, painting: Double)] = []
    for _ in 0..<15 {
      var round: (handling: [Double], painting: [Double]) = ([], [])
      for _ in 0..<100 {
        let start = (monotonicTime(), meter_allocations())
        handle()
        let middle = (monotonicTime(), meter_allocations())
        keep(app.frame)
        let end = (monotonicTime(), meter_allocations())
        app.finishWork()
        round.handling.append(Double(middle.0 - start.0) / 1_000)
        round.painting.append(Double(end.0 - middle.0) / 1_000)
        allocations.append((Double(middle.1 - start.1), Double(end.1 - middle.1)))
      }
      rounds.append(round)
    }
    return Section(
      title: "Inside the program: one j, 10000 notes, 120×40",
      figures: [
        Figure(
          "resolve, act, arrange, reconcile", .microseconds,
          rounds: rounds.compactMap(\.handling.median)),
        Figure("– allocations", .count, allocations.map(\.handling).median),
        Figure("– instructions", .instructions, handling?.instructions),
        Figure("– lines fetched after a rest", .count, handling?.lines),
        Figure("paint", .microseconds, rounds: rounds.compactMap(\.painting.median)),
        Figure("– allocations", .count, allocations.map(\.painting).median),
        Figure("– instructions", .instructions, painting?.instructions),
        Figure("– lines fetched after a rest", .count, painting?.lines),
      ])
  }

  /// Measures one `j` in the list with and without two sheets in front of it, turn by turn so that the
  /// machine disturbs both alike.
  mutating func measureSheets() -> Section {
    var (without, with): ([Double], [Double]) = ([], [])
    for _ in 0..<10 {
      without.append(keyAndFrame())
      for key: Key in ["Space", "g", "x", "2"] { press(key) }
      with.append(keyAndFrame())
      for key: Key in ["Esc", "Esc"] { press(key) }
    }
    return Section(
      title: "Inside the program: one j behind two sheets, 120×40",
      figures: [
        Figure("handle and paint without sheets", .microseconds, rounds: without),
        Figure("handle and paint with two sheets", .microseconds, rounds: with),
        Figure(
          "with two sheets, as a multiple", .count, rounds: zip(with, without).map { $0 / $1 },
          atMost: Self.sheetsFactor),
      ])
  }

  /// The middle one of many steps, in microseconds.
  private mutating func keyAndFrame() -> Double {
    for _ in 0..<20 { press() }
    let times = (0..<100).map { _ in
      let start = monotonicTime()
      handle()
      keep(app.frame)
      let end = monotonicTime()
      app.finishWork()
      return Double(end - start) / 1_000
    }
    return times.median ?? 0
  }

  /// Runs one part of it so many times where instructions are counted, each time as after a rest.
  mutating func count(_ part: InstructionCount.Part, times: Int) {
    for _ in 0..<times {
      meter_scour()
      switch part {
      case .handling:
        InstructionCount.count { handle() }
        keep(app.frame)
      case .painting:
        handle()
        meter_scour()
        InstructionCount.count { keep(app.frame) }
      }
      app.finishWork()
    }
  }

  private mutating func press(_ key: Key = step) {
    handle(key)
    keep(app.frame)
    app.finishWork()
  }

  private mutating func handle(_ key: Key = step) {
    time += .milliseconds(30)
    keep(app.handle(TimedEvent(.key(key), at: time)).count)
  }
}
