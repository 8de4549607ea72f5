import Geometry

/// The part of a track that shows which part of the content is visible.
///
/// The thumb is as long as the visible share of the track, one cell at least. It touches an end of
/// the track exactly when the content is scrolled to that end, as far as the track has cells to
/// tell the difference.
public struct ScrollThumb: Hashable, Sendable {
  /// The first cell of the track that is covered.
  public let start: Int

  /// Cells covered, at least one.
  public let length: Int

  /// Makes a thumb; `nil` where all content is visible or there is no track.
  ///
  /// - Parameters:
  ///   - offset: Rows hidden above the viewport; clamped to the content.
  ///   - content: Rows of the content.
  ///   - viewport: Rows that are visible.
  ///   - track: Cells to draw on.
  public init?(offset: Int, content: Int, viewport: Int, track: Int) {
    guard track > 0, viewport > 0, content > viewport else { return nil }
    let hidden = content - viewport
    let offset = offset.clamped(to: 0...hidden)
    let length = Self.scaled(track, by: viewport, of: content).clamped(to: 1...track)
    let room = track - length
    var start = Self.scaled(room, by: offset, of: hidden)
    if offset > 0, start == 0, room > 1 { start = 1 }
    if offset < hidden, start == room, room > 1 { start = room - 1 }
    self.start = start
    self.length = length
  }

  /// The thumb on a track that begins with cells it doesn't use: those of a field above the rows, or
  /// what lies in front.
  public func moved(by cells: Int) -> ScrollThumb {
    ScrollThumb(start: start + cells, length: length)
  }

  private init(start: Int, length: Int) {
    self.start = start
    self.length = length
  }

  /// The cells covered.
  public var cells: Range<Int> { start..<start + length }

  /// `number * part / whole`, rounded, for numbers of any size.
  private static func scaled(_ number: Int, by part: Int, of whole: Int) -> Int {
    let product = number.multipliedFullWidth(by: part)
    let (quotient, remainder) = whole.dividingFullWidth(product)
    return quotient + (remainder > whole / 2 ? 1 : 0)
  }
}
