import Text

/// What becomes of text that is wider than its place.
public enum Overflow: Hashable, Sendable {
  /// It is cut, without a sign.
  case clipped

  /// It is cut and ends in `…`.
  case ellipsis

  /// It is cut and ends in `...`, for screens without Unicode; in fewer than three columns in as
  /// many dots as fit.
  case dots

  /// What of `text` is shown in so many columns.
  func cut(_ text: Span<UInt8>, toColumns columns: Int, ruler: Ruler) -> VisiblePart {
    let columns = max(0, columns)
    switch self {
    case .clipped:
      let cut = ruler.cut(text, toColumns: columns, ellipsis: nil)
      return VisiblePart(end: cut.kept.upperBound, columns: cut.columns, sign: nil, signs: 0)
    case .ellipsis:
      let cut = ruler.cut(text, toColumns: columns, ellipsis: "…")
      let signs = cut.ellipsis == nil ? 0 : 1
      return VisiblePart(
        end: cut.kept.upperBound, columns: cut.columns, sign: cut.ellipsis, signs: signs)
    case .dots:
      let whole = ruler.cut(text, toColumns: columns, ellipsis: nil)
      guard whole.outcome == .cut else {
        return VisiblePart(end: whole.kept.upperBound, columns: whole.columns, sign: nil, signs: 0)
      }
      let dots = min(3, columns)
      let cut = ruler.cut(text, toColumns: columns - dots, ellipsis: nil)
      return VisiblePart(
        end: cut.kept.upperBound, columns: cut.columns + dots, sign: ".", signs: dots)
    }
  }
}

/// The part of a text that fits, and the signs drawn after it.
struct VisiblePart {
  /// Bytes shown.
  var end: Int

  /// Columns taken, signs included.
  var columns: Int

  /// What says that there is more.
  var sign: Unicode.Scalar?

  /// How often `sign` is drawn.
  var signs: Int
}
