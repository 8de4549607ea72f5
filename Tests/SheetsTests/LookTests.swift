import Testing

@testable import Sheets

@Suite("Look sheets")
struct LookTests {
  @Test("Space opens, shows another thing, and closes on the same one")
  func toggling() {
    var look = Look<String>()
    #expect(look.toggle(on: "a") == .present("a"))
    #expect(look.toggle(on: "b") == .show("b"))
    #expect(look.shown == "b")
    #expect(look.toggle(on: "b") == .close)
    #expect(look.shown == nil)
    #expect(look.toggle(on: "b") == .present("b"))
  }

  @Test("It keeps its note beside a detail pane and follows the list without one")
  func following() {
    var look = Look(shown: "a")
    #expect(look.selectionMoved(to: "b", beside: .visible) == nil)
    #expect(look.shown == "a")
    #expect(look.selectionMoved(to: "b", beside: .hidden) == .show("b"))
    #expect(look.selectionMoved(to: "b", beside: .hidden) == nil)
    #expect(look.shown == "b")
  }

  @Test("A closed look follows nothing")
  func closed() {
    var look = Look(shown: "a")
    look.closed()
    #expect(look.selectionMoved(to: "b", beside: .hidden) == nil)
    #expect(look.shown == nil)
  }
}
