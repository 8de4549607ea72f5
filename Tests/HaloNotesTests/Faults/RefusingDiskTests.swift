import Glibc
import NotesTestSupport
import Testing

@testable import HaloNotes

/// What a person sees and loses when the disk takes nothing: a line that says why and what to do, and
/// nothing.
@Suite("A disk that takes nothing (notes N4, N11, N12)")
struct RefusingDiskTests {
  /// What the system says, and what a person is to be told.
  private static let causes: [(code: Int32, words: String)] = [
    (ENOSPC, "the disk is full; free some space and try again"),
    (EIO, "the disk reports an error; check it before you write to it again"),
    (EACCES, "permission denied; check its owner and mode"),
    (EROFS, "the disk is read-only"),
    (EMFILE, "too many files are open; close some programs and try again"),
  ]

  private let disk = FaultyDisk()

  private func app() throws -> App {
    try App(
      notes: [
        "Bread.md": "# Bread\n\n- [ ] flour\n", "Soup.md": "See [[Bread]].\n", "f/Tea.md": "Tea\n",
      ], disk: disk)
  }

  @Test(
    "What can't be done to files is told in one line, nothing has changed, and later it is done",
    arguments: [
      ("2 d d", "Not moved to the trash: "), ("2 v v d d", "Not moved to the trash: "),
      ("2 r C-e \" rolls\" Enter", "Not renamed: "), ("2 m \"f\" Enter", "Not moved: "),
      ("2 p", "The pin stays as it is: "), ("2 t \"new\" Enter", "The tags stay as they are: "),
      ("2 Enter j x", "The task stays as it is: "), ("g d", ""),
    ])
  func operations(keys: String, start: String) throws {
    for (code, words) in Self.causes {
      let app = try app()
      let before = try app.allFiles
      disk.refuse(with: code)
      app.press(keys)
      let message = try #require(app.message, "\(keys), \(words)")
      #expect(message.hasPrefix(start), "\(message)")
      #expect(message.contains(words), "\(message)")
      #expect(try app.allFiles == before)
      #expect(app.faults == [])
      disk.heal()
      app.press("Esc Esc Esc \(keys)")
      #expect(try app.allFiles != before, "\(app.message ?? "")")
    }
  }

  @Test("What can't be undone or done again is told, and can be once the disk takes it")
  func steps() throws {
    for (code, words) in Self.causes {
      let app = try app()
      let before = try app.allFiles
      app.press("2 r C-e \" rolls\" Enter")
      let after = try app.allFiles
      for (key, word, old, new) in [
        ("u", "Not undone: ", after, before), ("C-r", "Not redone: ", before, after),
      ] {
        disk.refuse(with: code)
        app.press(key)
        #expect(app.message?.hasPrefix(word) == true, "\(app.message ?? "nothing")")
        #expect(app.message?.contains(words) == true, "\(app.message ?? "nothing")")
        #expect(try app.allFiles == old)
        disk.heal()
        app.press(key)
        #expect(try app.allFiles == new)
      }
    }
  }

  @Test("What is written stays in the text, is told as unkept, and is saved later")
  func writing() throws {
    for (code, words) in Self.causes {
      let app = try app()
      app.press("2 e C-End")
      disk.refuse(with: code)
      app.press("\"more\"")
      #expect(
        app.message
          == "What you type isn't kept against a crash: \(words); save the note meanwhile.")
      app.press("C-s")
      #expect(app.message == "“Bread.md” isn't saved: \(words); your text is kept.")
      #expect(app.text == "# Bread\n\n- [ ] flour\nmore")
      #expect(app.file("Bread.md") == "# Bread\n\n- [ ] flour\n")
      app.press("Esc q")
      #expect(app.driver.ended == nil)
      #expect(
        app.message?.hasPrefix("What you wrote is kept nowhere but here, so this isn't the end.")
          == true)
      #expect(app.faults == [])
      disk.heal()
      app.driver.wait()
      #expect(app.file("Bread.md") == "# Bread\n\n- [ ] flour\nmore")
      app.press("q")
      #expect(app.driver.ended == 0)
      // What is left of a journal that couldn't be written goes at the next start.
      try app.start()
      #expect(try app.journals() == [])
      #expect(app.message == nil)
    }
  }

  @Test("A new note that gets no file is kept as text, and gets one later")
  func newNote() throws {
    let app = try app()
    disk.refuse(with: ENOSPC)
    app.press("C-n \"Idea\" Enter \"more\" C-s")
    #expect(app.message?.hasPrefix("“Idea.md” isn't saved: the disk is full") == true)
    #expect(app.text == "Idea\nmore")
    disk.heal()
    app.press("C-s Esc")
    #expect(app.file("Idea.md") == "Idea\nmore")
  }

  @Test(
    "The folder vanishes while one writes: it is told, the text is kept, also over a kill",
    arguments: [false, true])
  func vanishing(isKilled: Bool) throws {
    let app = try app()
    app.press("2 e C-End \"one\"")
    try app.vault.move(.away)
    app.press("\" two\" C-s")
    #expect(
      app.message == "“Bread.md” isn't saved: its folder is gone; your text is kept.")
    #expect(app.text == "# Bread\n\n- [ ] flour\none two")
    #expect(app.faults == [])
    if isKilled { app.die() }
    try app.vault.move(.back)
    #expect(app.file("Bread.md") == "# Bread\n\n- [ ] flour\n")
    if isKilled { try app.restart(size: .wide) } else { app.press("\"!\" C-s") }
    app.driver.wait()
    #expect(app.file("Bread.md")?.hasPrefix("# Bread\n\n- [ ] flour\none two") == true)
  }
}

extension App {
  /// The bytes of all files that aren't hidden while they are written.
  fileprivate var allFiles: [[UInt8]: [UInt8]] {
    get throws { try vault.snapshot().filter { !$0.value.isFolder }.mapValues(\.bytes) }
  }
}
