import Geometry
import Interface
import Testing

@Suite("Whole screens")
struct ScreenTests {
  @Test("120 columns: three panes, the focus in the list")
  func wide() {
    expect(
      SampleScreen(size: Size(columns: 120, rows: 12)).frame(),
      shows: """
        ╭─ 1 Library ──────────╮┏━ 2 Notes ━━━━━━━━━━━━━━━ modified ↓ ━┓╭─ 3 Better diffs with delta ────── 3 links · 2 quick ─╮
        │ All notes      1,873 │┃  ⚑ Weekly review                 now ▐│                                                      │
        │ Recent            30 │┃  ⚑ Reading list                  3 h ┃│  A syntax-highlighting pager for git, diff and grep  │
        │                      │┃▌ Better diffs with delta         2 d ┃│  output. Install it, then tell git.                  │
        │ Tags                 │┃  Caching credentials             2 d ┃│                                                      │
        │  ▸ git           137 │┃  Change the start point of a br… 5 d ┃│   │ [core]                                           │
        │  ▾ shell          81 │┃  日本語のノート                  4 w ┃│   │   pager = delta                                  │
        │      bash         25 │┃  Count the commits on a branch   4 w ┃│                                                      │
        │                      │┃                                      ┃│  • see also Caching credentials                      │
        │                      │┃                                      ┃│                                                      │
        ╰──────────────────────╯┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛╰──────────────────────────────────────────────────────╯
         Tab panes  j k move  Enter open  Space look                                                                    ? more
        """)
  }

  @Test("120 columns: the focus in the detail; the list keeps its row")
  func detail() {
    expect(
      SampleScreen(size: Size(columns: 120, rows: 12), front: .secondary).frame(),
      shows: """
        ╭─ 1 Library ──────────╮╭─ 2 Notes ─────────────── modified ↓ ─╮┏━ 3 Better diffs with delta ━━━━━━ 3 links · 2 quick ━┓
        │ All notes      1,873 ││  ⚑ Weekly review                 now ▐┃                                                      ┃
        │ Recent            30 ││  ⚑ Reading list                  3 h │┃▌ A syntax-highlighting pager for git, diff and grep  ┃
        │                      ││▏ Better diffs with delta         2 d │┃▌ output. Install it, then tell git.                  ┃
        │ Tags                 ││  Caching credentials             2 d │┃                                                      ┃
        │  ▸ git           137 ││  Change the start point of a br… 5 d │┃   │ [core]                                           ┃
        │  ▾ shell          81 ││  日本語のノート                  4 w │┃   │   pager = delta                                  ┃
        │      bash         25 ││  Count the commits on a branch   4 w │┃                                                      ┃
        │                      ││                                      │┃  • see also Caching credentials                      ┃
        │                      ││                                      │┃                                                      ┃
        ╰──────────────────────╯╰──────────────────────────────────────╯┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
         Tab panes  j k move  Enter open  Space look                                                                    ? more
        """)
  }

  @Test("A look sheet at medium stands on the footer, undimmed")
  func look() {
    let screen = SampleScreen(size: Size(columns: 120, rows: 21), sheet: [.medium])
    expect(
      screen.frame(),
      shows: """
        ╭─ 1 Library ──────────╮╭─ 2 Notes ─────────────── modified ↓ ─╮╭─ 3 Better diffs with delta ────── 3 links · 2 quick ─╮
        │ All notes      1,873 ││  ⚑ Weekly review                 now ▐│                                                      │
        │ Recent            30 ││  ⚑ Reading list                  3 h ││  A syntax-highlighting pager for git, diff and grep  │
        │                      ││▏ Better diffs with delta         2 d ││  output. Install it, then tell git.                  │
        │ Tags                 ││  Caching credentials             2 d ││                                                      │
        │  ▸ git           137 ││  Change the start point of a br… 5 d ││   │ [core]                                           │
        │  ▾ shell          81 ││  日本語のノート                  4 w ││   │   pager = delta                                  │
        │      bash         25 ││  Count the commits on a branch   4 w ││                                                      │
        │                      ││                                      ││  • see also Caching credentials                      │
        │                      ││                                      ││                                                      │
        │           ┏━ 4 Better diffs with delta ━━━━━━━━━━━━━━━━━╸──╺━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━ medium ━┓           │
        │           ┃                                                                                              ┃           │
        │           ┃▌ A syntax-highlighting pager for git, diff and grep output. Install it, then tell git.       ┃           │
        │           ┃                                                                                              ┃           │
        │           ┃   │ [core]                                                                                   ┃           │
        │           ┃   │   pager = delta                                                                          ┃           │
        │           ┃                                                                                              ┃           │
        │           ┃  • see also Caching credentials                                                              ┃           │
        │           ┃                                                                                              ┃           │
        ╰───────────┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛───────────╯
         Tab panes  j k move  Enter open  Space look                                                                    ? more
        """)
  }

  @Test("At large everything behind is dimmed; a second sheet pushes the first back")
  func stacked() {
    let screen = SampleScreen(size: Size(columns: 64, rows: 20), sheet: [.large, .large])
    let frame = screen.frame()
    expect(
      frame,
      shows: """
        ┌─ Better diffs with delta ────────────────────────────────────┐
        ┏━ 4 Tags ━━━━━━━━━━━━━━━━━━━━╸──╺━━━━━━━━━━━━━━━━━━━━━ large ━┓
        ┃                                                              ┃
        ┃▌ A syntax-highlighting pager for git, diff and grep output.  ┃
        ┃▌ Install it, then tell git.                                  ┃
        ┃                                                              ┃
        ┃   │ [core]                                                   ┃
        ┃   │   pager = delta                                          ┃
        ┃                                                              ┃
        ┃  • see also Caching credentials                              ┃
        ┃                                                              ┃
        ┃                                                              ┃
        ┃                                                              ┃
        ┃                                                              ┃
        ┃                                                              ┃
        ┃                                                              ┃
        ┃                                                              ┃
        ┃                                                              ┃
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
         Tab panes  j k move  Enter open  Space look            ? more
        """)
    #expect(frame.row(0).allSatisfy { $0.style.attributes == .dim })
    #expect(frame[Point(column: 2, row: 1)].style.attributes != .dim)
  }

  @Test("80 columns with the drawer open over the list")
  func drawer() {
    expect(
      SampleScreen(size: Size(columns: 80, rows: 12), front: .primary).frame(),
      shows: """
        ┏━ 1 Library ━━━━━━━━━━━━┓ied ↓ ─╮╭─ 3 Better diffs with… ─ 3 links · 2 quick ─╮
        ┃▌All notes        1,873 ┃   now ▐│                                            │
        ┃ Recent              30 ┃   3 h ││  A syntax-highlighting pager for git, diff │
        ┃                        ┃   2 d ││  and grep output. Install it, then tell    │
        ┃ Tags                   ┃   2 d ││  git.                                      │
        ┃  ▸ git             137 ┃o… 5 d ││                                            │
        ┃  ▾ shell            81 ┃   4 w ││   │ [core]                                 │
        ┃      bash           25 ┃b… 4 w ││   │   pager = delta                        │
        ┃                        ┃       ││                                            │
        ┃                        ┃       ││  • see also Caching credentials            │
        ┗━━━━━━━━━━━━━━━━━━━━━━━━┛───────╯╰────────────────────────────────────────────╯
         Tab panes  j k move  Enter open  Space look                            ? more
        """)
  }

  @Test("40×10, the smallest that can be used")
  func smallest() {
    expect(
      SampleScreen(size: Size(columns: 40, rows: 10)).frame(),
      shows: """
        ┏━ 2 Notes ━━━━━━━━━━━━━━━ modified ↓ ━┓
        ┃  ⚑ Weekly review                 now ▐
        ┃  ⚑ Reading list                  3 h ┃
        ┃▌ Better diffs with delta         2 d ┃
        ┃  Caching credentials             2 d ┃
        ┃  Change the start point of a br… 5 d ┃
        ┃  日本語のノート                  4 w ┃
        ┃  Count the commits on a branch   4 w ┃
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
         Tab panes  j k move  Enter open     ?
        """)
  }

  @Test("Without Unicode nothing but ASCII is drawn beside the text")
  func ascii() {
    expect(
      SampleScreen(size: Size(columns: 64, rows: 10), theme: Theme.plain.ascii()).frame(),
      shows: """
        ## 2 Notes ## modified ↓ ##+- 3 Better... - 3 links · 2 quick -+
        #  ⚑ Weekly review    now =|                                   |
        #  ⚑ Reading list     3 h #|  A syntax-highlighting pager for  |
        #> Better diffs wi... 2 d #|  git, diff and grep output.       |
        #  Caching credent... 2 d #|  Install it, then tell git.       |
        #  Change the star... 5 d #|                                   |
        #  日本語のノート     4 w #|   | [core]                        |
        #  Count the commi... 4 w #|   |   pager = delta               |
        ###########################+-----------------------------------+
         Tab panes  j k move  Enter open  Space look            ? more
        """)
  }

  @Test("In one colour the focus is found by bold and heavy lines")
  func mono() {
    let frame = SampleScreen(size: Size(columns: 40, rows: 10), theme: Theme.plain.monochrome())
      .frame()
    #expect(frame.row(3).dropFirst().dropLast().allSatisfy { $0.style.attributes.contains(.bold) })
    #expect(frame.cells.allSatisfy { $0.style.foreground == .standard })
    #expect(frame.cells.allSatisfy { $0.style.background == .standard })
  }

  @Test("At any size there is a screen of whole glyphs and closed borders", arguments: 0..<40)
  func anySize(seed: Int) {
    var random = Generator(seed: seed)
    for _ in 0..<10 {
      let size = Size(
        columns: Int.random(in: 0...140, using: &random),
        rows: Int.random(in: 0...40, using: &random))
      let front = Column.allCases.randomElement(using: &random) ?? .primary
      let frame = SampleScreen(size: size, front: front, sheet: seed % 2 == 0 ? [.medium] : [])
        .frame()
      #expect(frame.brokenGlyphs.isEmpty)
      guard size.columns >= 40, size.rows >= 10 else { continue }
      let corners: Set<Unicode.Scalar> = ["╭", "╮", "╰", "╯", "┏", "┓", "┗", "┛"]
      #expect(corners.contains(frame[.zero].base))
      #expect(corners.contains(frame[Point(column: size.columns - 1, row: 0)].base))
      #expect(corners.contains(frame[Point(column: size.columns - 1, row: size.rows - 2)].base))
    }
  }
}
