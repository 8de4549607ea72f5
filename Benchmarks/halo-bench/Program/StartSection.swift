import NotesTestSupport
import TerminalTestSupport

/// From starting the program to the first picture that is of use.
struct StartSection {
  let program: String
  let notes: GeneratedNotes

  private static let runs = 12

  /// Measures first starts, which know nothing, and second ones, which come back to where one was.
  func measure() throws -> Section {
    Section(
      title: "Start, \(GeneratedNotes.count) notes",
      figures: [
        Figure(
          "first start to the first rows", .milliseconds, rounds: try firstStarts(), atMost: 60),
        Figure(
          "second start to the rows round the focus", .milliseconds, rounds: try secondStarts(),
          atMost: 60),
      ])
  }

  private func firstStarts() throws -> [Double] {
    try (0..<Self.runs).map { _ in
      let run = try start(in: try TestEnvironment())
      return try milliseconds(of: run, to: "the first rows") { screen in
        screen.cursorLine.contains("Entry 00000 ")
          && (1...4).allSatisfy { screen.contains("Entry 0000\($0) ") }
      }
    }
  }

  private func secondStarts() throws -> [Double] {
    let environment = try TestEnvironment()
    let first = try start(in: environment)
    first.settle()
    _ = first.press("G")
    for _ in 0..<150 { _ = first.press("\u{15}", quiet: 3) }
    for _ in 0..<10 { _ = first.press("j") }
    first.settle()
    let screen = try first.screen
    let wanted = Self.entries(in: screen)
    guard !wanted.contains(nil) else {
      throw BenchmarkError.notSeen("a row in the middle of the list", screen: screen.text)
    }
    try first.quit()
    return try (0..<Self.runs).map { _ in
      let run = try start(in: environment)
      return try milliseconds(of: run, to: "the rows round the focus") {
        Self.entries(in: $0) == wanted
      }
    }
  }

  /// The names of the notes in the row of the cursor and three either way, such as `Entry 00017`.
  private static func entries(in screen: TerminalScreen) -> [String?] {
    (screen.cursor.row - 3...screen.cursor.row + 3).map { row in
      let line = screen.line(row)
      return line.firstRange(of: "Entry ").map { String(line[$0.lowerBound...].prefix(11)) }
    }
  }

  private func start(in environment: TestEnvironment) throws -> TerminalRun {
    try TerminalRun(program, ["-C", notes.path], environment)
  }

  /// Waits until a run has come to rest, ends it, and tells how long something took to show.
  private func milliseconds(
    of run: TerminalRun, to what: String, when isWanted: (TerminalScreen) -> Bool
  ) throws -> Double {
    run.settle()
    guard let time = try run.time(when: isWanted) else {
      throw BenchmarkError.notSeen(what, screen: try run.screen.text)
    }
    try run.quit()
    return Double(time) / 1_000_000
  }
}
