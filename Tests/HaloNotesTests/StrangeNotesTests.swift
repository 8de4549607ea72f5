import Geometry
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Notes of every kind")
struct StrangeNotesTests {
  @Test(
    "Whatever a note holds, it is read from end to end in every width",
    arguments:
      NastyVault.texts, [Size.wide, .regular, .small])
  func texts(text: NastyText, size: Size) throws {
    let vault = try TemporaryVault()
    try vault.write("strange.md".utf8, text.bytes)
    try vault.write("plain.md", "# Plain\n")
    try vault.setAges(of: ["strange.md", "plain.md"])
    let app = try App(vault, size: size)
    #expect(app.faults == [])
    app.press("3")
    #expect(app.faults == [])
    app.press("j j j l G h k C-d")
    #expect(app.faults == [])
    app.press("g g Space")
    #expect(app.faults == [])
    app.press("+ G")
    #expect(app.faults == [])
  }

  @Test(
    "Whatever a folder holds, its rows can be walked",
    arguments: [
      Size.wide, .regular, .small,
    ])
  func names(size: Size) throws {
    let app = try App(try TemporaryVault.nasty(), size: size)
    #expect(app.faults == [])
    let count = app.driver.app.arrangement?.rows?.count ?? 0
    #expect(count > 50)
    for _ in 0..<count {
      app.press("j")
      #expect(app.faults == [])
    }
    app.press("1 G k l G k")
    #expect(app.faults == [])
  }

  @Test("Whatever a folder holds goes to the trash by keys and comes back, byte for byte")
  func trashing() throws {
    let vault = try TemporaryVault.nasty()
    let app = try App(vault)
    let before = try vault.snapshot().mapValues(\.bytes)
    let count = app.driver.app.arrangement?.rows?.count ?? 0
    app.press("2 g g v G V d d")
    #expect(app.message?.hasPrefix("Moved \(count) notes to the trash.") == true)
    app.expect(shows: "Nothing here yet.")
    #expect(app.faults == [])
    app.press("u")
    #expect(app.driver.app.arrangement?.rows?.count == count)
    #expect(
      try vault.snapshot().mapValues(\.bytes).filter { !$0.key.starts(with: ".trash".utf8) }
        == before)
    #expect(app.faults == [])
  }

  @Test("Control characters show as marks and reach no cell (notes N20)")
  func controls() throws {
    let app = try App(notes: ["a.md": "# \u{1B}[31mred\u{7}\n\n\u{1B}]0;title\u{7} and \u{9B}2J\n"])
    app.expect(shows: "␛[31mred␇")
    app.expect(shows: "␛]0;title␇")
    #expect(app.faults == [])
  }

  @Test("A note of 6 MB is told of, not shown (notes N18)")
  func large() throws {
    let vault = try TemporaryVault()
    let line = Array("A line of a note that is far too long.\n".utf8)
    try vault.write("large.md".utf8, Array(repeatElement(line, count: 160_000).joined()))
    let app = try App(vault)
    app.expect(shows: "This note is too large to show here (6.2 MB).")
    app.expect(shows: "E opens it in your editor.")
    app.press("3 j k l Space Esc")
    #expect(app.faults == [])
  }

  @Test("An empty note says that nothing is written yet")
  func empty() throws {
    let app = try App(notes: ["a.md": ""])
    app.expect(shows: "Nothing is written here yet.")
    app.press("3 j k G } C-e Enter Space")
    #expect(app.faults == [])
  }

  @Test("A note that vanishes while it shows is told of, and gone after the next look")
  func vanishing() throws {
    let app = try App(["A", "B", "C"])
    app.press("j 3")
    try app.vault.remove("B.md")
    app.press("2 k j")
    #expect(app.faults == [])
    app.lookAgain()
    #expect(app.faults == [])
    app.expect(focus: .notes, on: "C")
    #expect(app.shownNote == "C.md")
  }

  @Test(
    "Notes that vanish while the sheet shows them do no harm",
    arguments: [
      Size.wide, .regular, .small,
    ])
  func vanishingInSheet(size: Size) throws {
    let app = try App(["A", "B", "C"], size: size)
    app.press("j Space")
    try app.vault.remove("B.md")
    app.lookAgain()
    #expect(app.faults == [])
    app.press("Esc")
    #expect(app.faults == [])
    #expect(app.focusedGroup == "notes")
  }

  @Test("All notes can vanish at once and come again")
  func allVanish() throws {
    let app = try App(["A", "B", "C"])
    app.press("j j Space")
    for name in ["A", "B", "C"] { try app.vault.remove("\(name).md") }
    app.lookAgain()
    #expect(app.faults == [])
    app.press("Esc")
    app.expect(shows: "Nothing here yet.")
    try app.vault.write("D.md", "# D\n")
    app.lookAgain()
    app.expect(focus: .notes, on: "D")
    #expect(app.faults == [])
  }

  @Test("A note changed outside shows its new text after the next look")
  func changed() throws {
    let app = try App(["A", "B"])
    app.press("3")
    try app.vault.write("A.md", "# A\n\nAnother text.\n")
    app.lookAgain()
    app.expect(shows: "Another text.")
    #expect(app.faults == [])
  }

  @Test("The focus stays on its note when others come and go (focus F28)")
  func othersChange() throws {
    let app = try App((0..<20).map { "Note \($0)" })
    app.press("j j j j j")
    for number in 0..<5 { try app.vault.remove("Note \(number).md") }
    try app.vault.write("New.md", "# New\n")
    app.lookAgain()
    app.expect(focus: .notes, on: "Note 5")
    #expect(app.faults == [])
  }

  @Test("A folder that goes away is told of, and comes back with C-l")
  func folderGone() throws {
    let app = try App(["A"])
    try app.vault.move(.away)
    app.lookAgain()
    #expect(app.message != nil)
    #expect(app.faults == [])
    try app.vault.move(.back)
    app.press("C-l")
    app.expect(focus: .notes, on: "A")
    #expect(app.message == nil)
  }

  @Test("A folder that can't be read is told of with what to do")
  func unreadable() throws {
    let app = try App(["A", "B"])
    try app.vault.setMode("B.md", 0)
    app.press("j")
    #expect(app.faults == [])
  }
}
