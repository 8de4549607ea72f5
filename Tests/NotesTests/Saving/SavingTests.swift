import CLinux
import Glibc
import NotesTestSupport
import Testing

@testable import Notes

/// A notebook in which one note is edited and saved.
struct SavingVault {
  let notes: TemporaryVault
  let path: NotePath

  init(_ text: String = "old\n", named name: String = "a.md") throws {
    notes = try TemporaryVault([:])
    try notes.write(name, text)
    path = try #require(NotePath(name))
  }

  func saver(on disk: any NoteDisk = FaultyDisk()) throws -> NoteSaver {
    NoteSaver(on: try notes.notebook, disk: disk)
  }

  var base: NoteBase {
    get throws { NoteBase(try NoteFile.read(path, in: try notes.notebook)) }
  }

  var text: String {
    get throws { String(decoding: try notes.bytes(of: path.bytes), as: UTF8.self) }
  }

  /// The hidden names in the folder.
  var hidden: [String] {
    get throws {
      try notes.snapshot().keys.map { String(decoding: $0, as: UTF8.self) }
        .filter { $0.contains(".halo-") }
    }
  }
}

@Suite("Saving a note (notes N3, N4)")
struct SavingTests {
  private let new = Array("new\n".utf8)

  @Test("The file has the new bytes, and what it is based on is the new file")
  func written() throws {
    let vault = try SavingVault()
    guard case .written(let note) = try vault.saver().save(new, to: vault.path, over: vault.base)
    else {
      Issue.record("it isn't written")
      return
    }
    #expect(try vault.text == "new\n")
    #expect(try note.base == vault.base)
    #expect(note.otherNames == 0)
    #expect(note.description == "")
    let again = try vault.saver().save(Array("newer\n".utf8), to: vault.path, over: note.base)
    guard case .written = again else {
      Issue.record("\(again)")
      return
    }
    #expect(try vault.hidden == [])
  }

  @Test("What is in the file already isn't written (notes N3)")
  func unedited() throws {
    let vault = try SavingVault()
    let before = try vault.notes.snapshot()
    let disk = FaultyDisk()
    let outcome = try vault.saver(on: disk).save(
      Array("old\n".utf8), to: vault.path, over: vault.base)
    guard case .unchanged = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(try vault.notes.snapshot() == before)
    #expect(!disk.calls.contains("create"))
  }

  @Test("Mode and extended attributes come along, and a file for one stays for one")
  func adopted() throws {
    let vault = try SavingVault()
    try vault.notes.setMode("a.md", 0o640)
    let absolute = String(decoding: vault.notes.absolute("a.md".utf8), as: UTF8.self)
    let canTag = setxattr(absolute, "user.halo", "x", 1, 0) == 0
    _ = try vault.saver().save(new, to: vault.path, over: vault.base)
    var status = stat()
    #expect(stat(absolute, &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o640)
    var value = [CChar](repeating: 0, count: 8)
    if canTag { #expect(getxattr(absolute, "user.halo", &value, 8) == 1) }
  }

  @Test("A link is written through")
  func link() throws {
    let vault = try SavingVault(named: "real/a.md")
    try vault.notes.link("link.md", to: "real/a.md")
    let link = try #require(NotePath("link.md"))
    let outcome = try vault.saver().save(new, to: link, over: vault.base)
    guard case .written = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(try vault.text == "new\n")
    #expect(try vault.notes.bytes(of: "link.md".utf8) == new)
    var status = stat()
    let absolute = String(decoding: vault.notes.absolute("link.md".utf8), as: UTF8.self)
    #expect(lstat(absolute, &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test("Another name of the file keeps the old text, and that is said")
  func hardLink() throws {
    let vault = try SavingVault()
    let names = ["a.md", "b.md"].map {
      String(decoding: vault.notes.absolute($0.utf8), as: UTF8.self)
    }
    #expect(Glibc.link(names[0], names[1]) == 0)
    guard case .written(let note) = try vault.saver().save(new, to: vault.path, over: vault.base)
    else {
      Issue.record("it isn't written")
      return
    }
    #expect(note.otherNames == 1)
    #expect(note.description.contains("one other name"))
    #expect(try vault.notes.bytes(of: "b.md".utf8) == Array("old\n".utf8))
  }

  @Test("A file that somebody has changed is a conflict and stays; one that was touched isn't")
  func changed() throws {
    let vault = try SavingVault()
    let base = try vault.base
    try vault.notes.setModified("a.md".utf8, seconds: 1)
    guard case .written(let note) = try vault.saver().save(new, to: vault.path, over: base) else {
      Issue.record("it isn't written")
      return
    }
    // Of the same length, and with the same time: only the bytes tell.
    try vault.notes.write("a.md", "NEW\n")
    let outcome = try vault.saver().save(Array("mine\n".utf8), to: vault.path, over: note.base)
    guard case .conflict(.changed(let bytes, let theirs)) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(bytes == Array("NEW\n".utf8))
    #expect(try vault.text == "NEW\n")
    guard
      case .written = try vault.saver().save(Array("both\n".utf8), to: vault.path, over: theirs)
    else {
      Issue.record("it isn't written over what was seen")
      return
    }
  }

  @Test("A removed note is a conflict, and comes back where it was")
  func removed() throws {
    let vault = try SavingVault()
    let base = try vault.base
    try vault.notes.remove("a.md")
    #expect(try vault.saver().save(new, to: vault.path, over: base) == .conflict(.removed))
    let note = try vault.saver().create(new, at: vault.path)
    #expect(note.path == vault.path)
    #expect(try vault.text == "new\n")
    #expect(try vault.saver().create(new, at: vault.path).path == NotePath("a-2.md"))
  }

  @Test("A vanished folder is an error, and saving works when it is back")
  func vanished() throws {
    let vault = try SavingVault()
    let (base, saver) = (try vault.base, try vault.saver())
    try vault.notes.move(.away)
    #expect(throws: SaveError.refused(vault.path, code: ENOENT)) {
      try saver.save(new, to: vault.path, over: base)
    }
    try vault.notes.move(.back)
    _ = try saver.save(new, to: vault.path, over: base)
    #expect(try vault.text == "new\n")
  }

  @Test("A read-only file is left alone, with a word on why", .enabled(if: getuid() != 0))
  func readOnly() throws {
    let vault = try SavingVault()
    try vault.notes.setMode("a.md", 0o444)
    let base = try vault.base
    #expect(throws: SaveError.refused(vault.path, code: EACCES)) {
      try vault.saver().save(new, to: vault.path, over: base)
    }
    #expect(try vault.text == "old\n")
  }

  @Test("A folder in place of the note is told")
  func folder() throws {
    let vault = try SavingVault()
    let base = try vault.base
    try vault.notes.remove("a.md")
    try vault.notes.makeFolders("a.md".utf8)
    #expect(throws: SaveError.notAFile(vault.path)) {
      try vault.saver().save(new, to: vault.path, over: base)
    }
  }

  @Test("The other version goes beside the note and never over another one (notes N14)")
  func sibling() throws {
    let vault = try SavingVault()
    let date = NoteSaver.conflictDate(FileTime(nanoseconds: 0), offset: 3600)
    #expect(date == "1970-01-01 01-00-00")
    let first = try vault.saver().createConflictSibling(of: vault.path, new, date: date)
    let second = try vault.saver().createConflictSibling(of: vault.path, new, date: date)
    #expect(first.path == NotePath("a (conflict 1970-01-01 01-00-00).md"))
    #expect(second.path == NotePath("a (conflict 1970-01-01 01-00-00)-2.md"))
    let long = try #require(NotePath(String(repeating: "é", count: 126) + ".md"))
    let cut = try vault.saver().createConflictSibling(of: long, new, date: date)
    #expect(cut.path.bytes.count <= 255)
    #expect(cut.path.utf8?.hasSuffix("é (conflict 1970-01-01 01-00-00).md") == true)
  }
}
