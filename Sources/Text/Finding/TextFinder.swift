import Geometry

/// Finds all places of a pattern in a text, a part at a time.
///
/// It is asked to go on as long as somebody wants to know: a new key makes a new finder, and the old
/// one is forgotten (text T10). Matches don't overlap, and they begin and end where characters do.
///
///     var finder = TextFinder(pattern, in: editor.buffer)
///     while finder.progress == .searching { finder.advance() }
public struct TextFinder: Sendable {
  /// What is looked for.
  public let pattern: FindPattern

  /// The text in which it is looked for.
  public let buffer: TextBuffer

  /// What was found so far, in the order of the text.
  public private(set) var matches: [Range<Int>] = []

  /// Where the next match may start.
  private var place = 0

  private let leads: [Bool]

  /// How far the search is.
  public enum Progress: Hashable, Sendable {
    /// There is text that wasn't looked at.
    case searching
    /// All is known.
    case done
  }

  /// Makes a finder that has found nothing yet.
  ///
  /// - Parameters:
  ///   - pattern: What is looked for.
  ///   - buffer: The text.
  public init(_ pattern: FindPattern, in buffer: TextBuffer) {
    self.pattern = pattern
    self.buffer = buffer
    leads = pattern.leadTable
  }

  /// How far the search is.
  public var progress: Progress { place < buffer.count ? .searching : .done }

  /// Looks at the next part of the text.
  ///
  /// - Parameter bytes: How much is looked at, at least 1.
  /// - Complexity: O(bytes)
  public mutating func advance(bytes: Int = 1 << 18) {
    let end = min(buffer.count, place.adding(clamped: max(1, bytes)))
    let window = place..<min(buffer.count, end + pattern.longest)
    let found = buffer.withSpan(in: window) { bytes -> [Range<Int>] in
      var found: [Range<Int>] = []
      var offset = 0
      while window.lowerBound + offset < end {
        guard leads[Int(bytes[offset])], let last = pattern.end(from: offset, in: bytes),
          isBorder(offset, in: bytes, from: window), isBorder(last, in: bytes, from: window)
        else {
          offset += 1
          continue
        }
        found.append(window.lowerBound + offset..<window.lowerBound + last)
        offset = last
      }
      return found
    }
    matches += found
    place = max(end, found.last?.upperBound ?? 0)
  }

  /// Looks at all the text.
  ///
  /// - Complexity: O(bytes)
  public mutating func finish() {
    while progress == .searching { advance() }
  }

  private func isBorder(_ offset: Int, in bytes: Span<UInt8>, from window: Range<Int>) -> Bool {
    if offset > 0, offset < bytes.count, bytes[offset - 1] < 0x80, bytes[offset] < 0x80,
      bytes[offset] != 0x0A
    {
      return true
    }
    let place = window.lowerBound + offset
    return buffer.border(atOrBefore: place) == place
  }
}

extension TextFinder {
  /// Which match is next, for `n`: the first that starts behind an offset, else the first of all.
  ///
  /// - Returns: Its index in `matches`; `nil` where there are none.
  /// - Complexity: O(log matches)
  public func next(after offset: Int) -> Int? {
    guard !matches.isEmpty else { return nil }
    let index = firstIndex { $0.lowerBound > offset }
    return index < matches.count ? index : 0
  }

  /// Which match is before, for `N`: the last that starts before an offset, else the last of all.
  ///
  /// - Returns: Its index in `matches`; `nil` where there are none.
  /// - Complexity: O(log matches)
  public func previous(before offset: Int) -> Int? {
    guard !matches.isEmpty else { return nil }
    let index = firstIndex { $0.lowerBound >= offset }
    return index > 0 ? index - 1 : matches.count - 1
  }

  /// The matches that are seen in a part of the text.
  ///
  /// - Complexity: O(log matches + matches seen)
  public func matches(in range: Range<Int>) -> ArraySlice<Range<Int>> {
    let first = firstIndex { $0.upperBound > range.lowerBound }
    let end = firstIndex { $0.lowerBound >= range.upperBound }
    return matches[min(first, end)..<end]
  }

  private func firstIndex(where isBehind: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, matches.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(matches[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
