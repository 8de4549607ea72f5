import CCurses
import Interface

/// Attributes and colour pair of each style, as ncurses takes them.
///
/// This is the one place where a style becomes what a terminal can show.
struct InkTable {
  /// A style as ncurses takes it.
  struct Ink: Hashable {
    var attributes: Int32
    var pair: Int32

    /// The terminal's own colours, no attributes.
    static let plain = Ink(attributes: 0, pair: 0)
  }

  /// What to do with the pairs of ncurses.
  struct NewPair: Equatable {
    var number: Int32
    var foreground: Int32
    var background: Int32
  }

  private let matching: ColorMatching
  private var pairs: PairTable
  private var inks: [Style: Ink] = [:]

  /// The inks met of late, the latest in front: a row goes to and fro between a few.
  private var latest = [(style: Style, ink: Ink)](repeating: (.plain, .plain), count: 4)

  /// Whether a style was met for which no pair was left; it has lost its colours.
  private(set) var isExhausted = false

  /// Makes a table for a depth of colours with a number of pairs.
  init(depth: ColorDepth, pairs limit: Int32) {
    matching = ColorMatching(depth: depth)
    pairs = PairTable(limit: depth == .none ? 0 : limit)
  }

  /// The ink for a style; `define` is called with a pair that has to be set first.
  ///
  /// - Complexity: O(1)
  mutating func ink(for style: Style, define: (NewPair) -> Void) -> Ink {
    if let place = latest.firstIndex(where: { $0.style == style }) {
      latest.swapAt(0, place)
      return latest[0].ink
    }
    let ink = inks[style] ?? makeInk(for: style, define: define)
    latest.swapAt(0, latest.count - 1)
    latest[0] = (style, ink)
    return ink
  }

  /// Forgets all pairs, when ncurses has forgotten them.
  mutating func removeAll() {
    pairs.removeAll()
    inks.removeAll(keepingCapacity: true)
    for place in latest.indices { latest[place] = (.plain, .plain) }
    isExhausted = false
  }

  private mutating func makeInk(for style: Style, define: (NewPair) -> Void) -> Ink {
    let foreground = matching.number(of: style.foreground, as: .foreground)
    let background = matching.number(of: style.background, as: .background)
    var ink = Ink(attributes: Int32(style.attributes.rawValue), pair: 0)
    switch pairs.pair(foreground: foreground, background: background) {
    case .known(let number):
      ink.pair = number
    case .new(let number):
      ink.pair = number
      define(NewPair(number: number, foreground: foreground, background: background))
    case .full:
      isExhausted = matching.depth != .none
      return ink
    }
    inks[style] = ink
    return ink
  }
}
