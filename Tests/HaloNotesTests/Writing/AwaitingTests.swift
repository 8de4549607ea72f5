import Geometry
import NotesTestSupport
import TerminalInput
import Testing

@testable import HaloNotes

@Suite("A text is opened by a worker, and keys wait for it")
struct AwaitingTests {
  /// Lets events happen before any worker has told something.
  private func rush(_ app: App, _ keys: String) throws {
    for (place, key) in try KeyScript(keys).keys.enumerated() {
      let time = Duration.seconds(60) + .milliseconds(place)
      _ = app.driver.app.handle(TimedEvent(.key(key), at: time))
    }
  }

  @Test("What is typed before the text is there goes into it, in order, and is no command")
  func keysWait() throws {
    let app = try App(["A", "B"])
    app.press("j")
    try rush(app, "e C-End \"dd q\" Enter \"x\" Left \"y\"")
    #expect(app.text == nil)
    app.driver.wait()
    #expect(app.text == "# B\n\nAbout B.\ndd q\nyx")
    #expect(app.mode == "writing")
    #expect(app.file("A.md") == "# A\n\nAbout A.\n")
    #expect(app.faults == [])
  }

  @Test("Esc among them reads again, and what comes then are commands")
  func leaving() throws {
    let app = try App(["A", "B"])
    try rush(app, "e C-End \"new\" Esc 2 j e C-End \"other\"")
    app.driver.wait()
    #expect(app.text == "# B\n\nAbout B.\nother")
    #expect(app.file("A.md") == "# A\n\nAbout A.\nnew")
  }

  @Test("C-c gives it up, and what was typed for it does nothing")
  func givenUp() throws {
    let app = try App(["A", "B"])
    try rush(app, "e \"dd\" C-c")
    app.driver.wait()
    #expect(app.text == nil)
    #expect(app.file("A.md") == "# A\n\nAbout A.\n")
    #expect(app.message == "The text wasn't opened.")
    app.press("e")
    #expect(app.mode == "writing")
  }

  @Test("What can't be opened takes what was typed for it along")
  func gone() throws {
    let app = try App(["A", "B"])
    try app.vault.remove("A.md")
    try rush(app, "e \"dd\"")
    app.driver.wait()
    #expect(app.text == nil)
    #expect(app.file("B.md") == "# B\n\nAbout B.\n")
  }

  @Test("The end from outside keeps what was typed before the text was there")
  func ended() throws {
    let app = try App(["A", "B"])
    try rush(app, "e C-End \"kept\"")
    app.driver.send(.terminate(.requested))
    #expect(app.file("A.md") == "# A\n\nAbout A.\nkept")
  }

  @Test("Killed right after e, an edit or a movement, one is back in the text at its caret")
  func killed() throws {
    let app = try App(["A", "B"])
    app.press("j e")
    app.driver.kill()
    #expect(app.mode == "writing")
    app.press("C-End \"words\" C-s")
    let caret = app.caret
    app.driver.kill()
    #expect(app.mode == "writing")
    #expect(app.caret == caret)
    app.press("\"more\" Left Left")
    app.driver.pass(.milliseconds(600))
    app.driver.send(.deadline)
    app.driver.kill()
    #expect(app.caret == caret.map { $0 + 2 })
    app.press("C-Home \"x\"")
    app.driver.kill()
    #expect(app.caret == 1)
    app.press("Esc")
    app.driver.kill()
    #expect(app.mode == "reading")
  }
}
