import Geometry

extension Detent.Identifier {
  /// The name of ``Detent/medium``.
  public static let medium: Self = "medium"

  /// The name of ``Detent/large``.
  public static let large: Self = "large"

  /// The name of ``Detent/fitted``.
  public static let fitted: Self = "fitted"
}

extension Detent {
  /// Half of the container, an odd row included; out of use where the height is compact.
  public static let medium = Detent(.medium) { context in
    switch context.heightClass {
    case .compact: nil
    case .regular: context.container.rows / 2 + context.container.rows % 2
    }
  }

  /// All rows of the container but one.
  public static let large = Detent(.large) { $0.maximumRows }

  /// As many rows as the content would like; out of use when the content can't tell.
  public static let fitted = Detent(.fitted) { context in
    context.contentRows?.adding(clamped: context.chromeRows)
  }

  /// A share of the container's rows, rounded to the nearest.
  ///
  /// - Parameters:
  ///   - share: 0 to 1; beyond these it is clamped, and what isn't a number is out of use.
  ///   - identifier: Its name; `fraction-` and the share when there is none.
  public static func fraction(_ share: Double, _ identifier: Identifier? = nil) -> Detent {
    Detent(identifier ?? Identifier("fraction-\(share)")) { context in
      guard !share.isNaN else { return nil }
      let rows = Double(context.container.rows) * min(max(share, 0), 1)
      return Int(rounding: rows, within: 0...context.container.rows)
    }
  }

  /// A number of rows, whatever the container.
  ///
  /// - Parameters:
  ///   - count: Rows of the whole sheet.
  ///   - identifier: Its name; `rows-` and the number when there is none.
  public static func rows(_ count: Int, _ identifier: Identifier? = nil) -> Detent {
    Detent(identifier ?? Identifier("rows-\(count)")) { _ in count }
  }
}

extension Int {
  /// The whole number nearest to `value` that lies in `range`.
  ///
  /// - Precondition: `value` is a number.
  init(rounding value: Double, within range: ClosedRange<Int>) {
    if value <= Double(range.lowerBound) {
      self = range.lowerBound
    } else if value >= Double(range.upperBound) {
      self = range.upperBound
    } else {
      // NB: `rounded()` would need the C library's mathematics in debug builds.
      self = Int(value < 0 ? value - 0.5 : value + 0.5)
    }
  }
}
