import Spelling
import Testing

@Suite("Nearest names")
struct NearestNameTests {
  static let verbs = [
    "open", "list", "search", "show", "new", "edit", "append", "prepend", "tag", "quick", "daily",
    "rename", "move", "delete", "trash", "undo", "tags", "links", "backlinks", "completions",
  ]

  @Test(
    "The name that was meant is found",
    arguments: [
      ("serch", "search"), ("SEARCH", "search"), ("lsit", "list"), ("lst", "list"),
      ("quikc", "quick"), ("tgas", "tags"), ("backlink", "backlinks"), ("deleet", "delete"),
      ("apend", "append"), ("compl", "completions"), ("op", nil), ("zebra", nil), ("", nil),
      ("x", nil), ("tags", "tags"), ("tag", "tag"),
    ] as [(String, String?)])
  func verb(written: String, expected: String?) {
    #expect(nearestName(to: written, among: Self.verbs) == expected)
  }

  @Test("Of equally near names the first is taken, of nearer ones the nearest")
  func order() {
    #expect(nearestName(to: "abcx", among: ["abcy", "abcz"]) == "abcy")
    #expect(nearestName(to: "abcdef", among: ["abcdxy", "abcdex"]) == "abcdex")
    #expect(nearestName(to: "abc", among: [String]()) == nil)
  }

  @Test("Every single slip in a name of six letters or more is understood")
  func slips() {
    for verb in Self.verbs where verb.count >= 6 {
      let letters = Array(verb)
      for index in letters.indices {
        var dropped = letters
        dropped.remove(at: index)
        var changed = letters
        changed[index] = "q"
        var added = letters
        added.insert("q", at: index)
        var exchanged = letters
        if index > 0 { exchanged.swapAt(index, index - 1) }
        for slip in [dropped, changed, added, exchanged] {
          #expect(nearestName(to: String(slip), among: Self.verbs) == verb)
        }
      }
    }
  }

  @Test("Names without end cost no more than long ones")
  func longNames() {
    let long = String(repeating: "a", count: 100_000)
    #expect(nearestName(to: long, among: [long, "b"]) == long)
    #expect(nearestName(to: "b" + long, among: ["c" + long]) == "c" + long)
  }

  @Test("The nearest name is the one with the fewest slips")
  func fewestSlips() {
    let names = ["note.new", "note.move", "notes.sort", "daily"]
    #expect(nearestName(to: "note.nwe", among: names) == "note.new")
    #expect(nearestName(to: "note.mov", among: names) == "note.move")
    #expect(nearestName(to: "DAILY", among: names) == "daily")
    #expect(nearestName(to: "dai", among: names) == "daily")
    #expect(nearestName(to: "quit", among: names) == nil)
    #expect(nearestName(to: "", among: names) == nil)
    #expect(nearestName(to: String(repeating: "x", count: 10_000), among: names) == nil)
  }
}
