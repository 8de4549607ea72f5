import Focus
import FocusCases
import Geometry

/// Makes worlds that nobody thought of: items of every kind, nested up to three deep.
struct RandomWorld {
  private var numbers: Numbers
  private var count = 0
  private let hasPlaces: Bool
  private let isOriented: Bool

  /// Whether numbers are of any size.
  private let isWild: Bool

  /// The world for a seed.
  static func world(seed: UInt64) -> CaseWorld {
    var maker = RandomWorld(seed: seed)
    var world = CaseWorld(items: maker.items(1...5, depth: 3))
    if maker.numbers.isOne(in: 3) { world.reading = .rightToLeft }
    return world
  }

  private init(seed: UInt64) {
    numbers = Numbers(state: seed)
    hasPlaces = numbers.isOne(in: 2)
    isOriented = numbers.isOne(in: 3)
    isWild = numbers.isOne(in: 4)
  }

  private mutating func items(_ counts: ClosedRange<Int>, depth: Int) -> [CaseItem] {
    let number = Int.random(in: counts, using: &numbers)
    return (0..<number).map { _ in item(depth: depth) }
  }

  private mutating func item(depth: Int) -> CaseItem {
    count += 1
    var item = CaseItem(ItemID("i\(count)"))
    if hasPlaces {
      item.rectangle = Rectangle(
        column: coordinate(), row: coordinate(), columns: coordinate(), rows: coordinate())
    }
    if numbers.isOne(in: 4) { item.focusable = numbers.isOne(in: 2) }
    if numbers.isOne(in: 6) { item.visible = numbers.isOne(in: 2) }
    if numbers.isOne(in: 8) { item.childrenFocusable = false }
    if numbers.isOne(in: 8) { item.isTabStop = false }
    if numbers.isOne(in: 3) { item.membership = .named(numbers.isOne(in: 2) ? "g" : "h") }
    if numbers.isOne(in: 6) { item.membership = .optedOut }
    if numbers.isOne(in: 5) { item.container = "c" }
    if numbers.isOne(in: 6) { item.isEntry = true }
    if numbers.isOne(in: 6) { item.memory = numbers.isOne(in: 2) }
    if numbers.isOne(in: 6) { item.wraps = true }
    if numbers.isOne(in: 10) { item.isOverlay = true }
    if numbers.isOne(in: 10) { item.openedBy = "i1" }
    if numbers.isOne(in: 8) { item.stop = CaseItem.Stop.allCases.randomElement(using: &numbers) }
    if numbers.isOne(in: 5) { item.direction = .rightToLeft }
    if numbers.isOne(in: 5) { item.order = .number(Double(count % 4)) }
    if isOriented, numbers.isOne(in: 2) {
      item.orientation = FocusAxis.allCases.randomElement(using: &numbers)
      item.alignsIndices = numbers.isOne(in: 2)
      if numbers.isOne(in: 3) { item.indexRange = isWild ? Int.min...Int.max : 0...3 }
    }
    if depth > 0, numbers.isOne(in: 2) { item.children = items(1...3, depth: depth - 1) }
    return item
  }

  private mutating func coordinate() -> Int {
    isWild
      ? [Int.min, -1, 0, 3, Int.max].randomElement(using: &numbers) ?? 0
      : Int.random(in: 0...12, using: &numbers)
  }

  /// SplitMix64: the same numbers for the same seed, on every machine.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    mutating func isOne(in chances: Int) -> Bool { Int.random(in: 0..<chances, using: &self) == 0 }
  }
}
