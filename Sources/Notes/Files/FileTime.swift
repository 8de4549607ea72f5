/// A moment as the file system keeps it.
public struct FileTime: Hashable, Comparable, Sendable {
  /// Nanoseconds since the start of 1970 in UTC; negative before it.
  ///
  /// The range reaches from 1677 to 2262; moments beyond are held at its ends.
  public let nanoseconds: Int64

  /// The start of 1970.
  public static let epoch = FileTime(nanoseconds: 0)

  /// Makes a moment.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Makes a moment from the parts that system calls give.
  init(seconds: Int64, nanoseconds: Int64) {
    let (product, tooFar) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, past) = product.addingReportingOverflow(nanoseconds)
    self.nanoseconds = tooFar || past ? (seconds < 0 ? .min : .max) : sum
  }

  /// Whole seconds since the start of 1970, rounded towards the past.
  public var seconds: Int64 {
    let (quotient, remainder) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// Whether the left moment is earlier.
  public static func < (left: FileTime, right: FileTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
