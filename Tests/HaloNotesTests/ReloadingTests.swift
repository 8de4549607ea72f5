import Commands
import Focus
import Geometry
import Interface
import NotesTestSupport
import TerminalInput
import Testing

@testable import HaloNotes

@Suite("Keys and settings that change while the program runs (commands C20)")
struct ReloadingTests {
  private static let names = ["Alder", "Birch", "Cedar"]

  private func app(
    _ files: KeyValuePairs<String, String> = [:], size: Size = .wide
  ) throws -> App {
    try App(Self.names, files: files, size: size)
  }

  @Test("A key that is bound in the file counts as soon as the file is written")
  func keys() throws {
    let app = try app()
    app.press("x")
    #expect(app.message == "x does nothing here.")
    try app.write("keys.yaml", "bind: [{ command: note.look, keys: x, in: notes }]")
    #expect(app.message == "Keys and settings were read again.")
    app.press("x")
    app.expect(sheet: "look", at: "medium")
    #expect(app.driver.snapshot.commands.first { $0.id == "note.look" }?.keys.first == "x")
    try app.places.remove("config/keys.yaml")
    app.noticeFiles()
    app.press("Esc x")
    #expect(app.message == "x does nothing here.")
  }

  @Test(
    "The footer and the keyboard sheet show the new keys at once",
    arguments: [
      Size.wide, .regular,
    ])
  func projections(size: Size) throws {
    let app = try app(size: size)
    app.expect(shows: "Space look")
    try app.write("keys.yaml", "rebind: [{ command: note.look, keys: x, in: notes }]")
    app.press("j")
    app.expect(shows: "x look")
    app.expect(hides: "Space look")
    app.press("?")
    try app.write("keys.yaml", "rebind: [{ command: note.new, keys: \"C-k C-k\" }]")
    app.expect(sheet: "keyboard", at: "fitted")
    // The sheet keeps what it was opened with; the next one shows the new keys.
    app.press("Esc ?")
    #expect(app.screen.contains { $0.contains("New Note") && $0.contains("C-k C-k") })
    #expect(app.faults == [])
  }

  @Test("Files that were not there at first are noticed when they come")
  func laterFolder() throws {
    let app = try App(Self.names, files: [:])
    try app.write("settings.yaml", "borders: square")
    app.expect(shows: "┌─ 1 Library")
  }

  @Test("A pending prefix goes on, with the keys that the new file has")
  func pending() throws {
    let app = try app()
    app.press("G g")
    try app.write("keys.yaml", "bind: [{ command: focus.first, keys: \"g a\" }]")
    app.press("a")
    app.expect(focus: .notes, on: "Alder")
  }

  @Test("What may follow a pending prefix is shown anew")
  func continuations() throws {
    let app = try app()
    app.press("g")
    app.driver.wait()
    app.expect(shows: "g First")
    try app.write(
      "keys.yaml", "rebind: [{ command: focus.first, keys: \"g a\" }]")
    app.expect(shows: "a First")
    app.expect(hides: "g First")
    try app.write("keys.yaml", "bind: [{ command: focus.first, keys: g }]")
    app.press("g")
    app.expect(focus: .notes, on: "Alder")
  }

  @Test("Open sheets, the search and marks survive")
  func surfaces() throws {
    let app = try app()
    app.press("v / \"a\" Tab Space")
    let before = (app.snapshot.focus, app.snapshot.sheets)
    try app.write("settings.yaml", "prefixDelay: off\nborders: square")
    #expect(app.snapshot.focus == before.0)
    #expect(app.snapshot.sheets == before.1)
    #expect(app.driver.app.model.marks.count == 1)
    #expect(app.driver.app.model.search?.query == "a")
    app.expect(shows: "┌─ 1 Library")
    #expect(app.faults == [])
  }

  @Test("What is wrong is said with its line, the rest counts, and the file put right is taken")
  func findings() throws {
    let app = try app()
    try app.write(
      "keys.yaml",
      """
      bind:
        - { command: note.lok, keys: x, in: notes }
        - { command: note.look, keys: X, in: notes }
      """)
    #expect(app.message?.contains("keys.yaml:2:16: there is no command \"note.lok\"") == true)
    #expect(app.message?.contains("did you mean \"note.look\"?") == true)
    app.press("X")
    app.expect(sheet: "look", at: "medium")
    try app.write("keys.yaml", "bind: [{ command: note.look, keys: x, in: notes }]")
    #expect(app.message == "Keys and settings were read again.")
  }

  @Test("Several mistakes are counted, and the verb is named that tells them all")
  func severalFindings() throws {
    let app = try app(["settings.yaml": "mouse: perhaps\nborders: dotted\n"])
    app.expect(shows: "settings.yaml:1:8: expected yes or no")
    let notice = try #require(app.driver.app.model.notice)
    #expect(notice.kind == .warning)
    #expect(notice.remedy == "1 more: g m or halo help settings tells them.")
    app.press("j")
    #expect(app.message == nil)
  }

  @Test("A file that can't be read at all is explained and ignored")
  func unreadable() throws {
    let app = try app()
    try app.places.makeFolders("config/keys.yaml".utf8)
    app.noticeFiles()
    #expect(app.message?.hasSuffix("keys.yaml: not a file") == true)
    app.press("j")
    app.expect(focus: .notes, on: "Birch")
  }

  @Test("Errors on the screen are not covered by it")
  func errorStays() throws {
    let app = try app()
    app.driver.app.model.notice = Notice(.error, "Something is lost.")
    try app.write("settings.yaml", "borders: square")
    #expect(app.message == "Something is lost.")
    app.expect(shows: "┌─ 1 Library")
  }

  @Test("Without a watch, C-l and coming back to the window notice a change as well")
  func fallbacks() throws {
    let app = try app()
    try app.places.write("config/settings.yaml", "borders: square")
    app.press("C-l")
    app.driver.wait()
    app.expect(shows: "┌─ 1 Library")
    try app.places.write("config/settings.yaml", "borders: double")
    app.lookAgain()
    app.driver.wait()
    app.expect(shows: "╔═ 2 Notes")
  }

  @Test("The command reads the files whether they have changed or not")
  func command() throws {
    let app = try app(["keys.yaml": "bind: [{ command: app.reload, keys: g r }]"])
    app.press("g r")
    #expect(app.message == "Keys and settings were read again.")
    let homeless = try App(Self.names)
    homeless.driver.app.run(.reload, by: .program)
    #expect(homeless.message == "No keys and settings of your own are read here.")
  }

  @Test("Nothing is wanted of the clock when nothing has changed")
  func idle() throws {
    let app = try app()
    app.driver.wait()
    #expect(app.driver.app.nextDuty == nil)
    app.noticeFiles()
    #expect(app.driver.app.nextDuty == nil)
    #expect(app.message == nil)
  }

  @Test("Borders, plain drawing and wide characters change what is drawn, notes included")
  func drawing() throws {
    let vault = try TemporaryVault(["A.md": "# A\n\n- one\n- [ ] two\n\n“quoted” ─ text\n"])
    let app = try App(vault, files: [:])
    app.expect(shows: "• one")
    try app.write("settings.yaml", "plain: on")
    app.expect(shows: "# 2 Notes")
    app.expect(shows: "* one")
    app.expect(shows: "[ ] two")
    app.expect(hides: "•")
    try app.write("settings.yaml", "ambiguousWidth: wide")
    app.expect(shows: "+- 1 Library")
    app.expect(shows: "* one")
    #expect(app.driver.frame.brokenRows == [])
    try app.write("settings.yaml", "")
    app.expect(shows: "• one")
    app.expect(shows: "╭─ 1 Library")
    #expect(app.faults == [])
  }

  @Test("A theme that is named is taken, and one that isn't there is told with the nearest name")
  func theme() throws {
    let app = try app()
    try app.places.write("config/themes/ink.yaml", "name: Ink\nborders: square\n")
    try app.write("settings.yaml", "theme: ink")
    app.expect(shows: "┌─ 1 Library")
    try app.write("themes/ink.yaml", "name: Ink\nborders: double\n")
    app.expect(shows: "╔═ 2 Notes")
    try app.write("settings.yaml", "mouse: on\ntheme: inc\n")
    #expect(
      app.message?.hasSuffix(
        "settings.yaml:2:8: “inc” isn't one of ink; did you mean “ink”?") == true)
    app.expect(shows: "╭─ 1 Library")
    try app.places.write("config/themes/torn.yaml", "name: Torn\nborders: dotted\n")
    try app.write("settings.yaml", "theme: torn")
    #expect(app.message?.contains("torn.yaml:2:") == true)
    try app.places.write("config/themes/paper.yaml", "name: Paper\nborders: double\n")
    try app.write("settings.yaml", "theme: { dark: ink, light: paper }")
    app.driver.send(.reply(.background(red: 65_535, green: 65_535, blue: 65_535)))
    app.expect(shows: "╔═ 2 Notes")
  }

  @Test("How long a prefix stands before it is explained is a setting, and it can be never")
  func prefixDelay() throws {
    let app = try app(["settings.yaml": "prefixDelay: off"])
    app.press("g")
    #expect(app.driver.app.nextDuty == nil)
    try app.write("settings.yaml", "prefixDelay: 700")
    app.press("Esc")
    let start = app.driver.app.now
    app.press("g")
    let due = try #require(app.driver.app.nextDuty)
    #expect(due - start == .milliseconds(701))
  }

  @Test("How long a lone Esc waits is handed to the terminal when it changes")
  func escDelay() throws {
    let app = try app()
    try app.places.write("config/settings.yaml", "escDelay: 40")
    func reload() -> [AppRequest] {
      app.driver.app.handle(TimedEvent(.key(Key(.character("R"))), at: .seconds(1)))
    }
    try app.places.write("config/keys.yaml", "bind: [{ command: app.reload, keys: R }]")
    app.noticeFiles()
    #expect(app.driver.app.environment.settings.escDelay == .milliseconds(40))
    #expect(reload() == [])
    try app.places.write("config/settings.yaml", "escDelay: auto")
    #expect(reload() == [.escapeDelay(nil)])
    try app.places.write("config/settings.yaml", "mouse: off")
    #expect(reload() == [.mouse(.off)])
  }

  @Test("The editor that is set goes before those of the environment")
  func editor() throws {
    let app = try app(["settings.yaml": "editor: ed -p '> '"])
    var words: [String] = []
    app.edit {
      words = $0
      return .exited(0)
    }
    app.press("E")
    #expect(words.prefix(3) == ["ed", "-p", "> "])
    try app.write("settings.yaml", "mouse: off")
    app.press("E")
    #expect(words.first == "vi")
    #expect(app.driver.app.environment.mouse == .off)
  }
}
