import Geometry
import Notes
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("The shelf of scenes (scenes R7, R8)")
struct ShelfTests {
  private func app(size: Size = .regular) throws -> App {
    try App(
      notes: [
        "Oak.md": "# Oak\n\nAcorns in autumn.\n", "wood/Elm.md": "# Elm\n\nRough leaves.\n",
        "wood/Ash.md": "# Ash\n\nWinged seeds.\n",
      ], size: size)
  }

  private func row(_ text: String, of app: App) -> String? {
    app.screen.first { $0.contains(text) }
  }

  @Test("It shows every scene with its title, place and line; typing filters, Enter goes there")
  func rows() throws {
    let app = try app()
    app.press("j o j o 3 g s")
    app.expect(sheet: "shelf", at: "medium")
    #expect(row("Elm  wood", of: app)?.contains("scene 1") == true)
    #expect(row("here", of: app)?.contains("Ash  wood") == true)
    #expect(app.faults == [])
    app.press("\"rough\"")
    app.expect(hides: "Ash  wood")
    app.expect(shows: "Rough leaves.")
    app.press("Enter")
    app.expectNoSheet()
    app.expect(focus: .notes, on: "Elm")
    #expect(app.faults == [])
  }

  @Test("What it has no room for gives way, in every window", arguments: [Size.wide, .small])
  func sizes(size: Size) throws {
    let app = try app(size: size)
    app.press("j o j g s")
    #expect(app.faults == [])
    app.expect(shows: "here")
    app.press("\"nothing like it\"")
    app.expect(shows: "No scene shows that.")
    app.press("Esc Esc")
    app.expectNoSheet()
    app.expect(focus: .notes, on: "Ash")
  }

  @Test("d d closes a scene of this program, and not the only one")
  func forget() throws {
    let app = try app()
    app.press("j o j g s Tab d d")
    #expect(app.snapshot.scenes.count == 1)
    app.press("d d")
    #expect(app.message == "This is the only scene: q quits.")
    app.press("Esc Esc")
    #expect(app.faults == [])
    app.press("o g s Tab G d d")
    #expect(app.snapshot.scenes.count == 1)
    #expect(app.faults == [])
  }

  @Test("A scene that another program has is shown with it, and neither entered nor forgotten")
  func others() throws {
    let app = try app()
    app.press("j")
    app.driver.wait()
    let other = try App(sharing: app)
    other.press("j j g s")
    #expect(row("open in process", of: other)?.contains("Elm  wood") == true)
    other.press("Tab G Enter")
    #expect(other.message?.hasPrefix("open in process") == true)
    #expect(other.snapshot.scenes.count == 1)
    other.press("d d")
    #expect(other.message?.hasSuffix("close it there.") == true)
    #expect(other.faults == [])
    #expect(app.snapshot.scenes.count == 1)
  }

  @Test("What a program that died has left is offered, opened, and can be forgotten")
  func left() throws {
    let app = try app()
    app.press("j o j")
    app.driver.wait()
    let other = try App(sharing: app)
    other.press("g g")
    other.driver.wait()
    app.die()
    other.press("g s")
    #expect(other.screen.count { $0.contains("left · ") } == 2)
    #expect(other.faults == [])
    other.press("\"winged\" Enter")
    other.expect(focus: .notes, on: "Ash")
    #expect(other.snapshot.scenes.count == 2)
    #expect(other.faults == [])
    other.press("g s \"rough\" Tab d d")
    #expect(other.screen.contains { $0.contains("No scene shows that.") })
    other.press("Esc Esc Esc")
    let again = try App(sharing: other)
    #expect(again.snapshot.scenes.count == 1)
    #expect(again.snapshot.focus?.title == "Oak", "Nothing of the two that are gone is restored")
  }
}
