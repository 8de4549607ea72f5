import Glibc
import NotesTestSupport
import Testing

@testable import Notes

@Suite("Renaming a note (notes N9, N10)")
struct RenameTests {
  @Test("Title and file name change together, in one line, and undo takes both back")
  func title() throws {
    let text = "\u{FEFF}---\r\ntags: [a]\r\n---\r\n\r\n#  Old  ##\r\nbody \t\r\n"
    let vault = try OperationVault(["f/Old.md": text])
    let before = try vault.tree
    let outcome = try vault.carryOut(.rename(path("f/Old.md"), title: "New: a tour"))
    let expected = "\u{FEFF}---\r\ntags: [a]\r\n---\r\n\r\n#  New: a tour  ##\r\nbody \t\r\n"
    #expect(try vault.texts == ["f/New a tour.md": expected])
    try vault.carryOut(outcome.inverse)
    #expect(try vault.tree == before)
  }

  @Test(
    "The title changes where it stands, and nothing else does",
    arguments: [
      ("# Old", "New", "# New"),
      ("# Old #", "C #", "# C # #"),
      ("# Old", "C #", "# C \\#"),
      ("text\n\n## Old\n", "New", "text\n\n## New\n"),
      ("Old\n===\n\nx", "New", "New\n===\n\nx"),
      ("> # Old\n", "New", "> # New\n"),
      ("# Old\n", "*New*", "# \\*New\\*\n"),
      ("# *Old*\n", "a_b", "# a_b\n"),
      ("---\ntitle: Old # why\n---\n# Heading\n", "New", "---\ntitle: New # why\n---\n# Heading\n"),
      ("---\ntitle: 'Old'\n---\n", "It's", "---\ntitle: 'It''s'\n---\n"),
      ("---\ntitle: \"Old\"\n---\n", "Say \"x\"", "---\ntitle: \"Say \\\"x\\\"\"\n---\n"),
      ("---\ntitle: Old\n---\n", "# no comment", "---\ntitle: \"# no comment\"\n---\n"),
      ("Old, a first line.\n", "New", "Old, a first line.\n"),
      ("", "New", ""),
    ])
  func places(text: String, title: String, expected: String) throws {
    let vault = try OperationVault(["Old.md": text])
    let outcome = try vault.carryOut(.rename(path("Old.md"), title: title))
    let new = try #require(outcome.plan.moves.first).to
    #expect(try vault.notes.bytes(of: new.bytes) == Array(expected.utf8))
    #expect(new.bytes == FileName.from(title: title))
  }

  @Test("A taken name gets a number, and the name that a note has already is its own")
  func numbers() throws {
    let vault = try OperationVault(["A.md": "# A\n", "B.md": "# B\n", "C-2.md": "# C\n"])
    try vault.notes.write("C.md", "taken")
    try vault.carryOut(.rename(path("A.md"), title: "B"))
    #expect(try vault.texts["B-2.md"] == "# B\n")
    #expect(try vault.texts["B.md"] == "# B\n")
    #expect(try vault.plan(.rename(path("C-2.md"), title: "C")).isEmpty)
  }

  @Test("The ending stays as it is written")
  func endings() throws {
    let vault = try OperationVault(["Old.MD": "# Old\n", "Text.txt": "x"])
    try vault.carryOut(.rename(path("Old.MD"), title: "New"))
    try vault.carryOut(.rename(path("Text.txt"), title: "Other"))
    #expect(try vault.texts == ["New.MD": "# New\n", "Other.txt": "x"])
  }

  @Test("Only the case of a name can change")
  func letterCase() throws {
    let vault = try OperationVault(["note.md": "# note\n", "b.md": "[[note]] [x](note.md)\n"])
    let outcome = try vault.carryOut(.rename(path("note.md"), title: "Note"))
    #expect(
      try vault.texts == ["Note.md": "# Note\n", "b.md": "[[note]] [x](Note.md)\n"])
    try vault.carryOut(outcome.inverse)
    #expect(
      try vault.texts == ["note.md": "# note\n", "b.md": "[[note]] [x](note.md)\n"])
  }

  @Test("Of two notes whose names are canonically equal, only the one that is meant is renamed")
  func canonicallyEqual() throws {
    let composed = Array("caf\u{E9}.md".utf8)
    let decomposed = Array("cafe\u{301}.md".utf8)
    let vault = try OperationVault([composed: Array("# 1\n".utf8), decomposed: Array("# 2\n".utf8)])
    let note = try #require(NotePath(bytes: decomposed))
    let outcome = try vault.carryOut(.renameFile(note, name: Array("tea.md".utf8)))
    #expect(try vault.notes.bytes(of: composed) == Array("# 1\n".utf8))
    #expect(try vault.notes.bytes(of: "tea.md".utf8) == Array("# 2\n".utf8))
    try vault.carryOut(outcome.inverse)
    #expect(try vault.notes.bytes(of: decomposed) == Array("# 2\n".utf8))
  }

  @Test("A file of any name can get any other name, with its links, and back")
  func nastyNames() throws {
    let names = NastyVault.names
    for (old, new) in zip(names, names.dropFirst() + names.prefix(1)) {
      let vault = try OperationVault([old: Array("text".utf8)])
      let note = try #require(NotePath(bytes: old))
      let outcome = try vault.carryOut(.renameFile(note, name: new))
      #expect(try vault.notes.bytes(of: new) == Array("text".utf8))
      #expect(try vault.tree.count == 1)
      try vault.carryOut(outcome.inverse)
      #expect(try vault.notes.bytes(of: old) == Array("text".utf8))
    }
  }

  @Test("Mode and time rules: a rewritten file keeps its mode, others aren't touched at all")
  func modes() throws {
    let vault = try OperationVault([
      "Old.md": "# Old\n", "a.md": "[[Old]]\n", "b.md": "[[Other]]\n",
    ])
    try vault.notes.setMode("a.md", 0o640)
    let before = try vault.notes.snapshot()
    try vault.carryOut(.rename(path("Old.md"), title: "New"))
    let after = try vault.notes.snapshot()
    #expect(after[Array("b.md".utf8)] == before[Array("b.md".utf8)])
    var status = stat()
    #expect(stat(String(decoding: vault.notes.absolute("a.md".utf8), as: UTF8.self), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test("A note that is a link is written through, and stays a link")
  func writtenThrough() throws {
    let vault = try OperationVault(["store/real": "# Old\n", "x.md": "[[Old]]\n"])
    try vault.notes.link("Old.md", to: "store/real")
    try vault.notes.link("y.md", to: "x.md")
    let outcome = try vault.carryOut(.rename(path("Old.md"), title: "New"))
    #expect(try vault.notes.bytes(of: "store/real".utf8) == Array("# New\n".utf8))
    #expect(try vault.notes.bytes(of: "New.md".utf8) == Array("# New\n".utf8))
    #expect(try vault.notes.bytes(of: "x.md".utf8) == Array("[[New]]\n".utf8))
    #expect(outcome.plan.links == 1)
    try vault.carryOut(outcome.inverse)
    #expect(try vault.notes.bytes(of: "store/real".utf8) == Array("# Old\n".utf8))
  }

  @Test("Undo refuses where somebody has changed one of the files, and loses nothing")
  func changedOutside() throws {
    let vault = try OperationVault(["Old.md": "# Old\n", "a.md": "[[Old]]\n"])
    let outcome = try vault.carryOut(.rename(path("Old.md"), title: "New"))
    try vault.notes.write("a.md", "[[New]] and more\n")
    let between = try vault.tree
    #expect(throws: OperationError.changed(path("a.md"))) {
      try vault.carryOut(outcome.inverse)
    }
    #expect(try vault.tree == between)
  }

  @Test("An undo over another rename in the same files is undone in order, and redone")
  func inOrder() throws {
    let vault = try OperationVault([
      "A.md": "# A\n[[B]]\n", "B.md": "# B\n[[A]]\n", "c.md": "[[A]] [[B]]\n",
    ])
    var history = UndoHistory()
    var trees = [try vault.tree]
    for (note, title) in [("A.md", "C"), ("B.md", "D"), ("C.md", "E")] {
      history.record(try vault.carryOut(.rename(path(note), title: title)), of: note)
      trees.append(try vault.tree)
    }
    #expect(try vault.texts["c.md"] == "[[E]] [[D]]\n")
    for _ in 0..<2 {
      for tree in trees.dropLast().reversed() {
        let entry = try #require(history.next(.undo))
        history.step(.undo, try vault.carryOut(entry.plan))
        #expect(try vault.tree == tree)
      }
      #expect(history.next(.undo) == nil)
      for tree in trees.dropFirst() {
        let entry = try #require(history.next(.redo))
        history.step(.redo, try vault.carryOut(entry.plan))
        #expect(try vault.tree == tree)
      }
      #expect(history.next(.redo) == nil)
    }
  }
}
