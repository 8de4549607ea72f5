import Testing

@testable import Scenes

@Suite("What the shelf shows of a scene (scenes R7, R8)")
struct PreviewTests {
  private func archive(_ preview: String?, saying text: String = "here") -> SceneArchive {
    var archive = SceneArchive(saying: text)
    archive.preview = preview
    return archive
  }

  @Test("The line of the last state is read without opening the scene")
  func last() throws {
    let notebook = try Notebook()
    var store = try notebook.newScene()
    #expect(try notebook.registry.preview(of: store.lease.id) == nil)
    try store.save(archive("Bread"))
    try store.save(archive("Zürich 日本"))
    #expect(try notebook.registry.preview(of: store.lease.id) == "Zürich 日本")
    #expect(try notebook.registry.scenes().map(\.holder) == [.process(77)])
  }

  @Test("Where the last state has none or is damaged the one before is asked")
  func damaged() throws {
    let notebook = try Notebook()
    var store = try notebook.newScene()
    try store.save(archive("Bread"))
    try store.save(archive(nil))
    #expect(try notebook.registry.preview(of: store.lease.id) == "Bread")
    let newest = try #require(try store.loadGenerations().last)
    try notebook.disk.fileSystem.replace(
      store.lease.path(.state(store.lease.id, newest)), with: Array("no state".utf8))
    #expect(try notebook.registry.preview(of: store.lease.id) == "Bread")
  }

  @Test("A line that isn't text, or is of another version, is none")
  func strange() {
    var archive = SceneArchive()
    archive[.preview] = ScenePart(version: 1, bytes: [0xFF])
    #expect(archive.preview == nil)
    archive[.preview] = ScenePart(version: 2, bytes: [0x41])
    #expect(archive.preview == nil)
  }

  @Test("A worker's writer writes what changed, and never an empty state")
  func writer() throws {
    let notebook = try Notebook()
    let writer = SceneWriter(try notebook.newScene())
    #expect(try writer.save(archive("a")) == .written(generation: 1))
    #expect(try writer.save(archive("a")) == .unchanged)
    #expect(try writer.save(SceneArchive()) == .leftOut)
    #expect(try writer.save(archive("b")) == .written(generation: 2))
  }

  @Test("A change is due half a second after it, however many follow (scenes R3)")
  func schedule() {
    var schedule = SaveSchedule()
    #expect(!schedule.isDue(at: .seconds(99)))
    schedule.changed(at: .seconds(10))
    schedule.changed(at: .milliseconds(10_400))
    #expect(schedule.deadline == .milliseconds(10_500))
    #expect(!schedule.isDue(at: .milliseconds(10_499)))
    #expect(schedule.isDue(at: .milliseconds(10_500)))
    schedule.taken()
    #expect(!schedule.isDue(at: .seconds(99)))
    schedule.changed(at: .seconds(20))
    #expect(schedule.isDue(at: .seconds(21)))
  }
}
