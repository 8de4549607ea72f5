import Glibc
import NotesTestSupport
import Testing

@testable import Notes

@Suite("The trash (notes N11)")
struct TrashFolderTests {
  private func vault() throws -> OperationVault {
    try OperationVault([
      "keep.md": "k", ".trash/a.md": "1", ".trash/g/a.md": "22", ".trash/g/h/Pic.png": "333",
    ])
  }

  @Test("It is listed by the paths that its files had, also what are no notes")
  func listing() throws {
    let vault = try vault()
    let items = try TrashFolder(of: try vault.notes.notebook).items()
    #expect(items.map(\.origin.display) == ["a.md", "g/a.md", "g/h/Pic.png"])
    #expect(items.map(\.path.display) == [".trash/a.md", ".trash/g/a.md", ".trash/g/h/Pic.png"])
    #expect(items.map(\.size) == [1, 2, 3])
    #expect(try TrashFolder(of: try TemporaryVault().notebook).items().isEmpty)
  }

  @Test(
    "A file is named by its path, or by its name where that is the only one",
    arguments: [
      ("a.md", ["a.md"]), (".trash/g/a.md", ["g/a.md"]), ("g/a.md", ["g/a.md"]),
      ("a", ["a.md", "g/a.md"]), ("pic.PNG", ["g/h/Pic.png"]), ("none", []),
    ])
  func names(_ name: String, _ expected: [String]) throws {
    let vault = try vault()
    let found = try TrashFolder(of: try vault.notes.notebook).items(named: Array(name.utf8))
    #expect(found.map(\.origin.display) == expected)
  }

  @Test("Emptied it is gone, and nothing else; links in it aren't followed")
  func emptying() throws {
    let vault = try vault()
    try vault.notes.link(".trash/out.md", to: "../keep.md")
    #expect(try TrashFolder(of: try vault.notes.notebook).empty() == 4)
    #expect(try vault.texts == ["keep.md": "k"])
    #expect(try TrashFolder(of: try vault.notes.notebook).empty() == 0)
  }

  @Test("What can't be removed stays and is told, the rest goes, and what others removed is gone")
  func partly() throws {
    let reference = FaultyDisk()
    let first = try vault()
    _ = try TrashFolder(of: try first.notes.notebook, disk: reference).empty()
    let removals = reference.calls.indices.filter { reference.calls[$0] == "remove" }
    #expect(removals.count == 3)
    for (number, place) in removals.enumerated() {
      let vault = try vault()
      let notebook = try vault.notes.notebook
      let item = try TrashFolder(of: notebook).items()[number].path
      #expect(throws: OperationError.refused(item, code: EACCES)) {
        try TrashFolder(of: notebook, disk: FaultyDisk(.error(EACCES), atCall: place)).empty()
      }
      #expect(try TrashFolder(of: notebook).items().map(\.path) == [item])
      #expect(
        try TrashFolder(of: notebook, disk: FaultyDisk(.error(ENOENT), atCall: place)).empty() == 1)
    }
  }
}
