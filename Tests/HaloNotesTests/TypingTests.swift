import Commands
import Testing

@testable import HaloNotes

@Suite("Keys and pastes that mean nothing, and sequences")
struct TypingTests {
  private func app() throws -> App { try App((0..<30).map { "Note \($0)" }) }

  @Test("Pasting outside a text runs no command and says why", arguments: ["2", "1", "3", "Space"])
  func paste(place: String) throws {
    let app = try app()
    app.press(place)
    let before = (app.snapshot.focus, app.snapshot.sheets)
    app.paste("jjq\n\u{1B}q dd G")
    #expect(app.snapshot.focus == before.0)
    #expect(app.snapshot.sheets == before.1)
    #expect(app.driver.ended == nil)
    #expect(app.message == "Pasting needs a text to go into.")
    app.press("j")
    #expect(app.message == nil)
  }

  @Test("A key that nothing claims says so, until the next key")
  func unclaimed() throws {
    let app = try app()
    app.press("X")
    #expect(app.message == "X does nothing here.")
    app.press("j")
    #expect(app.message == nil)
    app.expect(focus: .notes, on: "Note 1")
  }

  @Test("A started sequence shows what may follow, once its time has come")
  func pending() throws {
    let app = try app()
    app.press("G g")
    app.expect(hides: "g First")
    app.driver.wait()
    app.expect(shows: "g First")
    app.press("g")
    app.expect(focus: .notes, on: "Note 0")
    app.expect(hides: "g First")
  }

  @Test("Esc cancels a started sequence and nothing else")
  func cancelled() throws {
    let app = try app()
    app.press("j 3 g Esc")
    #expect(app.focusedGroup == "detail")
    #expect(app.message == nil)
    app.press("2 g Esc g g")
    app.expect(focus: .notes, on: "Note 0")
  }

  @Test("A key that doesn't fit a started sequence is told with it, and not obeyed")
  func misfit() throws {
    let app = try app()
    app.press("j g j")
    #expect(app.message == "g j does nothing.")
    app.expect(focus: .notes, on: "Note 1")
  }

  @Test(
    "The footer offers what can be done here, and the overlay last",
    arguments: [
      ("2", "Enter open"), ("1", "Enter notes"), ("3", "j k blocks"), ("Space", "+ larger"),
    ])
  func footer(keys: String, hint: String) throws {
    let app = try app()
    app.press(keys)
    let footer = try #require(app.screen.last)
    #expect(footer.contains(hint), "\(footer)")
    #expect(footer.hasSuffix("? more"))
  }

  @Test("The footer stops offering what can't be done any more, and offers it again")
  func footerFollows() throws {
    let app = try app()
    // The last key takes away what the one before it was told.
    app.press("Space + + + C-l")
    let largest = try #require(app.screen.last)
    #expect(!largest.contains("+ larger") && largest.contains("- smaller"), "\(largest)")
    app.press("-")
    let smaller = try #require(app.screen.last)
    #expect(smaller.contains("+ larger"), "\(smaller)")
  }

  @Test("Every key in the footer of the list does something")
  func footerKeysWork() throws {
    for key in ["Tab", "j", "k", "Enter", "Space", "/", "E", "C-n"] {
      let app = try app()
      app.press("j \(key)")
      #expect(app.message?.contains("does nothing") != true, "\(key)")
    }
  }
}
