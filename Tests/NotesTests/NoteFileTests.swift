import Glibc
import NotesTestSupport
import Testing

@testable import Notes

@Suite("Reading notes")
struct NoteFileTests {
  @Test("A note is read byte for byte", arguments: NastyVault.texts)
  func bytes(_ text: NastyText) throws {
    let vault = try TemporaryVault()
    try vault.write("a.md".utf8, text.bytes)
    let contents = try NoteFile.read(path("a.md"), in: vault.notebook)
    #expect(contents.bytes == text.bytes)
    #expect(contents.extent == .whole)
    #expect(contents.identity.size == text.bytes.count)
  }

  @Test("Every note of the nasty list is read under its own name, and a link through its target")
  func names() throws {
    let vault = try TemporaryVault.nasty()
    let notebook = try vault.notebook
    for (number, name) in NastyVault.names.enumerated() {
      let path = try #require(NotePath(bytes: name))
      let text = String(decoding: try NoteFile.read(path, in: notebook).bytes, as: UTF8.self)
      #expect(text.hasPrefix("# Note \(number)\n"))
    }
    #expect(try NoteFile.read(path("linked.md"), in: notebook).bytes == Array("# Same\n".utf8))
  }

  @Test("Listing, reading, parsing and searching change no byte and no time (notes N3)")
  func nothingChanges() throws {
    let vault = try TemporaryVault.nasty()
    let before = try vault.snapshot()
    let notebook = try vault.notebook
    let listing = try NoteListing.scan(notebook)
    let titles = NoteTitles.read(listing, in: notebook)
    for id in listing.ids {
      _ = Document(parsing: try NoteFile.read(listing[id].path, in: notebook).bytes)
    }
    _ = SearchScan("note", in: listing, of: notebook).hits()
    _ = listing.order(by: .title, titles: titles)
    #expect(try vault.snapshot() == before)
  }

  @Test("A note over the limit is read at its start only, and said to be too large (notes N18)")
  func large() throws {
    let vault = try TemporaryVault(["a.md": "0123456789", "b.md": "01234"])
    let limit = ReadLimit(whole: 5, head: 3)
    let large = try NoteFile.read(path("a.md"), in: vault.notebook, limit: limit)
    #expect(large.bytes == Array("012".utf8))
    #expect(large.extent == .tooLargeToRender(size: 10))
    let exact = try NoteFile.read(path("b.md"), in: vault.notebook, limit: limit)
    #expect(exact.bytes == Array("01234".utf8))
    #expect(exact.extent == .whole)
    #expect(ReadLimit.standard.whole == 5_000_000)
  }

  @Test("The head of a note is its first bytes and no more")
  func head() throws {
    let vault = try TemporaryVault(["a.md": "0123456789"])
    #expect(try NoteFile.readHead(path("a.md"), in: vault.notebook, bytes: 4) == Array("0123".utf8))
    #expect(try NoteFile.readHead(path("a.md"), in: vault.notebook).count == 10)
    #expect(try NoteFile.readHead(path("a.md"), in: vault.notebook, bytes: -1).isEmpty)
  }

  @Test("What isn't a note says so and never makes the reader wait")
  func notNotes() throws {
    let vault = try TemporaryVault(["folder.md/inside.md": ""])
    let notebook = try vault.notebook
    try vault.makePipe("pipe.md")
    try vault.link("null.md", to: "/dev/null")
    try vault.link("dangling.md", to: "nowhere")
    try vault.link("circle.md", to: "circle.md")
    for name in ["pipe.md", "folder.md", "null.md"] {
      #expect(throws: NotesError.notANote(path(name))) {
        try NoteFile.read(path(name), in: notebook)
      }
    }
    for name in ["dangling.md", "missing.md", "null.md/x.md"] {
      #expect(throws: NotesError.noteMissing(path(name))) {
        try NoteFile.read(path(name), in: notebook)
      }
    }
    #expect(throws: NotesError.noteUnreadable(path("circle.md"), code: ELOOP)) {
      try NoteFile.read(path("circle.md"), in: notebook)
    }
  }

  @Test("A note without permission says so", .enabled(if: isPerson))
  func forbidden() throws {
    let vault = try TemporaryVault(["a.md": "x"])
    try vault.setMode("a.md", 0o000)
    let error = NotesError.noteUnreadable(path("a.md"), code: EACCES)
    #expect(throws: error) { try NoteFile.read(path("a.md"), in: vault.notebook) }
    #expect(error.description.contains("permission"))
  }

  @Test("A write changes the identity, also when the size stays")
  func identity() throws {
    let vault = try TemporaryVault(["a.md": "one"])
    let before = try NoteFile.read(path("a.md"), in: vault.notebook).identity
    #expect(try NoteFile.read(path("a.md"), in: vault.notebook).identity == before)
    try vault.setModified("a.md".utf8, seconds: 1, nanoseconds: 2)
    let after = try NoteFile.read(path("a.md"), in: vault.notebook).identity
    #expect(after != before)
    #expect(after.modified == FileTime(nanoseconds: 1_000_000_002))
    #expect(after.inode == before.inode)
  }

  @Test("Errors are one line without control characters, and say the system's reason")
  func errorTexts() throws {
    let odd = try #require(NotePath("a\u{1B}[31m\nb.md"))
    let errors: [NotesError] = [
      .folderMissing(path: odd.bytes), .notAFolder(path: odd.bytes),
      .folderUnreadable(path: odd.bytes, code: EACCES), .noteMissing(odd), .notANote(odd),
      .noteUnreadable(odd, code: EIO), .noteNotCreated(odd, code: ENOSPC),
      .noteNotCreated(odd, code: EROFS), .noteNotCreated(odd, code: 9_999),
    ]
    for error in errors {
      #expect(
        error.description.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      #expect(error.description.contains("␛"))
    }
    #expect(NotesError.noteNotCreated(odd, code: ENOSPC).description.contains("disk is full"))
  }
}

@Suite("Creating notes")
struct CreatingTests {
  @Test(
    "Names keep every script and drop what breaks links or other systems (notes N10)",
    arguments: [
      ("Plain title", "Plain title.md"), ("Größe 日本語 עברית", "Größe 日本語 עברית.md"),
      ("a/b\\c:d*e?f\"g<h>i|j#k^l[m]n", "abcdefghijklmn.md"),
      ("two\n lines\t here", "two lines here.md"),
      ("...hidden", "hidden.md"), ("dots...", "dots.md"), (" blanks . ", "blanks.md"),
      ("", "Untitled.md"), ("???", "Untitled.md"), ("...", "Untitled.md"),
      ("\u{1B}[31mred", "31mred.md"),
      ("v1.2", "v1.2.md"), ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦.md"), ("right\u{202E}left", "rightleft.md"), ("-rf", "-rf.md"),
      (". .", "Untitled.md"),
    ])
  func names(_ title: String, _ name: String) {
    #expect(String(decoding: FileName.from(title: title), as: UTF8.self) == name)
  }

  @Test("Long names are cut between characters, and the number still fits")
  func longNames() {
    for character in ["a", "é", "日", "👩‍👩‍👧‍👦"] {
      for number in [1, 2, 12_345] {
        let title = String(repeating: character, count: 300)
        let name = FileName.from(title: title, number: number)
        #expect(name.count <= FileName.longest)
        #expect(name.count > FileName.longest - 40)
        let stem = String(decoding: name, as: UTF8.self).prefix { String($0) == character }
        #expect(stem.count > 5)
        #expect(number == 1 || String(decoding: name, as: UTF8.self).hasSuffix("-\(number).md"))
      }
    }
  }

  @Test("Whatever the title, the name is one name of a note that isn't hidden")
  func anyTitle() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2_000 {
      let title = String(
        String.UnicodeScalarView(
          (0..<random.next(upTo: 80)).compactMap { _ in
            Unicode.Scalar(UInt32(random.next(upTo: random.next(upTo: 2) == 0 ? 0x80 : 0x11_0000)))
          }))
      let path = try #require(NotePath(bytes: FileName.from(title: title)))
      #expect(path.folder == nil)
      #expect(path.bytes.first != Byte.dot)
      #expect(path.bytes.count <= FileName.longest)
      #expect(NoteExtension(of: path.bytes) == .md)
    }
  }

  @Test("A taken name gets the next number, and nothing is overwritten (notes N10)")
  func numbers() throws {
    let vault = try TemporaryVault(["Idea.md": "old"])
    let notebook = try vault.notebook
    for number in 2...4 {
      let created = try NoteFile.create(
        Array("new \(number)".utf8), title: "Idea", in: nil, of: notebook)
      #expect(created == path("Idea-\(number).md"))
    }
    #expect(try vault.bytes(of: "Idea.md".utf8) == Array("old".utf8))
    #expect(try vault.bytes(of: "Idea-3.md".utf8) == Array("new 3".utf8))
    #expect(try vault.snapshot().count == 4)
  }

  @Test("A link that leads nowhere is a taken name too")
  func dangling() throws {
    let vault = try TemporaryVault()
    try vault.link("Idea.md", to: "elsewhere.md")
    let created = try NoteFile.create([0x78], title: "Idea", in: nil, of: vault.notebook)
    #expect(created == path("Idea-2.md"))
    #expect(try vault.snapshot()[Array("elsewhere.md".utf8)] == nil)
  }

  @Test("Two that create the same title at once both get a note of their own")
  func race() async throws {
    let vault = try TemporaryVault()
    let notebook = try vault.notebook
    let created = try await withThrowingTaskGroup(of: NotePath.self) { group in
      for number in 0..<20 {
        group.addTask {
          try NoteFile.create(Array("\(number)".utf8), title: "Same", in: nil, of: notebook)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(created).count == 20)
    let texts = try created.map { try vault.bytes(of: $0.bytes) }
    #expect(Set(texts).count == 20)
    #expect(try vault.snapshot().count == 20)
  }

  @Test("A folder that is gone is an error, and nothing is left behind")
  func failure() throws {
    let vault = try TemporaryVault(["file": ""])
    let before = try vault.snapshot()
    for (folder, code) in [("gone", ENOENT), ("file", ENOTDIR)] {
      #expect(throws: NotesError.noteNotCreated(path("\(folder)/x.md"), code: code)) {
        try NoteFile.create([], title: "x", in: path(folder), of: vault.notebook)
      }
    }
    #expect(try vault.snapshot() == before)
  }

  @Test("A folder that may not be written to is an error", .enabled(if: isPerson))
  func readOnly() throws {
    let vault = try TemporaryVault(["locked/a.md": ""])
    try vault.setMode("locked", 0o555)
    #expect(throws: NotesError.noteNotCreated(path("locked/x.md"), code: EACCES)) {
      try NoteFile.create([], title: "x", in: path("locked"), of: vault.notebook)
    }
  }
}
