import Commands
import Focus
import Geometry
import Interface
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("What people complain of in the menus and key help of other programs")
struct MenuComplaintTests {
  private func app(size: Size = .regular) throws -> App {
    try App(["Groceries", "Ideas", "Travel"], size: size)
  }

  @Test("Availability is that of what had the focus before (vscode #27611)")
  func contextFromBefore() throws {
    let app = try app()
    app.press("3 F10 l")
    #expect(!app.menuLines.contains("Mark"))
    app.press("Esc Esc 2 F10 l")
    #expect(app.menuLines.contains("Mark"))
    #expect(app.menuLines.contains("Search"))
  }

  @Test("What nobody does here is left out, what can't be done now is dim (vscode #3643, #19345)")
  func hiddenAndDisabled() throws {
    let app = try app()
    app.press("1 F10")
    #expect(app.menuLines.contains("Write"), "disabled")
    #expect(!app.menuLines.contains("Look"), "unavailable")
  }

  @Test(
    "A disabled row has a reason that says what to do, never a mere no (lazygit #5378, vscode #18517)"
  )
  func reasons() throws {
    for keys in ["", "1", "3", "Space", "Space +", "/", "?"] {
      let app = try app()
      app.press("\(keys) F10")
      for _ in 0..<6 {
        let menus = app.driver.app.arrangement?.menuBar?.layout.menus
        for line in menus?.last?.lines ?? [] {
          guard let reason = line.disabledReason else { continue }
          #expect(reason.hasSuffix("."), "\(reason)")
          #expect(reason.count > 15)
        }
        app.press("l")
      }
    }
  }

  @Test("j and k move, other letters find: both work in one menu (lazygit PR 5985)")
  func lettersAndMovement() throws {
    let app = try app()
    app.press("F10 j j")
    #expect(app.focusedTitle == "Open")
    app.press("e")
    #expect(app.focusedTitle == "Edit in Your Editor")
    app.press("k")
    #expect(app.focusedTitle == "Write")
  }

  @Test("Arrows, Home, End and pages work in a pop-up without being set up (magit #4436)")
  func movingInPopUps() throws {
    let app = try app(size: .small)
    app.press("F10 l l l PageDown")
    let further = app.focusedTitle
    #expect(further != app.menuLines.first)
    app.press("PageUp")
    #expect(app.focusedTitle == app.menuLines.first)
    app.press("End")
    #expect(app.focusedTitle == app.menuLines.last)
    app.press("Home")
    #expect(app.focusedTitle == app.menuLines.first)
  }

  @Test("In a short window a menu takes what there is, scrolls, and says so (git-fuzzy #41)")
  func shortWindow() throws {
    let app = try app(size: .small)
    app.press("F10 l l l")
    #expect(app.menuBox.map { $0.maxRow } == 9)
    #expect(app.screen.contains { $0.hasSuffix("▐") })
    app.expect(shows: "Enter run")
  }

  @Test("Only what lies on top gets Esc (ima2-gen PR 191)")
  func escape() throws {
    let app = try app()
    app.press("Space F10 l l l m Enter")
    for open in [["go"], [], nil] as [[String]?] {
      app.press("Esc")
      #expect(app.openMenus == open)
      app.expect(sheet: "look", at: "medium")
    }
    app.press("Esc")
    app.expectNoSheet()
  }

  @Test("Closing gives the focus back to the item that had it (TermUI #1745)", arguments: 0..<8)
  func focusComesBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let app = try app()
    app.press(["", "1 j", "3", "Space", "Space 2 j", "/ e", "?", "j j"][Int(seed)])
    let before = app.snapshot.focus
    app.press("F10")
    for _ in 0..<12 {
      app.press(["l", "h", "j", "k", "End", "Home", "Tab", "o"][random.next(upTo: 8)])
    }
    app.press("F10")
    #expect(app.openMenus == nil)
    #expect(app.snapshot.focus == before)
  }

  @Test("A key that is bound and has priority runs once (UIKit's overlay traps)")
  func once() throws {
    let app = try app()
    app.press("F10")
    #expect(app.openMenus == ["file"])
    app.press("F10")
    #expect(app.openMenus == nil)
  }

  @Test("A row that isn't shown can't be run by its key either, from inside the menu")
  func hiddenDoesNotDispatch() throws {
    let app = try app()
    app.press("F10 C-n")
    #expect(app.openMenus == ["file"])
    #expect(app.message == "C-n does nothing here.")
    app.press("/")
    #expect(app.driver.app.model.search == nil)
  }

  @Test("Every row has a title that stands alone, and a key only where it works (textual #5003)")
  func rows() throws {
    let app = try app()
    app.press("/ F10 l")
    for line in app.driver.app.arrangement?.menuBar?.layout.menus.last?.lines ?? [] {
      guard case .row(.command(let item)) = line else { continue }
      #expect(!item.standing.title.isEmpty)
      #expect(item.standing.keys?.notation != "/", "In the field it is a character")
    }
  }
}
