import Geometry
import Testing

@testable import HaloNotes

@Suite("The sheet of themes, and the last message in full")
struct ThemeSheetTests {
  private static let dark = "name: One\nappearance: dark\nborders: rounded\n"
  private static let other = "name: Two\nappearance: dark\nborders: square\n"

  private func app(size: Size = .wide) throws -> App {
    try App(
      ["A", "B"],
      files: [
        "settings.yaml": "theme: one\n", "themes/one.yaml": Self.dark,
        "themes/two.yaml": Self.other,
      ], size: size)
  }

  private func open(_ app: App) { app.press(": \"theme\" Enter") }

  @Test(
    "The theme under the halo is on at once; Esc goes back to the one before",
    arguments: [Size.wide, .regular, .small])
  func trying(size: Size) throws {
    let app = try app(size: size)
    #expect(app.driver.app.theme.name == "One")
    open(app)
    app.expect(focus: "theme.names", on: "✓ one")
    #expect(app.faults == [])
    app.press("j")
    #expect(app.driver.app.theme.name == "Two")
    #expect(app.faults == [])
    app.press("Esc")
    app.expectNoSheet()
    #expect(app.driver.app.theme.name == "One")
    #expect(app.faults == [])
  }

  @Test("Enter keeps it until the end, and says how it stays for good")
  func keeping() throws {
    let app = try app()
    open(app)
    app.press("j Enter")
    app.expectNoSheet()
    #expect(app.driver.app.theme.name == "Two")
    #expect(app.driver.app.model.notice?.text == "two is on until you quit.")
    #expect(app.driver.app.model.notice?.remedy?.hasPrefix("theme: two in ") == true)
    open(app)
    app.expect(focus: "theme.names", on: "✓ two")
  }

  @Test("Without themes it is said", arguments: [Size.wide, .small])
  func none(size: Size) throws {
    let app = try App(["A"], size: size)
    open(app)
    app.expectNoSheet()
    #expect(app.message != nil)
  }

  @Test(
    "g m shows the last message in full, with all that is wrong",
    arguments: [
      Size.wide, .regular, .small,
    ])
  func message(size: Size) throws {
    let app = try App(
      ["A"], files: ["settings.yaml": "mouse: perhaps\nmotion: never\nplain: maybe\n"], size: size)
    app.press("g m")
    #expect(app.focusedGroup == "message.lines")
    #expect(app.faults == [])
    let rows = app.driver.app.arrangement?.sheetRows[.message]?.rows ?? []
    let text = rows.map { String(decoding: $0.title.bytes, as: UTF8.self) }.joined()
      .filter { $0 != " " }
    for word in ["settings.yaml:1:8", "settings.yaml:2:9", "settings.yaml:3:8"] {
      #expect(text.contains(word))
    }
    app.press("g m")
    app.expectNoSheet()
    app.press("u g m")
    app.expect(shows: "There is nothing to undo.")
  }
}
