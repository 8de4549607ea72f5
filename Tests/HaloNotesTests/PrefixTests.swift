import Geometry
import Testing

@testable import HaloNotes

@Suite("What may follow a prefix (commands C2)")
struct PrefixTests {
  private static let keymap = """
    bind:
      - { command: note.new, keys: "g n" }
      - { command: note.previous, keys: "C-w w" }
      - { command: view.focusOverlay, keys: "C-w f" }
      - { command: note.mark, keys: "d d", in: notes }
      - { command: app.quit, keys: "g y x" }
      - { command: app.suspend, keys: "g y z" }
    """

  private func app(_ size: Size = .wide, delay: Duration? = .milliseconds(300)) throws -> App {
    try App(
      (0..<30).map { "ノート \($0)" }, size: size, keymap: Self.keymap, prefixDelay: delay)
  }

  @Test(
    "It shows after the delay, what was pressed first",
    arguments: [
      ("g", ["g then", "g First", "n New Note", "y 2 more"]),
      ("C-w", ["C-w then", "w Previous Note", "f Focus Map"]), ("d", ["d then", "d Mark"]),
      ("g y", ["g y then", "x Quit", "z Suspend"]),
    ])
  func shown(keys: String, texts: [String]) throws {
    let app = try app()
    app.press(keys)
    app.expect(hides: "then")
    app.driver.wait()
    for text in texts { app.expect(shows: text) }
    #expect(app.footer.hasSuffix("Esc cancel"))
    #expect(app.faults == [])
  }

  @Test(
    "At every size each key shows whole, in columns above the footer where that has no room",
    arguments: [Size.wide, .regular, .small, Size(columns: 60, rows: 12)])
  func sizes(size: Size) throws {
    let app = try app(size)
    app.press("g")
    app.driver.wait()
    for (key, title) in [
      ("g", "First"), ("/", "Search"), ("f", "Focus Map"), ("n", "New Note"),
    ] {
      app.expect(shows: "\(key) \(title)")
    }
    // The smallest window has room for all but five.
    app.expect(shows: size == .small ? "+5" : "x Explain the Focus")
    app.expect(shows: size == .small ? "+5" : "y 2 more")
    app.expect(shows: " g then")
    #expect(app.footer.contains("Esc"))
    #expect(app.driver.frame.brokenRows == [])
    let rows = app.screen.filter { $0.hasPrefix(" ") }.dropLast()
    // Items of a column begin below each other.
    let columns = Set(rows.map { $0.prefix { $0 == " " }.count })
    #expect(columns.count <= 1)
    app.press("Esc")
    app.expect(hides: "then")
    #expect(app.faults == [])
  }

  @Test("It waits as long as the settings say, and no key waits with it")
  func delay() throws {
    let app = try app(delay: .seconds(2))
    let clock = app.driver.app.now
    app.press("g")
    #expect(app.driver.app.router.deadline == clock + .milliseconds(1) + .seconds(2))
    app.press("g")
    #expect(app.driver.app.router.deadline == nil)
    app.expect(focus: .notes, on: "ノート 0")
  }

  @Test("Switched off it never shows, and sequences work as before")
  func off() throws {
    let app = try app(delay: nil)
    app.press("G g")
    #expect(app.driver.app.router.deadline == nil)
    app.driver.wait()
    app.expect(hides: "then")
    app.press("g")
    app.expect(focus: .notes, on: "ノート 0")
  }

  @Test("A key that comes sooner isn't eaten, and nothing flickers", arguments: [1, 2, 3])
  func sooner(times: Int) throws {
    let app = try app()
    for _ in 0..<times { app.press("G g g j") }
    app.expect(focus: .notes, on: "ノート 1")
    app.driver.wait()
    app.expect(hides: "then")
  }

  @Test("Shown or not, Esc forgets the prefix and does nothing else", arguments: [true, false])
  func escape(isShown: Bool) throws {
    let app = try app()
    app.press("j 3 g")
    if isShown { app.driver.wait() }
    app.press("Esc")
    app.expect(focus: .detail)
    app.expect(hides: "then")
    #expect(app.message == nil)
  }

  @Test("Shown or not, a key that doesn't fit is told and not obeyed", arguments: [true, false])
  func misfit(isShown: Bool) throws {
    let app = try app()
    app.press("j C-w")
    if isShown { app.driver.wait() }
    app.press("x")
    #expect(app.message == "C-w x does nothing.")
    app.expect(focus: .notes, on: "ノート 1")
  }

  @Test("F1 opens the overlay from within a prefix")
  func help() throws {
    let app = try app()
    app.press("g F1")
    #expect(app.snapshot.sheets.map(\.id) == ["keyboard"])
    app.press("\"g\"")
    #expect(app.typed == "g")
  }

  @Test("In a field a prefix is text or the field's own", arguments: ["/", "?", ":"])
  func field(keys: String) throws {
    let app = try app()
    app.press("\(keys) \"g\" C-w")
    app.driver.wait()
    app.expect(hides: "then")
    app.press("\"f\"")
    #expect(app.driver.app.model.focusOverlay == .hidden)
  }
}
