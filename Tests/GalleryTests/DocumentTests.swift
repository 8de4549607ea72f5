import Commands
import Curses
import Geometry
import Interface
import Testing

@testable import engine_steps
@testable import halo_gallery

@Suite("The pages in docs/engine say what is")
@MainActor
struct DocumentTests {
  nonisolated static let pages = [
    "README.md", "concepts.md", "explaining.md", "scopes.md", "sheets.md", "sources.md",
    "tutorial.md",
  ].map { "docs/engine/\($0)" }

  @Test("All pages are looked at")
  func pages() throws {
    #expect(try Repository.files(in: "docs/engine", endingIn: ".md") == Self.pages)
  }

  @Test("Every piece of code stands so in the source that it names", arguments: pages)
  func code(page: String) throws {
    for block in try Document(page).blocks where block.language == "swift" {
      let note = try #require(block.note, "\(page):\(block.number) names no source")
      try #require(note.hasPrefix("code: "), "\(page):\(block.number)")
      let source = try Repository.lines(of: String(note.dropFirst(6)))
      #expect(block.lines.count > 0)
      #expect(source.contains(block.lines), "\(page):\(block.number) isn't in \(note)")
    }
  }

  @Test("Every picture is what the program draws after the keys that it names", arguments: pages)
  func pictures(page: String) throws {
    for block in try Document(page).blocks where block.language == "text" {
      let note = try #require(block.note, "\(page):\(block.number) names no program")
      let shown = try screen(note)
      #expect(
        block.lines.map(String.init) == shown,
        "\(page):\(block.number) shows\n\(shown.joined(separator: "\n"))")
    }
  }

  @Test("Every link leads somewhere", arguments: pages)
  func links(page: String) throws {
    for link in try Document(page).links where !link.contains("://") {
      let path = link.prefix { $0 != "#" }
      #expect(throws: Never.self) { try Repository.lines(of: "docs/engine/\(path)") }
    }
  }

  /// The screen of a note such as `picture: step 2, 40x7: j j Tab`.
  private func screen(_ note: Substring) throws -> [String] {
    let parts = note.split(separator: ": ")
    let (program, size) = try pair(parts[1].split(separator: ", "))
    let (columns, rows) = try pair(size.split(separator: "x"))
    let window = Size(columns: try #require(Int(columns)), rows: try #require(Int(rows)))
    let keys = parts.count > 2 ? try KeySequence(notation: parts[2]) : nil
    switch program {
    case "step 1": return screen(of: FirstList(), window, keys)
    case "step 2": return screen(of: TwoLists(), window, keys)
    case "step 3": return screen(of: Finder(), window, keys)
    case "step 4": return screen(of: Halos(), window, keys)
    case "sheets": return screen(of: SheetGallery(), window, keys)
    default: return screen(of: Gallery(), window, keys)
    }
  }

  private func screen(of app: some TerminalApp, _ size: Size, _ keys: KeySequence?) -> [String] {
    let run = Rehearsal(of: app, size: size)
    if let keys { run.press(keys) }
    // What moves has come to rest.
    run.elapse(.seconds(1))
    return run.screen
  }

  private func pair(_ parts: [Substring]) throws -> (Substring, Substring) {
    try #require(parts.count == 2)
    return (parts[0], parts[1])
  }
}
