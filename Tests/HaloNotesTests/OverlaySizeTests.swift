import Geometry
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("The overlay of keys in windows of all sizes (commands C15)")
struct OverlaySizeTests {
  @Test("Growing and shrinking while it is open keeps what is typed and the current row")
  func resizing() throws {
    let app = try App.forHelp()
    app.press("? \"a\" Down Down Down")
    let before = (app.typed, app.chosen, app.screen)
    for size in [Size.regular, .small, Size(columns: 200, rows: 60), .small, .regular] {
      app.resize(to: size)
      #expect(app.typed == before.0)
      #expect(app.chosen == before.1)
      #expect(app.faults == [], "at \(size)")
    }
    app.resize(to: .wide)
    #expect(app.screen == before.2)
  }

  @Test(
    "What is chosen runs where help was opened, also after the window has shrunk meanwhile",
    arguments: [Size.regular, .small])
  func runAfterResizing(size: Size) throws {
    let app = try App.forHelp()
    app.press("3 ? \"next heading\"")
    app.resize(to: size)
    app.press("Enter")
    app.expect(focus: .detail, on: "Second")
    app.resize(to: .wide)
    app.press("1 ? \"notes\" Down")
    app.resize(to: size)
    app.press("Esc Esc")
    app.expect(focus: .sidebar)
    #expect(app.faults == [])
  }

  @Test(
    "At every size it is whole, and in fewer than 12 rows it takes the whole screen",
    arguments: [
      Size.wide, .regular, .small, Size(columns: 80, rows: 11), Size(columns: 41, rows: 30),
    ]
  )
  func sizes(size: Size) throws {
    let app = try App.forHelp(size)
    for keys in ["?", "\"note\"", "Esc \"!\"", "Esc \"zzz\"", "Esc Tab", "G"] {
      app.press(keys)
      #expect(app.faults == [], "after \(keys)")
    }
    if size.rows < 12 {
      #expect(app.screen[0].contains("Keyboard"))
      #expect(app.screen[size.rows - 1].hasPrefix("┗"))
    }
  }

  @Test("Where it takes the whole screen it says itself what the footer would")
  func wholeScreen() throws {
    let app = try App.forHelp(.small)
    app.press("? \"!save\" Enter")
    #expect(app.message == "There is nothing to save: no text is written in here.")
    #expect(app.screen[8].hasPrefix("┃ There is nothing to save: no text i…"), "\(app.screen)")
    #expect(app.faults == [])
    app.press("Esc Esc")
    #expect(app.footer.hasSuffix("?"))
  }

  @Test("It scrolls, and says how many are below")
  func more() throws {
    let app = try App.forHelp(.small)
    app.press("?")
    let count = app.choices.count
    let line = try #require(app.line(with: " more "))
    let shown = app.screen.count { row in app.choices.contains { row.contains("  \($0)  ") } }
    #expect(line.contains("↓ \(count - shown) more"), "\(line)")
    app.press("Tab End")
    app.expect(hides: " more ")
  }
}

extension App {
  /// Four notes, one of them with headings and one with wide characters, on which help is tried.
  static func forHelp(_ size: Size = .wide) throws -> App {
    try App(
      notes: [
        "A.md": "# A\n\nTo [[B]].\n\n## Second\n\nText.\n\n## Third\n\nEnd.\n",
        "B.md": "# B\n\nPlain.\n", "C.md": "# C\n\nMore.\n", "日本.md": "# 日本のノート\n\n本文。\n",
      ], size: size)
  }
}
