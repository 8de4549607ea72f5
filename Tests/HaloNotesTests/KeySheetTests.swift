import FoundationEssentials
import Testing

@testable import HaloNotes

@Suite("The sheet of keys (commands, one registry)")
struct KeySheetTests {
  @Test("docs/keys.md is what the registry says; write it anew with `halo keys --markdown`")
  func written() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let written = try String(
      contentsOfFile: root.joined(separator: "/") + "/docs/keys.md", encoding: .utf8)
    #expect(written == KeySheet(Keymap()).markdown)
  }

  @Test("Every command stands in it once, with its name, its title and its keys")
  func rows() {
    let rows = KeySheet(Keymap()).rows
    #expect(Set(rows.map(\.id)).count == rows.count)
    #expect(rows.count == NotesCatalogue.commands.count)
    #expect(
      rows.first { $0.id == "focus.first" }
        == KeySheet.Row(id: "focus.first", title: "First", keys: ["g g", "Home"], menu: "go"))
  }
}
