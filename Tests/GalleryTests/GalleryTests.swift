import Commands
import Curses
import Focus
import Geometry
import Interface
import TerminalInput
import Testing

@testable import halo_gallery

@Suite("The gallery, driven by keys")
@MainActor
struct GalleryTests {
  @Test("The wall is entered first; arrows go through its grid and say so")
  func grid() {
    let run = Rehearsal(of: Gallery(), size: Size(columns: 64, rows: 18))
    #expect(run.focus == "Wall/Azurite")
    run.press("j l")
    #expect(run.focus == "Wall/Cerulean")
    #expect(run.screen[17].hasPrefix(" row 2 of 7, Wall, ‘Cerulean’"))
    run.press("l")
    #expect(run.screen[17].hasPrefix(" nothing to the right"))
  }

  @Test("The last row of the wall is short, and the column is kept on the way over it")
  func raggedRow() {
    let run = gallery(columns: 84)
    run.press("l l j j j j")
    #expect(run.focus == "Wall/Yellow Ochre")
    run.press("j")
    #expect(run.screen[17].hasPrefix(" nothing below"))
    run.press("k")
    #expect(run.focus == "Wall/Ultramarine")
  }

  @Test("Arrows go across everything: from the wall to the list, up to the field, and back")
  func arrows() {
    let run = gallery()
    run.press("h")
    #expect(run.focus == "Pigments/Azurite")
    run.press("k")
    #expect(run.focus == "Find/name")
    run.press("Tab l")
    #expect(run.focus == "Wall/Azurite")
    run.press("Space h G j")
    #expect(run.focus == "Palette/Azurite")
    run.press("l")
    #expect(run.focus == "Wall/Azurite")
  }

  @Test("Tab goes round all groups that have something in them")
  func tabs() {
    let run = gallery()
    run.press("Space")
    var stops: [String?] = []
    for _ in 0..<4 {
      run.press("Tab")
      stops.append(run.focus)
    }
    #expect(stops == ["Find/name", "Pigments/Azurite", "Palette/Azurite", "Wall/Azurite"])
    run.press("Space Tab Tab Tab")
    #expect(run.focus == "Wall/Azurite")
    run.press("S-Tab")
    #expect(run.focus == "Pigments/Azurite")
  }

  @Test("Guides lead past the field and the empty palette to the list, and to a palette with items")
  func guides() {
    let run = gallery()
    run.press("h")
    #expect(run.focus == "Pigments/Azurite")
    #expect(run.screen[17].hasPrefix(" row 1 of 14, Pigments, ‘Azurite’, by upper guide"))
    run.press("l j j h")
    #expect(run.focus == "Pigments/Azurite")
    #expect(run.screen[17].contains("Pigments, ‘Azurite’, by lower guide"))
    run.press("Space l h")
    #expect(run.focus == "Palette/Azurite")
    #expect(run.screen[17].contains("Palette, ‘Azurite’, by lower guide"))
  }

  @Test("Down from the list leads nowhere while the palette is empty")
  func emptyPalette() {
    let run = gallery()
    run.press("h G j")
    #expect(run.focus == "Pigments/Yellow Ochre")
    #expect(run.screen[17].hasPrefix(" nothing below"))
  }

  @Test("The field keeps the caret while Up and Down move in the list (focus F39)")
  func steering() {
    let run = gallery()
    run.press("/")
    run.type("b")
    #expect(run.names(in: "Pigments") == ["Bone Black", "Burnt Sienna"])
    #expect(run.names(in: "Wall") == ["Bone Black", "Burnt Sienna"])
    run.press("Down")
    #expect(run.focus == "Find/name")
    #expect(run.current(of: "Pigments") == "Burnt Sienna")
    #expect(run.frame.cursor == Point(column: 4, row: 1))
    run.press("C-p Enter")
    #expect(run.app.opened == "Bone Black")
    run.press("Esc")
    #expect(run.focus == "Find/name")
    run.press("Esc")
    #expect(run.names(in: "Pigments").count == 14)
  }

  @Test("A name that nothing has leaves the field alone, and Enter opens nothing")
  func nothingFound() {
    let run = gallery()
    run.press("/")
    run.type("zz")
    #expect(run.screen[3].contains("Nothing here."))
    run.press("Down Enter")
    #expect(run.app.opened == nil)
    #expect(run.focus == "Find/name")
    run.press("Tab")
    #expect(run.focus == "Find/name")
  }

  @Test("The sheet confines Tab and arrows, and gives the focus back to what opened it")
  func sheet() {
    let run = gallery()
    run.press("j l Enter")
    #expect(run.focus == "Tools/Pick")
    #expect(run.screen[17].hasPrefix(" button 1 of 2, Cerulean, ‘Pick’"))
    run.press("Tab l l j k")
    #expect(run.focus == "Tools/Close")
    run.press("Enter")
    #expect(run.focus == "Wall/Cerulean")
    run.press("Enter Esc")
    #expect(run.focus == "Wall/Cerulean")
  }

  @Test("What is picked in the sheet, on the wall or in a list is on the palette")
  func picking() {
    let run = gallery()
    run.press("Space j Enter Enter Esc h j Space")
    #expect(run.names(in: "Palette") == ["Azurite", "Bone Black", "Burnt Sienna"])
    #expect(run.screen[3].contains("✓Bone Black"))
  }

  @Test("What is taken off the palette under the focus hands it to its neighbour (focus F27)")
  func survivors() {
    let run = gallery()
    run.press("Space l Space l j Space Tab Tab Tab j")
    #expect(run.focus == "Palette/Bone Black")
    run.press("Space")
    #expect(run.focus == "Palette/Cerulean")
    run.press("Space")
    #expect(run.focus == "Palette/Azurite")
    run.press("Space")
    #expect(run.names(in: "Palette").isEmpty)
    #expect(run.focus == "Wall/Cerulean")
  }

  @Test("q quits, but is a letter in the field")
  func quitting() {
    let run = gallery()
    run.press("/ q")
    #expect(run.status == nil)
    #expect(run.app.query.text == "q")
    run.press("Esc Tab q")
    #expect(run.status == 0)
  }

  @Test("The colours follow the terminal's background")
  func background() {
    let run = gallery()
    #expect(run.app.theme.appearance == .dark)
    run.send(.reply(.background(red: 65_000, green: 65_000, blue: 64_000)))
    #expect(run.app.theme.appearance == .light)
  }

  @Test(
    "At every size everything can be reached and left, by Tab and by arrows (focus F35)",
    arguments: [(120, 40), (80, 24), (64, 18), (40, 10)])
  func lint(columns: Int, rows: Int) {
    let run = gallery(columns: columns, rows: rows)
    run.press("Space l Space")
    for keys: KeySequence in ["k", "Tab Tab", "Tab Enter"] {
      run.press(keys)
      let isSheetOpen = run.app.opened != nil
      let findings = run.app.stage.map.lint().filter { finding in
        switch finding {
        case .oneWay, .tie: false
        // Behind a sheet nothing can be entered.
        case .deadGuide: !isSheetOpen
        default: true
        }
      }
      #expect(findings.isEmpty)
    }
  }
}
