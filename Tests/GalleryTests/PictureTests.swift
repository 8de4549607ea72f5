import Commands
import Curses
import Focus
import Geometry
import Interface
import TerminalInput
import Testing

@testable import halo_gallery

@Suite("Pictures of the gallery")
@MainActor
struct PictureTests {
  @Test("Lists and palette stand beside the wall, whose first tile wears brackets")
  func start() {
    gallery().expect(
      shows: """
        ╭─ Pigments ────────╮┏━ Wall ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
        │/ find a name      ▐┃┏                  ┓                     ▐
        │▏ Azurite          ▐┃┃ ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒ ┃  ░░░░░░░░░░░░░░░░   ▐
        │  Bone Black       ▐┃┃ ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒ ┃  ░░░░░░░░░░░░░░░░   ▐
        │  Burnt Sienna     ▐┃┃ ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒ ┃  ░░░░░░░░░░░░░░░░   ▐
        │  Cerulean         ▐┃┗ Azurite          ┛  Bone Black         ▐
        │  Chalk            ▐┃                                         ▐
        │  Gamboge          │┃  ░░░░░░░░░░░░░░░░    ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓   ┃
        │  Green Earth      │┃  ░░░░░░░░░░░░░░░░    ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓   ┃
        │  Malachite        │┃  ░░░░░░░░░░░░░░░░    ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓   ┃
        │  Naples Yellow    │┃  Burnt Sienna        Cerulean           ┃
        ╰───────────────────╯┃                                         ┃
        ╭─ Palette ─────────╮┃  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓    ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓   ┃
        │  Nothing here.    │┃  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓    ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓   ┃
        │  Space picks one. │┃  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓    ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓   ┃
        │                   │┃  Chalk               Gamboge            ┃
        ╰───────────────────╯┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
         Tab next  hjkl move  / find  Enter open  Space pick  Esc keys
        """)
  }

  @Test("What is picked is marked, and the wall's tile is remembered in thin brackets")
  func lists() {
    let run = gallery()
    run.press("l Space j Space h j j j")
    run.expect(
      shows: """
        ╭─ Pigments ────────╮┏━ Wall ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
        │/ find a name      ▐┃                                         ┃
        │▏ Azurite          ▐┃  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓    ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓   ┃
        │ ✓Bone Black       ▐┃  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓    ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓   ┃
        │  Burnt Sienna     ▐┃  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓    ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓   ┃
        │ ✓Cerulean         ▐┃  Chalk               Gamboge            ▐
        │  Chalk            ▐┃                                         ▐
        │  Gamboge          │┃  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒    ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒   ▐
        │  Green Earth      │┃  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒    ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒   ▐
        │  Malachite        │┃  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒    ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒   ▐
        │  Naples Yellow    │┃  Green Earth         Malachite          ▐
        ╰───────────────────╯┃┏                  ┓                     ┃
        ╭─ Palette ─────────╮┃┃ ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓ ┃  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒   ┃
        │▏✓Bone Black       │┃┃ ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓ ┃  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒   ┃
        │ ✓Cerulean         │┃┃ ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓ ┃  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒   ┃
        │                   │┃┗ Naples Yellow    ┛  Red Lead           ┃
        ╰───────────────────╯┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
         row 5 of 7, Wall, ‘Naples Yellow’                    Esc keys
        """)
  }

  @Test("Typing leaves what has the letters, on the wall too")
  func finding() {
    let run = gallery()
    run.press("/ b Down")
    run.expect(
      shows: """
        ┏━ Pigments ━━━━━━━━┓╭─ Wall ──────────────────────────────────╮
        ┃/ b                ┃│╭                  ╮                     │
        ┃  Bone Black       ┃││ ░░░░░░░░░░░░░░░░ │  ░░░░░░░░░░░░░░░░   │
        ┃▌ Burnt Sienna     ┃││ ░░░░░░░░░░░░░░░░ │  ░░░░░░░░░░░░░░░░   │
        ┃                   ┃││ ░░░░░░░░░░░░░░░░ │  ░░░░░░░░░░░░░░░░   │
        ┃                   ┃│╰ Bone Black       ╯  Burnt Sienna       │
        ┃                   ┃│                                         │
        ┃                   ┃│                                         │
        ┃                   ┃│                                         │
        ┃                   ┃│                                         │
        ┃                   ┃│                                         │
        ┗━━━━━━━━━━━━━━━━━━━┛│                                         │
        ╭─ Palette ─────────╮│                                         │
        │  Nothing here.    ││                                         │
        │  Space picks one. ││                                         │
        │                   ││                                         │
        ╰───────────────────╯╰─────────────────────────────────────────╯
         row 2 of 2, Pigments, ‘Burnt Sienna’                 Esc keys
        """)
  }

  @Test("A sheet stands over everything")
  func sheet() {
    let run = gallery()
    run.press("j l Enter l")
    run.expect(
      shows: """
        ╭─ Pigments ────────╮╭─ Wall ──────────────────────────────────╮
        │/ find a name      ▐│                                         ▐
        │▏ Azurite          ▐│  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒    ░░░░░░░░░░░░░░░░   ▐
        │  Bone Black       ▐│  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒    ░░░░░░░░░░░░░░░░   ▐
        │  Burnt Sien┏━ Cerulean ━━━━━━━━━━━━━━━━━━━━━━━━━┓░░░░░░░░░   ▐
        │  Cerulean  ┃  Pick      ▌ Close                 ┃ack         ▐
        │  Chalk     ┃                                    ┃          ╮ ▐
        │  Gamboge   ┃  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓  ┃▓▓▓▓▓▓▓▓▓ │ │
        │  Green Eart┃  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓  ┃▓▓▓▓▓▓▓▓▓ │ │
        │  Malachite ┃  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓  ┃▓▓▓▓▓▓▓▓▓ │ │
        │  Naples Yel┃  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓  ┃n         ╯ │
        ╰────────────┃                                    ┃            │
        ╭─ Palette ──┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛▓▓▓▓▓▓▓▓▓   │
        │  Nothing here.    ││  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓    ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓   │
        │  Space picks one. ││  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓    ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓   │
        │                   ││  Chalk               Gamboge            │
        ╰───────────────────╯╰─────────────────────────────────────────╯
         button 2 of 2, Cerulean, ‘Close’                     Esc keys
        """)
  }

  @Test(
    "In a narrow window the pane in front fills the screen",
    arguments: [
      (
        "j",
        """
        ┏━ Wall ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
        ┃  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒    ░░░░░░░░░░░░░░░  ┃
        ┃  Azurite            Bone Black       ▐
        ┃┏                 ┓                   ┃
        ┃┃ ░░░░░░░░░░░░░░░ ┃  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓  ┃
        ┃┃ ░░░░░░░░░░░░░░░ ┃  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓  ┃
        ┃┃ ░░░░░░░░░░░░░░░ ┃  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓  ┃
        ┃┗ Burnt Sienna    ┛  Cerulean         ┃
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
         row 2 of 7, Wall, ‘Burnt Sienna’  Esc
        """
      ),
      (
        "Space h",
        """
        ┏━ Pigments ━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
        ┃/ find a name                         ▐
        ┃▌✓Azurite                             ┃
        ┃  Bone Black                          ┃
        ┃  Burnt Sienna                        ┃
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
        ╭─ Palette ────────────────────────────╮
        │▏✓Azurite                             │
        ╰──────────────────────────────────────╯
         row 1 of 14, Pigments, ‘Azurite…  Esc
        """
      ),
      (
        "h Enter",
        """
        ╭┏━ Azurite ━━━━━━━━━━━━━━━━━━━━━━━━━━┓╮
        │┃▌ Pick        Close                 ┃▐
        │┃                                    ┃│
        │┃  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒  ┃│
        │┃  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒  ┃│
        ╰┃  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒  ┃╯
        ╭┃  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒  ┃╮
        │┃                                    ┃│
        ╰┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛╯
         button 1 of 2, Azurite, ‘Pick’    Esc
        """
      ),
    ] as [(KeySequence, String)])
  func narrow(keys: KeySequence, picture: String) {
    let run = gallery(columns: 40, rows: 10)
    run.press(keys)
    run.expect(shows: picture)
  }
}
