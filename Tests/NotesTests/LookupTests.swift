import NotesTestSupport
import Testing

@testable import Notes

@Suite("Names on the command line")
struct LookupTests {
  @Test(
    "A name is a path, a file name or a title, the first that fits",
    arguments: [
      ("a/same.md", "a/same.md"), ("A/SAME.md", "a/same.md"), ("a/same", "a/same.md"),
      ("plain", "plain.md"), ("plain.md", "plain.md"), ("PLAIN", "plain.md"),
      ("same", "a/same.md b/same.md"),
      ("Shopping list", "b/list.md"), ("shopping LIST", "b/list.md"), ("nothing", ""), ("", ""),
      ("/etc/passwd", ""),
      ("../plain.md", ""), ("Case", "Case.md"), ("case", "case.md"), ("CASE", "Case.md case.md"),
      ("zu\u{308}rich", "Z\u{FC}rich.md"), ("list", "b/list.md"), ("b", "a/same.md"),
      ("Twice", "x.md y.md"),
    ])
  func names(_ name: String, _ expected: String) throws {
    let vault = try TemporaryVault([
      "plain.md": "# A", "a/same.md": "# B", "b/same.md": "# C", "b/list.md": "# Shopping list",
      "Case.md": "# D", "case.md": "# E", "Z\u{FC}rich.md": "# F", "x.md": "# Twice",
      "y.md": "# Twice",
    ])
    let listing = try NoteListing.scan(vault.notebook)
    let titles = NoteTitles.read(listing, in: try vault.notebook)
    let found = NoteLookup.find(Array(name.utf8), in: listing, titles: titles)
    let paths: [String] =
      switch found {
      case .none: []
      case .note(let id): [listing[id].path.key]
      case .ambiguous(let ids): ids.map { listing[$0].path.key }
      }
    #expect(paths.joined(separator: " ") == expected)
  }

  @Test("A name that isn't UTF-8 is found by its bytes", arguments: NastyVault.names)
  func bytes(_ name: [UInt8]) throws {
    let vault = try TemporaryVault()
    try vault.write(name, [])
    let listing = try NoteListing.scan(vault.notebook)
    let found = NoteLookup.find(name, in: listing, titles: NoteTitles())
    #expect(found == .note(NoteID(rawValue: 0)))
    let stem = Array(try #require(NotePath(bytes: name)).stem)
    #expect(NoteLookup.find(stem, in: listing, titles: NoteTitles()) == found)
  }
}
