import Notes
import NotesTestSupport
import Testing

@testable import HaloNotes

/// Folders of more notes than are worked out at once; here two are many.
@Suite("What follows from very many notes is worked out off the input path")
struct ManyNotesTests {
  private func driver(_ vault: TemporaryVault, many: Bool = true) throws -> Driver {
    var environment = try App(vault).environment()
    environment.fewNotes = many ? 2 : 4_096
    return Driver(environment: environment, size: .wide)
  }

  private func vault() throws -> TemporaryVault {
    let names = (1...60).map { "\($0 < 10 ? "0" : "")\($0)" }
    let vault = try TemporaryVault()
    for name in names { try vault.write("\(name).md", "# Note \(name)\n\nAbout \(name).\n") }
    try vault.setAges(of: names.map { "\($0).md" })
    return vault
  }

  @Test("The screen is the one of few notes")
  func same() throws {
    let vault = try vault()
    let (many, few) = (try driver(vault), try driver(vault, many: false))
    many.send(.wake)
    few.send(.wake)
    #expect(many.screen == few.screen)
    #expect(many.app.model.library.hasAllTitles)
    #expect(many.app.model.library.recency == few.app.model.library.recency)
  }

  @Test("Titles that come while a listing is worked out are kept")
  func titles() throws {
    let vault = try vault()
    let driver = try driver(vault)
    driver.send(.wake)
    let library = driver.app.model.library
    let listing = try #require(library.listing)
    try vault.write("61.md", "# Note 61\n")
    let new = try NoteListing.scan(try vault.notebook)
    _ = driver.app.take(.listing(new, titles: []))
    let question = try #require(driver.app.asked.listing)
    let known = try #require(listing.ids.first)
    _ = driver.app.take(
      .titles([(known, NoteTitle("Another", source: .heading))], generation: library.generation))
    _ = driver.app.take(
      .listed(ListedNotes(new, after: library.listed), titles: [], for: question))
    let note = try #require(driver.app.model.library.listing?.id(of: listing[known].path))
    #expect(driver.app.model.library.title(of: note) == "Another")
    #expect(driver.app.model.library.listing?.count == 61)
  }

  @Test("A listing that was worked out from another one than there is now is worked out again")
  func changed() throws {
    let vault = try vault()
    let driver = try driver(vault)
    driver.send(.wake)
    let old = driver.app.model.library
    let new = try NoteListing.scan(try vault.notebook)
    _ = driver.app.take(.listing(new, titles: []))
    let first = try #require(driver.app.asked.listing)
    let gone = try #require(NotePath("01.md"))
    driver.app.changeLibrary { $0.library.apply(NoteChanges(gone: [gone])) }
    let listed = ListedNotes(new, after: old.listed)
    _ = driver.app.take(.listed(listed, titles: [], for: first))
    let second = try #require(driver.app.asked.listing)
    #expect(second.number > first.number)
    #expect(second.generation == driver.app.model.library.generation)
    #expect(driver.app.model.library.listing?.count == 59)
    // Only the last one counts.
    _ = driver.app.take(.listed(listed, titles: [], for: first))
    #expect(driver.app.model.library.listing?.count == 59)
    driver.send(.wake)
    #expect(driver.app.model.library.listing?.count == 60)
  }

  @Test("A listing that was worked out isn't taken once the folder was read again")
  func outdated() throws {
    let vault = try vault()
    for post in [Post.sameListing, .listingFailed(.folderMissing(path: vault.root))] {
      let driver = try driver(vault)
      let old = driver.app.model.library
      try vault.write("61.md", "# Note 61\n")
      let new = try NoteListing.scan(try vault.notebook)
      try vault.remove("61.md")
      _ = driver.app.take(.listing(new, titles: []))
      let question = try #require(driver.app.asked.listing)
      _ = driver.app.take(post)
      let listed = ListedNotes(new, after: old.listed)
      #expect(driver.app.take(.listed(listed, titles: [], for: question)) == .unseen)
      #expect(driver.app.model.library.listing?.count == 60)
    }
  }
}
