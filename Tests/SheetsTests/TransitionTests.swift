import Geometry
import Testing

@testable import Sheets

@Suite("Transitions")
struct TransitionTests {
  static func stack() -> SheetStack<String> {
    var stack = SheetStack<String>(space: SheetSpace(window: Size(columns: 80, rows: 41)))
    stack.present(Sheet("s", detents: [.medium, .large]))
    return stack
  }

  static func rows(_ stack: SheetStack<String>, at milliseconds: Int) -> [Int] {
    stack.layout(at: .milliseconds(milliseconds)).sheets.map(\.area.rows)
  }

  @Test("A sheet moves from where it was to where it rests, never back, in at most 150 ms")
  func growing() {
    var stack = Self.stack()
    stack.animateChanges(at: .milliseconds(1_000), motion: .animated) { $0.grow() }
    #expect(stack.rest(of: "s")?.step.rows == 39)
    #expect(stack.layout().sheets[0].area.rows == 39)
    var last = 20
    for time in 1_000...1_150 {
      let now = Self.rows(stack, at: time)[0]
      #expect(now >= last)
      last = now
    }
    #expect(Self.rows(stack, at: 1_000) == [27], "The first frame has moved already")
    #expect([1_029, 1_030, 1_060, 1_090].map { Self.rows(stack, at: $0)[0] } == [27, 32, 36, 38])
    #expect(Self.rows(stack, at: 1_119) == [38])
    #expect(Self.rows(stack, at: 1_120) == [39])
    #expect(Self.rows(stack, at: 9_000) == [39])
  }

  @Test("Several changes are one transition, and an opened sheet rises from the lower edge")
  func together() {
    var stack = Self.stack()
    let outcome = stack.animateChanges(at: .zero, motion: .animated) { stack in
      stack.grow("s")
      return stack.present(Sheet("t", detents: [.rows(10)]))
    }
    #expect(outcome == .done([]))
    #expect(Self.rows(stack, at: 0) == [27, 4])
    #expect(Self.rows(stack, at: 120) == [39, 10])
  }

  @Test(
    "With less motion, on a slow line or with keys waiting it is there at once",
    arguments: [SheetMotion.reduced, .slowLine, .keysWaiting])
  func skipped(motion: SheetMotion) {
    var stack = Self.stack()
    stack.animateChanges(at: .zero, motion: .animated) { $0.grow() }
    stack.animateChanges(at: .milliseconds(10), motion: motion) { $0.shrink() }
    #expect(Self.rows(stack, at: 10) == [20])
    #expect(stack.nextFrame(after: .milliseconds(10)) == nil)
  }

  @Test("A change on the way goes on from where the sheet is")
  func retargeted() {
    var stack = Self.stack()
    stack.animateChanges(at: .zero, motion: .animated) { $0.grow() }
    #expect(Self.rows(stack, at: 50) == [32])
    stack.animateChanges(at: .milliseconds(50), motion: .animated) { $0.shrink() }
    // A step of the way back from there, not from where it would have rested.
    #expect(Self.rows(stack, at: 50) == [28])
    #expect(Self.rows(stack, at: 170) == [20])
  }

  @Test("A change that moves nothing doesn't make a running transition longer")
  func withoutMovement() {
    var stack = Self.stack()
    stack.animateChanges(at: .zero, motion: .animated) { $0.grow() }
    let running = stack.transition
    stack.animateChanges(at: .milliseconds(100), motion: .animated) {
      $0.update("s") { $0.prefersGrabberVisible = true }
    }
    #expect(stack.transition == running)
    #expect(Self.rows(stack, at: 120) == [39])
  }

  @Test("Frames come until the end and no longer")
  func frames() {
    var stack = Self.stack()
    #expect(stack.nextFrame(after: .zero) == nil)
    stack.animateChanges(at: .milliseconds(5), motion: .animated) { $0.grow() }
    var now = Duration.milliseconds(5)
    var count = 0
    while let next = stack.nextFrame(after: now) {
      #expect(next > now)
      now = next
      count += 1
    }
    #expect(now == .milliseconds(125))
    #expect(count == 4, "Few frames, and nothing wakes anybody after the last")
    #expect(stack.nextFrame(after: .milliseconds(40)) == .milliseconds(65), "From any time between")
  }

  @Test("A step that shows nothing new is left out")
  func sameRows() {
    var stack = SheetStack<String>(space: SheetSpace(window: Size(columns: 80, rows: 24)))
    stack.animateChanges(at: .zero, motion: .animated) {
      $0.present(Sheet("s", detents: [.medium]))
    }
    #expect([0, 30, 60, 90, 120].map { Self.rows(stack, at: $0)[0] } == [4, 8, 10, 12, 12])
    #expect(stack.nextFrame(after: .milliseconds(60)) == .milliseconds(90))
    #expect(stack.nextFrame(after: .milliseconds(90)) == nil)
  }

  @Test("A key ends the movement")
  func finishing() {
    var stack = Self.stack()
    stack.animateChanges(at: .zero, motion: .animated) { $0.grow() }
    stack.finishTransition()
    #expect(Self.rows(stack, at: 1) == [39])
    #expect(stack.nextFrame(after: .zero) == nil)
  }

  @Test("A grabber in hand ends the movement, and the drop goes on from there")
  func dragging() {
    var stack = Self.stack()
    stack.animateChanges(at: .zero, motion: .animated) { $0.grow() }
    stack.drag(toRows: 25)
    #expect(Self.rows(stack, at: 1) == [25])
    stack.animateChanges(at: .milliseconds(20), motion: .animated) {
      $0.drop(travelling: .down)
    }
    #expect(Self.rows(stack, at: 20) == [23])
    #expect(Self.rows(stack, at: 140) == [20])
  }

  @Test("Closing is a cut, and the sheets that stay go on")
  func closing() {
    var stack = Self.stack()
    stack.animateChanges(at: .zero, motion: .animated) {
      $0.grow()
      $0.present(Sheet("t", detents: [.rows(10)]))
    }
    stack.animateChanges(at: .milliseconds(30), motion: .animated) { $0.dismiss(reason: .escape) }
    #expect(Self.rows(stack, at: 30) == [32])
    #expect(Self.rows(stack, at: 120) == [39])
  }

  @Test("Changes made in many places are one transition, from the state before them")
  func fromBefore() {
    var stack = Self.stack()
    let before = stack
    stack.grow()
    stack.present(Sheet("t", detents: [.rows(10)]))
    var other = before
    other.animateChanges(at: .zero, motion: .animated) {
      $0.grow()
      $0.present(Sheet("t", detents: [.rows(10)]))
    }
    stack.animate(from: before, at: .zero, motion: .animated)
    #expect(stack.transition == other.transition)
    #expect(stack.transition != nil)
  }

  @Test("What lies behind is arranged for the end, not for each frame")
  func viewports() {
    var stack = Self.stack()
    stack.update("s") { $0.largestUndimmedDetentIdentifier = .large }
    stack.animateChanges(at: .zero, motion: .animated) { $0.grow() }
    let pane = Rectangle(column: 0, row: 0, columns: 80, rows: 40)
    #expect(stack.layout().uncoveredRows(of: pane) == 0..<1)
    #expect(stack.layout(at: .zero).uncoveredRows(of: pane) == 0..<13)
  }
}
