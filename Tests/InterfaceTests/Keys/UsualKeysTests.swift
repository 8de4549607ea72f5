import Commands
import Focus
import Interface
import Testing
import Text

@Suite("What keys usually mean")
struct UsualKeysTests {
  @Test(
    "Arrow keys and their letters are arrows, Tab goes on",
    arguments: [
      ("Down", .arrow(.down)), ("j", .arrow(.down)), ("Left", .arrow(.left)), ("h", .arrow(.left)),
      ("Tab", .tab(.forward)), ("S-Tab", .tab(.backward)), ("S-F6", .leave(.backward)),
      ("C-d", .halfPage(.forward)), ("C-n", .next), ("G", .last), ("x", nil), ("Enter", nil),
    ] as [(Key, Movement?)])
  func movements(key: Key, movement: Movement?) {
    #expect(Movement(key) == movement)
  }

  @Test(
    "A field takes what types a character and readline's keys",
    arguments: [
      ("x", .insert("x")), ("Space", .insert(" ")), ("日", .insert("日")),
      ("Backspace", .delete(.backward)), ("C-w", .kill(.blankWordBackward)),
      ("C-Left", .move(.wordBackward)), ("A-Backspace", .kill(.wordBackward)), ("C-y", .yank),
      ("Tab", nil), ("Enter", nil), ("Esc", nil), ("Up", nil), ("C-n", nil), ("F6", nil),
    ] as [(Key, LineEdit?)])
  func edits(key: Key, edit: LineEdit?) {
    #expect(LineEdit(key) == edit)
  }
}
