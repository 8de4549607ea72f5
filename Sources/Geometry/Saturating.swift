/// Arithmetic that stops at the ends of `Int` instead of trapping.
///
/// Coordinates may come from a file or from another program: a rectangle at the far end of `Int`
/// has to give an answer.
extension Int {
  /// The sum, or the nearest end of `Int` where it doesn't fit.
  public func adding(clamped other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    guard overflow else { return sum }
    return other < 0 ? .min : .max
  }

  /// The difference, or the nearest end of `Int` where it doesn't fit.
  public func subtracting(clamped other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    guard overflow else { return difference }
    return other < 0 ? .max : .min
  }

  /// The product, or the nearest end of `Int` where it doesn't fit.
  public func multiplied(clamped other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    guard overflow else { return product }
    return (self < 0) == (other < 0) ? .max : .min
  }

  /// The nearest number inside `range`.
  public func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
