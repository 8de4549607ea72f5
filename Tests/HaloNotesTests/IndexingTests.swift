import Focus
import Glibc
import NotesTestSupport
import Testing

@testable import HaloNotes
@testable import Notes

@Suite("The app and its index (notes N15, N17)")
struct IndexingTests {
  private func app(_ notes: KeyValuePairs<String, String>) throws -> App {
    let vault = try TemporaryVault(notes)
    try vault.setAges(of: notes.map(\.key))
    return try App(vault, index: .kept)
  }

  @Test("The search goes by the index, and what is changed, made and renamed is found at once")
  func searching() throws {
    let app = try app([
      "Bread.md": "# Bread\n\nFlour #food\n\n- [ ] bake\n",
      "Cake.md": "# Cake\n\nFlour and eggs #food\n",
      "Tram.md": "# Tram\n\nNo flour.\n",
    ])
    #expect(app.driver.app.workshop.index?.count == 3)
    app.press("/ \"flour tag:food -eggs\"")
    app.expect(shows: "1 of 3")
    app.expect(shows: "▌ Bread")
    app.expect(shows: "Flour #food")
    app.press("C-u \"is:open OR tram\"")
    app.expect(shows: "2 of 3")
    try app.vault.write("New.md", "# New\n\nRye flour #food\n")
    app.press("C-u \"rye\"")
    app.lookAgain()
    app.expect(shows: "1 of 4")
    #expect(app.driver.app.workshop.index?.count == 4)
    #expect(app.faults == [])
  }

  @Test("A search whose conditions aren't finished shows nothing and doesn't search on")
  func unfinished() throws {
    let app = try app(["Bread.md": "# Bread\n"])
    app.press("/ \"tag:\"")
    #expect(app.driver.app.model.search?.progress == .done)
    #expect(app.driver.app.model.search?.hits.isEmpty == true)
  }

  @Test("A hit far down the list has its line as soon as it shows")
  func lines() throws {
    let vault = try TemporaryVault()
    for number in 100..<300 {
      try vault.write("\(number).md", "# Note \(number)\n\nThe word of \(number).\n")
      try vault.setModified("\(number).md".utf8, seconds: number)
    }
    let app = try App(vault, index: .kept)
    app.press("/ \"word\" Enter 2")
    app.expect(shows: "The word of 299.")
    app.press("G k")
    app.expect(shows: "The word of 100.")
    app.expect(shows: "200 of 200")
    #expect(app.faults == [])
  }

  @Test("The list of the last time shows until the folder is read, with the focus where it was")
  func remembered() throws {
    let app = try app(["A.md": "# Apple\n", "B.md": "# Birch\n", "C.md": "# Cedar\n"])
    app.press("2 j")
    app.driver.finish()
    let memory = try #require(app.driver.app.workshop.index?.remembered())
    var library = Library()
    library.take(remembered: ListedNotes(memory))
    #expect(library.isRemembered && library.progress == .reading(notes: 3))
    #expect(memory.listing.ids.map(library.title(of:)) == ["Apple", "Birch", "Cedar"])
    try app.vault.remove("A.md")
    try app.start()
    app.expect(focus: .notes)
    #expect(app.shownNote == "B.md")
    #expect(!app.driver.app.model.library.isRemembered)
    #expect(!app.screen.contains { $0.contains("Apple") })
  }

  @Test("What is as it was the last time is listed once: nothing is worked out again for it")
  func rememberedIsSo() throws {
    let app = try app(["A.md": "# Apple\n#red", "B.md": "# Birch\n", "C/D.md": "- [ ] a\n"])
    app.driver.finish()
    try app.start()
    let library = app.driver.app.model.library
    #expect(library.generation == 1 && library.progress == .complete && !library.isRemembered)
    #expect(library.listing?.completeness == .complete && library.index == .inLine)
    #expect(library.tags?.value.counts == [1] && library.tags?.value.withOpenTasks.count == 1)
    // What comes afterwards is seen.
    try app.vault.write("C/E.md", "# Elder\n")
    app.press("C-l")
    app.expect(shows: "Elder")
    #expect(app.driver.app.model.library.generation == 2)
  }

  @Test("A folder that can't be read is told of at each start, though the list shows before")
  func unreadable() throws {
    let app = try app(["A.md": "# Apple\n"])
    let core = app.driver.app
    let listing = try #require(core.model.library.listing)
    core.model.library = Library()
    core.model.library.take(remembered: ListedNotes(listing, after: nil))
    let read = NoteListing(
      arena: listing.arena, records: listing.records, folders: listing.folders,
      issues: [ScanIssue(path: NotePath("Closed"), code: EACCES)], completeness: .complete)
    core.mailbox.leave(.listing(read, titles: []))
    app.driver.send(.wake)
    #expect(app.message?.contains("Closed") == true)
  }

  @Test("A damaged index is built anew, which is said; one that can't be used is said, too")
  func damage() throws {
    let app = try app(["Bread.md": "# Bread\n"])
    app.die()
    try app.places.write("cache/index.sqlite", "this was a database once, and is none any more")
    for name in ["cache/index.sqlite-wal", "cache/index.sqlite-shm"] {
      try? app.places.remove(name)
    }
    try app.restart(size: .wide)
    app.expect(shows: "The index was damaged and has been built anew.")
    app.press("/ \"bread\"")
    app.expect(shows: "▌ Bread")
    app.die()
    for name in ["", "-wal", "-shm"] { try? app.places.remove("cache/index.sqlite" + name) }
    try app.places.makeFolders("cache/index.sqlite".utf8)
    try app.restart(size: .wide)
    app.expect(shows: "so searching reads")
    app.press("/ \"bread\"")
    app.expect(shows: "▌ Bread")
  }

  @Test(
    "An index of another make is built anew or left alone, which is said, and the search goes on",
    arguments: [
      (1, "The index was an older halo's and has been built anew."), (99, "a newer halo's"),
    ])
  func otherMakes(_ version: Int, _ words: String) throws {
    let app = try app(["Bread.md": "# Bread\n"])
    app.die()
    let database = try Database(at: app.places.absolute("cache/index.sqlite".utf8))
    try database.execute("PRAGMA user_version = \(version)")
    try app.restart(size: .wide)
    app.expect(shows: words)
    app.press("/ \"bread\"")
    app.expect(shows: "▌ Bread")
    app.expect(shows: "1 of 1")
    let after = try Database(at: app.places.absolute("cache/index.sqlite".utf8))
    #expect(try after.number("PRAGMA user_version") == max(Int64(version), IndexStore.version))
  }

  @Test("An index that another program holds is said, and what it hasn't is found by reading")
  func held() throws {
    let app = try app(["Bread.md": "# Bread\n"])
    app.die()
    try app.vault.write("Rye.md", "# Rye bread\n")
    let other = try Database(at: app.places.absolute("cache/index.sqlite".utf8))
    try other.execute("BEGIN IMMEDIATE")
    try app.restart(size: .wide)
    app.expect(shows: "another program holds the index")
    app.press("/ \"bread\"")
    app.expect(shows: "2 of 2")
    try other.execute("ROLLBACK")
    try app.vault.write("Oats.md", "# Oat bread\n")
    app.lookAgain()
    app.expect(shows: "3 of 3")
    #expect(app.driver.app.workshop.index?.count == 3)
  }

  @Test("A link by another name of a note leads there as soon as the list of the last time shows")
  func aliases() throws {
    let app = try app([
      "Start.md": "# Start\n\nTo [[Roggen]].\n",
      "Rye.md": "---\naliases: [Roggen, Secale]\n---\n# Rye\n\nBread of it.\n",
    ])
    app.driver.finish()
    let memory = try #require(app.driver.app.workshop.index?.remembered())
    var library = Library()
    library.take(remembered: ListedNotes(memory))
    let rye = try #require(NotePath("Rye.md").flatMap { memory.listing.id(of: $0) })
    #expect(library.aliases.notes(called: "roggen") == [rye])
    #expect(library.aliases.notes(called: "Secale") == [rye])
    try app.start()
    app.press("Enter Enter")
    #expect(app.shownNote == "Rye.md")
  }
}
