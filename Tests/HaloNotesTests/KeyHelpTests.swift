import Commands
import Geometry
import Testing

@testable import HaloNotes

/// What keyboard users ask of key help, each ask a test; those about filters, sizes, prefixes and
/// restoring are beside what they are about.
@Suite("What people ask of key help")
struct KeyHelpTests {
  private func app(_ keymap: String = "", size: Size = .wide) throws -> App {
    try App((0..<30).map { "Note \($0)" }, size: size, keymap: keymap)
  }

  @Test("Footer, overlay and palette show the keys that are really bound, not the defaults")
  func actualKeys() throws {
    let app = try app(
      """
      rebind:
        - { command: help.keyboard, keys: ["F2"] }
        - { command: search.start, keys: ["C-s"] }
      """)
    #expect(app.footer.contains("C-s search"))
    #expect(app.footer.hasSuffix("F2 more"), "\(app.footer)")
    app.press("F2 \"search\"")
    #expect(app.line(with: "▌  Search")?.contains(" C-s ") == true)
    app.press("Esc Esc : \"search\"")
    #expect(app.line(with: "▌ Search")?.contains(" C-s ") == true)
  }

  @Test(
    "The last slot of the footer leads to the overlay from everywhere, by a key that works there",
    arguments: [
      ("2", "? more", "?"), ("3", "? more", "?"), ("Space", "? more", "?"), ("/", "F1 more", "F1"),
      (":", "F1 more", "F1"), ("f", "F1 more", "F1"),
    ])
  func lastSlot(place: String, hint: String, key: String) throws {
    let app = try app()
    app.press(place)
    #expect(app.footer.hasSuffix(hint), "\(app.footer)")
    app.press(key)
    #expect(app.snapshot.sheets.last?.id == "keyboard")
    #expect(app.footer.hasSuffix("F1 close"), "\(app.footer)")
    app.press("F1")
    #expect(app.snapshot.sheets.last?.id != "keyboard")
  }

  @Test("Without any key for the overlay the last slot leads to the palette")
  func noOverlayKey() throws {
    let app = try app("unbind: [{ keys: \"?\" }, { keys: F1 }]")
    #expect(app.footer.hasSuffix(": commands"), "\(app.footer)")
  }

  @Test("The footer shows whole items only, in windows of every width")
  func wholeItems() throws {
    let app = try app()
    for keys in ["2", "3", "/", "Esc Esc ?", "\"x\"", "Esc Esc :"] {
      app.press(keys)
      app.resize(to: .init(columns: 300, rows: 24))
      let all = app.footer.split(separator: "  ").map { String($0).trimmingBlanks }
      for columns in stride(from: 40, through: 140, by: 7) {
        app.resize(to: .init(columns: columns, rows: 24))
        for item in app.footer.split(separator: "  ").map({ String($0).trimmingBlanks }) {
          #expect(all.contains(item) || item == "?" || item == "F1", "\(item) at \(columns)")
        }
      }
      app.resize(to: .wide)
    }
  }

  @Test("Two keys for one command: the shown one works, the other is found by itself")
  func twoKeys() throws {
    let app = try app()
    app.press("? \"@G\"")
    #expect(app.choices == ["Last"])
    app.press("C-u \"@End\"")
    #expect(app.choices == ["Last"])
    #expect(app.line(with: "▌  Last")?.contains(" End ") == true)
  }

  @Test("A key of one's own is listed like any other, and found")
  func ownKeys() throws {
    let app = try app("bind: [{ command: note.mark, keys: \"g m\", in: notes }]")
    app.press("? \"@g m\"")
    #expect(app.choices == ["Mark"])
  }

  @Test("Everything that is shown has a title that stands alone")
  func titles() throws {
    for place in ["2", "3", "1", "Space", "/"] {
      let app = try app()
      app.press("\(place) F1 \"!\"")
      #expect(app.choices.allSatisfy { !$0.trimmingBlanks.isEmpty })
      #expect(Set(app.choices).count == app.choices.count, "two rows are called alike")
    }
  }

  @Test("What can't be done is told with its reason, never as not enabled here")
  func reasons() throws {
    let app = try app()
    app.press("? \"!\"")
    let answer = try #require(app.driver.app.model.pickers[.keyboard]?.answer)
    let remarks = answer.ids.indices.compactMap { answer.row($0).remark }
    #expect(!remarks.isEmpty)
    #expect(remarks.allSatisfy { $0.count > 12 && $0.hasSuffix(".") }, "\(remarks)")
  }

  @Test("What was found is marked in the title")
  func marks() throws {
    let app = try app()
    app.press("? \"note\"")
    let answer = try #require(app.driver.app.model.pickers[.keyboard]?.answer)
    let row = try #require(answer.ids.firstIndex(of: "note.new").map(answer.row))
    #expect(row.title.runs.contains { $0.styles.contains(.match) && $0.range == 4..<8 })
  }

  @Test("Help shows what counts where one is, and follows what changes there")
  func followsState() throws {
    let app = try app()
    app.press("Space + + ? \"sheet\"")
    #expect(!app.choices.contains("Larger Sheet") && app.choices.contains("Smaller Sheet"))
    app.press("Esc Esc - ? \"sheet\"")
    #expect(app.choices.contains("Larger Sheet"))
  }

  @Test("A menu none of whose commands apply doesn't show")
  func emptyMenus() throws {
    let app = try app()
    app.press("? \"mark\"")
    app.expect(shows: " Edit ")
    for menu in ["File", "View", "Window", "Help"] { app.expect(hides: "┃ \(menu) ") }
    #expect(app.choices == ["Mark", "Mark up to Here"])
  }

  @Test("Every command can be run by its name, those without a key too")
  func byName() throws {
    let app = try app(
      """
      unbind:
        - { keys: v, in: notes }
      """)
    app.press(": \"mark\" Enter")
    #expect(app.driver.app.model.marks.count == 1)
    #expect(app.message == nil)
  }

  @Test(
    "A closed overlay leaves no trace: screen, focus and scroll are as before",
    arguments: [
      Size.wide, .regular, .small,
    ])
  func noTrace(size: Size) throws {
    let app = try app(size: size)
    app.press("G k k")
    let before = (app.screen, app.snapshot.focus)
    for keys in ["? Esc", "F1 \"note\" Down Esc Esc", ": \"x\" Esc Esc", "? Tab G q"] {
      app.press(keys)
      #expect(app.screen == before.0)
      #expect(app.snapshot.focus == before.1)
    }
  }
}
