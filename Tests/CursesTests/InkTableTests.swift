import Interface
import Testing

@testable import Curses

@Suite("Styles become attributes and colour pairs")
struct InkTableTests {
  static let red = Style(foreground: .rgb(255, 0, 0), attributes: [.bold, .underline])

  @Test("A pair is defined once, when it is met first")
  func definedOnce() {
    var table = InkTable(depth: .indexed, pairs: 10)
    var defined: [InkTable.NewPair] = []
    for _ in 0..<3 {
      let plain = table.ink(for: .plain) { defined.append($0) }
      #expect(plain.pair == 0)
      let ink = table.ink(for: Self.red) { defined.append($0) }
      #expect(ink == InkTable.Ink(attributes: 1 | 8, pair: 1))
    }
    #expect(defined == [InkTable.NewPair(number: 1, foreground: 196, background: -1)])
  }

  @Test("Styles with the same colours share a pair")
  func shared() {
    var table = InkTable(depth: .indexed, pairs: 10)
    var plain = Self.red
    plain.attributes = []
    let first = table.ink(for: Self.red) { _ in }
    let second = table.ink(for: plain) { _ in Issue.record("a second pair") }
    #expect(first.pair == second.pair)
    #expect(first.attributes != second.attributes)
  }

  @Test("Without colours there are attributes only")
  func attributesOnly() {
    var table = InkTable(depth: .none, pairs: 10)
    let ink = table.ink(for: Self.red) { _ in Issue.record("a pair") }
    #expect(ink == InkTable.Ink(attributes: 1 | 8, pair: 0))
    #expect(!table.isExhausted)
  }

  @Test("When the pairs are used up that is said, and after forgetting all they are there again")
  func exhausted() {
    var table = InkTable(depth: .direct, pairs: 3)
    for blue in 0..<4 {
      let style = Style(background: .rgb(9, 9, UInt8(blue)))
      let ink = table.ink(for: style) { _ in }
      #expect(ink.pair == (blue < 3 ? Int32(blue + 1) : 0))
    }
    #expect(table.isExhausted)
    table.removeAll()
    #expect(!table.isExhausted)
    var defined = 0
    let ink = table.ink(for: Style(background: .rgb(9, 9, 3))) { _ in defined += 1 }
    #expect(ink.pair == 1)
    #expect(defined == 1)
  }

  @Test("Whatever is asked for, a number never stands for two pairs of colours", arguments: 0..<50)
  func neverTwo(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var table = PairTable(limit: 20)
    var known: [Int32: [Int32]] = [:]
    for _ in 0..<200 {
      let colors = [Int32.random(in: -1...4, using: &random), .random(in: -1...4, using: &random)]
      switch table.pair(foreground: colors[0], background: colors[1]) {
      case .known(let number) where number == 0: #expect(colors == [-1, -1])
      case .known(let number): #expect(known[number] == colors)
      case .new(let number):
        #expect(known[number] == nil)
        known[number] = colors
        #expect((1...20).contains(number))
      case .full:
        #expect(known.count == 20)
        table.removeAll()
        known = [:]
      }
    }
  }
}
