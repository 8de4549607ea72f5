import Glibc
import NotesTestSupport
import TerminalTestSupport

/// The program in a folder of very many notes, as a terminal sees it: the first start, which indexes
/// them, searching, a file that another program touches, and a second start.
struct LargeFolderSection {
  let program: String
  let notes: GeneratedNotes

  private static let starts = 6
  private static let escape = "\u{1b}"

  /// Measures everything, each part as soon as it is there.
  func measure(_ tell: (Section) -> Void) throws {
    let environment = try TestEnvironment()
    tell(try firstStart(in: environment))
    tell(try secondStarts(in: environment))
    tell(try keys(in: environment))
    let run = try start(in: environment)
    run.settle()
    let before = ProcessFacts(pid: run.pid).peakMemory
    try search(run).forEach(tell)
    tell(try touched(run))
    tell(
      Section(
        title: "Memory, \(IndexSection.count) notes",
        figures: [
          Figure("at the most, a second start", .kilobytes, before, atMost: 80_000),
          Figure(
            "– and then searches", .kilobytes, ProcessFacts(pid: run.pid).peakMemory,
            atMost: 80_000),
        ]))
    for _ in 0..<2 { _ = run.press(Self.escape, quiet: 100) }
    try run.quit()
  }

  private func start(in environment: TestEnvironment) throws -> TerminalRun {
    try TerminalRun(program, ["-C", notes.path], environment)
  }

  // MARK: - The first start

  /// Presses keys as fast as a held key repeats, from the first rows until all notes are indexed: before
  /// there are rows a key has nowhere to go, and draws nothing.
  private func firstStart(in environment: TestEnvironment) throws -> Section {
    let run = try start(in: environment)
    let cache = IndexFiles(below: environment.folder.path)
    var (begin, end): (UInt64?, UInt64?)
    var times: [Double] = []
    while try !run.screen.contains("Entry 0"), run.read(milliseconds: 10_000) {}
    while end == nil, monotonicTime() - run.start < 300_000_000_000 {
      let reaction = run.press(times.count % 40 < 20 ? "j" : "k", quiet: 30)
      if let reaction { times.append(Double(reaction.first) / 1_000_000) }
      if begin == nil, cache.hasDatabase { begin = monotonicTime() }
      if cache.hasList { end = monotonicTime() }
    }
    let facts = ProcessFacts(pid: run.pid)
    let memory = facts.peakMemory
    try run.quit()
    let time = begin.flatMap { begin in end.map { Double($0 - begin) } }
    return Section(
      title: "The first start in \(IndexSection.count) notes, while they are indexed",
      figures: [
        Figure(
          "a note of the first index", .microseconds,
          time.map { $0 / 1_000 / Double(IndexSection.count) }, atMost: 100),
        Figure("j or k to its frame, median", .milliseconds, times.median),
        Figure("– 99 of 100", .milliseconds, times.quantile(0.99), atMost: 5),
        Figure("most memory", .kilobytes, memory, atMost: 80_000),
      ])
  }

  // MARK: - Second starts

  private func secondStarts(in environment: TestEnvironment) throws -> Section {
    var (shown, right): ([Double], [Double]) = ([], [])
    var after: [[Double]] = []
    for _ in 0..<Self.starts {
      let run = try start(in: environment)
      run.awaitPicture()
      // What a person does at once, while the folder is still read.
      after.append(
        (0..<60).compactMap { number in
          run.press(number % 40 < 20 ? "j" : "k", quiet: 15).map { Double($0.first) / 1_000_000 }
        })
      run.settle()
      if let first = run.firstPicture {
        shown.append(Double(first.at - run.start) / 1_000_000)
      }
      if let time = try run.time(when: { $0.contains("Entry 00") }) {
        right.append(Double(time) / 1_000_000)
      }
      try run.quit()
    }
    return Section(
      title: "Second starts in \(IndexSection.count) notes",
      figures: [
        Figure("the first frame", .milliseconds, rounds: shown, atMost: 60),
        Figure("the rows of the list", .milliseconds, rounds: right, atMost: 60),
        Figure("j or k at once, median", .milliseconds, rounds: after.compactMap(\.median)),
        Figure(
          "– 99 of 100", .milliseconds, rounds: after.compactMap { $0.quantile(0.99) }, atMost: 5),
      ])
  }

  private func keys(in environment: TestEnvironment) throws -> Section {
    var step = KeyTrial("j among \(IndexSection.count) notes", ["j"])
    step.patience = 2_000
    step.presses = 200
    step.budgets = (0.7, 5)
    return try step.measure { try start(in: environment) }
  }

  // MARK: - Searching

  private func search(_ run: TerminalRun) throws -> [Section] {
    var (few, many, whole): ([Double], [Double], [Double]) = ([], [], [])
    let watch = try ListWatch(run)
    _ = run.press("/", quiet: 100)
    for text in IndexSection.typed {
      for (place, letter) in text.enumerated() {
        guard let answer = watch.answer(to: String(letter)) else { continue }
        if place > 1 { many.append(answer.screenful) } else { few.append(answer.screenful) }
        whole.append(answer.all)
      }
      _ = run.press("\u{15}", quiet: 100)
    }
    return [
      Section(
        title: "From a key to what is found: searching \(IndexSection.count) notes",
        figures: [
          Figure(
            "three letters and more to a screenful, 99 of 100", .milliseconds,
            many.quantile(0.99), atMost: 16),
          Figure("– median", .milliseconds, many.median),
          Figure(
            "one or two letters to a screenful, 99 of 100", .milliseconds, few.quantile(0.99),
            atMost: 60),
          Figure("– median", .milliseconds, few.median),
          Figure(
            "to the number of all, 99 of 100", .milliseconds, whole.quantile(0.99), atMost: 200),
          Figure("– median", .milliseconds, whole.median),
        ])
    ]
  }

  /// How long after another program has written a file it is found by a word that only it has.
  private func touched(_ run: TerminalRun) throws -> Section {
    var times: [Double] = []
    for round in 0..<6 {
      let word = "quagga\(round)"
      for letter in word { _ = run.press(String(letter), quiet: 40) }
      run.settle()
      let start = monotonicTime()
      try notes.vault.write("folder 07/entry 00712.md", "# Entry 00712\n\n\(word)\n")
      var isFound = false
      while !isFound, run.read(milliseconds: 3_000) {
        isFound = try run.screen.contains(" 1 of ")
      }
      if isFound, let last = run.log.last { times.append(Double(last.at - start) / 1_000_000) }
      _ = run.press("\u{15}", quiet: 300)
    }
    return Section(
      title: "A file that another program touches among \(IndexSection.count) notes",
      figures: [Figure("to where it is found", .milliseconds, rounds: times, atMost: 500)])
  }
}

/// What the program has in its cache.
private struct IndexFiles {
  private let folder: String

  init(below home: String) { folder = home + "/.cache/halo" }

  var hasDatabase: Bool { has("index.sqlite") }
  var hasList: Bool { has("list") }

  private func has(_ name: String) -> Bool {
    var found = glob_t()
    defer { globfree(&found) }
    return glob("\(folder)/*/\(name)", 0, nil, &found) == 0
  }
}

/// Looks at the list of a run, piece by piece as it was sent.
private final class ListWatch {
  private let run: TerminalRun
  private let emulator: Emulator
  private var seen = 0

  /// Milliseconds from a key to the rows that stay, and to the number of all hits.
  struct Answer {
    var screenful: Double
    var all: Double
  }

  init(_ run: TerminalRun) throws {
    guard
      let emulator = Emulator(columns: TerminalRun.columns, rows: TerminalRun.rows)
    else { throw BenchmarkError.noTerminal(errno: ENOMEM) }
    (self.run, self.emulator) = (run, emulator)
  }

  /// Presses a key, waits until all has come, and looks when the list was what it is in the end.
  func answer(to key: String) -> Answer? {
    while seen < run.log.count { feed() }
    let start = monotonicTime()
    guard run.press(key, quiet: 250) != nil else { return nil }
    var pictures: [(at: UInt64, rows: [String], title: String)] = []
    while seen < run.log.count {
      let at = run.log[seen].at
      feed()
      let (title, rows) = list
      pictures.append((at, rows, title))
    }
    guard let last = pictures.last else { return nil }
    let shown = pictures.lastIndex { $0.rows != last.rows }.map { $0 + 1 } ?? 0
    let counted = pictures.lastIndex { $0.title != last.title }.map { $0 + 1 } ?? 0
    return Answer(
      screenful: Double(pictures[shown].at - start) / 1_000_000,
      all: Double(pictures[max(shown, counted)].at - start) / 1_000_000)
  }

  private func feed() {
    emulator.feed(run.log[seen].bytes)
    seen += 1
  }

  /// The list's title, and its rows below the field.
  private var list: (title: String, rows: [String]) {
    let cells = emulator.snapshot(isCursorVisible: true).cells
    let lines = cells.map { $0[25..<62].map(\.text).joined() }
    return (lines[0], Array(lines[2..<37]))
  }
}
