import Geometry
import Testing

@testable import Sheets

@Suite("Restored sheets")
struct RestorationTests {
  static func sheet(_ id: String) -> Sheet<String>? {
    guard id != "gone" else { return nil }
    var sheet = Sheet(id, detents: [.medium, .large])
    sheet.largestUndimmedDetentIdentifier = .medium
    return sheet
  }

  @Test(
    "A restored stack rests as the saved one did, in any window (users' rule 6)", arguments: 1...60)
  func sameRest(rows: Int) {
    let space = SheetSpace(window: Size(columns: 80, rows: rows))
    var saved = SheetStack<String>(space: SheetSpace(window: Size(columns: 80, rows: 40)))
    for id in ["a", "b"] { Self.sheet(id).map { _ = saved.present($0) } }
    Self.sheet("c").map { _ = saved.present($0, by: .scene) }
    saved.grow("b")
    let mementos = saved.mementos
    saved.resize(to: space)

    var restored = SheetStack<String>(space: space)
    #expect(restored.restore(mementos, making: Self.sheet) == [])
    #expect(restored.layout() == saved.layout())
    #expect(restored.mementos == mementos)
    #expect(restored.dismiss("a", reason: .escape) == saved.dismiss("a", reason: .escape))
  }

  @Test("A sheet that can't be made costs none of the others")
  func lostSheet() {
    var stack = SheetStack<String>(space: SheetSpace(window: Size(columns: 80, rows: 40)))
    let lost = stack.restore(
      [
        SheetMemento(id: "a", selectedDetentIdentifier: "unknown", parent: "b"),
        SheetMemento(id: "gone", selectedDetentIdentifier: nil, parent: "a"),
        SheetMemento(id: "b", selectedDetentIdentifier: .large, parent: "gone"),
        SheetMemento(id: "b", selectedDetentIdentifier: .medium, parent: "a"),
      ], making: Self.sheet)
    #expect(lost == ["gone"])
    #expect(stack.sheets.map(\.id) == ["a", "b"])
    #expect(stack.parent(of: "a") == nil)
    #expect(stack.parent(of: "b") == nil)
    #expect(stack.rest(of: "a")?.step.identifier == .medium)
    #expect(stack.rest(of: "b")?.step.identifier == .large)
  }

  @Test("A maker that answers with another sheet is not believed")
  func wrongSheet() {
    var stack = SheetStack<String>(space: SheetSpace(window: Size(columns: 80, rows: 40)))
    let memento = SheetMemento(id: "a", selectedDetentIdentifier: nil, parent: nil)
    #expect(stack.restore([memento]) { _ in Sheet("b") } == ["a"])
    #expect(stack.isEmpty)
  }

  @Test("Restoring replaces what is open")
  func replacing() {
    var stack = SheetStack<String>(space: SheetSpace(window: Size(columns: 80, rows: 40)))
    stack.present(Sheet("old"))
    stack.drag(toRows: 9)
    stack.restore([], making: Self.sheet)
    #expect(stack.isEmpty)
    #expect(stack.drop(travelling: .up) == .refused(because: .notDragging, reporting: []))
  }
}
