import Geometry
import NotesTestSupport
import Testing

@testable import HaloNotes
@testable import Notes

@Suite("The library decides what the list shows")
struct LibraryTests {
  private func app(size: Size = .wide) throws -> App {
    try App(
      notes: [
        "Loose.md": "# Loose\n", "git/Rebase.md": "# Rebase\n", "git/Bisect.md": "# Bisect\n",
        "shell/bash/Arrays.md": "# Arrays\n", "shell/zsh/Globs.md": "# Globs\n",
        "shell/Pipes.md": "# Pipes\n",
      ], size: size)
  }

  @Test("A note that was written to has its title, pin, names and place anew, and the others stay")
  func written() throws {
    let vault = try TemporaryVault([
      "a.md": "# A", "b.md": "---\npinned: true\naliases: [Bee]\n---\n# B", "c/d.md": "# D",
    ])
    for (number, name) in ["a.md", "b.md", "c/d.md"].enumerated() {
      try vault.setModified(Array(name.utf8), seconds: 1_000 - number)
    }
    let notebook = try vault.notebook
    func library() throws -> Library {
      let listing = try NoteListing.scan(notebook)
      var library = Library()
      library.take(ListedNotes(listing, after: (listing, .read(listing, in: notebook))))
      return library
    }
    var changed = try library()
    let old = try #require(changed.listing)
    let paths = ["b.md", "c/d.md"].compactMap { NotePath($0) }
    for pin in ["pinned: true\naliases: [Other]", "aliases: [Third]"] {
      try vault.write("b.md", "---\n\(pin)\n---\n# Zed")
      let operations = NoteOperations(on: notebook, records: nil)
      let before = try #require(changed.listing)
      let changes = try #require(
        operations.changes(at: Set(paths), since: before, watching: nil))
      changed.apply(changes)
      let fresh = try library()
      let (listing, expected) = (try #require(changed.listing), try #require(fresh.listing))
      #expect(listing.ids.map { listing[$0].path } == old.ids.map { old[$0].path })
      #expect(
        changed.recency?.map { listing[$0].path } == fresh.recency?.map { expected[$0].path })
      #expect(Set(listing.ids.map(changed.title)) == ["A", "Zed", "D"])
      #expect(changed.pins.map { listing[$0].path } == fresh.pins.map { expected[$0].path })
      for name in ["Bee", "Other", "Third"] {
        #expect(
          changed.aliases.notes(called: name).map { listing[$0].path }
            == fresh.aliases.notes(called: name).map { expected[$0].path })
      }
    }
    #expect(changed.generation == 3)
  }

  @Test("Going to a row of the library shows its notes at once")
  func listFollows() throws {
    let app = try app()
    app.press("1 G k")
    app.expect(focus: .sidebar, on: "shell")
    app.expect(shows: "2 shell")
    app.expect(shows: "Arrays")
    app.expect(shows: "Globs")
    app.expect(hides: "Rebase")
    #expect(app.shownNote == "shell/bash/Arrays.md", "The note is the list's first")
    app.press("g g")
    app.expect(focus: .sidebar, on: "All notes")
    app.expect(shows: "Rebase")
  }

  @Test("j and k pass over headings and blanks")
  func headings() throws {
    let app = try app()
    app.press("1 j j j j")
    app.expect(focus: .sidebar, on: "git")
    app.press("k")
    app.expect(focus: .sidebar, on: "Tasks")
  }

  @Test(
    "l unfolds, then goes to the notes; h folds, then goes to the parent",
    arguments: [
      ("l", "h"), ("Right", "Left"),
    ])
  func folding(unfold: String, fold: String) throws {
    let app = try app()
    app.press("1 G k")
    app.expect(hides: "bash")
    app.press(unfold)
    app.expect(focus: .sidebar, on: "shell")
    app.expect(shows: "bash")
    app.expect(shows: "zsh")
    app.press("j")
    app.expect(focus: .sidebar, on: "bash")
    app.expect(shows: "2 bash")
    app.press(fold)
    app.expect(focus: .sidebar, on: "shell")
    app.press(fold)
    app.expect(focus: .sidebar, on: "shell")
    app.expect(hides: "bash")
    app.press(unfold)
    app.press(unfold)
    #expect(app.focusedGroup == "notes")
    app.expect(shows: "2 shell")
  }

  @Test("Enter goes to the notes of the row", arguments: [Size.wide, .regular, .small])
  func enter(size: Size) throws {
    let app = try app(size: size)
    app.press("1 j j j j Enter")
    app.expect(focus: .notes, on: "Rebase")
    app.expect(shows: "2 git")
    #expect(app.faults == [])
  }

  @Test("Another row of the library begins at its first note (focus F9)")
  func otherContent() throws {
    let app = try app()
    app.press("j j j 1 j j j j 2")
    app.expect(focus: .notes, on: "Rebase")
    app.press("j 1 g g 2")
    app.expect(focus: .notes, on: "Loose")
  }

  @Test("Counts stand at the right edge, with their thousands set apart")
  func counts() throws {
    let vault = try TemporaryVault()
    try vault.fill(with: 1_200)
    let app = try App(vault)
    app.expect(shows: "All notes      1,200")
    app.expect(shows: "Recent            30")
  }

  @Test("An empty folder says how it is filled", arguments: [Size.wide, .regular, .small])
  func empty(size: Size) throws {
    let app = try App([], size: size)
    app.expect(shows: "Nothing here yet.")
    app.expect(shows: "C-n writes the first note")
    app.press("j Tab Enter S-Tab Space k 1 l h 2 G ] [")
    #expect(app.faults == [])
  }

  @Test("A folder that has gone while its notes showed gives way to what there is")
  func folderGone() throws {
    let app = try app()
    app.press("1 j j j j 2 j")
    app.expect(focus: .notes, on: "Bisect")
    try app.vault.remove("git/Rebase.md")
    try app.vault.remove("git/Bisect.md")
    app.lookAgain()
    #expect(app.faults == [])
    #expect(app.focusedGroup == "notes")
  }
}
