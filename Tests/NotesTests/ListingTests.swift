import Glibc
import NotesTestSupport
import Testing

@testable import Notes

@Suite("Listing a notes folder")
struct ListingTests {
  private func paths(_ listing: NoteListing) -> Set<String> {
    Set(listing.ids.map { listing[$0].path.key })
  }

  @Test("Notes are the files with a note's extension, at any depth (notes N1)")
  func notes() throws {
    let vault = try TemporaryVault([
      "a.md": "", "b.markdown": "", "c.MDOWN": "", "d/e/f.txt": "", "g.png": "", "h": "",
      "folder.md/inside.md": "", "~$lock.md": "", "i.md~": "", "#j.md#": "",
    ])
    let listing = try NoteListing.scan(vault.notebook)
    #expect(
      paths(listing) == ["a.md", "b.markdown", "c.MDOWN", "d/e/f.txt", "folder.md/inside.md"])
    #expect(listing.completeness == .complete)
    #expect(listing.issues.isEmpty)
  }

  @Test("Dot-files and what lies in dot-folders are never listed (notes N1)")
  func hidden() throws {
    let vault = try TemporaryVault([
      ".a.md": "", ".obsidian/b.md": "", ".trash/c.md": "", "d/.e/f.md": "", ".#g.md": "",
      "h.md": "",
    ])
    let listing = try NoteListing.scan(vault.notebook)
    #expect(paths(listing) == ["h.md"])
    #expect(listing.folders.compactMap(\.path?.key) == ["d"])
  }

  @Test("Every nasty name is listed as it is on disk (notes N2)")
  func nastyNames() throws {
    let vault = try TemporaryVault.nasty()
    let listing = try NoteListing.scan(vault.notebook)
    for name in NastyVault.names {
      let path = try #require(NotePath(bytes: name))
      let id = try #require(listing.id(of: path), "\(path.key) isn't listed")
      #expect(listing[id].path == path)
    }
    #expect(paths(listing).isSuperset(of: ["linked.md", "a/same.md", "b/same.md"]))
    #expect(paths(listing).isDisjoint(with: ["pipe.md", "dangling.md", ".hidden.md"]))
  }

  @Test("Links in a circle, and links to folders around the notes, end the walk")
  func circles() throws {
    let vault = try TemporaryVault(["a/b/note.md": "", "outside/x.md": ""])
    try vault.link("a/b/up", to: "../..")
    try vault.link("a/self", to: ".")
    try vault.link("root", to: "/")
    try vault.link("above", to: "..")
    let inner = try Notebook(at: vault.root + Array("/a".utf8))
    #expect(try paths(NoteListing.scan(inner)) == ["b/note.md"])
    #expect(try paths(NoteListing.scan(vault.notebook)) == ["a/b/note.md", "outside/x.md"])
  }

  @Test("A linked folder is entered once, and a folder is listed under its own path before a link")
  func linkedFolders() throws {
    let vault = try TemporaryVault(["real/note.md": ""])
    let outside = try TemporaryVault(["far.md": "", "deep/further.md": ""])
    let target = String(decoding: outside.root, as: UTF8.self)
    try vault.link("a-link", to: "real")
    try vault.link("first", to: target)
    try vault.link("second", to: target)
    try vault.link("deep", to: target + "/deep")
    #expect(
      try paths(NoteListing.scan(vault.notebook)) == [
        "real/note.md", "deep/further.md", "first/far.md",
      ])
  }

  @Test("A linked file is a note of its own with the size of its target")
  func linkedFiles() throws {
    let vault = try TemporaryVault(["a.md": "12345"])
    try vault.link("b.md", to: "a.md")
    let listing = try NoteListing.scan(vault.notebook)
    let id = try #require(listing.id(of: path("b.md")))
    #expect(listing[id].size == 5)
    #expect(listing.count == 2)
  }

  @Test("Pipes named like notes are neither listed nor opened (notes N1)")
  func pipes() throws {
    let vault = try TemporaryVault(["a.md": ""])
    try vault.makePipe("pipe.md")
    try vault.link("to-pipe.md", to: "pipe.md")
    #expect(try paths(NoteListing.scan(vault.notebook)) == ["a.md"])
  }

  @Test("A folder that can't be read is an issue, and the rest is listed", .enabled(if: isPerson))
  func unreadable() throws {
    let vault = try TemporaryVault(["open/a.md": "", "closed/b.md": ""])
    try vault.setMode("closed", 0o000)
    let listing = try NoteListing.scan(vault.notebook)
    #expect(paths(listing) == ["open/a.md"])
    #expect(listing.issues == [ScanIssue(path: NotePath("closed"), code: EACCES)])
    #expect(listing.folderID(of: path("closed")) != nil)
  }

  @Test("A folder too deep for the system's paths is an issue, not a failure")
  func tooDeep() throws {
    let vault = try TemporaryVault(["a.md": ""])
    let name = String(repeating: "d", count: 200)
    try vault.makeDeepFolders(name, count: 22)
    let listing = try NoteListing.scan(vault.notebook)
    #expect(listing.count == 1)
    #expect(listing.issues.map(\.code) == [ENAMETOOLONG])
    #expect(listing.issues.first?.description.contains("too long") == true)
  }

  @Test("Folders know their parents, their children by name, and how many notes they hold")
  func folders() throws {
    let vault = try TemporaryVault([
      "top.md": "", "b/1.md": "", "b/2.md": "", "b/c/3.md": "", "a/4.md": "", "empty/x.png": "",
    ])
    let listing = try NoteListing.scan(vault.notebook)
    let root = listing[FolderID.root]
    #expect(root.path == nil && root.parent == nil)
    #expect(root.notes == 1 && root.total == 5)
    #expect(root.children.map { listing[$0].path?.key } == ["a", "b", "empty"])
    let b = try #require(listing.folderID(of: path("b")))
    #expect(listing[b].notes == 2 && listing[b].total == 3)
    #expect(listing.notes(in: b).count == 3)
    #expect(listing.notes(in: b, .excluded).count == 2)
    #expect(listing.notes(in: .root).count == 5)
    let c = try #require(listing.folderID(of: path("b/c")))
    #expect(listing[c].parent == b)
    #expect(listing.folderID(of: path("b/d")) == nil)
    #expect(listing.folders.dropFirst().allSatisfy { ($0.parent ?? $0.id) < $0.id })
  }

  @Test("What was found so far arrives on the way, and the scan can be stopped")
  func progress() throws {
    let vault = try TemporaryVault()
    try vault.fill(with: 1_100)
    var seen: [Int] = []
    let all = try NoteListing.scan(vault.notebook) { listing in
      seen.append(listing.count)
      #expect(listing.completeness == .partial)
      #expect(listing[FolderID.root].total == listing.count)
      return .continue
    }
    #expect(seen == [512, 1_024])
    #expect(all.count == 1_100)
    let some = try NoteListing.scan(vault.notebook) { _ in .stop }
    #expect(some.count == 512)
    #expect(some.completeness == .partial)
  }

  @Test("Every note is found by its path, and no other path is")
  func index() throws {
    let vault = try TemporaryVault()
    try vault.fill(with: 600)
    let listing = try NoteListing.scan(vault.notebook)
    for id in listing.ids { #expect(listing.id(of: listing[id].path) == id) }
    #expect(listing.id(of: path("folder 0/note 100.md")) == nil)
  }

  @Test("An empty folder is an empty listing")
  func empty() throws {
    let vault = try TemporaryVault()
    let listing = try NoteListing.scan(vault.notebook)
    #expect(listing.count == 0)
    #expect(listing.folders.count == 1)
    #expect(listing.id(of: path("a.md")) == nil)
  }

  @Test("What is no notes folder is said in one line that says what to do")
  func errors() throws {
    let vault = try TemporaryVault(["a.md": ""])
    let missing = vault.absolute("missing".utf8)
    #expect(throws: NotesError.folderMissing(path: missing)) { try Notebook(at: missing) }
    let file = vault.absolute("a.md".utf8)
    #expect(throws: NotesError.notAFolder(path: file)) { try Notebook(at: file) }
    for error in [NotesError.folderMissing(path: missing), .notAFolder(path: file)] {
      #expect(!error.description.contains("\n"))
      #expect(error.description.contains("-C"))
    }
  }

  @Test("A relative path starts at the current folder, and dots and slashes are tidied")
  func relative() throws {
    let vault = try TemporaryVault(["a/b/c.md": ""])
    let root = String(decoding: vault.root, as: UTF8.self)
    #expect(try Notebook(at: "a/./b//", currentFolder: root).root == Array("\(root)/a/b".utf8))
    #expect(try Notebook(at: "/").absolute(nil) == Array("/".utf8))
    #expect(try Notebook(at: "/").absolute(path("x.md")) == Array("/x.md".utf8))
  }
}

/// Root may read everything, so what is forbidden can't be tested as root.
let isPerson = geteuid() != 0
