import CCurses
import Interface

/// Attributes and colour pair of each style, as ncurses takes them.
///
/// This is the one place where a style becomes what a terminal can show.
struct InkTable {
  /// A style as ncurses takes it.
  struct Ink: Equatable {
    var attributes: Int32
    var pair: Int32
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
  private var latest: (style: Style, ink: Ink) = (.plain, Ink(attributes: 0, pair: 0))

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
    if style == latest.style { return latest.ink }
    let ink = inks[style] ?? makeInk(for: style, define: define)
    latest = (style, ink)
    return ink
  }

  /// Forgets all pairs, when ncurses has forgotten them.
  mutating func removeAll() {
    pairs.removeAll()
    inks.removeAll(keepingCapacity: true)
    latest = (.plain, Ink(attributes: 0, pair: 0))
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
