import Geometry

/// Breaks text into rows of some columns (text T4).
///
/// Rows end after words, blanks included: all rows together are the text. A blank that no longer
/// fits after the last word of a row hangs over the edge, further ones begin the next row, so that
/// words start at the margin and a caret has a cell in every longer run of blanks. A word that is
/// longer than a row is broken where a caret may stand. A wide character that would straddle the
/// edge begins the next row. Between wide characters a row may end without a blank.
///
/// Tab stops count from the left edge of each row. A row holds a glyph at least, also where not
/// even that fits; what is wider than a whole row, as an emoji of many parts, is broken between
/// its glyphs.
public struct TextWrap: Hashable, Sendable {
  /// Columns of a row, at least 1.
  public let columns: Int

  /// Columns that are left free at the start of rows which continue a line.
  public let continuationIndent: Int

  /// What measures the text.
  public let ruler: Ruler

  /// Makes a wrap.
  ///
  /// - Parameters:
  ///   - columns: Columns of a row; less than 1 counts as 1.
  ///   - continuationIndent: Columns that are left free at the start of rows which continue a
  ///     line, at most half of the row.
  ///   - ruler: What measures the text.
  public init(columns: Int, continuationIndent: Int = 0, ruler: Ruler = Ruler()) {
    self.columns = max(1, columns)
    self.continuationIndent = continuationIndent.clamped(to: 0...self.columns / 2)
    self.ruler = ruler
  }

  /// The column in which a row's text starts.
  public func indent(of start: WrappedRow.Start) -> Int {
    start == .line ? 0 : continuationIndent
  }

  /// All rows of a text; one empty row for an empty text.
  ///
  /// - Complexity: O(bytes)
  public func rows(of text: some UTF8Bytes & ~Escapable) -> [WrappedRow] {
    text.withSpan { bytes in
      var rows: [WrappedRow] = []
      var next = row(at: 0, startingAs: .line, in: bytes)
      while let row = next {
        rows.append(row)
        next = self.row(after: row, in: bytes)
      }
      return rows.isEmpty ? [WrappedRow(bytes: 0..<0, start: .line)] : rows
    }
  }

  /// The row that follows another; `nil` behind the last.
  ///
  /// - Complexity: O(bytes of the row)
  public func row(
    after row: WrappedRow, in text: some UTF8Bytes & ~Escapable
  ) -> WrappedRow? {
    text.withSpan { bytes in
      let end = row.bytes.upperBound
      let endsLine = end > 0 && end <= bytes.count && bytes[end - 1] == 0x0A
      return self.row(at: end, startingAs: endsLine ? .line : .continuation, in: bytes)
    }
  }
}
