import Glibc
import Notes
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("What others do in the folder shows at once (notes N13)")
struct FolderWatchingTests {
  private func app(_ watching: WatchLimit = .system) throws -> App {
    try App(
      notes: [
        "A.md": "# Alder\n\nAn oak beside.\n", "B.md": "# Birch\n\nWhite.\n",
        "C.md": "# Cedar\n\nSee [[B]].\n", "sub/D.md": "# Dogwood\n",
      ], watching: watching)
  }

  /// How often the folder was read and listed.
  private func generation(_ app: App) -> UInt64 { app.driver.app.model.library.generation }

  @Test("A changed, a new and a removed note show in the list and the detail; the selection stays")
  func list() throws {
    let app = try app()
    app.press("j")
    try app.vault.write("B.md", "# Beech\n\nGrey.\n")
    try app.vault.write("sub/E.md", "# Elm\n")
    try app.vault.remove("A.md")
    app.noticeFiles()
    app.expect(focus: .notes, on: "Beech")
    app.expect(shows: "Grey.")
    app.expect(shows: "Elm")
    app.expect(hides: "Alder")
    #expect(app.faults == [])
  }

  @Test("Search, sheet and backlinks follow as well")
  func derived() throws {
    let app = try app()
    app.press("j g b")
    app.driver.wait()
    app.expect(shows: "Cedar")
    try app.vault.write("sub/E.md", "# Elm\n\nLike [[B]].\n")
    app.noticeFiles()
    app.expect(sheet: "look", at: "medium")
    #expect(app.driver.app.model.known?.backlinks.count == 2)
    app.press("Esc / \"oak\"")
    app.expect(shows: "Alder")
    try app.vault.write("sub/E.md", "# Elm\n\nNo oak.\n")
    app.noticeFiles()
    #expect(app.driver.app.model.search?.hits.count == 2)
    #expect(app.driver.app.model.search?.query == "oak")
    #expect(app.faults == [])
  }

  @Test("One's own writing is no news: nothing is listed again, and nothing is left to do")
  func ownWrites() throws {
    let app = try app()
    app.press("t \"tree\" Enter Esc p")
    app.driver.wait()
    let before = generation(app)
    app.noticeFiles()
    #expect(generation(app) == before)
    app.press("e C-End \"more\" C-s")
    app.noticeFiles()
    app.press("Esc")
    app.driver.wait()
    let after = generation(app)
    app.noticeFiles()
    #expect(generation(app) == after)
    #expect(app.message == nil)
    #expect(app.driver.app.outside.deadline == nil)
  }

  @Test("A thousand files that come at once are one reading of the folder")
  func burst() throws {
    let app = try app()
    app.press("j")
    let before = generation(app)
    for number in 0..<10 {
      for file in 0..<100 {
        try app.vault.write("many \(number)/\(file).md", "# Note \(number) \(file)\n")
      }
      for descriptor in app.driver.app.watched { app.driver.send(.readable(descriptor)) }
      app.driver.elapse(.milliseconds(10))
    }
    #expect(generation(app) == before)
    app.noticeFiles()
    #expect(generation(app) == before + 1)
    #expect(app.driver.app.model.library.listing?.count == 1_004)
    app.expect(focus: .notes, on: "Birch")
    #expect(app.faults == [])
  }

  @Test("A note that others rename stays the one that is read, and the one that is written in")
  func renamed() throws {
    let app = try app()
    app.press("j Enter j")
    move(app, "B.md", to: "sub/Other.md")
    app.noticeFiles()
    #expect(app.shownNote == "sub/Other.md")
    app.press("e C-End \"mine\"")
    move(app, "sub", to: "elsewhere")
    app.noticeFiles()
    #expect(app.text?.hasSuffix("mine") == true)
    app.press("Esc")
    app.driver.wait()
    #expect(app.file("elsewhere/Other.md") == "# Birch\n\nWhite.\nmine")
    #expect(app.faults == [])
  }

  @Test("A note that is removed while one writes in it stays open, and comes back by writing")
  func removedWhileWriting() throws {
    let app = try app()
    app.press("j e C-End \"mine\"")
    try app.vault.remove("B.md")
    app.noticeFiles()
    #expect(app.text?.hasSuffix("mine") == true)
    app.expect(shows: "Keep mine")
    app.press("Enter")
    app.driver.wait()
    #expect(app.file("B.md") == "# Birch\n\nWhite.\nmine")
    #expect(app.faults == [])
  }

  @Test("The folder vanishes and comes back, and so does the list")
  func vanished() throws {
    let app = try app()
    app.press("j")
    try app.vault.move(.away)
    app.noticeFiles()
    #expect(app.message?.hasPrefix("there is no folder") == true)
    app.noticeFiles()
    try app.vault.move(.back)
    app.noticeFiles()
    #expect(app.message == nil)
    app.expect(focus: .notes, on: "Birch")
    try app.vault.write("B.md", "# Beech\n")
    app.noticeFiles()
    app.expect(focus: .notes, on: "Beech")
    #expect(app.faults == [])
  }

  @Test("Where watches run out the folder is read again and again, and that is said once")
  func shortage() throws {
    let app = try app(.folders(1))
    #expect(app.message?.hasPrefix("The system has no more watches") == true)
    app.press("j")
    try app.vault.write("sub/D.md", "# Dahlia\n")
    app.noticeFiles()
    app.expect(hides: "Dahlia")
    let before = generation(app)
    app.driver.elapse(.seconds(6))
    app.expect(shows: "Dahlia")
    #expect(generation(app) == before + 1)
    app.driver.elapse(.seconds(20))
    #expect(generation(app) == before + 1)
    #expect(app.message == nil)
    app.expect(focus: .notes, on: "Birch")
  }

  @Test("What one's own command writes into a text that is open isn't told as somebody else's")
  func ownTag() throws {
    let app = try app()
    app.press("e S-F6 t \"tree\" Enter Esc")
    app.driver.wait()
    app.noticeFiles()
    #expect(app.file("A.md")?.contains("tree") == true)
    #expect(app.text?.contains("tree") == true)
    #expect(app.message?.contains("changed on disk") != true)
  }

  private func move(_ app: App, _ name: String, to other: String) {
    let (from, to) = (app.vault.absolute(name.utf8), app.vault.absolute(other.utf8))
    #expect(rename(String(decoding: from, as: UTF8.self), String(decoding: to, as: UTF8.self)) == 0)
  }
}

@Suite("Two programs write in one note (scenes R9)")
struct SharedTextTests {
  private func pair(_ watching: WatchLimit = .system) throws -> (App, App) {
    let first = try App(notes: ["A.md": "one\ntwo\n", "B.md": "# B\n"], watching: watching)
    first.press("e C-End")
    let second = try App(sharing: first)
    second.press("e C-Home")
    return (first, second)
  }

  /// Lets an app take what the system tells it, without letting time go by.
  private func notice(_ app: App) {
    for descriptor in app.driver.app.watched { app.driver.send(.readable(descriptor)) }
  }

  @Test("What one types the other shows, and both go on where they are")
  func inStep() throws {
    let (first, second) = try pair()
    first.press("\"abc\"")
    notice(second)
    #expect(second.text == "one\ntwo\nabc")
    second.press("\"x\"")
    notice(first)
    first.press("\"d\"")
    notice(second)
    #expect(first.text == "xone\ntwo\nabcd")
    #expect(second.text == first.text)
    #expect(second.caret == 1)
    second.press("C-z")
    notice(first)
    #expect(first.text == "one\ntwo\nabcd")
  }

  @Test("What one saves the other needn't, and nobody is told of a change on disk")
  func saving() throws {
    let (first, second) = try pair()
    first.press("\"abc\"")
    notice(second)
    first.press("C-s")
    second.noticeFiles()
    #expect(second.snapshot.note?.dirty == false)
    #expect(second.message == nil)
    second.press("\"x\"")
    first.press("\"d\"")
    first.press("C-s")
    second.press("\"y\"")
    second.noticeFiles()
    #expect(second.message == nil)
    #expect(second.text == "xyone\ntwo\nabcd")
    second.press("C-s")
    first.noticeFiles()
    #expect(first.snapshot.note?.dirty == false)
    #expect(first.file("A.md") == "xyone\ntwo\nabcd")
    first.press("Esc")
    second.press("Esc")
    #expect(try first.journals() == [])
    #expect(first.faults == [])
    #expect(second.faults == [])
  }

  @Test("A text begun in one shows in the other that had it open before, read or not")
  func begunElsewhere() throws {
    let (first, second) = try pair()
    second.press("\"first \"")
    second.press("C-s")
    first.noticeFiles()
    #expect(first.text == "first one\ntwo\n")
    second.press("\"more \"")
    notice(first)
    #expect(first.text == "first more one\ntwo\n")
    first.press("\"end\" Esc")
    second.noticeFiles()
    #expect(second.text == "first more one\ntwo\nend")
  }

  @Test("One's own typing is no news: nothing is left to take")
  func ownTyping() throws {
    let (first, second) = try pair()
    first.press("\"abc\"")
    #expect(first.driver.app.outside.journals?.takeNews() == false)
    #expect(second.driver.app.outside.journals?.takeNews() == true)
    first.press("Esc")
    first.driver.wait()
    #expect(first.driver.app.outside.journals?.isWatching == false)
  }

  @Test("Where there are no watches the journals are looked at ten times a second")
  func polling() throws {
    let (first, second) = try pair(.folders(0))
    #expect(second.driver.app.watched.isEmpty)
    first.press("\"abc\"")
    second.driver.elapse(.milliseconds(110))
    #expect(second.text == "one\ntwo\nabc")
  }
}
