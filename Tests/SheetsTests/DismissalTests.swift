import Geometry
import Testing

@testable import Sheets

@Suite("Closing sheets")
struct DismissalTests {
  static let attempts: [DismissalReason] = [.escape, .outside, .command, .drag]

  static func tower() -> SheetStack<String> {
    var stack = SheetStack<String>(space: SheetSpace(window: Size(columns: 80, rows: 41)))
    stack.present(Sheet("a", detents: [.medium, .large]))
    stack.present(Sheet("b", detents: [.medium, .large]))
    stack.present(Sheet("c", detents: [.medium, .large]))
    return stack
  }

  @Test("The front sheet closes, with its reason", arguments: attempts + [.programmatic])
  func closing(reason: DismissalReason) {
    var stack = Self.tower()
    #expect(
      stack.dismiss(reason: reason) == .done([.willDismiss("c", reason), .didDismiss("c", reason)]))
    #expect(stack.sheets.map(\.id) == ["a", "b"])
  }

  @Test("A presenter closes with everything that it presented, front to back")
  func family() {
    var stack = Self.tower()
    #expect(
      stack.dismiss("b", reason: .command)
        == .done([
          .willDismiss("c", .parentClosed), .willDismiss("b", .command),
          .didDismiss("c", .parentClosed), .didDismiss("b", .command),
        ]))
    #expect(stack.sheets.map(\.id) == ["a"])
  }

  @Test("A sheet of the scene outlives those below it")
  func sceneSheet() {
    var stack = Self.tower()
    stack.present(Sheet("quick"), by: .scene)
    stack.present(Sheet("child of b"), by: .sheet("b"))
    #expect(stack.dismiss("a", reason: .escape).events.count == 8)
    #expect(stack.sheets.map(\.id) == ["quick"])
  }

  @Test("A sheet that is modal in its presentation refuses a person", arguments: attempts)
  func modalInPresentation(reason: DismissalReason) {
    var stack = Self.tower()
    stack.update("c") { $0.isModalInPresentation = true }
    #expect(
      stack.dismiss(reason: reason)
        == .refused(because: .notDismissible, reporting: [.didAttemptToDismiss("c", reason)]))
    #expect(stack.sheets.count == 3)
  }

  @Test("The owner's answer counts for a person and isn't asked for by the program")
  func owner() {
    var stack = Self.tower()
    let refused = stack.dismiss(reason: .escape) { $0.id == "c" ? .refuse : .allow }
    #expect(refused.events == [.didAttemptToDismiss("c", .escape)])
    var asked = 0
    stack.dismiss(reason: .programmatic) { _ in
      asked += 1
      return .refuse
    }
    #expect(asked == 0)
    #expect(stack.sheets.map(\.id) == ["a", "b"])
  }

  @Test("A child that refuses keeps its whole family open and is the one reported")
  func refusingChild() {
    var stack = Self.tower()
    stack.update("b") { $0.isModalInPresentation = true }
    #expect(
      stack.dismiss("a", reason: .outside)
        == .refused(because: .notDismissible, reporting: [.didAttemptToDismiss("b", .outside)]))
    #expect(stack.sheets.count == 3)
    #expect(stack.dismiss("a", reason: .programmatic).events.count == 6)
    #expect(stack.isEmpty)
  }

  @Test("Not dismissible never means not resizable (users' rule 1)")
  func resizableAllTheSame() {
    var stack = Self.tower()
    stack.update("c") { $0.isModalInPresentation = true }
    stack.grow()
    #expect(stack.rest(of: "c")?.step.identifier == .large)
    stack.drag(toRows: 22)
    stack.drop(travelling: .down)
    #expect(stack.rest(of: "c")?.step.identifier == .medium)
  }

  @Test("The smallest detent is a floor unless the sheet may close (users' rule 2)")
  func floor() {
    var stack = Self.tower()
    stack.update("c") { $0.isModalInPresentation = true }
    stack.select(.large)
    stack.drag(toRows: 2)
    #expect(stack.layout().sheets.last?.area.rows == 20)
    let outcome = stack.drop(travelling: .down)
    #expect(outcome.events.first == .didAttemptToDismiss("c", .drag))
    #expect(outcome.events.count == 3)
    #expect(stack.rest(of: "c")?.step.identifier == .medium)

    stack.update("c") { $0.isModalInPresentation = false }
    stack.drag(toRows: 2)
    #expect(stack.layout().sheets.last?.area.rows == 2)
    #expect(
      stack.drop(travelling: .down)
        == .done([.willDismiss("c", .drag), .didDismiss("c", .drag)]))
  }

  @Test("A drag snaps, keeps its modality until it is dropped, and needs a grabber in hand")
  func dragging() {
    var stack = Self.tower()
    #expect(stack.drop(travelling: .up) == .refused(because: .notDragging, reporting: []))
    stack.update("c") { $0.largestUndimmedDetentIdentifier = .medium }
    stack.drag(toRows: 35)
    #expect(stack.rest(of: "c")?.modality == .undimmed)
    #expect(stack.layout().sheets.last?.area.rows == 35)
    stack.drag(toRows: .max)
    #expect(stack.layout().sheets.last?.area.rows == 39)
    #expect(stack.drop(travelling: .resting).events.count == 2)
    #expect(stack.rest(of: "c")?.modality == .modal)
  }

  @Test("A drag that comes back to where the sheet rested keeps what was asked for")
  func dragWithoutChange() {
    var sheet = Sheet("s", detents: [.medium, .large])
    sheet.prefersEdgeAttachedInCompactHeight = true
    sheet.selectedDetentIdentifier = .medium
    var stack = SheetStack<String>(space: SheetSpace(window: Size(columns: 80, rows: 18)))
    stack.present(sheet)
    stack.drag(toRows: 15)
    #expect(stack.drop(travelling: .up) == .done([]))
    #expect(stack.front?.selectedDetentIdentifier == .medium)
  }

  @Test("A sheet that fills a low window has no grabber to drag")
  func fillingSheet() {
    var stack = Self.tower()
    stack.resize(to: SheetSpace(window: Size(columns: 80, rows: 12)))
    #expect(stack.drag(toRows: 3) == .refused(because: .onlyOneDetent, reporting: []))
  }

  @Test("Whatever is presented and closed, no presenter is missing or in front of its sheet")
  func randomStacks() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<300 {
      var stack = SheetStack<Int>(space: SheetSpace(window: Size(columns: 80, rows: 30)))
      for step in 0..<40 {
        let some = Int.random(in: 0...step, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: stack.present(Sheet(step), by: .sheet(some))
        case 1: stack.present(Sheet(step), by: .scene)
        case 2, 3: stack.present(Sheet(step))
        default:
          let before = stack.sheets.map(\.id)
          let closed = stack.dismiss(some, reason: .escape).events.compactMap { event -> Int? in
            if case .didDismiss(let id, _) = event { id } else { nil }
          }
          #expect(stack.sheets.map(\.id) == before.filter { !closed.contains($0) })
        }
        let ids = stack.sheets.map(\.id)
        #expect(Set(ids).count == ids.count)
        for (place, id) in ids.enumerated() {
          guard let parent = stack.parent(of: id) else { continue }
          #expect(ids[..<place].contains(parent))
        }
      }
    }
  }
}
