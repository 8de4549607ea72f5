import NotesTestSupport
import Testing

@testable import Notes

@Suite("Other names of notes (notes N7)")
struct AliasTests {
  @Test(
    "Front matter gives them as a list, as lines, between commas, or as one",
    arguments: [
      ("aliases: [Rye, \"Sour dough\"]", ["Rye", "Sour dough"]),
      ("Aliases:\n  - Rye\n  - Sour dough", ["Rye", "Sour dough"]),
      ("aliases: Rye bread, Sour dough", ["Rye bread", "Sour dough"]),
      ("alias: Rye bread", ["Rye bread"]), ("aliases: 'Rye, dark'", ["Rye, dark"]),
      ("aliases: [Rye, Rye]", ["Rye"]), ("aliases: []", []), ("aliases:", []),
      ("tags: [rye]", []), ("aliases: { a: b }", []),
    ])
  func forms(_ line: String, _ names: [String]) throws {
    let text = "---\n\(line)\n---\n# Bread\n"
    let title = NoteTitle(head: Array(text.utf8), path: try #require(NotePath("a.md")))
    #expect(title.aliases == names)
    #expect(title.text == "Bread")
  }

  private func target(_ name: String, in vault: TemporaryVault) throws -> LinkTarget {
    let listing = try NoteListing.scan(vault.notebook)
    let aliases = NoteTitles.read(listing, in: try vault.notebook).aliases
    return listing.target(
      of: Link(kind: .wiki, destination: name), in: try #require(NotePath("x/here.md")),
      aliases: aliases)
  }

  @Test("A link by another name leads to the note; a file of that name goes before it")
  func links() throws {
    let vault = try TemporaryVault([
      "bread.md": "---\naliases: [Rye, Loaf]\n---\n", "Loaf.md": "x", "x/here.md": "[[rye]]\n",
    ])
    let listing = try NoteListing.scan(vault.notebook)
    func id(_ path: String) throws -> NoteID {
      try #require(NotePath(path).flatMap { listing.id(of: $0) })
    }
    #expect(try target("RYE", in: vault) == .note(id("bread.md"), fragment: nil))
    #expect(try target("rye#Flour", in: vault) == .note(id("bread.md"), fragment: "Flour"))
    #expect(try target("loaf", in: vault) == .note(id("Loaf.md"), fragment: nil))
    #expect(try target("wheat", in: vault) == .missing("wheat"))
  }

  @Test("Of two notes with the same other name the nearer one is meant, else a person is asked")
  func ambiguous() throws {
    let vault = try TemporaryVault([
      "x/a.md": "---\nalias: Rye\n---\n", "y/b.md": "---\nalias: rye\n---\n",
      "y/c.md": "---\nalias: Spelt\n---\n", "z/d.md": "---\nalias: Spelt\n---\n", "x/here.md": "",
    ])
    let listing = try NoteListing.scan(vault.notebook)
    guard case .note(let id, _) = try target("Rye", in: vault) else {
      Issue.record("No note")
      return
    }
    #expect(listing[id].path.display == "x/a.md")
    guard case .ambiguous(let ids) = try target("Spelt", in: vault) else {
      Issue.record("Not ambiguous")
      return
    }
    #expect(ids.map { listing[$0].path.display } == ["y/c.md", "z/d.md"])
  }

  @Test("A name on the command line may be another name; what notes are called goes before it")
  func lookup() throws {
    let vault = try TemporaryVault([
      "bread.md": "---\naliases: [Rye, Plum]\n---\n# Bread\n", "b.md": "# Plum\n",
    ])
    let listing = try NoteListing.scan(vault.notebook)
    let titles = NoteTitles.read(listing, in: try vault.notebook)
    func found(_ name: String) -> String? {
      guard case .note(let id) = NoteLookup.find(Array(name.utf8), in: listing, titles: titles)
      else { return nil }
      return listing[id].path.display
    }
    #expect(found("rye") == "bread.md")
    #expect(found("Plum") == "b.md")
  }

  @Test("Who names a note by another name leads to it, too, and takes no orphan for one")
  func backlinks() throws {
    let vault = try TemporaryVault([
      "bread.md": "---\naliases: [Rye]\n---\n# Bread\n", "a.md": "# A\n\nWith [[rye]].\n",
      "b.md": "[[nowhere]] and [[Nowhere#x]], ![](pic.png)\n",
    ])
    let scan = NotebookScan(of: try vault.notebook, try NoteListing.scan(vault.notebook))
    let backlinks = scan.backlinks(to: try #require(NotePath("bread.md")))
    #expect(backlinks.map(\.note.display) == ["a.md"])
    #expect(backlinks.map(\.line) == [2])
    #expect(scan.orphans().map { scan.listing[$0].path.display } == ["a.md", "b.md"])
    let unresolved = scan.unresolved()
    #expect(unresolved.map(\.target) == ["nowhere"])
    #expect(unresolved.first?.places.count == 2)
  }
}
