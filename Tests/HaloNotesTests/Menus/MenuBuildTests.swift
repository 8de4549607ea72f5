import Commands
import Configuration
import Geometry
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("The app's menus are built from the one registry (commands C10–C12)")
struct MenuBuildTests {
  private func menus() throws -> MenuSystem {
    let app = try App(["A"])
    app.press("F10")
    return app.driver.app.menus
  }

  @Test("Every edit of the builder finds its place")
  func diagnostics() throws {
    let menus = try menus()
    #expect(menus.diagnostics.map(\.message) == [])
  }

  @Test("Every command that has a menu stands in it once, and no other does")
  func complete() throws {
    let root = try menus().root
    let listed = root.commands.map(\.id)
    #expect(Set(listed).count == listed.count)
    let wanted = NotesCatalogue.registry.commands.filter { $0.menu != nil }.map(\.id)
    #expect(Set(listed) == Set(wanted))
    for case .menu(let menu) in root.children {
      for command in menu.commands { #expect(command.menu == menu.id, "\(command.id.name)") }
    }
  }

  @Test(
    "The bar has the six menus, whatever can be done at the time", arguments: ["", "1", "3", "/"])
  func six(keys: String) throws {
    let app = try App(["A"])
    app.press("\(keys) F10")
    #expect(app.menuTitles == ["File", "Edit", "View", "Go", "Window", "Help"])
  }

  @Test("What belongs together stands between lines, and lines are neither first, last nor doubled")
  func lines() throws {
    let app = try App(["A", "B"])
    app.press("F10")
    for _ in 0..<6 {
      let lines = app.menuLines
      #expect(!lines.isEmpty)
      #expect(lines.first != "-" && lines.last != "-")
      #expect(!zip(lines, lines.dropFirst()).contains { $0 == "-" && $1 == "-" })
      app.press("l")
    }
    app.press("h h h")
    #expect(app.menuLines.filter { $0 == "-" }.count >= 2, "\(app.menuLines)")
  }

  @Test("What comes into a menu while it is open leaves the chosen row chosen (commands C12)")
  func rebuilding() throws {
    let app = try App(notes: ["A.md": "# A\n\n[[B]] [[C]] [[D]]\n", "B.md": "# B\n"])
    app.press("F10 l l l")
    app.goTo(line: "Follow a Link")
    app.press("Enter j")
    #expect(app.focusedTitle == "C")
    try app.vault.write("A.md", "# A\n\n[[B]] [[C]] [[D]] [[E]]\n")
    app.driver.app.menus.setNeedsRebuild()
    app.lookAgain()
    #expect(app.menuLines == ["B", "C", "D", "E"])
    #expect(app.focusedTitle == "C")
    #expect(app.openMenus == ["go", "links"])
    // A row that goes gives its place to the next one.
    try app.vault.write("A.md", "# A\n\n[[B]]\n")
    app.lookAgain()
    #expect(app.focusedTitle == "B")
    #expect(app.faults == [])
  }

  @Test("The menu is built when it has to be, once for any number of wishes (commands C12)")
  func coalescing() throws {
    let app = try App(["A"])
    #expect(app.driver.app.menus.due == .rebuild, "Nothing is built before it is wanted")
    app.press("F10")
    #expect(app.driver.app.menus.due == .nothing)
    app.driver.app.menus.setNeedsRevalidate()
    app.driver.app.menus.setNeedsRebuild()
    app.driver.app.menus.setNeedsRevalidate()
    app.press("j")
    #expect(app.driver.app.menus.due == .nothing)
    #expect(app.driver.app.menus.diagnostics == [])
  }

  @Test("Rows stand for their alternates while modifiers are held (commands C11)")
  func alternates() throws {
    let app = try App(["A", "B"])
    app.press("Tab F10 l l l")
    app.click("Next Pane ", holding: .shift)
    app.expect(focus: .notes)
    #expect(app.openMenus == nil)
  }

  @Test("Menus show the keys in force, not the defaults (zellij PR 1242, commands C20)")
  func keymap() throws {
    let app = try App(["A"])
    var environment = try app.environment()
    environment.keymap = Keymap("rebind: [{ command: note.new, keys: [C-t] }]")
    let driver = Driver(environment: environment, size: .regular)
    try driver.press("F10")
    #expect(driver.screen.contains { $0.contains("New Note") && $0.contains("C-t") })
  }

  @Test("A submenu none of whose rows apply isn't there (lazygit #4988), and none is without title")
  func submenus() throws {
    let app = try App(["A"])
    app.press("F10")
    for _ in 0..<6 {
      let menus = app.driver.app.arrangement?.menuBar?.layout.menus
      for line in menus?.last?.lines ?? [] where line != .row(.separator) {
        #expect(!line.title.isEmpty)
      }
      app.press("l")
    }
    app.press("/ x F10 h h h")
    #expect(!app.menuLines.contains("Next Heading"))
  }
}

extension Keymap {
  /// The keys in force with a file of this text.
  fileprivate init(_ text: String) {
    self.init(parseConfiguration(Array(text.utf8), file: "keys.yaml"))
  }
}
