import Text

/// Text whose parts are named as a theme names styles.
///
///     var hint: StyledText = "Press "
///     hint.append("C-n", .key)
///     hint.append(" for a new one")
///
/// Positions are byte offsets into `bytes`.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text, as UTF-8; invalid bytes are kept and drawn as `�`.
  public private(set) var bytes: [UInt8]

  /// What the bytes are: runs in order, without gaps, none of them empty.
  public private(set) var runs: [StyledRun]

  /// Makes empty text.
  public init() {
    bytes = []
    runs = []
  }

  /// Makes text of one style.
  public init(_ text: some UTF8Bytes, _ styles: StyleSet = .text) {
    self.init()
    append(text, styles)
  }

  /// Makes text in the style `text`.
  public init(stringLiteral value: String) { self.init(value) }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { bytes.isEmpty }

  /// Adds text at the end.
  ///
  /// - Complexity: O(bytes added)
  public mutating func append(_ text: some UTF8Bytes, _ styles: StyleSet = .text) {
    let start = bytes.count
    text.withSpan { span in
      bytes.reserveCapacity(start + span.count)
      for index in span.indices { bytes.append(span[index]) }
    }
    appendRun(start..<bytes.count, styles)
  }

  /// Adds styled text at the end.
  ///
  /// - Complexity: O(bytes and runs added)
  public mutating func append(_ other: StyledText) {
    let start = bytes.count
    bytes.append(contentsOf: other.bytes)
    for run in other.runs {
      appendRun(run.range.lowerBound + start..<run.range.upperBound + start, run.styles)
    }
  }

  /// Adds styles to a range of bytes, on top of those already there: a link, a search match.
  ///
  /// The part of the range outside the text is left out.
  ///
  /// - Complexity: O(runs)
  public mutating func add(_ styles: StyleSet, to range: Range<Int>) {
    let range = range.clamped(to: 0..<bytes.count)
    guard !range.isEmpty else { return }
    let old = runs
    runs.removeAll(keepingCapacity: true)
    for run in old {
      let touched = run.range.clamped(to: range)
      guard !touched.isEmpty, run.range.overlaps(range) else {
        appendRun(run.range, run.styles)
        continue
      }
      appendRun(run.range.lowerBound..<touched.lowerBound, run.styles)
      appendRun(touched, run.styles.union(styles))
      appendRun(touched.upperBound..<run.range.upperBound, run.styles)
    }
  }

  /// The columns it takes, uncut.
  ///
  /// - Complexity: O(bytes)
  public func columns(_ ruler: Ruler = Ruler()) -> Int { ruler.columns(of: bytes) }

  private mutating func appendRun(_ range: Range<Int>, _ styles: StyleSet) {
    guard !range.isEmpty else { return }
    if let last = runs.last, last.styles == styles, last.range.upperBound == range.lowerBound {
      runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      runs.append(StyledRun(range: range, styles: styles))
    }
  }
}

/// Neighbouring bytes with the same styles.
public struct StyledRun: Hashable, Sendable {
  /// The bytes.
  public internal(set) var range: Range<Int>

  /// What they are.
  public internal(set) var styles: StyleSet
}
