import Geometry
import Notes
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Links to places in notes (scenes R6, R10)")
struct NoteLinkOpeningTests {
  private func app() throws -> App {
    try App(notes: [
      "Oak.md": "# Oak\n\nAcorns.\n\n## Leaves\n\nLobed. ^lobe\n\n## Bark\n\nRough.\n",
      "wood/Élm.md": "# Elm\n\nOne.\n\nTwo.\n", "Ash.md": "# Ash\n\nWings.\n",
    ])
  }

  @Test(
    "A link opens the note at its place",
    arguments: [
      ("halo://note/Oak.md#Bark", "Bark"), ("halo://note/Oak.md#bark", "Bark"),
      ("halo://note/Oak.md#%5Elobe", "Lobed. ^lobe"), ("halo://note/Oak.md?line=11", "Rough."),
      ("halo://note/Oak.md?line=999", "Rough."), ("halo://note/Oak.md#Oak", "Acorns."),
      ("halo://note/wood/%C3%89lm.md?line=5", "Two."),
    ])
  func place(link: String, block: String) throws {
    let app = try app()
    app.press("G")
    app.driver.finish()
    try app.start(opening: link)
    app.expect(focus: .detail, on: block)
    #expect(app.message == nil)
    #expect(app.faults == [])
  }

  @Test("A place that the note no longer has is said; without a place the focus is on its row")
  func missing() throws {
    let app = try app()
    app.driver.finish()
    try app.start(opening: "halo://note/Oak.md#Roots")
    app.expect(focus: .detail, on: "Acorns.")
    #expect(app.message == "“Oak” has no heading “Roots”; this is its start.")
    app.driver.finish()
    try app.start(opening: "halo://note/Ash.md")
    app.expect(focus: .notes, on: "Ash")
    #expect(app.faults == [])
  }

  @Test(
    "Back is the restored place, from whatever pane it was, and forward is what was named",
    arguments: ["j", "j 3 j"])
  func back(keys: String) throws {
    let app = try app()
    app.press(keys)
    let (note, block) = (app.shownNote, app.focusedTitle)
    app.driver.finish()
    try app.start(opening: "halo://note/Oak.md#Bark")
    #expect(app.shownNote == "Oak.md")
    app.press("H")
    #expect(app.shownNote == note)
    app.expect(focus: .detail)
    if keys.contains("3") { #expect(app.focusedTitle == block) }
    app.press("L")
    #expect(app.shownNote == "Oak.md")
    app.expect(focus: .detail, on: "Bark")
    #expect(app.faults == [])
  }

  @Test("It opens in the scene that was in front last, and a restored search gives way")
  func lastScene() throws {
    let app = try app()
    app.press("j o / \"wings\"")
    let scene = app.snapshot.scene
    app.driver.wait()
    app.die()
    try app.restart(size: .wide, opening: "halo://note/Oak.md")
    #expect(app.snapshot.scene == scene)
    #expect(app.snapshot.scenes.count == 2)
    app.expect(focus: .notes, on: "Oak")
    #expect(app.faults == [])
    app.press("F3")
    app.expect(focus: .notes)
    #expect(app.shownNote != "Oak.md", "The other scenes stay where they were")
  }

  @Test(
    "The link that is copied leads back to the place", arguments: ["", "3 j j", "3 G", "G"])
  func copied(keys: String) throws {
    let app = try app()
    app.press(keys)
    let (note, focus) = (app.shownNote, app.snapshot.focus)
    app.press(": \"copy link for\" Enter")
    let link = try #require(app.driver.copied)
    #expect(link.hasPrefix("halo://note/"))
    app.press("g g 2")
    app.driver.finish()
    try app.start(opening: link)
    #expect(app.shownNote == note)
    if focus?.group == "detail" { #expect(app.focusedTitle == focus?.title) }
    #expect(app.faults == [])
  }

  @Test("A name is the same at every place in a note")
  func identifier() throws {
    let app = try app()
    app.press("3 j j")
    let situation = try #require(app.driver.app.situation)
    let activity = situation.activity(in: app.driver.app.model)
    #expect(activity.kind == .reading)
    #expect(activity.title == "Oak")
    #expect(activity.targetContentIdentifier == "halo://note/Oak.md")
    #expect(activity.link?.description.hasPrefix("halo://note/Oak.md") == true)
    #expect(activity.userInfo == ["row": "all"])
  }
}
