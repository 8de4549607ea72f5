import Glibc
import NotesTestSupport
import Synchronization
import Testing

@testable import Notes

@Suite("Adding text to a note (contract: append, prepend, tag)")
struct NoteChangeTests {
  @Test(
    "What is appended are lines of their own, which end as the others do",
    arguments: [
      ("", "x\n"), ("a\n", "a\nx\n"), ("a", "a\nx\n"), ("a\r\nb", "a\r\nb\r\nx\r\n"),
      ("a\r\n", "a\r\nx\r\n"), ("---\nt: 1\n---", "---\nt: 1\n---\nx\n"),
    ])
  func append(_ before: String, _ after: String) {
    let change = NoteChange.append(Array("x".utf8))
    #expect(String(decoding: change.applied(to: Array(before.utf8)), as: UTF8.self) == after)
  }

  @Test("Several lines stay several lines, and a final newline makes no empty one")
  func lines() {
    let change = NoteChange.append(Array("x\n\ny\n".utf8))
    let result = change.applied(to: Array("a\r\n".utf8))
    #expect(String(decoding: result, as: UTF8.self) == "a\r\nx\r\n\r\ny\r\n")
  }

  @Test(
    "What is prepended stands below the front matter and the heading that is the title",
    arguments: [
      ("", "x\n"), ("a\n", "x\na\n"), ("# T\n\na\n", "# T\n\nx\n\na\n"),
      ("# T\na\n", "# T\n\nx\n\na\n"), ("# T", "# T\n\nx\n"),
      ("---\nt: 1\n---\na\n", "---\nt: 1\n---\nx\na\n"), ("---\nt: 1\n---", "---\nt: 1\n---\nx\n"),
      ("---\r\nt: 1\r\n---\r\n# T\r\n\r\na", "---\r\nt: 1\r\n---\r\n# T\r\n\r\nx\r\n\r\na"),
      ("\u{FEFF}a\n", "\u{FEFF}x\na\n"), ("a\n# T\n", "x\na\n# T\n"),
    ])
  func prepend(_ before: String, _ after: String) {
    let change = NoteChange.prepend(Array("x".utf8))
    let result = change.applied(to: Array(before.utf8))
    #expect(Array(after.utf8) == result, "\(String(decoding: result, as: UTF8.self))")
  }

  @Test("Tags go in and out in one step, and those of the text are told")
  func tags() {
    let text = Array("---\ntags: [old]\n---\n#loud text\n".utf8)
    let change = NoteChange.tag(adding: ["new"], removing: ["old", "loud"])
    let result = String(decoding: change.applied(to: text), as: UTF8.self)
    #expect(result == "---\ntags: [new]\n---\n#loud text\n")
    #expect(change.tagsLeft(in: text) == ["loud"])
    #expect(change.purpose == .tag)
    #expect(NoteChange.tag(adding: [], removing: ["a"]).purpose == .untag)
  }
}

@Suite("Changing a note in which somebody writes (scenes R9)")
struct NoteChangerTests {
  @Test("Nobody writes: the file has the text, no journal is left, and it can be taken back")
  func alone() throws {
    let vault = try JournalVault()
    let outcome = try vault.changer().change(vault.path, .append(Array("more".utf8)))
    #expect(try vault.file == Array("base\nmore\n".utf8))
    #expect(try vault.journals == [])
    let operations = NoteOperations(on: try vault.notes.notebook, records: nil)
    let inverse = try #require(outcome?.inverse)
    let undone = try operations.carryOut(inverse)
    #expect(try vault.file == Array("base\n".utf8))
    _ = try operations.carryOut(undone.inverse)
    #expect(try vault.file == Array("base\nmore\n".utf8))
  }

  @Test("A tag that couldn't be saved and was kept is saved when it is asked for again")
  func savedLater() throws {
    let (vault, rehearsal) = (try JournalVault(), try JournalVault())
    let change = NoteChange.tag(adding: ["new"], removing: [])
    let disk = FaultyDisk()
    _ = try rehearsal.changer(on: disk).change(rehearsal.path, change)
    let writes = disk.calls.indices.filter { disk.calls[$0] == "write" }
    let place = try #require(writes.dropFirst().first)
    #expect(
      throws: NoteChanger.Failure.kept(
        vault.path, because: .refused(vault.path, .refused(vault.path, code: ENOSPC)))
    ) {
      try vault.changer(on: FaultyDisk(.lasting(ENOSPC), atCall: place))
        .change(vault.path, change)
    }
    #expect(try vault.file == Array("base\n".utf8))
    #expect(try vault.changer().change(vault.path, change) == nil)
    #expect(try vault.file == Array("---\ntags: [new]\n---\nbase\n".utf8))
    #expect(try vault.journals == [])
  }

  @Test("What somebody has typed and not saved is kept, and he gets what was added")
  func typedText() throws {
    let vault = try JournalVault()
    let writer = try vault.open()
    #expect(writer.type("first ", at: 0))
    _ = try vault.changer().change(vault.path, .append(Array("last".utf8)))
    #expect(try vault.file == Array("first base\nlast\n".utf8))
    writer.pull()
    #expect(writer.text == Array("first base\nlast\n".utf8))
    #expect(writer.type("!", at: writer.text.count))
    let outcome = try writer.save(with: try vault.saver(), vault.folder())
    guard case .written = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(try vault.file == Array("first base\nlast\n!".utf8))
  }

  @Test("Whenever something is typed in between, both texts are there in the end")
  func anyMoment() throws {
    var call = 0
    var typed = 0
    var isOver = false
    while !isOver {
      let vault = try JournalVault()
      let writer = try vault.open()
      #expect(writer.type("a", at: 0))
      let journal = vault.state.absolute(try #require(try vault.journals.first).utf8)
      // Called on this thread.
      nonisolated(unsafe) let other = writer
      let didType = Mutex(false)
      let disk = FaultyDisk(beforeCall: call) {
        guard isFree(journal) else { return }
        _ = other.type("b", at: 0)
        didType.withLock { $0 = true }
      }
      _ = try vault.changer(on: disk).change(vault.path, .append(Array("last".utf8)))
      isOver = disk.calls.count <= call
      writer.pull()
      #expect(writer.type("c", at: 0))
      _ = try writer.save(with: try vault.saver(), vault.folder())
      let text = String(decoding: try vault.file, as: UTF8.self)
      let isTyped = didType.withLock { $0 }
      typed += isTyped ? 1 : 0
      #expect(text == (isTyped ? "cbabase\nlast\n" : "cabase\nlast\n"), "before call \(call)")
      call += 1
    }
    #expect(typed > 10)
  }

  @Test("Killed at any call, the note is the old or the new one, and what was typed is kept")
  func killed() throws {
    var call = 0
    var isOver = false
    while !isOver {
      let vault = try JournalVault()
      let writer = try vault.open()
      #expect(writer.type("a", at: 0))
      let disk = FaultyDisk(.death, atCall: call)
      _ = try? vault.changer(on: disk).change(vault.path, .append(Array("last".utf8)))
      isOver = disk.calls.count <= call
      writer.pull()
      _ = try writer.save(with: try vault.saver(), vault.folder())
      let text = String(decoding: try vault.file, as: UTF8.self)
      #expect(["abase\n", "abase\nlast\n"].contains(text), "at call \(call): \(text)")
      call += 1
    }
  }

  @Test("A file that somebody else has changed beneath unsaved text is left for a person to decide")
  func conflict() throws {
    let vault = try JournalVault()
    let writer = try vault.open()
    #expect(writer.type("mine ", at: 0))
    try vault.notes.write("a.md".utf8, Array("theirs\n".utf8))
    #expect(throws: NoteChanger.Failure.conflict(vault.path)) {
      try vault.changer().change(vault.path, .append(Array("x".utf8)))
    }
    #expect(try vault.file == Array("theirs\n".utf8))
    #expect(try vault.changer().notesWithTypedText() == [vault.path])
  }

  @Test("A file that somebody else has changed since what was typed was saved gets what is added")
  func changedSince() throws {
    let vault = try JournalVault()
    let writer = try vault.open()
    #expect(writer.type("mine ", at: 0))
    _ = try writer.save(with: try vault.saver(), vault.folder())
    try vault.notes.write("a.md".utf8, Array("theirs\n".utf8))
    let outcome = try vault.changer().change(vault.path, .append(Array("x".utf8)))
    #expect(outcome?.plan.rewrites.count == 1)
    #expect(try vault.file == Array("theirs\nx\n".utf8))
  }

  @Test("Typed text is saved before an operation on its file")
  func saving() throws {
    let vault = try JournalVault()
    let writer = try vault.open()
    #expect(writer.type("typed ", at: 0))
    try vault.changer().saveTyped(in: vault.path)
    #expect(try vault.file == Array("typed base\n".utf8))
    #expect(try vault.changer().notesWithTypedText() == [])
  }

  @Test("Nothing to do writes nothing")
  func nothing() throws {
    let vault = try JournalVault(Array("---\ntags: [a]\n---\n".utf8))
    let before = try vault.notes.snapshot()
    let outcome = try vault.changer().change(vault.path, .tag(adding: ["a"], removing: ["b"]))
    #expect(outcome == nil)
    #expect(try vault.notes.snapshot() == before)
  }
}

/// Whether nobody holds the lock of a file, or of one that had its name and is still open: whoever does
/// waits for this very thread.
private func isFree(_ path: [UInt8]) -> Bool {
  let name = String(decoding: path, as: UTF8.self)
  return (0..<1_024).allSatisfy { number in
    let link = "/proc/self/fd/\(number)"
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &target, target.count)
    guard count > 0,
      [name, name + " (deleted)"].contains(
        String(decoding: target.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self))
    else { return true }
    let file = open(link, O_RDONLY)
    guard file >= 0 else { return true }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) == 0
  }
}
