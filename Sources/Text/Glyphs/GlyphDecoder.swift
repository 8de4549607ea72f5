import Geometry

/// Reads glyphs from UTF-8 bytes, one after the other.
///
///     var decoder = GlyphDecoder(ruler)
///     let bytes = line.span
///     while let glyph = decoder.next(in: bytes) { … }
///
/// Nothing is sent to a terminal that could be a command or move its cursor (notes N20):
///
/// - C0 controls and DEL are shown as their control pictures, `␛` for ESC; C1 controls as `␦`,
///   bidirectional controls as `⇄`, line and paragraph separators as `␤`, U+FEFF as `␢`.
/// - Each byte that isn't UTF-8 is one `�`, and so is each scalar that the C library doesn't know.
/// - Zero width joiners, variation selectors for emoji and tags are part of the glyph before them
///   and aren't drawn.
/// - A combining mark with no text before it stands on a no-break space.
///
/// The same bytes have to be passed to each call.
public struct GlyphDecoder: Sendable {
  /// Where the next glyph starts, in bytes.
  public private(set) var offset: Int

  /// The column in which the next glyph starts.
  public private(set) var column: Int

  private let ruler: Ruler
  private let appearances = AppearanceTable.standard

  /// Makes a decoder.
  ///
  /// - Parameters:
  ///   - ruler: Gives tab stops and the width of ambiguous characters.
  ///   - offset: The byte to start at, where a glyph starts; less than 0 counts as 0.
  ///   - column: The column of that glyph, for tab stops; less than 0 counts as 0.
  public init(_ ruler: Ruler, at offset: Int = 0, column: Int = 0) {
    self.ruler = ruler
    self.offset = max(0, offset)
    self.column = column.clamped(to: 0...Self.lastColumn)
  }

  /// The last column a text may start in: far from where sums of widths overflow.
  private static let lastColumn = Int(Int32.max)

  /// The next glyph; `nil` at the end.
  ///
  /// - Complexity: O(bytes of the glyph), no allocation
  public mutating func next(in bytes: Span<UInt8>) -> Glyph? {
    guard offset < bytes.count else { return nil }
    let byte = bytes[offset]
    guard byte < 0x80 else { return nextBeyondASCII(in: bytes) }
    guard byte >= 0x20, byte < 0x7F else { return nextControl(byte, in: bytes) }
    let start = offset
    offset += 1
    return glyph(Unicode.Scalar(byte), marks: marks(in: bytes), width: 1, .text, from: start)
  }

  /// Skips printable ASCII that no mark can follow, up to a column.
  mutating func skipPlain(in bytes: Span<UInt8>, before limit: Int = .max) {
    let start = offset
    let room = limit.subtracting(clamped: column)
    guard room > 0 else { return }
    let end = start + min(room, max(0, bytes.count - start))
    while offset < end, bytes[offset] >= 0x20, bytes[offset] < 0x7F { offset += 1 }
    if offset > start, offset < bytes.count, bytes[offset] >= 0x80 { offset -= 1 }
    column += offset - start
  }

  private mutating func nextControl(_ byte: UInt8, in bytes: Span<UInt8>) -> Glyph {
    let start = offset
    if let length = DecodedScalar.newlineLength(in: bytes, at: start) {
      offset += length
      return glyph("␤", width: 1, .newline, from: start)
    }
    offset += 1
    if byte == 0x09 {
      return glyph(" ", width: ruler.tabStop - column % ruler.tabStop, .tab, from: start)
    }
    let picture = ControlPicture.of(UInt32(byte)) ?? "\u{FFFD}"
    return glyph(picture, width: 1, .control, from: start)
  }

  @inline(__always)
  private mutating func nextBeyondASCII(in bytes: Span<UInt8>) -> Glyph {
    let start = offset
    guard let decoded = DecodedScalar(in: bytes, at: start) else {
      offset += 1
      return glyph("\u{FFFD}", width: ruler.replacementWidth, .invalid, from: start)
    }
    let appearance = appearances[decoded.scalar]
    if !appearance.joins { offset += decoded.length }
    switch appearance {
    case .narrow, .wide, .ambiguous:
      let width = ruler.width(of: appearance)
      return glyph(decoded.scalar, marks: marks(in: bytes), width: width, .text, from: start)
    case .mark, .dropped:
      return glyph("\u{A0}", marks: marks(in: bytes), width: 1, .text, from: start)
    case .control:
      let picture = ControlPicture.of(decoded.scalar.value) ?? "\u{FFFD}"
      return glyph(picture, width: 1, .control, from: start)
    case .unknown:
      return glyph("\u{FFFD}", width: ruler.replacementWidth, .invalid, from: start)
    }
  }

  @inline(__always)
  private mutating func glyph(
    _ base: Unicode.Scalar, marks: UInt64 = 0, width: Int, _ kind: Glyph.Kind, from start: Int
  ) -> Glyph {
    column += width
    return Glyph(base: base, marks: marks, width: width, kind: kind, bytes: start..<offset)
  }

  /// Takes what stands in the same cell as what was read last, and packs the first three marks.
  @inline(__always)
  private mutating func marks(in bytes: Span<UInt8>) -> UInt64 {
    guard offset < bytes.count, Appearance.mayJoin(lead: bytes[offset]) else { return 0 }
    return takeMarks(in: bytes)
  }

  private mutating func takeMarks(in bytes: Span<UInt8>) -> UInt64 {
    var marks: UInt64 = 0
    var shift: UInt64 = 0
    while offset < bytes.count, Appearance.mayJoin(lead: bytes[offset]),
      let decoded = DecodedScalar(in: bytes, at: offset)
    {
      let appearance = appearances[decoded.scalar]
      guard appearance.joins else { break }
      offset += decoded.length
      if appearance == .mark, shift < 63 {
        marks |= UInt64(decoded.scalar.value) << shift
        shift += 21
      }
    }
    return marks
  }
}
