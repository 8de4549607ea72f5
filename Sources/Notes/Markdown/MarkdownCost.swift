/// Estimates how long a note would take to be read as Markdown, without reading it.
///
/// cmark-gfm 0.29 needs time, or memory, that grows with the square of some inputs: brackets and
/// addresses in one paragraph, a table's ruler after many lines, wide tables, deep lists. Nobody
/// writes such notes, but anybody can be sent one. Each of those cases is counted here; the factors
/// are measured, and rounded up.
struct MarkdownCost {
  /// Nanoseconds beyond what every note takes.
  private(set) var nanoseconds = 0.0
  /// The nodes that cmark may make at once, of nearly 200 bytes each.
  private(set) var nodes = 0
  /// The bytes that references may be copied to.
  private(set) var referenceBytes = 0.0

  /// Whether the note may be read as Markdown: a quarter of a second and a quarter of a gigabyte
  /// at the very worst, which is far beyond what people write.
  var isBearable: Bool {
    nanoseconds <= 250_000_000 && nodes <= 1_000_000 && referenceBytes <= 250_000_000
  }

  /// So few bytes are always bearable, whatever they are.
  static let harmless = 1_500

  /// Lines without an empty one between them: no paragraph, table or definition is longer.
  private struct Stretch {
    var bytes = 0
    var lines = 0
    var brackets = 0
    var widestRuler = 0
    var hasDefinition = false
  }

  /// Bytes between two blanks: no address is longer.
  private struct Word {
    var bytes = 0
    var addresses = 0
  }

  /// What a line begins with.
  private enum Start {
    /// At most three blanks.
    case indent
    /// A bullet behind them.
    case bullet
    /// A bullet and a blank: whatever was open, this line is no more of its text.
    case item
    /// Anything else.
    case other
  }

  private struct Line {
    var bytes = 0
    var bars = 0
    var dashes = 0
    var isBlank = true
    /// May stand between a table's header and its rows.
    var isRuler = true
    /// Nothing but what begins quotes and list items so far.
    var isPrefix = true
    var start = Start.indent
    var depth = 0
    var columns = 0
  }

  private var stretch = Stretch()
  private var word = Word()
  private var line = Line()
  private var lines = 0
  private var greatestDepth = 0
  private var openings = 0
  private var longestDefinition = 0

  init(of bytes: [UInt8], from start: Int) {
    var previous = Byte.lineFeed
    bytes.withUnsafeBufferPointer { bytes in
      for position in min(start, bytes.count)..<bytes.count {
        let byte = bytes[position]
        count(byte, after: previous)
        previous = byte
      }
    }
    endWord()
    endLine()
    endStretch()
    nanoseconds += 4 * Double(greatestDepth) * Double(lines)
    referenceBytes = Double(longestDefinition) * Double(openings)
  }

  @inline(__always)
  private mutating func count(_ byte: UInt8, after previous: UInt8) {
    let kind = MarkdownCost.kinds[Int(byte)]
    if kind.contains(.end) {
      endWord()
      endLine()
      return
    }
    line.bytes += 1
    if kind.contains(.blank) {
      endWord()
    } else {
      word.bytes += 1
      line.isBlank = false
    }
    if line.isPrefix { countPrefix(byte, kind) }
    if !line.isPrefix, !kind.contains(.ruler) { line.isRuler = false }
    if kind.isEmpty { return }
    if kind.contains(.mark) { nodes += 1 }
    if kind.contains(.bracket) { stretch.brackets += 1 }
    switch byte {
    case Byte.bar: line.bars += 1
    case Byte.dash: line.dashes += 1
    case Byte.openBracket: openings += 1
    case UInt8(ascii: "@"): word.addresses += 1
    case Byte.colon:
      word.addresses += 1
      if previous == Byte.closeBracket { stretch.hasDefinition = true }
    case Byte.dot where Byte.lowercased(previous) == UInt8(ascii: "w"): word.addresses += 1
    default: break
    }
  }

  /// Counts how many quotes and lists the line may stand in.
  private mutating func countPrefix(_ byte: UInt8, _ kind: Kind) {
    if kind.contains(.blank) {
      line.columns += byte == Byte.tab ? 4 : 1
      if line.start == .bullet { line.start = .item }
      if line.start == .indent, line.columns > 3 { line.start = .other }
    } else if kind.contains(.container) {
      line.depth += 1
      if line.start == .bullet { line.start = .other }
      if line.start == .indent { line.start = kind.contains(.bullet) ? .bullet : .other }
    } else if Byte.isDigit(byte) {
      if line.start != .item { line.start = .other }
    } else {
      line.isPrefix = false
      if line.start == .item { endBrackets() }
    }
  }

  private mutating func endWord() {
    // Shorter ones cost next to nothing, however many there are.
    if word.addresses > 0, word.bytes > 1_024 {
      let bytes = Double(word.bytes)
      nanoseconds += 0.3 * bytes * bytes + bytes * Double(word.addresses)
    }
    word = Word()
  }

  private mutating func endLine() {
    lines += 1
    nodes += 1
    greatestDepth = max(greatestDepth, line.depth + line.columns / 2)
    if line.isBlank {
      endStretch()
    } else {
      stretch.lines += 1
      if line.isRuler, line.dashes > 0 {
        let before = Double(stretch.bytes)
        nanoseconds += 0.2 * before * before
        stretch.widestRuler = max(stretch.widestRuler, line.bars + 1)
      }
      stretch.bytes += line.bytes + 1
    }
    line = Line()
  }

  /// Ends a paragraph's brackets; they may count for more than one paragraph, never for less.
  private mutating func endBrackets() {
    let brackets = Double(stretch.brackets)
    nanoseconds += 0.5 * brackets * brackets
    stretch.brackets = 0
  }

  private mutating func endStretch() {
    endBrackets()
    if stretch.widestRuler > 1 { nodes += stretch.widestRuler * stretch.lines }
    if stretch.hasDefinition { longestDefinition = max(longestDefinition, stretch.bytes) }
    stretch = Stretch()
  }

  // MARK: Bytes

  private struct Kind: OptionSet {
    let rawValue: UInt8

    /// Ends a line.
    static let end = Kind(rawValue: 1)
    static let blank = Kind(rawValue: 2)
    /// Becomes a node of its own until cmark knows better.
    static let mark = Kind(rawValue: 4)
    /// Belongs to links, pictures and tags.
    static let bracket = Kind(rawValue: 8)
    /// May stand in the line between a table's header and its rows.
    static let ruler = Kind(rawValue: 16)
    /// Begins a quote or a list item.
    static let container = Kind(rawValue: 32)
    static let bullet = Kind(rawValue: 64)
  }

  private static let kinds: [Kind] = {
    var kinds = [Kind](repeating: [], count: 256)
    func add(_ kind: Kind, to bytes: String) {
      for byte in bytes.utf8 { kinds[Int(byte)].insert(kind) }
    }
    add(.end, to: "\n\r")
    add(.blank, to: " \t\u{B}\u{C}")
    add(.mark, to: "[]()<>!&|*_~`:\\@")
    add(.bracket, to: "[]()<>!&\"'")
    add(.ruler, to: "|:- \t\u{B}\u{C}")
    add(.container, to: "->+*.)")
    add(.bullet, to: "-+*")
    return kinds
  }()
}
