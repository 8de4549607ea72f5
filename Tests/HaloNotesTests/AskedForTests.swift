import Geometry
import Glibc
import Notes
import NotesTestSupport
import TerminalInput
import Testing

@testable import HaloNotes

/// What people complain about most in programs for notes, seen through the whole app.
@Suite("What people ask for most of programs for notes")
struct AskedForTests {
  @Test("No single key takes a note away, from the list or the note")
  func noSingleKey() throws {
    let app = try App(["Apples", "Bread", "Cheese"])
    let keys = (0x21...0x7E).map { String(UnicodeScalar(UInt8($0))) }.filter {
      !"qEe\"".contains($0)
    }
    for pane in ["2", "3"] {
      for key in keys { app.press("\(pane) \(key) Esc Esc Esc Esc") }
    }
    #expect(["Apples.md", "Bread.md", "Cheese.md"].allSatisfy { app.file($0) != nil })
    #expect(app.faults == [])
  }

  @Test("A byte order mark and CR LF hide no tag, and a tag that is added keeps both")
  func strangeFrontMatter() throws {
    let text = "\u{FEFF}---\r\ntitle: Bread\r\ntags: [food]\r\n---\r\n\r\nRye.\r\n"
    let app = try App(notes: ["b.md": text])
    app.press("1 j j j j")
    app.expect(focus: .sidebar, on: "food")
    app.expect(shows: "Bread")
    app.press("2 t \"baked\" Enter Esc")
    #expect(app.file("b.md") == text.replacing("[food]", with: "[food, baked]"))
    app.expect(shows: "baked")
    #expect(app.faults == [])
  }

  @Test(
    "One Chinese character finds its notes, with and without an index", arguments: [false, true])
  func oneCharacter(isIndexed: Bool) throws {
    let app = try App(
      TemporaryVault(["a.md": "# 日本語\n\n冷たい水を飲む。\n", "b.md": "# Water\n\nCold.\n"]),
      index: isIndexed ? .kept : .none)
    app.press("/ \"水\"")
    app.expect(shows: "1 of 2")
    app.expect(shows: "冷たい水を飲む")
    app.press("Enter")
    app.expect(focus: .detail, on: "冷たい水を飲む。")
    #expect(app.faults == [])
  }

  @Test(
    "A name in another form of Unicode is the same note: it is followed, and none is made beside it"
  )
  func forms() throws {
    let (composed, apart) = ("Caf\u{E9}", "Cafe\u{301}")
    let app = try App(
      notes: ["A.md": "# A\n\nTo [[\(composed)]].\n", "\(apart).md": "# \(apart)\n\nCoffee.\n"])
    app.press("3 l Enter")
    #expect(app.shownNote == "\(apart).md")
    app.press("Esc / \"\(composed)\"")
    app.expect(hides: "New note")
    #expect(try app.files.count == 2)
    #expect(app.faults == [])
  }

  @Test("A link to a note that isn't there yet leads to it as soon as it is made")
  func madeLater() throws {
    let app = try App(notes: ["A.md": "# A\n\nTo [[Later]].\n"])
    app.press("3 l Enter")
    #expect(app.shownNote == "A.md")
    try app.vault.write("sub/Later.md", "# Later\n\nHere.\n")
    app.lookAgain()
    app.press("3 g g l Enter")
    #expect(app.shownNote == "sub/Later.md")
    #expect(app.faults == [])
  }

  @Test(
    "Killed in the middle of saving, or on a full disk, a note is the old or the new one (T1: 1–5)")
  func wholeNotes() throws {
    let (old, new) = ("# Bread\n\nRye.\n", "# Bread\n\nRye.\nSalt.")
    let disk = FaultyDisk()
    func writing() throws -> App {
      let app = try App(notes: ["Bread.md": old], disk: disk)
      app.press("e C-End \"Salt.\"")
      return app
    }
    let app = try writing()
    let count = disk.calls.count
    app.press("C-s")
    #expect(app.file("Bread.md") == new)
    let calls = Array(disk.calls[count...])
    // The new bytes are on the disk before they get the name: no crash leaves a note of NULs.
    let (filled, named) = (calls.firstIndex(of: "adopt"), calls.firstIndex(of: "replace"))
    #expect(try calls[#require(filled) + 1] == "sync" && #require(filled) < #require(named))
    #expect(try calls[#require(named)...].contains("syncFolder"))
    for place in FaultSample.lastPlaces(in: calls) {
      let call = calls[place]
      for fault in [FaultyDisk.Fault.lasting(ENOSPC), .death] {
        let app = try writing()
        disk.fail(fault, after: place)
        app.press("C-s")
        let file = app.file("Bread.md")
        #expect(file == old || file == new, "\(fault) at \(call)")
        if fault == .death {
          app.die()
          disk.heal()
          try app.restart(size: .wide)
        } else {
          if file == old { #expect(app.message?.contains("the disk is full") == true, "\(call)") }
          #expect(app.text == new)
          app.press("C-z")
          #expect(app.text == "# Bread\n\nRye.\n")
          app.press("C-y")
          disk.heal()
        }
        app.press("C-s")
        app.driver.wait()
        #expect(app.file("Bread.md") == new, "\(fault) at \(call)")
        #expect(app.faults == [])
      }
    }
  }

  /// How a program comes to its end.
  enum End: CaseIterable {
    case quit, hangUp, kill

    func come(to app: App) throws {
      switch self {
      case .quit: app.driver.finish()
      case .hangUp: app.driver.send(.terminate(.hangUp))
      case .kill:
        app.driver.elapse(.seconds(2))
        return app.driver.kill()
      }
      try app.start()
    }
  }

  @Test(
    "Caret and scroll come back in each note, in each window, whatever the end (T5: 21–24)",
    arguments: End.allCases)
  func places(end: End) throws {
    let lines = (1...90).map { "Line \($0).\n" }.joined(separator: "\n")
    let vault = try TemporaryVault([
      "A.md": "# A\n\n\(lines)", "B.md": "# B\n\n\(lines)", "C.md": "# C\n\n\(lines)",
    ])
    try vault.setAges(of: ["A.md", "B.md", "C.md"])
    func downs(_ count: Int) -> String { String(repeating: "Down ", count: count) }
    let app = try App(vault)
    // What shows, without what the footer says of it.
    func sight(_ app: App) -> [String] { app.screen.dropLast() }
    // In one window one writes in two notes, in another one reads in two.
    app.press("2 g g e \(downs(60)) Right Up Up")
    let first = (app.caret, sight(app))
    app.press("Esc 2 j e \(downs(40)) Right Right Up")
    let second = (app.caret, sight(app))
    #expect(first.0 != second.0 && first.1.contains { $0.contains("Line 30.") })
    let other = try App(sharing: app)
    other.press("2 g g 3 \(downs(25))")
    let third = other.scroll(of: .detail)
    other.press("2 G 3 \(downs(30))")
    let fourth = sight(other)
    #expect(third > 0 && third < other.scroll(of: .detail))
    try end.come(to: app)
    try end.come(to: other)
    #expect(app.caret == second.0)
    #expect(sight(app) == second.1)
    app.press("Esc 2 g g e")
    #expect(app.caret == first.0)
    #expect(sight(app) == first.1)
    #expect(sight(other) == fourth)
    other.press("2 g g 3")
    #expect(other.scroll(of: .detail) == third)
    #expect(app.faults == [] && other.faults == [])
  }

  @Test("Among thousands of notes no key waits for a file or a worker (T15: 62–64)")
  func thousands() throws {
    let names = (1...1_200).map { "\($0)" }
    let vault = try TemporaryVault()
    for name in names { try vault.write("\(name).md", "# Note \(name)\n\nAbout \(name).\n") }
    try vault.write("2.md", "# Long\n\n" + String(repeating: "word ", count: 40_000))
    try vault.setAges(of: names.map { "\($0).md" })
    let stage = try App(vault)
    var environment = try stage.environment()
    environment.fewNotes = 100
    let app = NotesApp(environment: environment, size: .wide) {}
    app.begin()
    _ = app.frame
    app.finishWork()
    var clock = Duration.zero
    func press(_ keys: String) throws -> String {
      for key in try KeyScript(keys).keys {
        clock += .milliseconds(1)
        _ = app.handle(TimedEvent(.key(key), at: clock))
      }
      return app.frame.lines().joined(separator: "\n")
    }
    // Whoever looks for a file while a key is handled finds none.
    try vault.move(.away)
    #expect(try press("j").contains("▌ Long"))
    #expect(try press("j k G").contains("▌ Note 1200"))
    #expect(try press("g g C-f k").contains("▌ Note 36"))
    let typed = try press("/ \"about 7\"")
    #expect(typed.contains("/ about 7") && typed.contains("Nothing found yet."))
    try vault.move(.back)
    app.finishWork()
    _ = try press("Backspace \"7\"")
    app.finishWork()
    let count = names.count { $0.contains("7") }
    #expect(try press("").contains("\(count) of 1,200"))
  }

  @Test("A note that is renamed keeps its links in every form, and no other is touched (T17: 66)")
  func renamed() throws {
    let bread = "# Bread\n\nI am [[Bread]].\n\n## Crust\n\nThin. ^b1\n"
    func soup(_ name: String, _ file: String, _ bare: String) -> String {
      """
      # Soup

      First [[\(name)]].

      [[\(name)|loaf]] [[\(name)#Crust]] [[\(name)#^b1|it]] ![[\(name)]] [a](../\(file))
      [b](<../\(bare)#crust>) [[g/Bread]] [c](../g/Bread.md) [[Breads]] `[[Bread]]`

      \\[[Bread]]

      ```
      [[Bread]] [a](../Bread.md)
      ```

      """
    }
    let before = soup("Bread", "Bread.md", "Bread.md")
    let app = try App(
      notes: [
        "Bread.md": bread, "f/Soup.md": before, "g/Bread.md": "# Another\n\nOf [[Breads]].\n",
      ])
    app.press("2 g g r")
    app.expect(shows: "8 links in 2 notes will be rewritten.")
    app.press("C-u \"Rye rolls\" Enter")
    #expect(app.file("f/Soup.md") == soup("Rye rolls", "Rye%20rolls.md", "Rye rolls.md"))
    #expect(
      app.file("Rye rolls.md") == "# Rye rolls"
        + bread.dropFirst(7).replacing("[[Bread]]", with: "[[Rye rolls]]"))
    #expect(app.file("g/Bread.md") == "# Another\n\nOf [[Breads]].\n")
    // Following a link goes to the note, and makes none of the old name.
    app.press("/ \"Soup\" Enter 3 g g l Enter")
    #expect(app.shownNote == "Rye rolls.md")
    #expect(try app.files == ["Rye rolls.md", "f/Soup.md", "g/Bread.md"])
    app.press("u")
    #expect(app.file("Bread.md") == bread)
    #expect(app.file("f/Soup.md") == before)
    #expect(app.faults == [])
  }
}
