import Geometry

/// Where a caret may stand: between what a person takes for characters.
///
/// That is on borders of grapheme clusters (UAX #29, as Swift's `Character`) which aren't inside a
/// glyph; each byte that isn't UTF-8 stands alone. The start and the end of a text are borders.
/// Offsets outside the text are clamped.
///
/// Each answer costs a look at the neighbourhood only: O(bytes of the cluster), and of the run of
/// flags where there is one.
public enum CaretBorders {
  /// The first border behind an offset; the end of the text where there is none.
  public static func next(after offset: Int, in text: some UTF8Bytes & ~Escapable) -> Int {
    text.withSpan { bytes in
      guard offset < bytes.count else { return bytes.count }
      guard offset >= 0 else { return 0 }
      return following(atOrBefore(offset, in: bytes), in: bytes)
    }
  }

  /// The last border before an offset; 0 where there is none.
  public static func previous(before offset: Int, in text: some UTF8Bytes & ~Escapable) -> Int {
    text.withSpan { bytes in
      guard offset <= bytes.count else { return bytes.count }
      return preceding(offset, in: bytes)
    }
  }

  /// The last border that isn't behind an offset.
  public static func atOrBefore(_ offset: Int, in text: some UTF8Bytes & ~Escapable) -> Int {
    text.withSpan { bytes in
      guard offset > 0 else { return 0 }
      guard offset < bytes.count else { return bytes.count }
      if isBetweenPlain(offset, in: bytes) { return offset }
      let before = preceding(offset, in: bytes)
      guard DecodedScalar.start(in: bytes, holding: offset) == offset else { return before }
      // Whether there is a border isn't changed by what comes after the next scalar.
      let end = offset + (DecodedScalar(in: bytes, at: offset)?.length ?? 1)
      return following(before, in: bytes.extracting(..<end)) == offset ? offset : before
    }
  }

  /// The first border that isn't before an offset.
  public static func atOrAfter(_ offset: Int, in text: some UTF8Bytes & ~Escapable) -> Int {
    text.withSpan { bytes in
      guard offset > 0 else { return 0 }
      guard offset < bytes.count else { return bytes.count }
      if isBetweenPlain(offset, in: bytes) { return offset }
      return following(preceding(offset, in: bytes), in: bytes)
    }
  }
}

extension CaretBorders {
  /// Scalars that are looked at first: more than nearly every cluster has.
  private static let window = 24

  /// The border after the cluster that starts at `start`, which is a border before the end.
  private static func following(_ start: Int, in bytes: Span<UInt8>) -> Int {
    if start + 1 >= bytes.count || isBetweenPlain(start + 1, in: bytes) {
      return min(start + 1, bytes.count)
    }
    var end = clusterEnd(start, in: bytes)
    while end < bytes.count, isInsideGlyph(end, in: bytes) {
      end = clusterEnd(end, in: bytes)
    }
    return end
  }

  /// The border before `offset`; `offset` needn't be a border.
  private static func preceding(_ offset: Int, in bytes: Span<UInt8>) -> Int {
    guard offset > 1 else { return 0 }
    if isBetweenPlain(offset - 1, in: bytes) { return offset - 1 }
    var start = clusterStart(offset, in: bytes)
    while start > 0, isInsideGlyph(start, in: bytes) {
      start = clusterStart(start, in: bytes)
    }
    return start
  }

  /// Whether there is ASCII on both sides that isn't a line end: a border for sure.
  private static func isBetweenPlain(_ offset: Int, in bytes: Span<UInt8>) -> Bool {
    bytes[offset - 1] < 0x80 && bytes[offset] < 0x80 && bytes[offset] != 0x0A
  }

  /// Whether what starts at `offset` is drawn in the cell of what is before it.
  ///
  /// Some invisible scalars stand apart as clusters, but not on the screen.
  private static func isInsideGlyph(_ offset: Int, in bytes: Span<UInt8>) -> Bool {
    guard Appearance.mayJoin(lead: bytes[offset]),
      let next = DecodedScalar(in: bytes, at: offset),
      Appearance(of: next.scalar).joins,
      let previous = DecodedScalar(in: bytes, endingAt: offset)
    else { return false }
    let before = Appearance(of: previous.scalar)
    return before.carriesMarks && previous.scalar != "\t"
  }
}

extension CaretBorders {
  /// The end of the grapheme cluster that starts at `start`.
  private static func clusterEnd(_ start: Int, in bytes: Span<UInt8>) -> Int {
    var scalars = window
    while true {
      var end = start
      var count = 0
      while count < scalars, let decoded = DecodedScalar(in: bytes, at: end) {
        end += decoded.length
        count += 1
      }
      guard count > 0 else { return start + 1 }
      // What is left after `scalars` may belong to the same cluster.
      let length = firstCluster(of: bytes.extracting(start..<end))
      if start + length < end || count < scalars { return start + length }
      scalars *= 4
    }
  }

  /// The start of the grapheme cluster that holds the byte before `offset`.
  private static func clusterStart(_ offset: Int, in bytes: Span<UInt8>) -> Int {
    let last = DecodedScalar.start(in: bytes, holding: offset - 1)
    guard let decoded = DecodedScalar(in: bytes, at: last) else { return offset - 1 }
    let end = last + decoded.length
    var scalars = window
    while true {
      var start = end
      var count = 0
      while let decoded = DecodedScalar(in: bytes, endingAt: start),
        count < scalars || isRegionalIndicator(decoded.scalar)
      {
        start -= decoded.length
        count += 1
      }
      let isWhole = count < scalars || start == 0
      if let border = lastCluster(of: bytes.extracting(start..<end), trustingStart: isWhole) {
        return start + border
      }
      scalars *= 4
    }
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Bytes of the first cluster of a valid, non-empty text.
  private static func firstCluster(of valid: Span<UInt8>) -> Int {
    guard let text = try? UTF8Span(validating: valid) else { return 1 }
    var clusters = text.makeCharacterIterator()
    _ = clusters.skipForward()
    return clusters.currentCodeUnitOffset
  }

  /// Where the last cluster of a valid, non-empty text starts; `nil` where that isn't known.
  ///
  /// Whether there is a border may depend on what is before it. A second border, further left, is
  /// taken as the sign that nothing left of `valid` matters.
  private static func lastCluster(of valid: Span<UInt8>, trustingStart isWhole: Bool) -> Int? {
    guard let text = try? UTF8Span(validating: valid) else { return valid.count - 1 }
    var clusters = text.makeCharacterIterator()
    // The end of a text is a border, which is all that isn't checked.
    clusters.reset(toUnchecked: valid.count)
    _ = clusters.skipBack()
    let border = clusters.currentCodeUnitOffset
    if isWhole { return border }
    _ = clusters.skipBack()
    return clusters.currentCodeUnitOffset > 0 ? border : nil
  }
}
