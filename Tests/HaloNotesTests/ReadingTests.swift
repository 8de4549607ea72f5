import Geometry
import NotesTestSupport
import Testing

@testable import HaloNotes

@Suite("Reading a note")
struct ReadingTests {
  private static let delta = """
    # Better diffs with delta

    A pager for git. See [[Caching]] or [[Rebase|rebasing]] first.

    ## Install

    Take the package, says [the site](https://example.org/delta).

    - one
    - two, as in [[Nowhere]]

    ## Use

    - [ ] try it
    - [x] done

    """

  private func app(size: Size = .wide) throws -> App {
    try App(
      notes: [
        "Delta.md": Self.delta, "Caching.md": "# Caching\n\nKeep it.\n",
        "Rebase.md": "# Rebase\n\nMove commits.\n", "sub/Deep.md": "# Deep\n",
      ], size: size)
  }

  @Test("The first heading is the pane's title and not a block")
  func titleFolded() throws {
    let app = try app()
    app.press("3")
    app.expect(shows: "3 Better diffs with delta")
    app.expect(focus: .detail, on: "A pager for git. See Caching or rebasing first.")
  }

  @Test("j and k go from block to block")
  func blocks() throws {
    let app = try app()
    app.press("3 j")
    app.expect(focus: .detail, on: "Install")
    app.press("j j")
    app.expect(focus: .detail, on: "one")
    app.press("k")
    app.expect(focus: .detail, on: "Take the package, says the site.")
    app.press("G")
    app.expect(focus: .detail, on: "done")
    app.press("g g")
    app.expect(focus: .detail, on: "A pager for git. See Caching or rebasing first.")
  }

  @Test("l goes through a block's links, h back to the block and then to the list")
  func links() throws {
    let app = try app()
    app.press("3 l")
    app.expect(focus: .detail, on: "Caching")
    app.press("l")
    app.expect(focus: .detail, on: "rebasing")
    app.press("l")
    app.expect(focus: .detail, on: "rebasing")
    app.press("h h")
    app.expect(focus: .detail, on: "A pager for git. See Caching or rebasing first.")
    app.press("h")
    app.expect(focus: .notes, on: "Better diffs with delta")
  }

  @Test("} and { go from heading to heading, with a word at the ends")
  func headings() throws {
    let app = try app()
    app.press("3 }")
    app.expect(focus: .detail, on: "Install")
    app.press("}")
    app.expect(focus: .detail, on: "Use")
    app.press("}")
    app.expect(focus: .detail, on: "Use")
    #expect(app.message == "Last heading.")
    app.press("{ {")
    app.expect(focus: .detail, on: "Install")
    #expect(app.message == "First heading.")
  }

  @Test("Enter follows the focused link and the list goes along")
  func follow() throws {
    let app = try app()
    app.press("3 l l Enter")
    #expect(app.shownNote == "Rebase.md")
    app.expect(focus: .detail, on: "Move commits.")
    app.press("2")
    app.expect(focus: .notes, on: "Rebase")
  }

  @Test("Enter on a block follows its first link")
  func followFirst() throws {
    let app = try app()
    app.press("3 Enter")
    #expect(app.shownNote == "Caching.md")
  }

  @Test("Enter where there is no link says so and changes nothing")
  func noLink() throws {
    let app = try app()
    app.press("3 j Enter")
    app.expect(focus: .detail, on: "Install")
    #expect(app.message == "No link here.")
  }

  @Test(
    "A link to nothing and one to an address are told, not followed",
    arguments: [
      ("3 j j l Enter", "https://example.org/delta"), ("3 j j j j l Enter", "Nowhere"),
    ])
  func elsewhere(keys: String, word: String) throws {
    let app = try app()
    app.press(keys)
    #expect(app.message?.contains(word) == true)
    #expect(app.shownNote == "Delta.md")
    #expect(app.focusedGroup == "detail")
  }

  @Test("A followed note that the list doesn't hold shows, and the list keeps its row")
  func followOutside() throws {
    let app = try App(
      notes: [
        "git/A.md": "# A\n\nSee [[B]].\n", "git/C.md": "# C\n", "other/B.md": "# B\n\nHere.\n",
      ])
    app.press("1 j j j j 3 Enter")
    #expect(app.shownNote == "other/B.md")
    app.expect(focus: .detail, on: "Here.")
    app.press("2")
    app.expect(focus: .notes, on: "A")
    #expect(app.shownNote == "other/B.md")
    app.press("j")
    #expect(app.shownNote == "git/C.md")
    app.press("k")
    #expect(app.shownNote == "git/A.md")
  }

  @Test("Space looks at the note of the focused link")
  func lookAtLink() throws {
    let app = try app()
    app.press("3 l Space")
    app.expect(sheet: "look", at: "medium")
    #expect(app.lookedAt == "Caching.md")
    #expect(app.shownNote == "Delta.md")
    app.press("Esc")
    app.expect(focus: .detail, on: "Caching")
  }

  @Test("] and [ go to the next and previous note from anywhere", arguments: ["1", "2", "3"])
  func nextNote(digit: String) throws {
    let app = try app()
    app.press("\(digit) ]")
    let group = app.focusedGroup
    #expect(app.shownNote == "Caching.md")
    app.press("] ]")
    #expect(app.shownNote == "sub/Deep.md")
    app.press("]")
    #expect(app.shownNote == "sub/Deep.md")
    #expect(app.message == "This is the last note.")
    app.press("[ [ [ [")
    #expect(app.shownNote == "Delta.md")
    #expect(app.message == "This is the first note.")
    #expect(app.focusedGroup == group, "The focus stays where it was")
  }

  @Test("The row that ] reaches stands in the middle")
  func middle() throws {
    let app = try App((0..<200).map { "Note \($0)" })
    app.press("3" + String(repeating: " ]", count: 60))
    #expect(app.shownNote == "Note 60.md")
    let row = 60 - app.scroll(of: .notes)
    #expect((17...20).contains(row), "It stands in row \(row) of 37")
  }

  @Test("J and K scroll the note from the list, and change the note from the note")
  func otherPane() throws {
    let lines = (0..<100).map { "Line \($0).\n" }.joined(separator: "\n")
    let app = try App(notes: ["Long.md": "# Long\n\n\(lines)", "Next.md": "# Next\n"])
    app.press("J J J")
    #expect(app.scroll(of: .detail) == 3)
    app.expect(focus: .notes, on: "Long")
    app.press("K")
    #expect(app.scroll(of: .detail) == 2)
    app.press("3 J")
    #expect(app.shownNote == "Next.md")
    #expect(app.focusedGroup == "detail")
    app.press("K")
    #expect(app.shownNote == "Long.md")
  }

  @Test("C-e and C-y scroll by a row and leave the focus")
  func scrolling() throws {
    let lines = (0..<100).map { "Line \($0).\n" }.joined(separator: "\n")
    let app = try App(notes: ["Long.md": "# Long\n\n\(lines)"])
    app.press("3 C-e C-e C-e C-y")
    #expect(app.scroll(of: .detail) == 2)
    app.expect(focus: .detail, on: "Line 0.")
    app.press("C-y C-y C-y")
    #expect(app.scroll(of: .detail) == 0)
  }

  @Test("A block taller than the pane is scrolled through before j goes on (focus F13)")
  func tallBlock() throws {
    let words = String(repeating: "word ", count: 600)
    let app = try App(notes: ["Tall.md": "# Tall\n\n\(words)\n\nThe end.\n"], size: .small)
    app.press("3")
    var seen = [app.scroll(of: .detail)]
    for _ in 0..<100 where app.focusedTitle != "The end." {
      app.press("j")
      seen.append(app.scroll(of: .detail))
      #expect(app.faults == [])
    }
    app.expect(focus: .detail, on: "The end.")
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $1 - $0 <= 8 && $1 >= $0 }, "\(seen)")
    for _ in 0..<100 where app.scroll(of: .detail) > 0 { app.press("k") }
    #expect(app.scroll(of: .detail) == 0)
  }

  @Test("Each note comes back where it was left")
  func placeOfEach() throws {
    let lines = (0..<100).map { "Line \($0).\n" }.joined(separator: "\n")
    let app = try App(notes: ["Long.md": "# Long\n\n\(lines)", "Next.md": "# Next\n\nText.\n"])
    app.press("3" + String(repeating: " j", count: 60))
    let before = (app.scroll(of: .detail), app.driver.app.arrangement?.detail?.reading?.title)
    #expect(before.0 > 0)
    app.press("]")
    app.expect(focus: .detail, on: "Text.")
    app.press("[")
    #expect(app.scroll(of: .detail) == before.0)
    #expect(app.faults == [])
    app.press("2 ] [ 3")
    #expect(app.scroll(of: .detail) == before.0)
  }

  @Test("Entering a note that was scrolled from the list goes to what shows, not to its start")
  func enterWhatShows() throws {
    let lines = (0..<100).map { "Line \($0).\n" }.joined(separator: "\n")
    let app = try App(notes: ["Long.md": "# Long\n\n\(lines)"])
    app.press("J J J J 3")
    app.expect(focus: .detail, on: "Line 2.")
    #expect(app.scroll(of: .detail) == 4)
  }

  @Test("The block that has the focus stays in sight when the pane gets lower or narrower")
  func blockInSight() throws {
    let lines = (0..<100).map { "Line \($0), which is long enough to be wrapped.\n" }
    let app = try App(notes: ["Long.md": "# Long\n\n\(lines.joined(separator: "\n"))"])
    app.press("3" + String(repeating: " j", count: 30))
    for size in [Size(columns: 120, rows: 14), .small, Size(columns: 61, rows: 11), .wide] {
      app.resize(to: size)
      let cursor = app.driver.frame.cursor
      #expect(cursor != nil, "The block is out of sight at \(size)")
      #expect(app.faults == [])
    }
  }

  @Test("An ambiguous link names its candidates")
  func ambiguous() throws {
    let app = try App(
      notes: ["A.md": "# A\n\nTo [[Same]].\n", "x/Same.md": "# X\n", "y/Same.md": "# Y\n"])
    app.press("3 Enter")
    #expect(app.message?.contains("x/Same.md, y/Same.md") == true)
  }
}
