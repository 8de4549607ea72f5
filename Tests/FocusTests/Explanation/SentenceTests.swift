import Focus
import Geometry
import Testing

@Suite("Sentences for people who listen (focus F37)")
struct SentenceTests {
  private static let map = FocusMap(groups: [
    .list("list", ["Bread", "Milk"]).with {
      $0.title = "Shopping"
      $0.noun = "thing"
    },
    .list("quiet", ["hum"], at: .pane(1)),
  ])

  private func sentences(_ movements: Movement...) -> [String] {
    var session = Session(Self.map)
    return movements.map { session.map.sentence(for: session.move($0)) }
  }

  @Test("A move says where the focus is; one that goes nowhere says why")
  func moves() {
    #expect(
      sentences(.next, .next, .arrow(.left), .tab(.forward)) == [
        "thing 2 of 2, Shopping, ‘Milk’", "nothing further on", "nothing to the left",
        "row, quiet, ‘hum’",
      ])
  }

  @Test("A field that steers says what became of its list, not of itself")
  func steering() {
    var session = Session([
      FocusGroup(
        "field", frame: .pane(0), source: ListSource(["query"]), controls: "list"),
      .list("list", ["Bread", "Milk"], at: .pane(1)),
    ])
    #expect(session.map.sentence(for: session.move(.next)) == "row 2 of 2, list, ‘Milk’")
  }

  @Test("A scroll says that there is more of the same thing")
  func scrolls() {
    var session = Session([
      FocusGroup(
        "page", title: "Page", frame: Rectangle(column: 0, row: 0, columns: 9, rows: 3),
        source: ArraySource([
          FocusItem("long", at: Rectangle(column: 0, row: 0, columns: 9, rows: 20))
        ]))
    ])
    #expect(session.map.sentence(for: session.move(.next)) == "more of Page")
  }

  @Test(
    "Every refusal has words that name what it is about",
    arguments: [
      (.nothingFocusable, "nothing here can be focused"), (.atEnd(.up), "nothing above"),
      (.nothingThatWay(.down), "nothing below"), (.atEnd(.first), "nothing further back"),
      (.alreadyThere, "already there"), (.unknownGroup("shed"), "there is no shed"),
      (.unknownItem(FocusTarget("Tea", in: "list")), "there is no ‘Tea’ in Shopping"),
      (.unknownItem("list"), "there is no item in Shopping"),
      (.nothingAtPoint, "nothing there"), (.tabConsumed, "the text wants Tab for itself"),
      (.optedOut, "it stands alone, arrows don't leave it"),
      (.noMatch("te"), "nothing begins with ‘te’"), (.overtaken, "overtaken by a newer key"),
      (.vetoed(because: "unsaved text"), "unsaved text"), (.cannotFocus([]), "it can't be focused"),
    ] as [(FocusRefusal, String)])
  func refusals(refusal: FocusRefusal, words: String) {
    #expect(Self.map.sentence(for: refusal) == words)
    #expect(Self.map.sentence(for: .refused(because: refusal)) == words)
  }

  @Test(
    "Of several barriers the first is said",
    arguments: [
      (.itemDisabled, "it is disabled"), (.itemHidden, "it is hidden"),
      (.itemUnfocusable(because: "only a header"), "only a header"),
      (.groupHidden("list"), "Shopping is hidden"),
      (.groupDisabled("list"), "Shopping is disabled"),
      (.groupDeclines("list"), "Shopping doesn't take the focus"),
      (.groupEmpty("list"), "nothing in Shopping can be focused"),
      (.unknownScope("sheet"), "sheet isn't open"), (.behind("sheet"), "sheet is in front"),
      (.unknownGroup("shed"), "there is no shed"), (.unknownItem("Tea"), "there is no ‘Tea’"),
    ] as [(FocusBarrier, String)])
  func barriers(barrier: FocusBarrier, words: String) {
    let refusal = FocusRefusal.cannotFocus([barrier, .itemDisabled])
    #expect(Self.map.sentence(for: refusal) == words)
  }

  @Test("Controls in names and reasons become blanks")
  func controls() {
    #expect(Self.map.sentence(for: .unknownGroup("a\u{1B}[2J")) == "there is no a [2J")
    #expect(Self.map.sentence(for: .vetoed(because: "no\nway")) == "no way")
  }

  @Test("A literal target is the entry item of a group")
  func literals() {
    #expect(("list" as FocusTarget) == FocusTarget(entryOf: "list"))
  }

  @Test("An outcome hands out its update where something moved")
  func updates() {
    let update = FocusUpdate(from: nil, to: FocusPlace("a", in: "b"), because: .jump)
    #expect(MovementOutcome.moved(update).update == update)
    #expect(MovementOutcome.steered(update).update == update)
    #expect(MovementOutcome.refused(because: .alreadyThere).update == nil)
    #expect(MovementOutcome.scrolled(FocusScroll("b", rows: 1)).update == nil)
  }
}
