import Geometry
import Testing

@testable import HaloNotes

@Suite("One-line fields (contract: fields)")
struct FieldTests {
  /// How to get into each field.
  private static let fields: [(String, FieldName)] = [
    ("/", .search), ("?", .sheet(.keyboard)), (":", .sheet(.palette)),
  ]

  private func app(keymap: String = "") throws -> App {
    try App((0..<30).map { "Note \($0)" }, keymap: keymap)
  }

  private func text(_ app: App, _ field: FieldName) -> String? {
    app.driver.app.model[field: field]?.text
  }

  /// Keys after `one two`, and what they make of it; `^` stands where the caret is.
  private static let edits: [(keys: String, text: String)] = [
    ("C-a \"^\"", "^one two"), ("C-a C-e \"^\"", "one two^"), ("C-b C-b \"^\"", "one t^wo"),
    ("C-a C-f \"^\"", "o^ne two"), ("A-b \"^\"", "one ^two"), ("C-a A-f \"^\"", "one^ two"),
    ("Left Left Right \"^\"", "one tw^o"), ("Home \"^\"", "^one two"),
    ("C-a End \"^\"", "one two^"),
    ("C-Left \"^\"", "one ^two"), ("C-a C-Right \"^\"", "one^ two"),
    ("Backspace \"^\"", "one tw^"), ("C-h \"^\"", "one tw^"), ("C-a Delete \"^\"", "^ne two"),
    ("C-a C-d \"^\"", "^ne two"), ("A-Backspace \"^\"", "one ^"), ("C-a A-d \"^\"", "^ two"),
    ("C-w \"^\"", "one ^"), ("C-a C-k \"^\"", "^"), ("C-u \"^\"", "^"),
    ("C-w C-y C-y \"^\"", "one twotwo^"), ("C-t \"^\"", "one tow^"),
  ]

  @Test("The keys of readline edit every field alike", arguments: fields, edits)
  func readline(field: (keys: String, name: FieldName), edit: (keys: String, text: String)) throws {
    let app = try app()
    app.press("\(field.keys) \"one two\" \(edit.keys)")
    #expect(text(app, field.name) == edit.text)
    #expect(app.snapshot.focus?.item == "field")
  }

  @Test("They stay the field's where something else is bound to them anywhere", arguments: fields)
  func ownKeys(keys: String, name: FieldName) throws {
    let app = try app(
      keymap: """
        bind:
          - { command: note.new, keys: C-k }
          - { command: note.previous, keys: "C-w w" }
          - { command: view.focusOverlay, keys: A-b }
        """)
    app.press("\(keys) \"one two\" C-w \"w\" A-b \"x\" C-k")
    #expect(text(app, name) == "one x")
    #expect(app.driver.app.model.focusOverlay == .hidden)
    #expect(app.message == nil)
  }

  @Test("A keymap can take one of them for a field")
  func takenKey() throws {
    let app = try app(keymap: "bind: [{ command: focus.steerDown, keys: C-k, in: field }]")
    app.press("? C-k C-k")
    #expect(app.chosen == app.choices[2])
  }

  @Test("A paste is literal: one line, no control, no command", arguments: fields)
  func paste(keys: String, name: FieldName) throws {
    let app = try app()
    app.press(keys)
    app.paste("q\nj\u{1B}[A:\tx")
    #expect(text(app, name) == "q j[A: x")
    #expect(app.faults == [])
  }

  @Test("Tab leads to what the field steers, S-Tab back (text T8)", arguments: fields)
  func tab(keys: String, name: FieldName) throws {
    let app = try app()
    app.press(keys)
    let field = app.focusedGroup
    app.press("Tab")
    #expect(app.focusedGroup != field)
    app.press("S-Tab")
    #expect(app.focusedGroup == field)
  }

  @Test("Where there is nothing to steer to, Tab stays", arguments: ["?", ":"])
  func nothingToSteer(keys: String) throws {
    let app = try app()
    app.press("\(keys) \"zzz\" Tab Down \"z\"")
    #expect(app.typed == "zzzz")
    #expect(app.message == nil)
    #expect(app.faults == [])
  }

  @Test("Wide characters are typed, moved over and deleted whole", arguments: fields)
  func wide(keys: String, name: FieldName) throws {
    let app = try app()
    app.press("\(keys) \"日本語\" Left")
    let cursor = try #require(app.driver.frame.cursor)
    app.press("Left")
    let left = try #require(app.driver.frame.cursor)
    #expect((cursor.column - left.column, cursor.row) == (2, left.row))
    app.press("Backspace")
    #expect(text(app, name) == "本語")
    #expect(app.faults == [])
  }

  @Test("A text that is longer than the field shows where the caret is", arguments: fields)
  func long(keys: String, name: FieldName) throws {
    let app = try App(["A"], size: .small)
    app.press("\(keys) \"\(String(repeating: "word ", count: 30))end\"")
    app.expect(shows: "word end")
    #expect(app.faults == [])
    app.press("C-a")
    app.expect(shows: "word word")
    app.expect(hides: "end")
    #expect(app.faults == [])
  }

  @Test("The list keys move in the list and leave text and caret alone", arguments: fields)
  func released(keys: String, name: FieldName) throws {
    let app = try app()
    app.press("\(keys) \"no\" Left")
    let before = app.driver.app.model[field: name]
    app.press("Down Up C-n C-p PageDown PageUp")
    #expect(app.driver.app.model[field: name] == before)
    #expect(app.snapshot.focus?.item == "field")
    #expect(app.faults == [])
  }

  @Test("A-p and A-n go through what was entered before, and back to what was being typed")
  func history() throws {
    let app = try app()
    app.press(": \"mark\" Enter : \"redraw\" Enter : \"mark\" Enter :")
    app.press("\"new\" A-p")
    #expect(app.typed == "mark")
    app.press("A-p")
    #expect(app.typed == "redraw")
    #expect(app.choices == ["Redraw"])
    app.press("A-p")
    #expect(app.typed == "redraw")
    app.press("A-n A-n")
    #expect(app.typed == "new")
    app.press("A-n")
    #expect(app.typed == "new")
  }

  @Test("What is brought back can be edited, and then is something new")
  func editedHistory() throws {
    let app = try app()
    app.press(": \"mark\" Enter : A-p \"s\"")
    #expect(app.typed == "marks")
    app.press("A-n")
    #expect(app.typed == "marks")
    app.press("A-p")
    #expect(app.typed == "mark")
  }

  @Test("Each field has a history of its own")
  func histories() throws {
    let app = try app()
    app.press("/ \"note\" Enter Esc Esc / A-p")
    #expect(text(app, .search) == "note")
    app.press("Esc Esc : A-p")
    #expect(app.typed == "")
    #expect(app.snapshot.focus?.item == "field")
  }

  @Test("A history keeps each entry once, the last one last, and no blanks")
  func historyModel() {
    var history = FieldHistory()
    for text in ["a", "b", "", "  ", "a", "c"] { history.record(text) }
    #expect(history.entries == ["b", "a", "c"])
    for number in 0..<200 { history.record("\(number)") }
    #expect(history.entries.count == FieldHistory.capacity)
    #expect(history.entries.last == "199")
  }
}
