import Focus
import Testing

@Suite("Retracing")
struct RetracePathTests {
  /// A path from `a` down over `b` to wherever the focus is now.
  static var downward: RetracePath<String> {
    var path = RetracePath<String>()
    path.push("a", leaving: .down)
    path.push("b", leaving: .down)
    return path
  }

  @Test("A reverse move goes back over every stop (focus F19)")
  func back() {
    var path = Self.downward
    #expect(path.retrace(.up, isOpen: { _ in true }) == "b")
    #expect(path.retrace(.up, isOpen: { _ in true }) == "a")
    #expect(path.retrace(.up, isOpen: { _ in true }) == nil)
    #expect(path == RetracePath())
  }

  @Test("After some way back the same heading goes on from there (focus F19)")
  func onwardsAgain() {
    var path = Self.downward
    #expect(path.retrace(.up, isOpen: { _ in true }) == "b")
    #expect(path.retrace(.down, isOpen: { _ in true }) == nil)
    path.push("b", leaving: .down)
    #expect(path.stops == ["a", "b"])
  }

  @Test("Past its start the path runs the other way (focus F19)")
  func otherWay() {
    var path = RetracePath<String>()
    path.push("a", leaving: .down)
    #expect(path.retrace(.up, isOpen: { _ in true }) == "a")
    path.push("a", leaving: .up)
    #expect(path.heading == .up)
    #expect(path.retrace(.down, isOpen: { _ in true }) == "a")
  }

  @Test("A change of axis forgets the path (focus F19)", arguments: [FocusHeading.left, .right])
  func axis(heading: FocusHeading) {
    var path = Self.downward
    #expect(path.retrace(heading, isOpen: { _ in true }) == nil)
    #expect(path.isEmpty)
    #expect(path.heading == nil)
  }

  @Test(
    "A heading that is no arrow forgets the path (focus F19)",
    arguments: [FocusHeading.next, .previous, .first, .last])
  func order(heading: FocusHeading) {
    var path = Self.downward
    #expect(path.retrace(heading, isOpen: { _ in true }) == nil)
    #expect(path.isEmpty)
    path = Self.downward
    path.push("c", leaving: heading)
    #expect(path.isEmpty)
  }

  @Test("A stop that is gone clears the path, also for the stops before it (focus F19)")
  func gone() {
    var path = Self.downward
    #expect(path.retrace(.up, isOpen: { $0 != "b" }) == nil)
    #expect(path.isEmpty)
  }

  @Test("Reconciling clears a path with a gap (focus F19)")
  func validation() {
    var path = Self.downward
    path.validate { _ in true }
    #expect(path == Self.downward)
    path.validate { $0 != "a" }
    #expect(path.isEmpty)
  }

  @Test("Another axis or the opposite heading starts a new path when it is pushed")
  func pushing() {
    for heading in [FocusHeading.up, .left, .right] {
      var path = Self.downward
      path.push("c", leaving: heading)
      #expect(path.stops == ["c"])
      #expect(path.heading == heading)
    }
  }

  @Test("Of a long path the oldest stops are forgotten")
  func limit() {
    var path = RetracePath<Int>()
    for stop in 0..<1_000 { path.push(stop, leaving: .right) }
    #expect(path.stops == Array(1_000 - RetracePath<Int>.limit..<1_000))
  }

  @Test("Only the last stop is asked about, and only on the way back")
  func asksLittle() {
    var path = Self.downward
    var asked: [String] = []
    _ = path.retrace(.down) { stop in
      asked.append(stop)
      return true
    }
    #expect(asked.isEmpty)
    _ = path.retrace(.up) { stop in
      asked.append(stop)
      return true
    }
    #expect(asked == ["b"])
  }

  @Test("In any world as many steps back as forth lead to the start", arguments: 1...100)
  func returns(seed: UInt64) throws {
    let world = DirectionalWorld(seed: seed, count: 9)
    for heading in DirectionalWorld.arrows {
      for start in world.rectangles.indices where !world.rectangles[start].isEmpty {
        var path = RetracePath<Int>()
        var visited = [start]
        while let last = visited.last, let next = world.move(heading, from: last) {
          path.push(last, leaving: heading)
          visited.append(next)
        }
        var current = visited.removeLast()
        while let expected = visited.popLast() {
          let search = try #require(world.search(heading.reversed, from: current))
          let stop = path.retrace(heading.reversed) { search.isCandidate(world.rectangles[$0]) }
          #expect(stop == expected, "\(heading) \(world)")
          current = expected
        }
      }
    }
  }
}
