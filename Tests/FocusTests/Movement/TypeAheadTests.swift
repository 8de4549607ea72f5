import Focus
import Geometry
import Testing

@Suite("Type-ahead (focus F16)")
struct TypeAheadTests {
  private let titles = [
    "Groceries", "Ideas", "Grüße an Oma", "Travel to Greece", "gravel", "Ärger", "C++ notes",
  ]

  private func session() -> Session {
    Session([
      FocusGroup(
        "notes", frame: Rectangle(column: 0, row: 0, columns: 20, rows: 10),
        source: ListSource(.numbered("n", 0..<titles.count), titles: titles))
    ])
  }

  @Test(
    "It starts after the current item, wraps, and finds the start of any word, in any case",
    arguments: [
      (["gr"], "notes/n2"), (["GR"], "notes/n2"), (["gre"], "notes/n3"), (["ideas"], "notes/n1"),
      (["är"], "notes/n5"), (["c++"], "notes/n6"), (["g", "g"], "notes/n3"),
      (["g", "g", "g", "g"], "notes/n0"), (["g", "gr"], "notes/n2"), (["gra"], "notes/n4"),
      (["travel to gr"], "notes/n3"),
    ])
  func finds(_ typed: [String], _ expected: String) {
    var session = session()
    for letters in typed { session.move(.typeAhead(letters)) }
    #expect(session.focus == expected)
  }

  @Test("A longer beginning stays on an item that still matches")
  func stays() {
    var session = session()
    session.move(.typeAhead("g"))
    #expect(session.move(.typeAhead("grü")) == .refused(because: .alreadyThere))
    #expect(session.focus == "notes/n2")
  }

  @Test("What nothing begins with is refused by name", arguments: ["x", "", "oceries", "++"])
  func none(_ letters: String) {
    var session = session()
    #expect(session.move(.typeAhead(letters)) == .refused(because: .noMatch(letters)))
  }

  @Test("The only match is where it is")
  func only() {
    var session = session()
    #expect(session.move(.typeAhead("groc")) == .refused(because: .alreadyThere))
  }
}
