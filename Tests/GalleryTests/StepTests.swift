import Curses
import Geometry
import Interface
import Testing

@testable import engine_steps

@Suite("Steps of the tutorial")
@MainActor
struct StepTests {
  private func run<App: TerminalApp>(_ app: App, _ columns: Int, _ rows: Int) -> Rehearsal<App> {
    Rehearsal(of: app, size: Size(columns: columns, rows: rows))
  }

  @Test("Step 1: a list moves, scrolls and survives a resize")
  func firstList() {
    let run = run(FirstList(), 12, 4)
    run.press("j j")
    #expect(run.screen == ["  Mercury", "  Venus", "▌ Earth", "  Mars"])
    run.press("G")
    #expect(run.screen == ["  Earth", "  Mars", "  Jupiter", "▌ Saturn"])
    run.resize(to: Size(columns: 12, rows: 2))
    #expect(run.screen == ["  Jupiter", "▌ Saturn"])
    run.press("q")
    #expect(run.status == 0)
  }

  @Test("Step 1 is a program of 25 lines besides its imports")
  func length() throws {
    let lines = try Repository.lines(of: "docs/engine/Steps/FirstList.swift")
    let code = lines.filter { line in
      let words = line.drop { $0 == " " }
      return !words.isEmpty && !words.hasPrefix("//") && !words.hasPrefix("import ")
    }
    // And the one that runs it.
    #expect(code.count + 1 == 25)
  }

  @Test("Step 2: the moons follow the planet, each planet's are another list")
  func twoLists() {
    let run = run(TwoLists(), 30, 6)
    run.press("j j Tab j")
    #expect(run.screen[0].hasPrefix("╭─ Planets ───╮┏━ Moons ━"))
    #expect(run.screen[2] == "│  Mars       │┃▌ Europa     ┃")
    run.press("S-Tab j Tab")
    #expect(run.screen[1] == "│  Earth      │┃▌ Titan      ┃")
    run.press("h k Tab")
    #expect(run.screen[1] == "│  Earth      │┃▌ Io         ┃")
    run.press("q")
    #expect(run.status == 0)
  }

  @Test("Step 3: the field keeps the caret while its list moves, Tab enters the list")
  func finder() {
    let run = run(Finder(), 20, 6)
    run.type("m")
    run.press("Down")
    #expect(
      run.screen == [
        "┏━ Planets ━━━━━━━━┓", "┃/ m               ┃", "┃  Mercury         ┃",
        "┃▌ Mars            ┃", "┃                  ┃", "┗━━━━━━━━━━━━━━━━━━┛",
      ])
    #expect(run.frame.cursor == Point(column: 4, row: 1))
    run.press("Tab k")
    #expect(run.frame.cursor == Point(column: 1, row: 2))
    run.press("Tab")
    run.press("Backspace")
    #expect(run.screen[3].hasPrefix("┃  Venus "))
    run.press("Esc")
    #expect(run.status == 0)
  }
}
