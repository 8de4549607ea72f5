import NotesTestSupport
import TerminalTestSupport

/// Writing as a terminal sees it: in a large note, beside very many notes, and while those are read.
struct WritingSection {
  let program: String

  /// How many notes there are where there are very many.
  private static let many = 100_000

  private static let escape = "\u{1b}"

  /// Measures everything, the folders made as they are needed.
  func measure(_ tell: (Section) -> Void) throws {
    let notes = try GeneratedNotes(Self.many)
    tell(try whileReading(notes))
    for trial in try inLargeNotes() { tell(try trial()) }
    tell(try completing(among: notes))
  }

  // MARK: - Large notes

  private func inLargeNotes() throws -> [() throws -> Section] {
    let vault = try TemporaryVault()
    try vault.write("Large.md", Self.text(bytes: 1_000_000))
    let largest = try TemporaryVault()
    try largest.write("Largest.md", Self.text(bytes: 4_900_000))
    var letter = KeyTrial("a letter in a note of 1 MB", "abcdefghij ".map(String.init))
    letter.prelude = ["e"] + Array(repeating: "\u{1b}[6~", count: 20)
    letter.epilogue = [Self.escape]
    letter.presses = 200
    letter.budgets = (2, 5)
    var line = KeyTrial("Enter in a note of 1 MB", ["\r"])
    line.prelude = letter.prelude
    line.epilogue = letter.epilogue
    line.budgets = (2, 5)
    let letters = "garden".map(String.init)
    var find = KeyTrial(
      "a letter of find in 4.9 MB", ["\u{7}"] + letters + [Self.escape, Self.escape],
      counting: 1..<1 + letters.count)
    find.prelude = ["e"]
    find.epilogue = [Self.escape]
    find.presses = 30
    find.quiet = 60
    (find.end, find.goal) = (\.first, "the first byte of its frame")
    find.budgets = (4, 16)
    return [
      { try letter.measure { try start(vault) } },
      { try line.measure { try start(vault) } },
      { try find.measure { try start(largest) } },
    ]
  }

  // MARK: - Very many notes

  /// The letters of a link that is completed.
  private func completing(among notes: GeneratedNotes) throws -> Section {
    let letters = "entry 4711".map(String.init)
    var trial = KeyTrial(
      "a letter of a link among \(Self.many) notes",
      ["["] + ["["] + letters + [Self.escape] + Array(repeating: "\u{8}", count: letters.count + 2),
      counting: 1..<2 + letters.count)
    trial.prelude = ["\u{e}"]
    trial.epilogue = [Self.escape]
    trial.presses = 55
    // All titles have been read.
    trial.patience = 3_000
    trial.budgets = (4, 8)
    return try trial.measure { try start(notes.vault) }
  }

  /// Letters of a new note, typed from the start on, while folder and titles are read.
  private func whileReading(_ notes: GeneratedNotes) throws -> Section {
    let letters = "While all of this is read, somebody writes. ".map(String.init)
    var rounds: [[Double]] = []
    for _ in 0..<3 {
      let run = try start(notes.vault)
      _ = run.read(milliseconds: 10_000)
      _ = run.press("\u{e}", quiet: 20)
      var times: [Double] = []
      for place in 0..<400 {
        guard let reaction = run.press(letters[place % letters.count], quiet: 2) else { continue }
        times.append(Double(reaction.first) / 1_000_000)
      }
      run.kill()
      rounds.append(times)
    }
    return Section(
      title: "From a key to its frame: a letter while \(Self.many) notes are read",
      figures: [
        Figure("median", .milliseconds, rounds: rounds.compactMap(\.median), atMost: 2),
        Figure(
          "99 of 100", .milliseconds, rounds: rounds.compactMap { $0.quantile(0.99) }, atMost: 5),
      ])
  }

  private func start(_ vault: TemporaryVault) throws -> TerminalRun {
    let path = String(decoding: vault.root, as: UTF8.self)
    return try TerminalRun(program, ["-C", path], try TestEnvironment())
  }

  /// Paragraphs, lists and code as people write them, so many bytes at least.
  private static func text(bytes: Int) -> String {
    var random = SplitMix64(seed: 20_260_131)
    var text = "# Large\n"
    text.reserveCapacity(bytes + 1_000)
    while text.utf8.count < bytes {
      text += "\n## Part \(random.next(upTo: 10_000))\n\n"
      for _ in 0..<6 { text += "A garden by the river, a window and a kettle in the morning. " }
      text += "\n\n- compass\n- [ ] a *lantern* for [[Entry]]\n\n```\nlet orchard = 1\n```\n"
    }
    return text
  }
}
