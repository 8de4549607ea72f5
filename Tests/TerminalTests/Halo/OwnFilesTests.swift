import Glibc
import NotesTestSupport
import TerminalTestSupport
import Testing

@Suite("A person's own keys and settings (contract: files)")
struct OwnFilesTests {
  @Test("A key that is bound while halo runs works at once, and then nothing wakes it up")
  func liveKeys() throws {
    let halo = try Halo()
    let session = try halo.start(personality: .modern)
    try session.waitFor("Milk, and see")
    try session.waitForLog("extended keys") { $0.keyboardLevels == 1 }
    halo.write("bind: [{ command: note.look, keys: x, in: notes }]", to: "keys.yaml")
    try session.waitFor("Keys and settings were read again.")
    try session.press("x")
    try session.wait("the sheet at rest") { $0.lines[11].contains("4 Groceries") }
    try session.waitUntilIdle()
    // Where one is was saved half a second after it had changed.
    #expect(session.staysSilent(milliseconds: 1_000))
    let awakenings = try #require(session.awakenings)
    #expect(session.staysSilent(milliseconds: 500))
    #expect(session.awakenings == awakenings)
    halo.write("borders: square\nmouse: mybe\n", to: "settings.yaml")
    try session.waitFor("settings.yaml:2:8: expected yes or no, found “mybe”")
    try session.waitFor("┌─ 2 Notes")
    try session.press("q q")
    #expect(try session.waitForEnd() == .exited(0))
    session.expectTerminalGivenBack()
  }

  @Test("What is wrong with the settings is said at the start, once")
  func notice() throws {
    let halo = try Halo()
    halo.write("prefixDelay: soon\n", to: "settings.yaml")
    let session = try halo.start(columns: 120, rows: 40)
    try session.waitFor("settings.yaml:1:14: expected whole milliseconds or off")
    try session.press("j")
    let screen = try session.wait("the next note") { $0.cursorLine.contains("▌ Ideas") }
    #expect(!screen.text.contains("settings.yaml"))
  }

  @Test("Verbs say it on standard error and do their work")
  func verbs() throws {
    let halo = try Halo()
    halo.write("border: square\n", to: "settings.yaml")
    let list = halo.run(["list", "-n", "1"])
    #expect(list.status == 0)
    #expect(list.output == "Groceries.md\tGroceries\n")
    #expect(
      list.errors.hasSuffix(
        "settings.yaml:1:1: unknown key “border”; did you mean “borders”?\n"))
    #expect(halo.run(["show", "Ideas"]).errors == list.errors)
    let help = Halo.program.run(["help", "settings"], environment: halo.environment)
    #expect(help.status == 1)
    #expect(help.errors == list.errors)
    // Scripted runs are the same for everybody.
    #expect(halo.run(["drive", "--size", "40x10"]).errors.isEmpty)
  }

  @Test("What halo help settings prints is a settings file that says nothing wrong")
  func sample() throws {
    let halo = try Halo()
    let help = Halo.program.run(["help", "settings"], environment: halo.environment)
    #expect(help.status == 0)
    #expect(help.errors.isEmpty)
    halo.write(help.output, to: "settings.yaml")
    let again = Halo.program.run(["help", "settings"], environment: halo.environment)
    #expect(again.status == 0)
    #expect(again.errors.isEmpty)
    #expect(again.output == help.output)
  }

  @Test("A theme that isn't there is told with its place and the nearest name")
  func theme() throws {
    let halo = try Halo()
    halo.write("theme: halo-drak\n", to: "settings.yaml")
    let help = Halo.program.run(["help", "settings"], environment: halo.environment)
    #expect(help.status == 1)
    #expect(help.errors.contains("settings.yaml:1:8: “halo-drak” isn't one of "))
    #expect(help.errors.contains("did you mean “halo-dark”?"))
  }

  @Test("A keymap or settings that can't be read at all are explained and ignored")
  func unreadable() throws {
    let halo = try Halo()
    halo.makeFolders(
      ".config", ".config/halo", ".config/halo/keys.yaml", ".config/halo/settings.yaml")
    let keys = Halo.program.run(["keys"], environment: halo.environment)
    #expect(keys.status == 0)
    #expect(keys.output.contains("note.new\tNew Note\tC-n"))
    #expect(keys.errors.hasSuffix("keys.yaml: not a file\n"))
    let check = Halo.program.run(["keys", "--check"], environment: halo.environment)
    #expect(check.status == 1)
    #expect(check.output.hasSuffix("keys.yaml: not a file\n"))
    let list = halo.run(["list", "-n", "1"])
    #expect(list.status == 0)
    #expect(list.errors.hasSuffix("settings.yaml: not a file\n"))
    let session = try halo.start(columns: 120, rows: 40)
    try session.waitFor("keys.yaml: not a file")
  }

  @Test("The folder of notes in the settings counts after what is named and found")
  func notesFolder() throws {
    let halo = try Halo()
    halo.write("notes: \(halo.folder)\n", to: "settings.yaml")
    let list = Halo.program.run(["list", "-n", "1"], environment: halo.environment)
    #expect(list.output == "Groceries.md\tGroceries\n")
    let other = try TemporaryVault(["Other.md": "# Other\n"])
    halo.environment.variables["HALO_NOTES"] = String(decoding: other.root, as: UTF8.self)
    let named = Halo.program.run(["list", "-n", "1"], environment: halo.environment)
    #expect(named.output == "Other.md\tOther\n")
    halo.environment.variables["HALO_NOTES"] = nil
    halo.write("notes: /no/such\n", to: "settings.yaml")
    let missing = Halo.program.run(["list"], environment: halo.environment)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("there is no folder “/no/such”"))
  }

  @Test("Keys that contradict each other are listed, with the status 1")
  func conflicts() throws {
    let halo = try Halo()
    halo.write("bind: [{ command: note.new, keys: g }]\n", to: "keys.yaml")
    let check = Halo.program.run(["keys", "--check"], environment: halo.environment)
    #expect(check.status == 1)
    #expect(check.output.hasPrefix("\"g\" anywhere runs note.new, so \"g /\""))
    #expect(check.errors.isEmpty)
  }
}

extension Halo {
  /// Writes a file of the person's own; its folders are made, one by one as by hand.
  func write(_ text: String, to name: String) {
    makeFolders(".config", ".config/halo")
    environment.folder.write(text, to: ".config/halo/" + name)
  }

  func makeFolders(_ names: String...) {
    for name in names { mkdir(environment.folder.path + "/" + name, 0o755) }
  }
}
