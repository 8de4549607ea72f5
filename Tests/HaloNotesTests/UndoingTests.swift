import Geometry
import Notes
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Undoing everything (commands C7, notes N12)")
struct UndoingTests {
  @Test(
    "After any keys, undoing all gives the folder back byte for byte, redoing all what was done",
    arguments: 0..<5)
  func everything(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let vault = try TemporaryVault()
    for number in 0..<12 {
      let others = (0..<3).map { _ in "[[note \(random.next(upTo: 12))]]" }
      try vault.write(
        "\(number % 3 == 0 ? "f/" : "")note \(number).md",
        "# note \(number)\r\n\r\n\(others.joined(separator: " "))\n")
    }
    let before = try vault.notes
    let app = try App(vault)
    var keys: [String] = []
    for _ in 0..<60 {
      keys.append(
        ["d d", "v", "V", "j", "k", "u", "C-r", "Delete Enter", "Tab", "1 j 2", "Delete Esc"][
          random.next(upTo: 11)])
      if random.next(upTo: 8) == 0 { keys.append("Esc m \"f\" Enter Esc Esc") }
      if random.next(upTo: 4) == 0 { keys.append("Esc r C-e \" \(random.next(upTo: 9))\" Enter") }
    }
    app.press(keys.joined(separator: " "))
    app.press("Esc Esc Esc Esc")
    _ = app.steps("C-r")
    let after = try vault.notes
    #expect(after != before)
    let count = app.steps("u")
    #expect(try vault.notes == before, "\(keys)")
    #expect(app.faults == [])
    #expect(app.steps("C-r") == count)
    #expect(try vault.notes == after)
    #expect(app.steps("u") == count)
    #expect(try vault.notes == before)
  }

  @Test("u takes a note away again that was made, once its text is left; C-r brings it back")
  func making() throws {
    let app = try App(["A"])
    app.press("C-n \"New\" Enter \"text\" C-s Enter \"more\" Esc 2 u")
    #expect(app.message == "Undid: making of “New”.")
    #expect(try app.files == [".trash/New.md", "A.md"])
    app.press("C-r")
    #expect(app.file("New.md") == "New\ntext\nmore")
    app.press("u C-q \"Thought\" C-q")
    #expect(try app.files.count == 3)
    app.press("u")
    #expect(app.message == "Undid: making of “Thought”.")
    #expect(try app.files.filter { !$0.hasPrefix(".trash/") } == ["A.md"])
    #expect(app.faults == [])
  }

  @Test("A note that others have changed after it was made goes and comes back as they left it")
  func madeAndChanged() throws {
    let app = try App(["A"])
    app.press("C-n \"New\" Esc 2")
    try app.vault.write("New.md", "New, and changed\n")
    app.lookAgain()
    app.press("u")
    #expect(app.message == "Undid: making of “New”.")
    #expect(app.file(".trash/New.md") == "New, and changed\n")
    app.press("C-r")
    #expect(app.file("New.md") == "New, and changed\n")
  }

  @Test(
    "What another program has changed is passed over at the second u, and what came before isn't lost"
  )
  func passingOver() throws {
    let app = try App(notes: ["Bread.md": "# Bread\n", "Soup.md": "# Soup\n"])
    app.press("p j p")
    let pinned = try #require(app.file("Soup.md"))
    try app.vault.write("Soup.md", pinned + "more\n")
    app.press("u")
    #expect(
      app.message
        == "Not undone: “Soup.md” was changed by another program since, so it was left alone.")
    #expect(app.file("Bread.md") != "# Bread\n")
    app.press("u")
    #expect(app.message == "Passed over: pinning of “Soup”.")
    app.press("u")
    #expect(app.file("Bread.md") == "# Bread\n")
    #expect(app.file("Soup.md") == pinned + "more\n")
    app.press("u")
    #expect(app.message == "There is nothing to undo.")
  }

  @Test("What was changed and is as it was again can be undone: one refusal costs nothing")
  func refusedOnce() throws {
    let app = try App(notes: ["Bread.md": "# Bread\n"])
    app.press("p")
    let pinned = try #require(app.file("Bread.md"))
    try app.vault.write("Bread.md", "other")
    app.press("u")
    try app.vault.write("Bread.md", pinned)
    app.press("u")
    #expect(app.file("Bread.md") == "# Bread\n")
  }

  @Test("What a crash cut short in the middle of a renaming is made good at the next start")
  func crash() throws {
    let app = try App(notes: ["Bread.md": "# Bread\n", "Soup.md": "[[Bread]]\n"])
    let state = app.places
    // The process died when the link was written and the note hadn't moved.
    try app.vault.write("Soup.md", "[[Rolls]]\n")
    try state.write(
      "state/operations/0.intent",
      """
      {"version":1,"token":"0","made":[],"moves":[{"from":"Bread.md","to":"Rolls.md"}],\
      "rewrites":[{"path":"Soup.md","edits":[{"offset":2,"old":[66,114,101,97,100],\
      "new":[82,111,108,108,115]}],"before":\(digest("[[Bread]]\n")),\
      "after":\(digest("[[Rolls]]\n"))}]}
      """)
    try app.start()
    #expect(try app.vault.bytes(of: "Soup.md".utf8) == Array("[[Bread]]\n".utf8))
    #expect(app.message == "Halo was stopped while it changed notes: that change was undone.")
    app.press("j")
    try app.start()
    #expect(app.message == nil)
  }

  /// The digest of a text as a record has it.
  private func digest(_ text: String) -> String {
    let digest = ContentDigest(of: Array(text.utf8))
    return "{\"count\":\(digest.count),\"sum\":\(digest.sum)}"
  }
}

extension App {
  /// Presses a key until there is nothing left to undo or redo; returns how often that was.
  fileprivate func steps(_ key: String) -> Int {
    for count in 0..<200 {
      press(key)
      if message == "There is nothing to undo." || message == "There is nothing to redo." {
        return count
      }
    }
    Issue.record("\(key) finds no end: \(message ?? "")")
    return 200
  }
}

extension TemporaryVault {
  /// The bytes of all notes, those in the trash too.
  fileprivate var notes: [[UInt8]: [UInt8]] {
    get throws {
      try snapshot().filter { $0.key.suffix(3).elementsEqual(".md".utf8) }.mapValues(\.bytes)
    }
  }
}
