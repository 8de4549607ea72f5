import Focus
import Geometry
import Testing

/// What people complained about in other focus systems, as far as it is a matter of geometry.
@Suite("Directional complaints")
struct DirectionalComplaintTests {
  func answer(
    _ heading: FocusHeading, from origin: Rectangle, among rectangles: [Rectangle]
  ) throws -> Int? {
    let search = try #require(DirectionalSearch(heading: heading, origin: origin))
    return search.best(among: DirectionalWorld(rectangles).candidates(besides: nil))?.index
  }

  @Test("Two that are equally near never change places (flutter/flutter #115550)")
  func arbitraryOrder() throws {
    let origin = Rectangle(column: 10, row: 5, columns: 4, rows: 1)
    let pair = [6, 14].map { Rectangle(column: $0, row: 3, columns: 4, rows: 1) }
    #expect(try answer(.up, from: origin, among: pair) == 0)
    #expect(try answer(.up, from: origin, among: pair.reversed()) == 1)
  }

  @Test("A path doesn't lead to what has moved elsewhere (flutter/flutter #159098)")
  func historyAgainstGeometry() throws {
    var path = RetracePath<String>()
    path.push("first", leaving: .down)
    let movedBelow = Rectangle(column: 0, row: 9, columns: 4, rows: 1)
    let search = try #require(
      DirectionalSearch(
        heading: .up, origin: Rectangle(column: 0, row: 5, columns: 4, rows: 1)))
    #expect(path.retrace(.up) { _ in search.isCandidate(movedBelow) } == nil)
    #expect(path.isEmpty)
  }

  @Test("A path with an item that is gone is no path (flutter/flutter #33435)")
  func unmounted() {
    var path = RetracePath<String>()
    path.push("kept", leaving: .down)
    path.push("gone", leaving: .down)
    #expect(path.retrace(.up) { $0 == "kept" } == nil)
    #expect(path.retrace(.up) { _ in true } == nil)
  }

  @Test("A path ends when the focus is set by code (flutter/flutter #85941)")
  func programmaticChange() {
    var path = RetracePath<String>()
    path.push("above", leaving: .down)
    path.clear()
    #expect(path.retrace(.up) { _ in true } == nil)
  }

  @Test("A wrapper of the same size needs no press of its own (w3c/csswg-drafts #3989)")
  func nestedOfOneSize() throws {
    let item = Rectangle(column: 0, row: 0, columns: 8, rows: 2)
    let next = Rectangle(column: 0, row: 2, columns: 8, rows: 2)
    #expect(try answer(.down, from: item, among: [item, next]) == 1)
  }

  @Test("Equal distances are decided by where things are, not by listing (WICG #94)")
  func documentOrder() throws {
    let origin = Rectangle(column: 0, row: 4, columns: 4, rows: 2)
    let upper = Rectangle(column: 8, row: 3, columns: 4, rows: 2)
    let lower = Rectangle(column: 8, row: 5, columns: 4, rows: 2)
    #expect(try answer(.right, from: origin, among: [lower, upper]) == 1)
    #expect(try answer(.right, from: origin, among: [upper, lower]) == 0)
  }

  @Test("A box of no size is no trap (WICG/spatial-navigation #189)")
  func emptyBox() throws {
    let origin = Rectangle(column: 0, row: 0, columns: 4, rows: 1)
    let empty = Rectangle(column: 5, row: 0, columns: 0, rows: 0)
    let beyond = Rectangle(column: 9, row: 0, columns: 4, rows: 1)
    #expect(try answer(.right, from: origin, among: [empty, beyond]) == 1)
  }

  @Test("A label beside the column doesn't stop a search upwards (HoverRace #277)")
  func labelsAtTheLeft() throws {
    let field = Rectangle(column: 12, row: 6, columns: 20, rows: 1)
    let label = Rectangle(column: 0, row: 5, columns: 10, rows: 1)
    let fieldAbove = Rectangle(column: 12, row: 3, columns: 20, rows: 1)
    #expect(try answer(.up, from: field, among: [label, fieldAbove]) == 1)
  }
}
