import Geometry
import NotesTestSupport
import TerminalInput
import Testing

@testable import HaloNotes

@Suite("Find and replace in a text (text T10)")
struct FindingTests {
  private static let text = "# Apples\n\nAn apple, an APPLE.\n\nPears.\n\nOne äpple more, apple.\n"

  private func app(_ text: String = text, size: Size = .wide) throws -> App {
    let app = try App(notes: ["A.md": text], size: size)
    app.press("e C-Home")
    return app
  }

  /// What is selected in the text.
  private func selected(_ app: App) -> String? {
    app.driver.app.model.writing.map { writing in
      let editor = writing.value.editor
      return String(decoding: editor.buffer.bytes(in: editor.selection.range), as: UTF8.self)
    }
  }

  /// Where the selection begins, in bytes.
  private func place(_ app: App) -> Int? {
    app.driver.app.model.writing?.value.editor.selection.range.lowerBound
  }

  @Test(
    "C-g shows every place with its line while one types, and Enter selects the current one",
    arguments: [Size.wide, .regular, .small])
  func finds(size: Size) throws {
    let app = try app(size: size)
    app.press("C-g \"apple\"")
    app.expect(shows: "4 places")
    app.expect(shows: "line 7")
    #expect(app.faults == [])
    app.press("Down Enter")
    app.expectNoSheet()
    #expect(selected(app) == "apple")
    #expect(place(app) == 13)
    #expect(app.mode == "writing")
    #expect(app.text == Self.text)
    #expect(app.faults == [])
  }

  @Test("C-g Enter goes on to the next place, and from the last to the first")
  func goesOn() throws {
    let app = try app()
    app.press("C-g \"apple\" Enter")
    var places = [place(app)]
    for _ in 0..<4 {
      app.press("C-g Enter")
      places.append(place(app))
    }
    // A place that is written otherwise doesn't change what is looked for.
    #expect(places == [2, 13, 23, 56, 2])
  }

  @Test("A capital letter is looked for as it is")
  func smartCase() throws {
    let app = try app()
    app.press("C-g \"APPLE\"")
    app.expect(shows: "1 place ")
    app.press("Enter")
    #expect(selected(app) == "APPLE")
  }

  @Test("What is selected is looked for, and a key typed instead of it replaces it")
  func selection() throws {
    let app = try app("one two\ntwo one\n")
    app.press("S-Right S-Right S-Right C-g")
    app.expect(shows: "2 places")
    app.press("Enter \"x\"")
    #expect(app.text == "one two\ntwo x\n")
  }

  @Test("C-g C-g replaces everywhere as one step")
  func replacesAll() throws {
    let app = try app()
    app.press("C-g \"apple\" C-g \"plum\"")
    // What it will be is seen before.
    app.expect(shows: "An plum, an APPLE.")
    app.press("Enter")
    app.expectNoSheet()
    #expect(app.text == "# plums\n\nAn plum, an plum.\n\nPears.\n\nOne äpple more, plum.\n")
    #expect(app.message == "Replaced in 4 places.")
    app.press("C-z")
    #expect(app.text == Self.text)
    app.press("C-y Esc")
    #expect(app.file("A.md")?.hasPrefix("# plums\n\nAn plum, an plum.") == true)
    #expect(app.faults == [])
  }

  @Test("Place by place: the next one comes up, and what was put there isn't found again at once")
  func replacesSome() throws {
    let app = try app("a b a b a\n")
    app.press("C-g \"a\" Down C-g \"aa\" Down Enter")
    #expect(app.text == "a b aa b a\n")
    app.press("Enter")
    #expect(app.text == "a b aa b aa\n")
    app.press("Esc Esc C-z")
    #expect(app.text == "a b aa b a\n")
    app.press("C-z")
    #expect(app.text == "a b a b a\n")
    #expect(app.faults == [])
  }

  @Test("With the last place the sheet closes; nothing in the field takes the text away")
  func removes() throws {
    let app = try app("a b\n")
    app.press("C-g \"b\" C-g Down Enter")
    app.expectNoSheet()
    #expect(app.text == "a \n")
    #expect(app.mode == "writing")
  }

  @Test("Where nothing is found that is said, and nothing can be done")
  func nothing() throws {
    let app = try app()
    app.press("C-g \"plum\"")
    app.expect(shows: "“plum” isn't in this text.")
    app.press("Enter C-g")
    app.expect(shows: "━ Find ━")
    app.press("Esc Esc")
    app.expectNoSheet()
    #expect(app.text == Self.text)
    #expect(app.caret == 0)
    #expect(app.mode == "writing")
    #expect(app.faults == [])
  }

  @Test("What another program has changed meanwhile isn't replaced by what was found before")
  func changedMeanwhile() throws {
    let app = try app("a b\n")
    app.press("C-g \"b\" C-g \"x\"")
    try app.vault.write("A.md", "b a\n")
    app.lookAgain()
    app.press("Enter")
    #expect(app.text == "b a\n")
    app.expectNoSheet()
    #expect(app.message?.contains("changed meanwhile") == true)
  }

  @Test("A long line is shown where something was found in it")
  func longLine() throws {
    let app = try app(String(repeating: "word ", count: 200) + "needle and more\n")
    app.press("C-g \"needle\"")
    app.expect(shows: "word needle and more")
    app.press("Enter")
    #expect(place(app) == 1000)
  }

  @Test("In a large text a worker finds, and Enter waits for it")
  func large() throws {
    let filling = String(repeating: "hay and more hay\n", count: 20_000)
    let text = filling + "a needle\n" + filling
    let app = try app(text)
    app.press("C-g \"needle\"")
    app.expect(shows: "1 place ")
    app.press("C-g \"pin\" Enter")
    #expect(app.text == text.replacing("needle", with: "pin"))
    app.press("C-g \"pi\"")
    for (place, key) in try KeyScript("n Enter").keys.enumerated() {
      _ = app.driver.app.handle(
        TimedEvent(.key(key), at: .seconds(9) + .milliseconds(place)))
    }
    app.driver.wait()
    app.expectNoSheet()
    #expect(selected(app) == "pin")
  }

  @Test("In a quick note, too")
  func quick() throws {
    let app = try App(["A"])
    app.press("C-q \"one two one\" C-Home C-g \"one\" Down Enter")
    let editor = try #require(app.driver.app.model.quick?.value.writing.editor)
    #expect(editor.selection.range == 8..<11)
    app.expect(focus: .quickText)
    app.press("C-g C-g \"1\" Enter Enter")
    #expect(app.driver.app.model.quick?.value.writing.editor.buffer.text.contains("1") == true)
    #expect(app.text == nil)
    #expect(app.faults == [])
  }
}
