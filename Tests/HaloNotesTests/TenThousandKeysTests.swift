import Focus
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Ten thousand random keys over the real app")
struct TenThousandKeysTests {
  /// Keys of one seed; four seeds make ten thousand.
  private static let count = 2_500

  @Test(
    "One item has the focus after each, Esc leads back to the list, and every text is kept",
    arguments: 0..<4)
  func keys(seed: UInt64) throws {
    var random = SplitMix64(seed: 1_000 + seed)
    let vault = try TemporaryVault.nasty()
    let before = try texts(in: vault)
    var app = try App(vault, size: [.wide, .regular, .small][Int(seed % 3)])
    for number in 0..<Self.count {
      let key = RandomKeys.line(of: 1, .reading, using: &random)
      app.press(key)
      app.leaveText()
      if app.driver.ended != nil { app = try App(sharing: app) }
      let fault = focusFault(in: app)
      #expect(fault == nil, "after key \(number), \(key)")
      guard fault == nil else { return }
      if number % 50 == 49 { try leave(app, after: number) }
    }
    // A command that a menu or help found may have put a note into the trash, where its text is kept,
    // or tagged, pinned or ticked something; one that offers a new note may have made one.
    var after = try texts(in: vault)
    for text in before {
      let place = try #require(after.firstIndex(of: text))
      after.remove(at: place)
    }
  }

  /// The texts of all files, also of those in the trash, wherever they are.
  private func texts(in vault: TemporaryVault) throws -> [[UInt8]] {
    try vault.snapshot().values.map { Self.words(of: $0.bytes) }.filter { !$0.isEmpty }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// A text without the lines of front matter that tags and pins make, and with empty boxes.
  private static func words(of bytes: [UInt8]) -> [UInt8] {
    let made = ["tags:", "pinned:", "---"].map { Array($0.utf8) }
    let boxes = ["- [x]", "- [X]"].map { Array($0.utf8) }
    let open = Array("- [ ]".utf8)
    return Array(
      bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .filter { line in !made.contains { line.starts(with: $0) } }
        .map { line in boxes.contains { line.starts(with: $0) } ? open + line.dropFirst(5) : line }
        .joined(separator: [UInt8(ascii: "\n")]))
  }

  /// What is wrong with the focus; `nil` where exactly one item of a group that shows has it.
  private func focusFault(in app: App) -> String? {
    let state = app.driver.app.focus
    guard let map = app.driver.app.arrangement?.map else { return "There is no arrangement." }
    guard let place = state.focused else { return "Nothing has the focus." }
    guard let group = map.group(place.group), place.index < group.source.count,
      group.source.id(at: place.index) == place.item
    else { return "\(place) isn't in the map." }
    return group.presence == .shown ? nil : "\(place) is in a pane that doesn't show."
  }

  /// Presses Esc until nothing is left to leave: at most ten times.
  private func leave(_ app: App, after number: Int) throws {
    var presses = 0
    func isHome() -> Bool {
      let model = app.driver.app.model
      return app.focusedGroup == GroupID.notes.rawValue && model.sheets.isEmpty
        && model.search == nil && model.marks.isEmpty && model.menuBar == .closed
        && model.mode == .commands && app.driver.app.continuations.isEmpty
    }
    while !isHome(), presses < 10 {
      app.press("Esc")
      presses += 1
    }
    #expect(isHome(), "ten times Esc after key \(number) leave \(app.focusedGroup ?? "nothing")")
    #expect(app.driver.ended == nil)
  }
}
