import Geometry
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Completing links and tags at the caret (contract: editor)")
struct CompletingTests {
  private func app(
    _ notes: KeyValuePairs<String, String> = [
      "Here.md": "# Here\n", "Groceries.md": "# Groceries\n", "git/Log.md": "# Log\n",
      "hg/Log.md": "# Log\n", "git/grep.md": "# Find lines with grep\n",
    ], size: Size = .wide
  ) throws -> App {
    let app = try App(notes: notes, size: size)
    app.press(": \"e Here\" Enter e C-End")
    #expect(app.mode == "writing")
    return app
  }

  /// The titles of the rows that are offered; none where no list shows.
  private func offered(_ app: App) -> [String] {
    guard app.driver.app.arrangement?.completion != nil else { return [] }
    return app.driver.app.model.completion?.value.rows.map {
      String(decoding: $0.title.bytes, as: UTF8.self)
    } ?? []
  }

  @Test(
    "[[ offers notes, what is typed filters them, and Enter puts in a link that is closed",
    arguments: [Size.wide, .regular, .small])
  func note(size: Size) throws {
    let app = try app(size: size)
    app.press("\"[[\"")
    #expect(Set(offered(app)) == ["Groceries", "Log", "Find lines with grep"])
    #expect(app.faults == [])
    app.press("\"gr\"")
    #expect(offered(app) == ["Groceries", "Find lines with grep"])
    app.press("Enter")
    #expect(app.text == "# Here\n[[Groceries]]")
    #expect(app.caret == app.text?.utf8.count)
    #expect(offered(app) == [])
    #expect(app.faults == [])
  }

  @Test("One undo takes a completion back, and only that")
  func undo() throws {
    let app = try app()
    app.press("\"[[gro\" Enter C-z")
    #expect(app.text == "# Here\n[[gro")
    app.press("C-y")
    #expect(app.text == "# Here\n[[Groceries]]")
  }

  @Test("A name that two notes have is told apart by its path, and put in with it (notes N7)")
  func ambiguous() throws {
    let app = try app()
    app.press("\"[[log\"")
    app.expect(shows: "git/Log.md")
    app.expect(shows: "hg/Log.md")
    let second = try #require(app.driver.app.model.completion?.value.rows[1])
    app.press("Down Tab")
    guard case .note(let path, _) = second.value else { return }
    #expect(app.text == "# Here\n[[\(path.folder?.display ?? "")/Log|Log]]")
  }

  @Test("A note is found by its file's name, too, and by its path behind a /")
  func fileName() throws {
    let app = try app(["Here.md": "", "a/zettel-7.md": "# Bees\n", "b/other.md": "# Wasps\n"])
    app.press("\"[[zett\"")
    #expect(offered(app) == ["Bees"])
    app.press("Tab \" [[b/o\" Tab")
    #expect(app.text == "[[zettel-7|Bees]] [[other|Wasps]]")
  }

  @Test("The list is moved through with arrows and with C-n C-p, and goes round")
  func moving() throws {
    let app = try app()
    app.press("\"[[g\"")
    let titles = offered(app)
    app.press("C-n C-n C-p Down Down Up Up Up Enter")
    #expect(titles.count > 1)
    #expect(app.text?.contains("[[") == true)
    #expect(app.text?.hasSuffix("]]") == true)
    #expect(app.faults == [])
  }

  @Test("Enter begins a new line where nothing was typed or chosen, and behind a tag")
  func enter() throws {
    let app = try app(["Here.md": "", "A.md": "#shopping #shop/list\n"])
    app.press("\"[[\"")
    #expect(!offered(app).isEmpty)
    app.press("Enter")
    #expect(app.text == "[[\n")
    app.press("\"#shop\"")
    #expect(offered(app) == ["shop/list", "shopping"])
    app.press("Enter")
    #expect(app.text == "[[\n#shop\n")
    app.press("\"#shop\" Down Enter")
    #expect(app.text == "[[\n#shop\n#shopping")
  }

  @Test("Esc closes the list and nothing else, and it stays closed while the same word is typed")
  func escape() throws {
    let app = try app()
    app.press("\"[[g\" Esc")
    #expect(offered(app) == [])
    #expect(app.mode == "writing")
    app.press("\"r\"")
    #expect(offered(app) == [])
    app.press("Enter")
    #expect(app.text == "# Here\n[[gr\n")
    app.press("\"[[gr\"")
    #expect(!offered(app).isEmpty)
    app.press("Esc Esc")
    #expect(app.mode == "reading")
  }

  @Test("Brackets that are there already aren't doubled, and what a link shows stays")
  func closed() throws {
    let app = try app(["Here.md": "[[]]\n[[|shown]]\n", "Groceries.md": ""])
    app.press("C-Home Right Right \"gro\" Tab")
    #expect(app.text == "[[Groceries]]\n[[|shown]]\n")
    #expect(app.caret == 13)
    app.press("Down Home Right Right \"gro\" Tab")
    #expect(app.text == "[[Groceries]]\n[[Groceries|shown]]\n")
  }

  @Test("Headings of another note and of this one")
  func headings() throws {
    let app = try app([
      "Here.md": "# Here\n\n## Own part\n", "Bread.md": "# Bread\n\n## Flour\n\n## Water & salt\n",
    ])
    app.press("\"[[Bread#\"")
    #expect(offered(app) == ["Bread", "Flour", "Water & salt"])
    app.press("\"wa\" Enter")
    #expect(app.text?.hasSuffix("[[Bread#Water & salt]]") == true)
    app.press("\" [[#ow\" Enter")
    #expect(app.text?.hasSuffix(" [[#Own part]]") == true)
  }

  @Test("Tags that the notebook has, those of most notes first, with how many have each")
  func tags() throws {
    let app = try app(["Here.md": "", "A.md": "#bread #beer\n", "B.md": "#bread\n"])
    app.press("\"#\"")
    #expect(offered(app) == [])
    app.press("\"b\"")
    #expect(offered(app) == ["bread", "beer"])
    app.press("\"e\"")
    #expect(offered(app) == ["beer"])
    app.press("Tab \" done\"")
    #expect(app.text == "#beer done")
  }

  @Test("Nothing is offered in code, when only the caret moves, and behind what nothing matches")
  func silence() throws {
    let app = try app(["Here.md": "`[[`\n\n[[gr\n", "Groceries.md": ""])
    app.press("C-Home Right Right Right \"g\"")
    #expect(offered(app) == [])
    app.press("Down Down End Left Right")
    #expect(offered(app) == [])
    app.press("\"xq\"")
    #expect(offered(app) == [])
    app.press("Backspace Backspace \"o\"")
    #expect(offered(app) == ["Groceries"])
  }

  @Test("A click on a row takes it")
  func click() throws {
    let app = try app()
    app.press("\"[[gr\"")
    let list = try #require(app.driver.app.arrangement?.completion)
    app.click(at: Point(column: list.inside.minColumn + 3, row: list.inside.minRow + 1))
    #expect(app.text == "# Here\n[[grep|Find lines with grep]]")
    #expect(app.mode == "writing")
  }

  @Test("In a quick note, too; Tab leads on to its link when no list is open")
  func quick() throws {
    let app = try app()
    app.press("Esc C-q \"See [[gro\" Tab")
    #expect(
      app.driver.app.model.quick?.value.writing.editor.buffer.text == "See [[Groceries]]")
    app.expect(focus: .quickText)
    app.press("Tab")
    app.expect(focus: .quickLink)
  }

  @Test("The list lies below the caret's row, or above it near the pane's lower edge")
  func place() throws {
    let app = try app(["Here.md": String(repeating: "x\n", count: 40), "Groceries.md": ""])
    for keys in ["C-Home", "C-End"] {
      app.press("\(keys) \"[[gro\"")
      let list = try #require(app.driver.app.arrangement?.completion?.area)
      let caret = try #require(app.driver.frame.cursor)
      #expect(!(list.minRow..<list.maxRow).contains(caret.row))
      let pane = try #require(app.driver.app.arrangement?.map.group(.detail)?.frame)
      #expect(list.intersection(pane) == list)
      app.press("Esc C-u")
    }
  }
}
