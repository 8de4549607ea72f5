import Geometry
import Testing

@testable import Sheets

@Suite("Detents")
struct DetentLadderTests {
  static let system: [Detent] = [
    .rows(8), .fraction(0.3), .fitted, .medium, .large,
  ]

  /// Every subset of the system's detents, in the order in which they are listed and reversed.
  static let combinations: [[Detent]] = (0..<(1 << system.count)).flatMap { bits in
    let chosen = system.indices.filter { bits & (1 << $0) != 0 }.map { system[$0] }
    return [chosen, chosen.reversed()]
  }

  /// What a detent comes to, written down a second time from the rules (sheets S1).
  static func rows(_ id: Detent.Identifier, container: Int, content: Int?) -> Int? {
    let most = max(1, container - 1)
    let wanted: Int?
    switch id.rawValue {
    case "rows-8": wanted = 8
    case "fraction-0.3": wanted = (container * 3 + 5) / 10
    case "fitted": wanted = content.map { $0 + 2 }
    case "medium": wanted = container + 1 < 20 ? nil : (container + 1) / 2
    default: wanted = container - 1
    }
    return wanted.map { max(min(3, most), min($0, most)) }
  }

  static func context(container: Int, content: Int?) -> DetentContext {
    DetentContext(
      container: Size(columns: 80, rows: container),
      heightClass: HeightClass(windowRows: container + 1), contentRows: content)
  }

  @Test(
    "Every combination of system detents at every height is what the rules say", arguments: 0...60)
  func ladders(container: Int) {
    for content in [nil, 0, 4, 30] {
      let context = Self.context(container: container, content: content)
      for detents in Self.combinations {
        var firstOfRows: [Int: Detent.Identifier] = [:]
        for id in detents.map(\.identifier) {
          guard let rows = Self.rows(id, container: container, content: content) else { continue }
          if firstOfRows[rows] == nil { firstOfRows[rows] = id }
        }
        if firstOfRows.isEmpty { firstOfRows[max(1, container - 1)] = .large }
        let expected = firstOfRows.sorted { $0.key < $1.key }
          .map { DetentStep(identifier: $0.value, rows: $0.key) }
        #expect(DetentLadder(detents, in: context).steps == expected)
      }
    }
  }

  @Test("The detent asked for is shown, else the nearest one that is in use", arguments: 0...60)
  func askedDetent(container: Int) {
    let context = Self.context(container: container, content: 12)
    for detents in Self.combinations {
      let ladder = DetentLadder(detents, in: context)
      #expect(ladder.step(for: nil) == ladder.steps[0])
      #expect(ladder.step(for: "nowhere") == ladder.steps[0])
      for (place, id) in detents.map(\.identifier).enumerated() {
        let active = detents.enumerated().compactMap { other, detent in
          Self.rows(detent.identifier, container: container, content: 12)
            .map { (distance: abs(other - place), rows: $0) }
        }
        let nearest = active.map(\.distance).min()
        let rows = active.filter { $0.distance == nearest }.map(\.rows).max()
        #expect(ladder.step(for: id).rows == rows ?? ladder.steps[0].rows)
      }
    }
  }

  @Test("A rule may return any number", arguments: [Int.min, -1, 0, 1, 40, 4_000_000, Int.max])
  func wildRules(rows: Int) throws {
    for container in [Int.min, 0, 1, 2, 24, Int.max] {
      for chrome in [Int.min, 0, 2, Int.max] {
        let context = DetentContext(
          container: Size(columns: 80, rows: container), heightClass: .regular,
          contentRows: rows, chromeRows: chrome)
        for detent in [Detent.rows(rows), .fitted, .medium, .large, .fraction(Double(rows))] {
          let resolved = try #require(detent.resolvedRows(in: context))
          #expect((1...max(1, max(0, container) - 1)).contains(resolved))
        }
      }
    }
  }

  @Test("A share that isn't a number is out of use, and one beyond 0 to 1 is clamped")
  func fractions() {
    let context = Self.context(container: 30, content: nil)
    #expect(Detent.fraction(.nan).resolvedRows(in: context) == nil)
    #expect(Detent.fraction(.infinity).resolvedRows(in: context) == 29)
    #expect(Detent.fraction(-.infinity).resolvedRows(in: context) == 3)
    #expect(Detent.fraction(0.5, "half").identifier == "half")
    #expect(DetentLadder([.fraction(.nan)], in: context).steps.map(\.identifier) == [.large])
  }

  @Test("A detent can be built on another one")
  func derivedDetent() {
    let most = Detent("most of medium") { context in
      Detent.medium.resolvedRows(in: context).map { $0 * 8 / 10 }
    }
    #expect(most.resolvedRows(in: Self.context(container: 40, content: nil)) == 16)
    #expect(most.resolvedRows(in: Self.context(container: 15, content: nil)) == nil)
  }

  @Test("A name listed twice counts once, with its first rule")
  func repeatedNames() {
    let context = Self.context(container: 40, content: nil)
    let ladder = DetentLadder([.rows(5, "a"), .rows(9, "b"), .rows(20, "a")], in: context)
    #expect(ladder.steps.map(\.rows) == [5, 9])
    #expect(ladder.step(for: "a").rows == 5)
  }

  @Test("A merged detent gives the step that it was merged into")
  func mergedDetents() {
    let context = Self.context(container: 40, content: nil)
    let ladder = DetentLadder([.rows(20, "a"), .medium, .large], in: context)
    #expect(ladder.steps.map(\.identifier) == ["a", .large])
    #expect(ladder.step(for: .medium) == DetentStep(identifier: "a", rows: 20))
  }

  @Test("Of two neighbours in use at the same distance the higher one is shown")
  func neighbours() {
    let context = Self.context(container: 15, content: nil)
    #expect(DetentLadder([.rows(5), .medium, .rows(9)], in: context).step(for: .medium).rows == 9)
    #expect(DetentLadder([.rows(9), .medium, .rows(5)], in: context).step(for: .medium).rows == 9)
  }

  @Test("A step of any ladder leads up and down to its neighbours, and round", arguments: 1...60)
  func neighbouringSteps(container: Int) {
    for detents in Self.combinations {
      let ladder = DetentLadder(detents, in: Self.context(container: container, content: 6))
      for (place, step) in ladder.steps.enumerated() {
        let next = place + 1 < ladder.steps.count ? ladder.steps[place + 1] : nil
        #expect(ladder.step(above: step) == next)
        #expect(ladder.step(below: step) == (place > 0 ? ladder.steps[place - 1] : nil))
        #expect(ladder.step(after: step) == next ?? ladder.steps[0])
      }
    }
  }

  @Test("A dragged sheet snaps to the nearest step, and its direction decides half way")
  func snapping() {
    let context = Self.context(container: 41, content: nil)
    let ladder = DetentLadder([.rows(10), .rows(20), .large], in: context)
    func rows(_ height: Int, _ direction: DragDirection) -> Int {
      ladder.step(nearestTo: height, travelling: direction).rows
    }
    for direction in [DragDirection.up, .down, .resting] {
      #expect(rows(14, direction) == 10)
      #expect(rows(16, direction) == 20)
      #expect(rows(.min, direction) == 10)
      #expect(rows(.max, direction) == 40)
    }
    #expect(rows(15, .up) == 20)
    #expect(rows(15, .down) == 10)
    #expect(rows(15, .resting) == 20)
    #expect(rows(30, .up) == 40)
    #expect(rows(30, .down) == 20)
  }

  @Test("A sheet is meant to be closed below half of its smallest step")
  func floor() {
    let ladder = DetentLadder([.rows(10)], in: Self.context(container: 40, content: nil))
    #expect(!ladder.isBelowFloor(6, travelling: .down))
    #expect(ladder.isBelowFloor(5, travelling: .down))
    #expect(!ladder.isBelowFloor(5, travelling: .up))
    #expect(!ladder.isBelowFloor(5, travelling: .resting))
    #expect(ladder.isBelowFloor(4, travelling: .up))
    #expect(ladder.isBelowFloor(.min, travelling: .resting))
  }
}
