import Geometry
import Testing

@testable import HaloNotes

@Suite("The sheet of tags, pins and ticks (notes N6, N12, N19, N21)")
struct TagsSheetTests {
  private func app(size: Size = .wide) throws -> App {
    try App(
      notes: [
        "Bread.md": "---\ntags: [food]\n---\n# Bread\n\nrye #dark\n",
        "Soup.md": "# Soup\r\n\r\nhot #food/warm\r\n",
        "List.md": "# List\n\n- [ ] butter\n- [x] salt\n\nend\n",
      ], size: size)
  }

  private var soup: String { "# Soup\r\n\r\nhot #food/warm\r\n" }

  @Test(
    "t shows the tags of the notebook, those of the note first and checked",
    arguments: [Size.wide, .regular, .small])
  func opening(size: Size) throws {
    let app = try app(size: size)
    app.press("t")
    #expect(app.focusedGroup == "tags.field")
    #expect(app.rows == ["✓ dark", "✓ food", "  food/warm"])
    app.expect(shows: "✓ dark")
    #expect(app.faults == [])
    app.press("Tab")
    app.expect(focus: "tags.rows", on: "✓ dark")
    #expect(app.faults == [])
    app.press("Esc")
    app.expectNoSheet()
    app.expect(focus: .notes, on: "Bread")
  }

  @Test(
    "Typing filters, Enter puts a tag on and takes it off; Esc keeps what was done, u undoes it")
  func toggling() throws {
    let app = try app()
    app.press("t \"warm\" Enter")
    #expect(app.message == "Tagged “Bread”: #food/warm.")
    #expect(
      try app.contents(of: "Bread.md").hasPrefix("---\ntags: [food, food/warm]\n---\n# Bread"))
    #expect(app.rows == ["✓ dark", "✓ food", "✓ food/warm"])
    app.press("\"food\" Enter")
    #expect(app.message == "Untagged “Bread”: #food.")
    #expect(try app.contents(of: "Bread.md").hasPrefix("---\ntags: [food/warm]\n---\n"))
    app.press("Esc")
    app.expectNoSheet()
    app.press("u u")
    #expect(app.message == "Undid: tagging of “Bread”: #food/warm.")
    #expect(try app.contents(of: "Bread.md") == "---\ntags: [food]\n---\n# Bread\n\nrye #dark\n")
    app.press("C-r")
    #expect(try app.contents(of: "Bread.md").contains("[food, food/warm]"))
  }

  @Test("A tag that isn't there is offered as a new one; what can't be one is said")
  func creating() throws {
    let app = try app()
    app.press("t \"to do\"")
    #expect(app.rows == ["  New tag “to-do”"])
    app.press("Enter")
    #expect(app.rows.contains("✓ to-do"))
    #expect(try app.contents(of: "Bread.md").contains("[food, to-do]"))
    app.press("\"12\"")
    app.expect(shows: "This can't be a tag.")
    app.press("Enter")
    app.expect(sheet: "tags", at: "medium")
  }

  @Test("A note without front matter gets one in the way in which its lines end")
  func withoutFrontMatter() throws {
    let app = try app()
    app.press("j t \"new\" Enter Esc")
    #expect(try app.contents(of: "Soup.md") == "---\r\ntags: [new]\r\n---\r\n\(soup)")
    app.press("u")
    #expect(try app.contents(of: "Soup.md") == soup)
  }

  @Test("A tag in the text stays there, and that is said")
  func inText() throws {
    let app = try app()
    app.press("t \"dark\" Enter")
    #expect(app.message == "#dark stands in the text: take it out there.")
    #expect(try app.contents(of: "Bread.md").contains("#dark"))
  }

  @Test("All marked notes get the tag, with one undo; some of them having it is shown")
  func marks() throws {
    let app = try app()
    app.press("v v v t")
    #expect(app.rows.contains("– food"))
    app.press("\"food\" Enter")
    #expect(app.message == "Tagged 3 notes: #food.")
    for name in ["Bread.md", "Soup.md", "List.md"] {
      #expect(try app.contents(of: name).contains("tags: [food]"))
    }
    #expect(app.rows.contains("✓ food"))
    app.press("Esc u")
    #expect(try app.contents(of: "Soup.md") == soup)
    #expect(try app.contents(of: "List.md").hasPrefix("# List"))
  }

  @Test("Front matter that holds tags in another way is left alone, and that is said")
  func foreign() throws {
    let app = try App(notes: ["A.md": "---\ntags: {a: b}\n---\n# A\n"])
    app.press("t \"new\" Enter")
    #expect(app.message == "“A”: #new was left as it is.")
    #expect(try app.contents(of: "A.md") == "---\ntags: {a: b}\n---\n# A\n")
    #expect(app.rows.contains { $0.hasPrefix("✓") } == false)
  }

  @Test("p pins: the note goes to the top with a sign, p again takes the pin off")
  func pins() throws {
    let app = try app()
    app.press("G p")
    #expect(app.message == "Pinned “List”.")
    app.expect(shows: "▌ ⚑ List")
    #expect(app.titles == ["List", "Bread", "Soup"])
    app.expect(focus: .notes, on: "List")
    #expect(app.faults == [])
    app.press("s j Enter")
    #expect(app.titles == ["List", "Soup", "Bread"])
    app.press("p")
    #expect(app.message == "Took the pin off “List”.")
    #expect(try app.contents(of: "List.md") == "# List\n\n- [ ] butter\n- [x] salt\n\nend\n")
    app.expect(hides: "⚑")
  }

  @Test(
    "A note that goes to the top as it is pinned goes on showing",
    arguments: [
      Size.wide, .small,
    ])
  func pinFarDown(size: Size) throws {
    let app = try App((0..<80).map { "Note \($0)" }, size: size)
    app.press("G p")
    app.expect(focus: .notes, on: "Note 79")
    #expect(app.titles.first == "Note 79")
    #expect(app.faults == [])
    app.press("u")
    app.expect(focus: .notes, on: "Note 79")
    #expect(app.faults == [])
  }

  @Test("A pin that is in the file counts from the start")
  func pinnedBefore() throws {
    let app = try App(notes: ["A.md": "# A\n", "B.md": "---\npinned: true\n---\n# B\n"])
    #expect(app.titles == ["B", "A"])
    #expect(app.faults == [])
  }

  @Test("x ticks a task and takes the tick away, by one character; elsewhere it says why not")
  func ticks() throws {
    let app = try app()
    app.press("G Enter x")
    #expect(app.message == "Ticked “butter”.")
    #expect(try app.contents(of: "List.md") == "# List\n\n- [x] butter\n- [x] salt\n\nend\n")
    app.expect(focus: .detail, on: "butter")
    app.press("j x")
    #expect(try app.contents(of: "List.md") == "# List\n\n- [x] butter\n- [ ] salt\n\nend\n")
    app.press("j x")
    #expect(app.message == "This is no task: - [ ] begins one.")
    app.press("u u")
    #expect(try app.contents(of: "List.md") == "# List\n\n- [ ] butter\n- [x] salt\n\nend\n")
    #expect(app.message == "Undid: toggling of “butter”.")
  }
}

extension App {
  /// The text of a note's file.
  fileprivate func contents(of name: String) throws -> String {
    String(decoding: try vault.bytes(of: name.utf8), as: UTF8.self)
  }

  /// The rows of the sheet of tags, from the top.
  fileprivate var rows: [String] {
    guard let source = driver.app.arrangement?.pickers[.tags]?.source else { return [] }
    return (0..<source.count).map(source.title)
  }

  /// The titles of the list, from the top.
  fileprivate var titles: [String] {
    guard let rows = driver.app.arrangement?.rows else { return [] }
    return (0..<rows.count).compactMap(rows.note(at:)).map {
      driver.app.model.library.title(of: $0)
    }
  }
}
