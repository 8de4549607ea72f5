import FoundationEssentials
import NotesTestSupport
import TerminalTestSupport
import Testing

@Suite("Two processes on one note stay in step, and neither overwrites the other (scenes R9)")
struct TwoProcessesTests {
  /// How many keys the two type together: `HALO_EDITS=10000` for a long run.
  static let edits = max(
    1, ProcessInfo.processInfo.environment["HALO_EDITS"].flatMap { Int($0) } ?? 500)

  /// How many are typed into one note.
  static let editsOfOneNote = 10_000

  @Test("What one types the other shows, before and after either saves; then both are silent")
  func inStep() throws {
    let halo = try Halo(notes: ["A.md": "# A\n\none\n"])
    let (first, second) = try writers(on: halo)
    first.type("left ")
    try second.waitFor("left ")
    second.type("right ")
    try first.waitFor("right ")
    try first.press("C-s")
    for session in [first, second] {
      try session.wait("a saved text") { $0.contains("writing ·") && !$0.contains("●") }
      #expect(!session.screen.contains("changed on disk"))
    }
    second.type("on")
    try first.waitFor("right on")
    for session in [first, second] {
      try session.wait("a saved text") { $0.contains("writing ·") && !$0.contains("●") }
    }
    for session in [first, second] { _ = session.staysSilent(milliseconds: 700) }
    let before = try #require(first.awakenings) + #require(second.awakenings)
    #expect(first.staysSilent(milliseconds: 300) && second.staysSilent(milliseconds: 300))
    #expect(try #require(first.awakenings) + #require(second.awakenings) == before)
    for session in [first, second] {
      try session.press("Esc q")
      #expect(try session.waitForEnd() == .exited(0))
    }
    let text = String(decoding: try halo.vault.bytes(of: "A.md".utf8), as: UTF8.self)
    #expect(text.contains("left ") && text.contains("right on"))
  }

  @Test(
    "Both type at once all over the text: both end with the same, and nothing typed is lost",
    arguments: 0..<(edits + editsOfOneNote - 1) / editsOfOneNote)
  func interleaved(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let start = "# A\n" + String(repeating: "\n0123456789", count: 40) + "\n"
    let halo = try Halo(notes: ["A.md": start])
    let (first, second) = try writers(on: halo)
    var typed = start.map(\.self)
    var (count, pause) = (0, 500)
    let clock = ContinuousClock()
    let began = clock.now
    while count < min(Self.edits, Self.editsOfOneNote) {
      let isFirst = Bool.random(using: &random)
      let session = isFirst ? first : second
      try session.press(Self.motions.randomElement(using: &random) ?? "Up")
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        if Int.random(in: 0..<12, using: &random) == 0 {
          try session.press("Enter")
          typed.append("\n")
        } else {
          let letter = Self.letters.randomElement(using: &random) ?? "a"
          let text = isFirst ? letter : letter.uppercased()
          session.type(text)
          typed += text
        }
        count += 1
      }
      if Int.random(in: 0..<40, using: &random) == 0 { try session.press("C-s") }
      // Neither waits for the other, but what they draw has to be taken, and nobody types so far ahead
      // that what is on its way would be too much.
      _ = (first.screen, second.screen)
      guard count >= pause else { continue }
      pause += 500
      for session in [first, second] { try session.waitUntilIdle() }
    }
    for session in [first, second] { try session.press("C-s") }
    try expectSame(first, second)
    let took = clock.now - began
    for session in [first, second] {
      try session.press("Esc q")
      #expect(try session.waitForEnd() == .exited(0))
    }
    let text = String(decoding: try halo.vault.bytes(of: "A.md".utf8), as: UTF8.self)
    #expect(text.sorted() == typed.sorted())
    #expect(try halo.vault.snapshot().keys.map { String(decoding: $0, as: UTF8.self) } == ["A.md"])
    #expect(!halo.environment.folder.contents.contains { $0.hasSuffix(".journal") })
    if Self.isLong { print("\(count) edits of two processes in \(took)") }
  }

  /// The figure is for people: nothing is asked of it here, as machines are shared.
  @Test("Each letter comes to the other's screen; a long run tells how soon", .enabled(if: isLong))
  func delay() throws {
    let halo = try Halo(notes: ["A.md": "# A\n\n"])
    let (first, second) = try writers(on: halo)
    var (line, times) = ("", [Duration]())
    for number in 0..<400 {
      if number.isMultiple(of: 40) {
        try first.press("Enter")
        // No line is the beginning or a part of another one, which would be there already.
        line = "n\(number):"
        first.type(line)
        try second.waitFor(line)
      }
      line += Self.letters[number % Self.letters.count]
      let began = ContinuousClock.now
      first.type(String(line.suffix(1)))
      try second.waitFor(line)
      times.append(ContinuousClock.now - began)
      _ = first.screen
    }
    times.sort()
    print(
      "a letter on the other's screen: median \(times[200]), 99 of 100 \(times[395]),"
        + " worst \(times[399])")
  }

  /// Whether more is wanted than `make test` has time for.
  private static let isLong = edits > editsOfOneNote / 2

  private static let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)

  /// Ways to another place; none of them selects or changes anything.
  private static let motions = [
    "Up", "Down", "Down Down Down", "Up Up Up Up", "Left", "Right Right", "Home", "End",
    "C-Home", "C-End", "PageUp", "PageDown", "C-Left", "C-Right", "Down End", "Up Home",
  ]

  /// Two programs that write in the note A.
  private func writers(on halo: Halo) throws -> (TerminalSession, TerminalSession) {
    let sessions = try [halo.start(columns: 120), halo.start(columns: 120)]
    for session in sessions {
      try session.waitFor("3 A")
      try session.press("e")
      try session.waitFor("writing ·")
    }
    try sessions[0].press("C-End")
    try sessions[1].press("C-Home")
    return (sessions[0], sessions[1])
  }

  /// Expects that both show the same text from its start to its end.
  private func expectSame(_ first: TerminalSession, _ second: TerminalSession) throws {
    // What the other still types before it would move a caret on from the start.
    for session in [first, second] { try session.waitUntilIdle() }
    try first.wait("both at rest and saved") { screen in
      let other = second.screen
      return second.staysSilent(milliseconds: 200) && !screen.contains("●") && !other.contains("●")
    }
    try first.press("C-Home")
    try second.press("C-Home")
    var (page, last) = (try samePage(first, second), [String]())
    while page != last {
      try first.press("PageDown")
      try second.press("PageDown")
      (page, last) = (try samePage(first, second), page)
    }
  }

  /// The rows that both show, once they have done what they were asked for.
  private func samePage(_ first: TerminalSession, _ second: TerminalSession) throws -> [String] {
    try first.waitUntilIdle()
    try second.waitUntilIdle()
    var page: [String] = []
    try first.wait("what the other shows:\n\(second.screen.text)\n") { screen in
      let other = second.screen
      page = Self.text(on: screen)
      return !page.isEmpty && page == Self.text(on: other) && screen.cursor == other.cursor
    }
    return page
  }

  /// The rows of the text on a screen, without what is left of it.
  private static func text(on screen: TerminalScreen) -> [String] {
    let title = screen.line(0)
    guard let corner = title.firstRange(of: "━ 3 ") else { return [] }
    let start = title.distance(from: title.startIndex, to: corner.lowerBound)
    return screen.lines.dropFirst().dropLast(2).map { String($0.dropFirst(start)) }
  }
}
