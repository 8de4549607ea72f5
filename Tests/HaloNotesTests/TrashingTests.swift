import Commands
import Geometry
import Notes
import NotesTestSupport
import TerminalInput
import Testing

@testable import HaloNotes

@Suite("Moving notes to the trash, and back (notes N11, commands C7)")
struct TrashingTests {
  @Test("d d moves the note to the trash, says so, and the focus goes to the neighbour")
  func trash() throws {
    let app = try App(["Apples", "Bread", "Cheese"])
    app.press("j d d")
    app.expect(focus: .notes, on: "Cheese")
    #expect(app.message == "Moved “Bread” to the trash.")
    #expect(try app.files == [".trash/Bread.md", "Apples.md", "Cheese.md"])
    app.press("d d")
    app.expect(focus: .notes, on: "Apples")
    #expect(app.shownNote == "Apples.md")
  }

  @Test("u right after a deletion restores the note and focuses it; C-r trashes it again")
  func undoRightAfter() throws {
    let app = try App(["Apples", "Bread", "Cheese"])
    let before = app.screen
    app.press("j d d u")
    app.expect(focus: .notes, on: "Bread")
    #expect(app.message == "Undid: move to trash of “Bread”.")
    #expect(try app.files == ["Apples.md", "Bread.md", "Cheese.md"])
    app.press("C-r")
    app.expect(focus: .notes, on: "Cheese")
    #expect(app.message == "Redid: move to trash of “Bread”.")
    app.press("u k")
    #expect(app.screen == before)
  }

  @Test("One key never deletes: d alone does nothing, and shows what comes next")
  func oneKey() throws {
    let app = try App(["Apples", "Bread"])
    app.press("d")
    app.driver.wait()
    app.expect(shows: "Move to Trash")
    app.press("j")
    #expect(try app.files == ["Apples.md", "Bread.md"])
  }

  @Test(
    "Delete and Backspace ask in the footer; Enter confirms", arguments: ["Delete", "Backspace"])
  func question(key: String) throws {
    let app = try App(["Apples", "Bread"])
    app.press(key)
    #expect(app.message == "Move “Apples” to the trash?")
    app.expect(shows: "Enter confirms, Esc leaves it.")
    #expect(try app.files == ["Apples.md", "Bread.md"])
    app.press("Enter")
    #expect(try app.files == [".trash/Apples.md", "Bread.md"])
    app.expect(focus: .notes, on: "Bread")
  }

  @Test("A key that repeats by itself neither confirms nor asks for more")
  func autoRepeat() throws {
    let app = try App(["Apples", "Bread"])
    app.press("Delete Delete Delete Backspace")
    #expect(app.message?.hasPrefix("Move “Apples” to the trash?") == true)
    #expect(try app.files == ["Apples.md", "Bread.md"])
    app.press("Enter")
    #expect(try app.files == [".trash/Apples.md", "Bread.md"])
  }

  @Test("What a worker has to tell meanwhile doesn't hide the question that Enter would answer")
  func questionStays() throws {
    let app = try App(["Apples", "Bread", "Cheese"])
    app.pressAtOnce("d d Delete")
    #expect(app.message == "Move “Bread” to the trash?")
    app.paste("x")
    app.press("Enter")
    #expect(try app.files == [".trash/Apples.md", "Bread.md", "Cheese.md"])
  }

  @Test("Esc leaves the question and nothing else; any other key leaves it and does what it does")
  func leaving() throws {
    let app = try App(["Apples", "Bread"])
    app.press("v Delete Esc")
    #expect(app.message == nil)
    #expect(app.driver.app.model.marks.count == 1)
    app.press("Esc g g Delete j Enter")
    app.expect(focus: .detail)
    #expect(app.shownNote == "Bread.md")
    #expect(try app.files == ["Apples.md", "Bread.md"])
  }

  @Test("Marked notes go together and come back together; their marks are gone")
  func marks() throws {
    let app = try App(["Apples", "Bread", "Cheese", "Dates"])
    app.press("v j v d d")
    #expect(try app.files == [".trash/Apples.md", ".trash/Cheese.md", "Bread.md", "Dates.md"])
    #expect(app.message == "Moved 2 notes to the trash.")
    #expect(app.driver.app.model.marks == [])
    app.press("u")
    #expect(app.message == "Undid: move to trash of 2 notes.")
    #expect(try app.files == ["Apples.md", "Bread.md", "Cheese.md", "Dates.md"])
    app.expect(focus: .notes, on: "Apples")
  }

  @Test("Keys that come faster than the disk meet the notes that one sees")
  func fastKeys() throws {
    let app = try App(["Apples", "Bread", "Cheese", "Dates"])
    app.pressAtOnce("d d d d u u j")
    #expect(try app.files == ["Apples.md", "Bread.md", "Cheese.md", "Dates.md"])
    app.press("C-r C-r")
    #expect(try app.files == [".trash/Apples.md", ".trash/Bread.md", "Cheese.md", "Dates.md"])
  }

  @Test("What was asked for is done before the program ends")
  func quitting() throws {
    let app = try App(["Apples", "Bread", "Cheese"])
    app.pressAtOnce("v d d d d q")
    #expect(try app.files == [".trash/Apples.md", ".trash/Bread.md", "Cheese.md"])
  }

  @Test("From the note d d acts on it, and the focus stays in the pane, which shows the neighbour")
  func fromDetail() throws {
    let app = try App(["Apples", "Bread", "Cheese"])
    app.press("j Enter d d")
    app.expect(focus: .detail)
    #expect(app.shownNote == "Cheese.md")
    app.press("u")
    app.expect(focus: .detail)
    #expect(app.shownNote == "Bread.md")
  }

  @Test("A look at a note that is trashed closes, and the focus goes back to the list")
  func fromLook() throws {
    let app = try App(["Apples", "Bread"])
    app.press("Space 4 d d")
    app.expectNoSheet()
    app.expect(focus: .notes, on: "Bread")
    #expect(try app.files == [".trash/Apples.md", "Bread.md"])
  }

  @Test("While a search is on its results lose the note and get it back")
  func whileSearching() throws {
    let app = try App(["Apples", "Apple pie", "Bread"])
    app.press("/ \"apple\" Tab d d k")
    app.expect(hides: "Apples")
    app.press("u Esc Esc")
    #expect(try app.files == ["Apple pie.md", "Apples.md", "Bread.md"])
    app.expect(shows: "Apples")
  }

  @Test("The last note can go, and come back into the empty list")
  func lastNote() throws {
    let app = try App(["Apples"])
    app.press("d d")
    #expect(try app.files == [".trash/Apples.md"])
    app.press("d d")
    #expect(app.message == "No note is chosen: go to a note first.")
    app.press("u")
    app.expect(focus: .notes, on: "Apples")
  }

  @Test("A note that another program has taken away can't be trashed, and that is said")
  func goneMeanwhile() throws {
    let app = try App(["Apples", "Bread"])
    try app.vault.remove("Apples.md")
    app.press("d d")
    #expect(
      app.message
        == "Not moved to the trash: “Apples.md” isn't there any more: it was moved or removed by "
        + "another program.")
    app.expect(focus: .notes, on: "Bread")
  }

  @Test("An undo that can't be done any more says why, and can be tried again")
  func undoRefused() throws {
    let app = try App(["Apples", "Bread"])
    app.press("d d")
    try app.vault.write("Apples.md", "another\n")
    app.press("u")
    #expect(app.message?.hasPrefix("Not undone: “Apples.md” is the name of something else") == true)
    #expect(try app.files == [".trash/Apples.md", "Apples.md", "Bread.md"])
    try app.vault.remove("Apples.md")
    app.press("u")
    #expect(try app.files == ["Apples.md", "Bread.md"])
  }

  @Test("What makes no sense is refused with its reason")
  func refused() throws {
    let app = try App(["Apples"])
    app.press("u")
    #expect(app.message == "There is nothing to undo.")
    app.press("C-r")
    #expect(app.message == "There is nothing to redo.")
    app.driver.app.model.access = .readOnly
    app.press("d d")
    #expect(app.message == "This folder can't be written to: check its owner and mode.")
    app.driver.app.model.access = .writable
    app.driver.app.model.library.progress = .reading(notes: 1)
    app.press("Delete")
    #expect(app.message == "The folder is still being read: try again in a moment.")
    #expect(try app.files == ["Apples.md"])
  }

  @Test("Undo and redo carry the title of what they would undo")
  func titles() throws {
    let app = try App(["Apples", "Bread"])
    #expect(app.title(of: .undo) == "Undo")
    app.press("d d")
    #expect(app.title(of: .undo) == "Undo Move to Trash")
    app.press("u")
    #expect(app.title(of: .redo) == "Redo Move to Trash")
  }

  @Test("The question shows its keys in every window", arguments: [Size.wide, .regular, .small])
  func narrow(size: Size) throws {
    let app = try App(["A title that is longer than any footer has room for 日本語"], size: size)
    app.press("Delete")
    app.expect(shows: size == .small ? "Enter, or Esc" : "Enter confirms, Esc leaves it.")
    app.resize(to: Size(columns: 60, rows: 18))
    app.press("Esc Delete")
    app.expect(shows: "Enter, or Esc")
  }

  @Test("A note whose name isn't UTF-8 goes and comes back")
  func strangeName() throws {
    let vault = try TemporaryVault()
    let name = [0xFF, 0xFE] + Array(".md".utf8)
    try vault.write(name, Array("# Strange\n".utf8))
    let app = try App(vault)
    app.press("d d")
    #expect(try vault.bytes(of: ".trash/".utf8 + name) == Array("# Strange\n".utf8))
    app.press("u")
    app.expect(focus: .notes, on: "Strange")
    #expect(try vault.bytes(of: name) == Array("# Strange\n".utf8))
  }

  @Test("A deletion outside while a search is on drops the note from what was found")
  func outsideWhileSearching() throws {
    // What had been found named places in a longer list.
    let app = try App(["Apples", "Apple pie", "Bread"])
    app.press("/ \"apple\"")
    try app.vault.remove("Apples.md")
    app.lookAgain()
    app.expect(hides: "Apples")
    app.expect(shows: "Apple pie")
  }
}

extension App {
  /// The files in the folder, hidden ones included.
  var files: [String] {
    get throws {
      try vault.snapshot().keys.map { String(decoding: $0, as: UTF8.self) }
        .filter { $0.hasSuffix(".md") }.sorted()
    }
  }

  /// What a command is called now.
  func title(of command: CommandID) -> String? {
    guard let situation = driver.app.situation,
      case .enabled(let target) = Resolver(
        registry: driver.app.router.registry,
        source: Responders(model: driver.app.model, situation: situation)
      ).resolve(command, along: situation.trail, sender: .menu)
    else { return driver.app.router.registry[command]?.title }
    return target.title
  }

  /// Presses keys without waiting for the workers between them, and waits then.
  func pressAtOnce(_ keys: String) {
    guard let script = try? KeyScript(keys) else { return }
    for key in script.keys {
      _ = driver.app.handle(TimedEvent(.key(key), at: .milliseconds(1)))
    }
    driver.app.finishWork()
  }
}
