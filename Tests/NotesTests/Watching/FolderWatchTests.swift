import Glibc
import NotesTestSupport
import Testing

@testable import Notes

/// What the system tells is there as soon as a call has returned, so nothing is waited for.
@Suite("Watching a notes folder (notes N13)")
struct FolderWatchTests {
  private let vault: TemporaryVault
  private let notebook: Notebook
  private let watch: FolderWatch

  init() throws {
    vault = try TemporaryVault(["a.md": "a", "sub/b.md": "b", "sub/deep/c.md": "c"])
    notebook = try vault.notebook
    watch = FolderWatch(of: notebook)
  }

  @discardableResult
  private func scan() throws -> NoteListing {
    try NoteListing.scan(notebook, watching: watch)
  }

  private func paths(_ names: String...) -> FolderChanges {
    .at(Set(names.compactMap { NotePath($0) }))
  }

  private func move(_ name: String, to other: String) {
    let (from, to) = (vault.absolute(name.utf8), vault.absolute(other.utf8))
    #expect(rename(String(decoding: from, as: UTF8.self), String(decoding: to, as: UTF8.self)) == 0)
  }

  @Test("A note that is written, made, moved or removed is told by its path, at any depth")
  func files() throws {
    try scan()
    #expect(watch.isComplete)
    #expect(watch.takeChanges().isEmpty)
    try vault.write("sub/deep/c.md", "more")
    #expect(watch.takeChanges() == paths("sub/deep/c.md"))
    try vault.write("new.md", "new")
    #expect(watch.takeChanges() == paths("new.md"))
    move("a.md", to: "sub/a.md")
    #expect(watch.takeChanges() == paths("a.md", "sub/a.md"))
    try vault.remove("sub/b.md")
    #expect(watch.takeChanges() == paths("sub/b.md"))
    #expect(watch.takeChanges().isEmpty)
  }

  @Test("Reading, hidden files and files that aren't notes are no news")
  func noNews() throws {
    try scan()
    _ = try vault.bytes(of: "a.md".utf8)
    try vault.write(".halo-save-1", "x")
    try vault.remove(".halo-save-1")
    try scan()
    #expect(watch.takeChanges().isEmpty)
    try vault.write("picture.png", "x")
    // It may be a link to a folder.
    #expect(watch.takeChanges() == paths("picture.png"))
    try vault.write("picture.png", "y")
    #expect(watch.takeChanges().isEmpty)
  }

  @Test("A folder that comes or goes is everything, and is watched once it was read")
  func folders() throws {
    try scan()
    try vault.makeFolders("other/inner".utf8)
    #expect(watch.takeChanges() == .everything)
    try scan()
    #expect(watch.takeChanges().isEmpty)
    try vault.write("other/inner/d.md", "d")
    #expect(watch.takeChanges() == paths("other/inner/d.md"))
    move("sub", to: "elsewhere")
    #expect(watch.takeChanges() == .everything)
    try scan()
    try vault.write("elsewhere/deep/c.md", "more")
    #expect(watch.takeChanges() == paths("elsewhere/deep/c.md"))
  }

  @Test("Linked folders and linked notes are watched where they lie")
  func links() throws {
    let outside = try TemporaryVault(["x/linked.md": "x", "single.md": "s"])
    try vault.link("link", to: String(decoding: outside.absolute("x".utf8), as: UTF8.self))
    try vault.link(
      "single.md", to: String(decoding: outside.absolute("single.md".utf8), as: UTF8.self))
    try scan()
    try outside.write("x/linked.md", "more")
    #expect(watch.takeChanges() == paths("link/linked.md"))
    try outside.write("single.md", "more")
    #expect(watch.takeChanges() == paths("single.md"))
  }

  @Test("A link to a folder is told by its path, and then the whole has to be read")
  func newLink() throws {
    let operations = NoteOperations(on: notebook, records: nil)
    let listing = try scan()
    let outside = try TemporaryVault(["x.md": "x"])
    try vault.link("link", to: String(decoding: outside.root, as: UTF8.self))
    guard case .at(let told) = watch.takeChanges() else {
      Issue.record("one path was expected")
      return
    }
    #expect(operations.changes(at: told, since: listing, watching: watch) == nil)
  }

  @Test("More than is worth looking at one by one is everything")
  func many() throws {
    try scan()
    for number in 0...FolderChanges.most { try vault.write("\(number).md", "x") }
    #expect(watch.takeChanges() == .everything)
    #expect(watch.takeChanges().isEmpty)
  }

  @Test("A notes folder that vanishes and comes back is told both times")
  func root() throws {
    try scan()
    try vault.move(.away)
    #expect(watch.takeChanges() == .everything)
    #expect(throws: NotesError.self) { try NoteListing.scan(notebook, watching: watch) }
    #expect(watch.takeChanges().isEmpty)
    try vault.move(.back)
    #expect(watch.takeChanges() == .everything)
    try scan()
    try vault.write("a.md", "more")
    #expect(watch.takeChanges() == paths("a.md"))
  }

  @Test("What happens while a folder is read is in the listing or told")
  func duringScan() throws {
    for number in 0..<600 { try vault.write("many/\(number).md", "x") }
    var isWritten = false
    let listing = try NoteListing.scan(notebook, watching: watch) { _ in
      if !isWritten { try? vault.write("many/late.md", "x") }
      isWritten = true
      return .continue
    }
    #expect(isWritten)
    let isListed = NotePath("many/late.md").flatMap { listing.id(of: $0) } != nil
    #expect(isListed || watch.takeChanges() == paths("many/late.md"))
  }

  @Test("Where watches run out that is known")
  func shortage() throws {
    let few = FolderWatch(of: notebook, limit: .folders(2))
    _ = try NoteListing.scan(notebook, watching: few)
    #expect(!few.isComplete)
    let none = FolderWatch(of: notebook, limit: .folders(0))
    _ = try NoteListing.scan(notebook, watching: none)
    #expect(!none.isComplete)
    #expect(none.descriptor == nil)
  }

  @Test("What has become of files is looked at, and a renamed one is known again")
  func changes() throws {
    let operations = NoteOperations(on: notebook, records: nil)
    let listing = try scan()
    try vault.write("sub/b.md", "# Other")
    move("a.md", to: "sub/z.md")
    guard case .at(let told) = watch.takeChanges() else {
      Issue.record("paths were expected")
      return
    }
    let found = try #require(operations.changes(at: told, since: listing, watching: watch))
    #expect(found.gone == [try #require(NotePath("a.md"))])
    #expect(found.present.map(\.path.key) == ["sub/b.md", "sub/z.md"])
    #expect(found.present[0].title.text == "Other")
    #expect(listing.renamed(by: found).map { [$0.key, $1.key] } == [["a.md", "sub/z.md"]])
    let later = listing.applying(found)
    #expect(try scan().isSame(as: later) == true)
    #expect(!listing.isSame(as: later))
    let path = try #require(NotePath("a.md"))
    #expect(listing.renamed([path], in: later)[path]?.key == "sub/z.md")
    #expect(operations.changes(at: told, since: later, watching: watch)?.present.isEmpty == true)
  }
}
