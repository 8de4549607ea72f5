import Commands
import Configuration
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("The keymap file (commands C20)")
struct KeymapTests {
  @Test("The default keys don't conflict, and each can be sent by a common terminal")
  func defaults() {
    #expect(Keymap().conflicts == [])
    #expect(Keymap().findings == [])
    let mute = NotesCatalogue.registry.commandsWithoutKey(on: .common)
    #expect(mute.isEmpty, "\(mute)")
  }

  @Test("A file adds keys, replaces them and frees them")
  func edits() {
    let keymap = keymap(
      """
      bind:
        - { command: note.new, keys: "C-k" }
        - { command: note.look, keys: "g l", in: notes }
      rebind:
        - { command: app.quit, keys: [Q, "C-x C-c"] }
      unbind:
        - { keys: a, in: notes }
      letters: { о: j, л: k }
      """)
    #expect(keymap.findings == [])
    #expect(keymap.bindings.match("C-k", in: .anywhere).commands == [.newNote])
    #expect(keymap.bindings.match("g l", in: .notes).commands == [.look])
    #expect(keymap.bindings.match("q", in: .anywhere).commands == [])
    #expect(keymap.bindings.match("C-x C-c", in: .anywhere).commands == [.quit])
    #expect(keymap.bindings.match("a", in: .notes).commands == [])
    #expect(keymap.letters == ["о": "j", "О": "J", "л": "k", "Л": "K"])
  }

  @Test("What is wrong is named with its line and the nearest name, and the rest counts")
  func errors() {
    let keymap = keymap(
      """
      bnid: []
      bind:
        - { command: note.nwe, keys: "C-k" }
        - { command: note.new, keys: "C-Entr" }
        - { command: note.new, keys: "C-t", in: notse }
        - { command: note.new }
        - { command: note.new, keys: "C-o", im: notes }
      letters: { ab: j }
      """)
    #expect(
      keymap.findings == [
        "keys.yaml:1:1: unknown key “bnid”; did you mean “bind”?",
        "keys.yaml:3:16: there is no command \"note.nwe\"; did you mean \"note.new\"?",
        "keys.yaml:4:32: there is no key \"C-Entr\"; did you mean \"C-Enter\"?",
        "keys.yaml:5:43: there is no part \"notse\" to bind keys in; did you mean \"notes\"?",
        "keys.yaml:6:5: key “keys” is missing",
        "keys.yaml:7:39: unknown key “im”; known here: command, in, keys",
        "keys.yaml:8:16: letters are pairs of single letters, the second one Latin, as о: j",
      ])
    #expect(keymap.bindings.match("C-o", in: .anywhere).commands == [.newNote])
  }

  @Test("A key that is bound anew leaves its old command, and one that hides others is told")
  func conflicts() {
    let taken = keymap("bind: [{ command: note.new, keys: q }]")
    #expect(taken.bindings.match("q", in: .anywhere).commands == [.newNote])
    #expect(taken.conflicts == [])
    let hiding = keymap("bind: [{ command: note.new, keys: g }]")
    #expect(hiding.conflicts.count == 1)
    #expect(hiding.conflicts.first?.contains("\"g g\"") == true)
  }

  @Test("A list of keys binds or frees each of them, the first one is shown")
  func lists() {
    let keymap = keymap(
      """
      bind: [{ command: note.new, keys: [C-k, "C-x n"] }]
      unbind: [{ keys: [J, K] }]
      """)
    #expect(keymap.findings == [])
    #expect(keymap.bindings.match("C-k", in: .anywhere).commands == [.newNote])
    #expect(keymap.bindings.match("C-x n", in: .anywhere).commands == [.newNote])
    #expect(keymap.bindings.bindings(of: .newNote).first?.keys == "C-k")
    #expect(keymap.bindings.match("J", in: .anywhere).commands == [])
    #expect(keymap.bindings.match("K", in: .anywhere).commands == [])
  }

  @Test("Each mistake is told where it stands, also in entries of several lines")
  func places() {
    let keymap = keymap(
      """
      bind:
        - command: note.nwe
          in: notes
          keys: C-k
        - command: note.new
          in: detial
          keys: C-k
        - command: note.new
          in: detail
          keys: Ctrl-k
      rebind:
        - command: [note.new]
          keys: C-k
      unbind:
        - keys: C-t
        - in: sheet
          keys: a
      """)
    #expect(
      keymap.findings == [
        "keys.yaml:2:14: there is no command \"note.nwe\"; did you mean \"note.new\"?",
        "keys.yaml:6:9: there is no part \"detial\" to bind keys in; did you mean \"detail\"?",
        "keys.yaml:10:11: \"Ctrl-\" in \"Ctrl-k\" is no modifier; C-, A-, S- and D- are"
          + "; did you mean \"C-k\"?",
        "keys.yaml:12:14: expected a text, found a list",
        "keys.yaml:15:11: \"C-t\" isn't bound anywhere",
        "keys.yaml:17:11: \"a\" isn't bound in sheet; it is in notes, in sidebar",
      ])
  }

  @Test("A layout brings its letters, small and capital, and what lies on the keys of signs")
  func layouts() {
    let russian = keymap("letters: russian")
    #expect(russian.findings == [])
    #expect(russian.letters["о"] == "j")
    #expect(russian.letters["О"] == "J")
    #expect(russian.letters["п"] == "g")
    #expect(russian.letters["ъ"] == "]")
    #expect(russian.letters["Ъ"] == "}")
    #expect(russian.letters["Ю"] == ">")
    #expect(russian.letters.count == 66)
    let greek = keymap("letters: greek")
    #expect(greek.letters["ξ"] == "j")
    #expect(greek.letters["Ξ"] == "J")
    #expect(greek.letters["ς"] == "w")
    #expect(greek.letters["Σ"] == "S")
    let both = keymap("letters: [ukrainian, greek]")
    #expect(both.letters["і"] == "s")
    #expect(both.letters["κ"] == "k")
    #expect(
      keymap("letters: rusian").findings == [
        "keys.yaml:1:10: “rusian” isn't one of russian, ukrainian, greek; did you mean “russian”?"
      ])
    #expect(keymap("letters: { j: k }").findings.count == 1)
  }

  @Test(
    "No layout maps a letter that commands are bound to, and every one maps to what can be typed")
  func soundLayouts() {
    for layout in KeyLayout.allCases {
      #expect(layout.letters.keys.allSatisfy { !$0.isASCII })
      #expect(layout.letters.values.allSatisfy { $0.isASCII && $0.value > 0x20 })
      #expect(Set(layout.letters.values).count == layout.letters.count, "\(layout)")
    }
  }

  @Test(
    "Under another layout the keys do what they do, and text stays text",
    arguments: [
      ("russian", "о о", "П", "п п", "м", "вод"), ("greek", "ξ ξ", "Γ", "γ γ", "ω", "νερό"),
    ])
  func otherLayouts(
    layout: String, down: String, last: String, first: String, mark: String, word: String
  ) throws {
    let app = try App(["Oak", "Birch", word], files: ["keys.yaml": "letters: \(layout)"])
    app.press(down)
    app.expect(focus: .notes, on: word)
    app.press(first)
    app.expect(focus: .notes, on: "Oak")
    app.press(last)
    app.expect(focus: .notes, on: word)
    app.press(mark)
    #expect(app.driver.app.model.marks.count == 1)
    app.press("Esc / \"\(word)\"")
    #expect(app.driver.app.model.search?.query == word)
    app.press("Enter")
    #expect(app.shownNote == "\(word).md")
  }

  @Test("The label of a link can be typed under another layout")
  func hintsUnderOtherLayout() throws {
    let vault = try TemporaryVault(["A.md": "# A\n\nTo [[B]] and [[C]].\n", "B.md": "", "C.md": ""])
    try vault.setAges(of: ["A.md", "B.md", "C.md"])
    let app = try App(vault, files: ["keys.yaml": "letters: russian"])
    app.press("3 а")
    let hints = try #require(app.driver.app.situation?.hints)
    let label = try #require(hints.hints.last?.label)
    let russian = Keymap(
      parseConfiguration(Array("letters: russian".utf8), file: "keys.yaml")
    ).letters
    let typed = label.unicodeScalars.map { scalar in
      russian.first { $0.value == scalar }?.key ?? scalar
    }
    app.press(typed.map { String(Character($0)) }.joined(separator: " "))
    app.expect(focus: .detail, on: "C")
  }

  @Test("Keys that are bound in text work in the field and nowhere else")
  func text() throws {
    let app = try App(
      ["Oak", "Birch"],
      files: ["keys.yaml": "bind: [{ command: search.accept, keys: C-j, in: text }]"])
    app.press("C-j")
    #expect(app.message == "C-j does nothing here.")
    app.press("/ \"Birch\" C-j")
    app.expect(focus: .detail)
    #expect(app.shownNote == "Birch.md")
  }

  @Test("A key that a file binds to two commands is told with the line of the second, which counts")
  func twice() {
    let keymap = keymap(
      """
      rebind: [{ command: note.look, keys: [x, y], in: notes }]
      bind:
        - { command: note.open, keys: y, in: notes }
        - { command: note.open, keys: x, in: detail }
        - { command: note.open, keys: y, in: notes }
      """)
    #expect(
      keymap.findings == [
        "keys.yaml:3:33: \"y\" in notes is bound to note.look and to note.open"
      ])
    #expect(keymap.bindings.match("y", in: .notes).commands == [.open])
  }

  @Test("A key of a pane that a movement or a priority command has anywhere is told (commands C8)")
  func outranked() {
    let keymap = keymap(
      """
      bind:
        - { command: note.look, keys: j, in: notes }
        - { command: note.look, keys: F6, in: search }
        - { command: search.accept, keys: j, in: search }
      """)
    #expect(keymap.findings == [])
    #expect(
      keymap.conflicts == [
        "\"j\" in notes is bound to note.look, but runs focus.down, which comes first",
        "\"F6\" in search is bound to note.look, but runs focus.leaveForward, which comes first",
      ])
  }

  private func keymap(_ text: String) -> Keymap {
    Keymap(parseConfiguration(Array(text.utf8), file: "keys.yaml"))
  }
}
