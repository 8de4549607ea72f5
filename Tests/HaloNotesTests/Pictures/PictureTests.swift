import Geometry
import Glibc
import Interface
import Notes
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Pictures in notes")
struct PictureTests {
  /// A folder for programs that stand in for those of the system.
  private let programs: TemporaryVault

  init() throws { programs = try TemporaryVault() }

  /// A program of a few lines of shell.
  private func program(_ name: String, _ lines: String) throws -> [UInt8] {
    try programs.write(name, "#!/bin/sh\n\(lines)\n")
    try programs.setMode(name, 0o755)
    return programs.absolute(name.utf8)
  }

  private func vault(_ text: String) throws -> TemporaryVault {
    let vault = try TemporaryVault(["a.md": "# A\n\n\(text)", "b.md": "# B\n"])
    try vault.write("harbour.png".utf8, PictureFiles.png(640, 400))
    try vault.write("notes.svg", "<svg/>")
    try vault.setAges(of: ["a.md", "b.md"])
    return vault
  }

  @Test(
    "A picture shows what it is: its description, its file and its size",
    arguments: [
      ("![The harbour](harbour.png)", "▣ The harbour  harbour.png, 640×400"),
      ("![](harbour.png)", "▣ harbour.png  640×400"),
      ("![[harbour.png]]", "▣ harbour.png  640×400"),
      ("![A drawing](notes.svg)", "▣ A drawing  notes.svg, 6 bytes"),
      ("![The harbour](gone.png)", "▣ The harbour  gone.png, missing"),
      ("![[gone.png]]", "▣ gone.png  missing"),
      ("![Far](https://a.b/c.png)", "▣ Far  https://a.b/c.png, not in this"),
    ])
  func told(_ text: String, _ row: String) throws {
    let app = try App(try vault(text))
    app.expect(shows: row)
    #expect(app.faults == [])
  }

  @Test("Another file in its place is told of after the next look")
  func changed() throws {
    let app = try App(try vault("![](harbour.png)"))
    app.expect(shows: "640×400")
    try app.vault.write("harbour.png".utf8, PictureFiles.png(32, 16))
    app.lookAgain()
    app.expect(shows: "harbour.png  32×16")
    try app.vault.remove("harbour.png")
    app.lookAgain()
    app.expect(shows: "harbour.png  missing")
    #expect(app.faults == [])
  }

  // MARK: Opening

  private func opening(_ text: String, with opener: HelperPrograms.Opener) throws -> App {
    let app = try App(try vault(text), helpers: HelperPrograms(opener: opener))
    app.press("3 Enter")
    return app
  }

  @Test("Enter lets another program open the file, by its path and without a shell (notes N20)")
  func open() throws {
    let log = String(decoding: programs.absolute("log".utf8), as: UTF8.self)
    let opener = try program("opener", "printf '%s\\n' \"$@\" >'\(log)'")
    let app = try opening(
      "![x](harbour.png)", with: .words([opener, Array("--say; rm -rf *".utf8)]))
    #expect(app.message == "Opened harbour.png.")
    let path = String(decoding: app.vault.absolute("harbour.png".utf8), as: UTF8.self)
    #expect(try contents(of: log) == Array("--say; rm -rf *\n\(path)\n".utf8))
    #expect(app.faults == [])
  }

  @Test("What can't be opened is said, with what to do about it")
  func refusals() throws {
    #expect(
      try opening("![x](harbour.png)", with: .none).message?
        .hasPrefix("Nothing here can open harbour.png.") == true)
    #expect(
      try opening("![x](harbour.png)", with: .unreadable("'x")).message?
        .hasPrefix("$HALO_OPENER can't be read") == true)
    #expect(try opening("![x](gone.png)", with: .none).message == "There is no file gone.png.")
    #expect(
      try opening("![x](harbour.png)", with: .words([Array("/none/here".utf8)])).message?
        .hasPrefix("/none/here can't be started: No such file or directory.") == true)
    let failing = try program("failing", "exit 3")
    #expect(
      try opening("![x](harbour.png)", with: .words([failing])).message?
        .contains("couldn't open it: it ended with status 3.") == true)
  }

  @Test("A file that could be run as a program is never opened from a note (notes N20)")
  func programsStay() throws {
    let opener = try program("opener", "exit 0")
    let vault = try vault("![x](evil.png)")
    try vault.write("evil.png", "#!/bin/sh\n")
    try vault.setMode("evil.png", 0o755)
    let app = try App(vault, helpers: HelperPrograms(opener: .words([opener])))
    app.press("3 Enter")
    #expect(app.message?.contains("could be run as a program") == true)
  }

  @Test("What opens files is named by a variable, else found where there is a screen for it")
  func openers() throws {
    let tool = try program("xdg-open", "exit 0")
    let path = String(decoding: programs.root, as: UTF8.self)
    func opener(_ variables: [String: String]) -> HelperPrograms.Opener {
      HelperPrograms(environment: variables.merging(["PATH": path]) { first, _ in first }).opener
    }
    #expect(opener(["DISPLAY": ":0"]) == .words([tool]))
    #expect(opener(["WAYLAND_DISPLAY": "wayland-0"]) == .words([tool]))
    #expect(opener([:]) == .none)
    #expect(opener(["DISPLAY": ""]) == .none)
    #expect(opener(["DISPLAY": ":0", "PATH": "/none:relative"]) == .none)
    #expect(
      opener(["HALO_OPENER": "viu -w '4 0'"])
        == .words(["viu", "-w", "4 0"].map { Array($0.utf8) }))
    #expect(opener(["HALO_OPENER": "'"]) == .unreadable("'"))
  }

  // MARK: Drawing

  private func drawing(
    _ text: String, with lines: String, size: Size = .wide
  ) throws -> App {
    let chafa = try program("chafa", lines)
    return try App(try vault(text), size: size, helpers: HelperPrograms(chafa: chafa))
  }

  @Test("A picture is drawn below its line, in the colours that were written for it")
  func drawn() throws {
    let app = try drawing(
      "![x](harbour.png)\n\nBehind.", with: "printf '\\033[38;5;196mXY\\033[0m\\nZ'")
    let screen = app.screen
    let line = try #require(screen.firstIndex { $0.contains("640×400") })
    let column = try #require(screen[line].firstColumn(of: "x  harbour.png"))
    #expect(screen[line + 1].firstColumn(of: "XY") == column)
    #expect(screen[line + 2].firstColumn(of: "Z") == column)
    #expect(
      app.driver.frame[Point(column: column, row: line + 1)].style.foreground == .rgb(255, 0, 0))
    #expect(screen.firstIndex { $0.contains("Behind.") } == line + 17)
    app.press("3 j k j")
    #expect(app.faults == [])
  }

  @Test("Nothing jumps: the rows are the same before a picture is drawn, and when it can't be")
  func height() throws {
    let app = try drawing("![x](harbour.png)\n\nBehind.", with: "exit 1")
    app.expect(shows: "chafa can't draw it.")
    let line = try #require(app.screen.firstIndex { $0.contains("640×400") })
    #expect(app.screen.firstIndex { $0.contains("Behind.") } == line + 17)
    // As before anything was drawn.
    app.driver.app.pictures = DrawnPictures()
    app.driver.app.picture = nil
    #expect(app.screen.firstIndex { $0.contains("Behind.") } == line + 17)
    app.expect(hides: "chafa can't draw it.")
  }

  @Test("A program that writes too much is ended, and its picture isn't drawn")
  func tooMuch() throws {
    let app = try drawing("![x](harbour.png)", with: "yes")
    app.expect(shows: "chafa can't draw it.")
  }

  @Test("Pictures are told of, not drawn, where there are no colours or no signs for them")
  func plainScreens() throws {
    let chafa = try program("chafa", "printf XYZ")
    let whole = try App(try vault("![x](harbour.png)"), helpers: HelperPrograms(chafa: chafa))
    whole.expect(shows: "XYZ")
    for rendering in [Rendering(colors: .none), Rendering(signs: .ascii)] {
      let driver = Driver(environment: try whole.environment(), size: .wide, rendering: rendering)
      #expect(!driver.screen.contains { $0.contains("XYZ") })
      #expect(driver.screen.contains { $0.contains("harbour.png") })
    }
  }

  @Test("A file that isn't a picture by its bytes is never given to the program that draws")
  func onlyPictures() throws {
    let app = try drawing("![x](notes.svg)\n\nBehind.", with: "printf XYZ")
    app.expect(hides: "XYZ")
    app.expect(shows: "notes.svg, 6 bytes")
  }

  @Test(
    "Pictures do no harm in any window, scrolled to any row", arguments: [Size.regular, .small])
  func windows(size: Size) throws {
    let app = try drawing(
      "![x](harbour.png)\n\n> ![y|80](harbour.png)\n\nBehind.", with: "printf 'XY\\nZ'", size: size)
    app.press("3")
    for _ in 0..<20 {
      app.press("C-e")
      #expect(app.faults == [])
    }
    app.press("k k j j G g g Space C-e C-e Esc")
    #expect(app.faults == [])
    app.resize(to: .wide)
    #expect(app.faults == [])
  }

  @Test(
    "The real program draws a real picture",
    .enabled(if: access("/usr/bin/chafa", X_OK) == 0, "chafa isn't installed"))
  func real() throws {
    let vault = try vault("![x](red.gif)")
    // One red pixel.
    try vault.write(
      "red.gif".utf8,
      PictureFiles.gif(1, 1) + [0x80, 0, 0, 0xFF, 0, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0]
        + [2, 2, 0x44, 1, 0, 0x3B])
    let app = try App(vault, helpers: HelperPrograms(chafa: Array("/usr/bin/chafa".utf8)))
    let line = try #require(app.screen.firstIndex { $0.contains("1×1") })
    let column = try #require(app.screen[line].firstColumn(of: "x  red.gif"))
    let style = app.driver.frame[Point(column: column, row: line + 1)].style
    #expect([style.foreground, style.background].contains(.rgb(255, 0, 0)))
  }
}

extension String {
  /// The column in which a text begins that has no wide characters before it.
  fileprivate func firstColumn(of text: String) -> Int? {
    firstRange(of: text).map { distance(from: startIndex, to: $0.lowerBound) }
  }
}
