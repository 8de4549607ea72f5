import Commands
import Geometry
import Interface
import NotesTestSupport
import TerminalInput
import Testing

@testable import HaloNotes

/// Sheets on their way (sheets S10): half of 39 rows is 20, large is 38.
@Suite("Sheets that move")
struct SheetMovementTests {
  private func app(_ settings: String = "") throws -> App {
    try App((0..<60).map { "Note \($0)" }, files: ["settings.yaml": settings])
  }

  @Test("A sheet rises in five frames, the first of them at once, and then nothing is due any more")
  func rising() throws {
    let app = try app()
    app.press("j Space")
    #expect(app.shownRows(after: 0) == 7)
    #expect(app.driver.screen.contains { $0.contains("4 Note 1") && $0.contains("medium") })
    #expect([29, 1, 30, 30].map { app.shownRows(after: $0) } == [7, 13, 17, 19])
    #expect(app.driver.app.nextDuty != nil)
    #expect(app.shownRows(after: 30) == 20)
    #expect(app.driver.app.nextDuty == nil)
    #expect(app.driver.app.model.sheets.transition == nil)
    #expect(app.faults == [])
  }

  @Test("Focus, modality and detent are there before the sheet is, and what is behind shows so far")
  func state() throws {
    let app = try app()
    app.press("Space")
    _ = app.shownRows(after: 0)
    app.expect(focus: "look.preview", on: "About Note 0.")
    app.expect(sheet: "look", at: "medium")
    app.expect(shows: "Note 25")
    app.press("+")
    // From the 7 rows that it had by then.
    #expect(app.shownRows(after: 0) == 18)
    app.expect(sheet: "look", at: "large")
    #expect(app.driver.frame[Point(column: 2, row: 3)].style == app.driver.app.theme[.dimmed])
  }

  @Test("Without time that passes nobody sees anything move")
  func settled() throws {
    let app = try app()
    for (key, rows) in [("Space", 20), ("+", 38), ("-", 20)] {
      app.press(key)
      #expect(app.rowsOnScreen == rows)
      #expect(app.driver.app.model.sheets.transition == nil)
    }
  }

  @Test("A key ends the movement, whatever it is", arguments: ["j", "Tab", "-", "x", "F1"])
  func key(key: String) throws {
    let app = try app()
    app.press("Space")
    _ = app.shownRows(after: 30)
    app.press(key)
    #expect(app.driver.app.model.sheets.transition == nil)
    #expect(app.driver.app.nextDuty == nil)
    #expect(app.faults == [])
  }

  @Test(
    "Keys that come together draw no step, and end what is under way (sheets S10)",
    arguments: ["j Space", "Space +", "Space + -", "Space 2 j", "+ j", "Space g x +"])
  func burst(keys: String) throws {
    let app = try app()
    app.press("Space")
    #expect(app.shownRows(after: 30) == 13)
    for key in try KeyScript("Esc " + keys).keys {
      _ = app.driver.app.handle(TimedEvent(.key(key), at: .seconds(5)))
    }
    let rows = app.driver.app.frame.lines()
    #expect(app.driver.app.model.sheets.transition == nil)
    #expect(app.driver.app.nextDuty == nil)
    app.driver.app.endMovement()
    #expect(app.driver.app.frame.lines() == rows)
    _ = app.driver.app.handle(TimedEvent(.key("-"), at: .seconds(6)))
    _ = app.driver.app.handle(TimedEvent(.key("+"), at: .seconds(7)))
    #expect((app.driver.app.model.sheets.transition == nil) == app.driver.app.model.sheets.isEmpty)
  }

  @Test("A change on the way goes on from where the sheet is")
  func retargeted() throws {
    let app = try app()
    app.press("Space +")
    #expect(app.shownRows(after: 30) == 32)
    app.press("-")
    #expect(app.shownRows(after: 0) == 28)
    #expect(app.shownRows(after: 120) == 20)
    #expect(app.faults == [])
  }

  @Test("A window that changes its size in the middle ends the movement at the new height (S3)")
  func resized() throws {
    let app = try app()
    app.press("Space")
    #expect(app.shownRows(after: 30) == 13)
    app.resize(to: Size(columns: 100, rows: 30))
    #expect(app.shownRows(after: 0) == 15)
    #expect(app.driver.app.nextDuty == nil)
    #expect(app.faults == [])
  }

  @Test(
    "With less motion, drawn plainly or on a slow line the sheet is there at once",
    arguments: ["motion: reduced", "plain: on", "slow line"])
  func still(setting: String) throws {
    let isSlow = setting == "slow line"
    let app = try app(isSlow ? "" : setting)
    if isSlow { app.driver.app.lineSpeed = .slow }
    for key in ["Space", "+", "-"] {
      app.press(key)
      app.driver.elapse(.zero)
      #expect(app.driver.app.model.sheets.transition == nil)
      #expect(app.driver.app.nextDuty == nil)
    }
  }

  @Test("Where one types at once nothing rises: help and pickers", arguments: ["?", ":", "r", "m"])
  func typing(key: String) throws {
    let app = try app()
    app.press(key)
    app.driver.elapse(.zero)
    #expect(app.snapshot.sheets.count == 1)
    #expect(app.driver.app.model.sheets.transition == nil)
  }

  @Test("Under the mouse a sheet is where the mouse is, and glides when it is let go")
  func mouse() throws {
    let app = try app()
    app.press("Space")
    let edge = try #require(app.cell(of: "4 Note 0"))
    func send(_ kind: MouseEvent.Kind, _ row: Int) {
      app.driver.send(.mouse(MouseEvent(kind, at: Point(column: edge.column, row: row))))
    }
    send(.press(.left), edge.row)
    send(.drag(.left), edge.row - 8)
    #expect(app.shownRows(after: 0) == 28)
    send(.release(.left), edge.row - 8)
    #expect(app.shownRows(after: 0) == 25)
    #expect(app.shownRows(after: 120) == 20)
  }

  @Test("A sheet closes at once, and the list is whole again")
  func closing() throws {
    let app = try app()
    app.press("Space")
    _ = app.shownRows(after: 60)
    app.press("Esc")
    app.driver.elapse(.zero)
    app.expectNoSheet()
    app.expect(shows: "Note 35")
    #expect(app.driver.app.nextDuty == nil)
  }

  @Test(
    "Every frame on the way is whole, whatever is pressed and how long one waits", arguments: 0..<4)
  func random(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let sizes = [Size.wide, .regular, .small, Size(columns: 100, rows: 30)]
    let app = try app()
    app.resize(to: sizes[seed])
    let keys = ["Space", "+", "-", "*", "g x", "?", "Esc", "j", "S-Tab", "Tab", "2", "4"]
    for _ in 0..<60 {
      app.press(keys[random.next(upTo: keys.count)])
      app.driver.elapse(.milliseconds(random.next(upTo: 140)))
      #expect(app.driver.frame.brokenRows == [])
      if random.next(upTo: 4) == 0 { app.resize(to: sizes[random.next(upTo: sizes.count)]) }
      _ = app.driver.frame
    }
    app.driver.wait()
    #expect(app.faults == [])
    #expect(app.driver.app.nextDuty == nil)
  }
}

extension App {
  /// The rows of the look sheet as they show now, from its grabber to the footer.
  var rowsOnScreen: Int? {
    let screen = screen
    return screen.lastIndex { $0.contains("╸──╺") }.map { driver.size.rows - 1 - $0 }
  }

  /// The same after some milliseconds more.
  func shownRows(after milliseconds: Int) -> Int? {
    driver.elapse(.milliseconds(milliseconds))
    return rowsOnScreen
  }
}
