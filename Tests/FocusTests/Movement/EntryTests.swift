import Focus
import Testing

@Suite("Entry item (focus F8)")
struct EntryTests {
  /// A pane to come from, and a group of five items with the given candidates.
  private func session(_ candidates: [EntryCandidate], memory: Int? = nil) -> Session {
    var groups = [FocusMap.paneGroups()[0], FocusMap.paneGroups()[1]]
    groups[1].source = ListSource(.numbered("b", 0..<5), entering: candidates)
    var session = Session(groups)
    if let memory {
      session.move(.to(FocusTarget(ItemID("b\(memory)"), in: "b")))
      session.move(.group("a"))
    }
    return session
  }

  @Test(
    "The highest priority is entered; ties go by order; memory counts as previously focused",
    arguments: [
      ([], nil, "b/b0"),
      ([], 3, "b/b3"),
      ([EntryCandidate(2)], nil, "b/b2"),
      ([EntryCandidate(2)], 3, "b/b2"),
      ([EntryCandidate(2, priority: .init(999))], 3, "b/b3"),
      ([EntryCandidate(2, priority: .init(1001))], 3, "b/b2"),
      ([EntryCandidate(4), EntryCandidate(1)], nil, "b/b1"),
      ([EntryCandidate(4, priority: .init(2001)), EntryCandidate(1)], nil, "b/b4"),
      ([EntryCandidate(4, priority: .ignored)], nil, "b/b0"),
      ([EntryCandidate(4, priority: .init(-7))], nil, "b/b0"),
      ([EntryCandidate(99), EntryCandidate(-1)], nil, "b/b0"),
      ([EntryCandidate(2, priority: .previouslyFocused)], 3, "b/b2"),
    ] as [([EntryCandidate], Int?, String)])
  func priorities(_ candidates: [EntryCandidate], _ memory: Int?, _ expected: String) {
    var session = session(candidates, memory: memory)
    #expect(session.path(.tab(.forward)) == [expected])
  }

  @Test("A candidate that can't take the focus is passed over")
  func unfocusable() {
    var groups = [FocusMap.paneGroups()[0], FocusMap.paneGroups()[1]]
    groups[1].source = ListSource(
      .numbered("b", 0..<5), except: [0: .unfocusable(because: "header"), 2: .hidden],
      entering: [EntryCandidate(2)])
    var session = Session(groups)
    #expect(session.path(.tab(.forward)) == ["b/b1"])
  }

  @Test("A number that leads into the focused group says so and moves nothing")
  func already() {
    var session = Session(.panes())
    session.move(.next)
    #expect(session.move(.group("a")) == .refused(because: .alreadyThere))
    #expect(session.focus == "a/a1")
  }

  @Test("What can't be entered is refused with every reason")
  func refusals() {
    var groups = FocusMap.paneGroups()
    groups[1].availability = .disabled
    groups[2].source = ListSource(["c0", "c1"], except: [0: .disabled])
    var session = Session(groups)
    #expect(session.move(.group("x")) == .refused(because: .unknownGroup("x")))
    #expect(
      session.move(.group("b")) == .refused(because: .cannotFocus([.groupDisabled("b")])))
    #expect(
      session.move(.to(FocusTarget("c0", in: "c")))
        == .refused(because: .cannotFocus([.itemDisabled])))
    #expect(
      session.move(.to(FocusTarget("c9", in: "c")))
        == .refused(because: .unknownItem(FocusTarget("c9", in: "c"))))
  }
}
