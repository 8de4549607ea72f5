import Glibc
import NotesTestSupport
import Testing

@testable import Notes

@Suite("The journal of a note, over real files (scenes R4, R9)")
struct NoteJournalTests {
  @Test("Opening writes nothing, the first edit makes the journal, for the owner alone")
  func lazy() throws {
    let vault = try JournalVault()
    let writer = try vault.open()
    writer.pull()
    #expect(try vault.state.snapshot().isEmpty)
    writer.type("x")
    let journals = try vault.journals
    #expect(journals.count == 1)
    var status = stat()
    let file = String(decoding: vault.state.absolute(journals[0].utf8), as: UTF8.self)
    #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o600)
    let folder = String(decoding: vault.state.absolute("x/journals".utf8), as: UTF8.self)
    #expect(stat(folder, &status) == 0 && status.st_mode & 0o777 == 0o700)
  }

  @Test("What was typed is there after the process died, with the caret")
  func replay() throws {
    let vault = try JournalVault()
    let writer = try vault.open()
    writer.type("one ")
    writer.type([JournalEdit(offset: 4, removed: 4, inserted: [0xFF, 0x00])], caret: 6)
    let contents = try NoteFile.read(vault.path, in: try vault.notes.notebook)
    let opening = try vault.folder().open(.note(vault.path), contents.bytes, NoteBase(contents))
    guard case .text(_, let unsaved, let caret) = opening else {
      Issue.record("a conflict")
      return
    }
    var text = contents.bytes
    text.apply(unsaved)
    #expect(text == writer.text)
    #expect(caret == 6)
    #expect(
      try vault.folder().recover(with: vault.saver())
        == [UnsavedText(key: .note(vault.path), process: 1)])
  }

  @Test("Ten thousand edits of two, one after the other in a random order, come to one text")
  func tenThousand() throws {
    let vault = try JournalVault(Array("A text to begin with.\n".utf8))
    var random = SplitMix64(seed: 21)
    let writers = [try vault.open(process: 1), try vault.open(process: 2)]
    var next: UInt8 = 0
    for round in 0..<10_000 {
      let writer = writers[Int.random(in: 0...1, using: &random)]
      let length = writer.text.count
      var edits = RandomEdits.list(over: length, most: 1, from: &next, &random)
      // Else the text would never grow.
      if length > 40, edits[0].removed > 3 { edits = [JournalEdit(offset: 0, inserted: [65])] }
      #expect(writer.type(edits))
      if round % 1_000 == 777 {
        let other = writers[round / 1_000 % 2]
        other.pull()
        _ = try other.save(with: vault.saver(), vault.folder())
      }
    }
    for writer in writers { writer.pull() }
    #expect(writers[0].text == writers[1].text)
    #expect(try vault.open().text == writers[0].text)
    _ = try writers[0].save(with: vault.saver(), vault.folder())
    #expect(try vault.file == writers[0].text)
    #expect(try vault.journals == [])
  }

  @Test("Two that type at the same moment lose nothing and come to one text")
  func threads() async throws {
    let vault = try JournalVault()
    let (folder, path, notebook) = (
      vault.folder(on: LiveDisk()), vault.path, try vault.notes.notebook
    )
    let started = Barrier(2)
    let texts = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for side in 0..<2 {
        group.addTask {
          let contents = try NoteFile.read(path, in: notebook)
          let opening = try folder.open(.note(path), contents.bytes, NoteBase(contents))
          guard case .text(let journal, let unsaved, _) = opening else {
            throw JournalVault.Unexpected.conflict
          }
          var text = contents.bytes
          text.apply(unsaved)
          let writer = Writer(journal, text: text, base: NoteBase(contents))
          // Both shall be at it at once.
          await started.wait()
          for number in 0..<2_000 {
            let place = number * 7_919 % (writer.text.count + 1)
            guard writer.type("<\(side):\(number)>", at: place) else { break }
          }
          return writer.text
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts.count == 2)
    let writer = try vault.open()
    // Words may stand in each other, but not a byte is lost.
    var bytes = Array("base\n".utf8)
    for side in 0..<2 { for number in 0..<2_000 { bytes += Array("<\(side):\(number)>".utf8) } }
    #expect(writer.text.sorted() == bytes.sorted())
    #expect(texts.contains(writer.text))
  }

  @Test("Others type on while a text is being saved, and only that stays in the journal")
  func typedMeanwhile() throws {
    let vault = try JournalVault()
    let (first, second) = (try vault.open(process: 1), try vault.open(process: 2))
    first.type("one ")
    let ticket = try #require(first.journal.ticket(for: first.text))
    second.type("two ")
    let outcome = try vault.folder().save(ticket, over: first.base, with: vault.saver())
    guard case .written = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(try vault.file == Array("one base\n".utf8))
    first.type("three ")
    second.pull()
    #expect(first.text == second.text)
    #expect(first.text == Array("three one two base\n".utf8))
    #expect(try vault.open().text == first.text)
    guard case .written = try second.save(with: vault.saver(), vault.folder()) else {
      Issue.record("it isn't written")
      return
    }
    #expect(try vault.journals == [])
    first.pull()
    #expect(first.failure == nil)
    first.type("four ")
    second.pull()
    #expect(second.text == first.text)
  }

  @Test("A text that is older than what another process saved doesn't go over it")
  func olderText() throws {
    let vault = try JournalVault()
    let (first, second) = (try vault.open(), try vault.open())
    first.type("one ")
    let ticket = try #require(first.journal.ticket(for: first.text))
    second.type("two ")
    // Stopped before it takes the later words out of the journal.
    let disk = FaultyDisk(beforeEvery: "none") {}
    _ = try second.save(with: vault.saver(on: disk), vault.folder())
    first.type("three ")
    guard
      case .overtaken(let note) = try vault.folder().save(
        ticket, over: first.base, with: vault.saver())
    else {
      // The journal of the later text is gone up to there: the file is somebody else's.
      #expect(try vault.file == second.text)
      return
    }
    #expect(try note.base.digest == ContentDigest(of: vault.file))
  }

  @Test("A file that somebody else has changed is a conflict with all three texts (notes N14)")
  func conflict() throws {
    let vault = try JournalVault()
    let writer = try vault.open()
    writer.type("mine ")
    try vault.notes.write("a.md", "theirs\n")
    guard
      case .conflict(.changed(let theirs, _)) = try writer.save(
        with: vault.saver(), vault.folder())
    else {
      Issue.record("it was saved over")
      return
    }
    #expect(theirs == Array("theirs\n".utf8))
    let contents = try NoteFile.read(vault.path, in: try vault.notes.notebook)
    guard
      case .conflict(let texts) = try vault.folder().open(
        .note(vault.path), contents.bytes, NoteBase(contents))
    else {
      Issue.record("no conflict")
      return
    }
    #expect(texts.base == Array("base\n".utf8))
    #expect(texts.mine == Array("mine base\n".utf8))
    #expect(texts.theirs == theirs)
    try vault.folder().discard(.note(vault.path))
    #expect(try vault.open().text == theirs)
    // Whoever still had the old text learns that it is another history.
    let other = try vault.open()
    other.type("x")
    writer.type("more ")
    #expect(writer.failure == .otherHistory)
  }

  @Test("A removed note's text is still there")
  func removed() throws {
    let vault = try JournalVault()
    let writer = try vault.open()
    writer.type("mine ")
    try vault.notes.remove("a.md")
    #expect(try writer.save(with: vault.saver(), vault.folder()) == .conflict(.removed))
    #expect(try vault.folder().recover(with: vault.saver()).count == 1)
    #expect(try vault.folder().text(of: .note(vault.path)) == writer.text)
  }

  @Test("A new note has a journal before it has a file, and keeps it when it gets one")
  func newNote() throws {
    let vault = try JournalVault()
    let writer = try vault.openNew(5)
    writer.type("# Idea\n")
    #expect(try vault.openNew(5).text == writer.text)
    let ticket = try #require(writer.journal.ticket(for: writer.text))
    writer.type("later ", at: 7)
    let note = try vault.folder().create(ticket, title: "Idea", in: nil, with: vault.saver())
    #expect(note.path == NotePath("Idea.md"))
    writer.type("still later ", at: 7)
    #expect(writer.journal.key == .note(note.path))
    #expect(writer.failure == nil)
    let unsaved = try vault.folder().recover(with: vault.saver())
    #expect(unsaved.map(\.key) == [.note(note.path)])
    let outcome = try vault.folder().save(
      try #require(writer.journal.ticket(for: writer.text)), over: note.base, with: vault.saver())
    guard case .written = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(try vault.notes.bytes(of: note.path.bytes) == writer.text)
    #expect(try vault.folder().recover(with: vault.saver()) == [])
    #expect(try vault.journals == [])
  }

  @Test("A moved note's journal comes along, also for those who have it open")
  func moved() throws {
    let vault = try JournalVault()
    let writer = try vault.open()
    writer.type("one ")
    let new = try #require(NotePath("b.md"))
    try vault.folder().move(.note(vault.path), to: .note(new))
    writer.type("two ")
    #expect(writer.journal.key == .note(new))
    #expect(try vault.folder().text(of: .note(new)) == writer.text)
    // The old path can be another note's.
    let other = try vault.open()
    #expect(other.text == Array("base\n".utf8))
    other.type("other ")
    #expect(try vault.open().text == other.text)
    #expect(try vault.folder().text(of: .note(new)) == writer.text)
  }

  @Test("What isn't a journal is put aside, and a newer one is left alone")
  func strange() throws {
    let vault = try JournalVault()
    let name = "x/journals/" + String(decoding: JournalKey.note(vault.path).fileName, as: UTF8.self)
    try vault.state.write(name, "not a journal at all")
    let writer = try vault.open()
    #expect(writer.type("x"))
    #expect(try vault.journals == [name, name + ".bad"])
    try vault.state.write(name.utf8, JournalCodec.magic + [2, 0] + Array("newer".utf8))
    #expect(throws: JournalError.newer(version: 2)) { try vault.open() }
    #expect(try vault.state.bytes(of: name.utf8).suffix(5).elementsEqual("newer".utf8))
  }
}
