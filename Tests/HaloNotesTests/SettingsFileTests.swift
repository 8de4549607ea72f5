import Configuration
import FoundationEssentials
import Interface
import Testing

@testable import HaloNotes

@Suite("The settings file (contract: files)")
struct SettingsFileTests {
  @Test("Without a file everything has its default")
  func defaults() {
    #expect(read("").settings == Settings())
    #expect(read("").findings == [])
  }

  @Test("Every entry is read")
  func whole() {
    let file = read(
      """
      notes: ~/vault
      quickNotes: inbox/quick
      daily: journal/{{date}}
      theme: { dark: ink, light: paper }
      borders: double
      ambiguousWidth: wide
      mouse: off
      motion: reduced
      prefixDelay: 500
      escDelay: 50
      autosave: off
      editor: nvim -c 'set wrap'
      rewriteLinks: always
      plain: on
      """)
    #expect(file.findings == [])
    var settings = Settings()
    settings.notes = "/home/ada/vault"
    settings.quickNotes = "inbox/quick"
    settings.daily = "journal/{{date}}"
    settings.theme = ThemeWish(dark: "ink", light: "paper")
    settings.borders = .double
    settings.ambiguousWidth = .wide
    settings.mouse = .off
    settings.motion = .reduced
    settings.prefixDelay = .milliseconds(500)
    settings.escDelay = .milliseconds(50)
    settings.autosave = nil
    settings.editor = "nvim -c 'set wrap'"
    settings.rewriteLinks = .always
    settings.plain = .on
    #expect(file.settings == settings)
  }

  @Test("off and auto are values of their own, and one theme is for both grounds")
  func words() {
    let file = read("prefixDelay: off\nescDelay: auto\ntheme: ink\nnotes: /n\n")
    #expect(file.findings == [])
    #expect(file.settings.prefixDelay == nil)
    #expect(file.settings.escDelay == nil)
    #expect(file.settings.theme == ThemeWish(dark: "ink", light: "ink"))
    #expect(file.settings.notes == "/n")
    #expect(read("theme: { dark: ~/ink.yaml }").settings.theme.dark == "/home/ada/ink.yaml")
  }

  @Test(
    "What is wrong is told with its line and the nearest name, and keeps its default",
    arguments: [
      ("border: rounded", "s.yaml:1:1: unknown key “border”; did you mean “borders”?"),
      ("borders: duble", "isn't one of rounded, square, double, ascii; did you mean “double”?"),
      ("ambiguousWidth: 3", "s.yaml:1:17: “3” isn't one of narrow, wide"),
      ("motion: redused", "isn't one of full, reduced; did you mean “reduced”?"),
      ("rewriteLinks: allways", "isn't one of ask, always, never; did you mean “always”?"),
      ("mouse: maybe", "s.yaml:1:8: expected yes or no, found “maybe”"),
      ("plain: 2", "s.yaml:1:8: expected yes or no, found “2”"),
      ("prefixDelay: -1", "s.yaml:1:14: -1 is not between 0 and 10000"),
      ("prefixDelay: of", "s.yaml:1:14: expected whole milliseconds or off, found “of”"),
      ("escDelay: [1]", "s.yaml:1:11: expected whole milliseconds or auto, found a list"),
      ("autosave: 0", "s.yaml:1:11: 0 is not between 1 and 600"),
      ("autosave: 1.5", "s.yaml:1:11: expected whole seconds or off, found “1.5”"),
      ("notes: vault", "s.yaml:1:8: a path that begins with / or ~/ is wanted, found “vault”"),
      ("theme: mine/ink.yaml", "s.yaml:1:8: a path that begins with / or ~/ is wanted"),
      ("quickNotes: /tmp", "a path below the folder of notes is wanted"),
      ("quickNotes: ../x", "a path below the folder of notes is wanted"),
      ("quickNotes: .obsidian/x", "a path below the folder of notes is wanted"),
      ("daily: journal", "every day needs a note of its own: write {{date}} in it"),
      ("editor: \"vim 'x\"", "no program is named, or a quote isn't closed"),
      ("editor: \"  \"", "no program is named, or a quote isn't closed"),
      ("theme: [a, b]", "s.yaml:1:8: expected a text, found a list"),
      ("theme: { drak: a }", "s.yaml:1:10: unknown key “drak”; did you mean “dark”?"),
      ("- mouse", "s.yaml:1:1: expected a map, found a list"),
    ])
  func errors(text: String, message: String) {
    let file = read(text)
    #expect(file.findings.count == 1)
    #expect(file.findings.first?.contains(message) == true, "\(file.findings)")
    #expect(file.settings == Settings())
  }

  @Test("One that is wrong leaves the others, also where the file ends in a mess")
  func rest() {
    let file = read("mouse: perhaps\nborders: square\nprefixDelay: 10\n\t: broken")
    #expect(file.settings.borders == .square)
    #expect(file.findings.first == "s.yaml:1:8: expected yes or no, found “perhaps”")
    #expect(file.findings.count == 2)
  }

  @Test("A home that nobody knows is told")
  func homeless() {
    let file = SettingsFile(parseConfiguration(Array("notes: ~/n".utf8), file: "s.yaml"), home: nil)
    #expect(file.findings == ["s.yaml:1:8: nobody knows the home folder here; write it out"])
  }

  @Test("The sample sets nothing; with its entries switched on it is valid and sets the defaults")
  func sample() throws {
    #expect(read(SettingsSheet.sample).settings == Settings())
    #expect(read(SettingsSheet.sample).findings == [])
    let entries = SettingsSheet.sample.split(separator: "\n").compactMap { line in
      SettingsSheet.names.contains { line.hasPrefix("#\($0): ") } ? line.dropFirst() : nil
    }
    #expect(entries.count == 14)
    let file = read(entries.joined(separator: "\n"))
    #expect(file.findings == [])
    var settings = Settings()
    // Those without a default stand there as an example, or as what the default comes to.
    settings.notes = "/home/ada/Notes"
    settings.daily = "daily/{{date}}"
    settings.theme = ThemeWish(dark: "halo-dark", light: "halo-light")
    settings.borders = .rounded
    settings.editor = "nvim -c 'set wrap'"
    #expect(file.settings == settings)
  }

  @Test("docs/settings.md holds the sample as `halo help settings` prints it")
  func written() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let written = try String(
      contentsOfFile: root.joined(separator: "/") + "/docs/settings.md", encoding: .utf8)
    #expect(written.contains("```yaml\n\(SettingsSheet.sample)```\n"))
  }

  private func read(_ text: String) -> SettingsFile {
    SettingsFile(parseConfiguration(Array(text.utf8), file: "s.yaml"), home: "/home/ada")
  }
}
