import Commands
import Configuration
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
    #expect(keymap.letters == ["о": "j", "л": "k"])
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
        "keys.yaml:3:32: there is no command \"note.nwe\"; did you mean \"note.new\"?",
        "keys.yaml:4:32: there is no key \"C-Entr\"; did you mean \"C-Enter\"?",
        "keys.yaml:5:32: there is no part \"notse\" to bind keys in; did you mean \"notes\"?",
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
