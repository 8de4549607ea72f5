/// How much a configuration file may hold.
///
/// A few bytes of YAML can stand for millions of values; these limits keep a careless or hostile
/// file from costing more than it is worth.
public struct ParseLimits: Hashable, Sendable {
  /// The most bytes.
  public var bytes: Int

  /// The most lists and maps within each other, the root included.
  public var depth: Int

  /// The most values, each counted as often as aliases repeat it.
  public var values: Int

  /// Makes limits.
  public init(bytes: Int, depth: Int, values: Int) {
    self.bytes = bytes
    self.depth = depth
    self.values = values
  }

  /// One mebibyte, 64 levels, 50,000 values: far more than any file for people has.
  public static let standard = ParseLimits(bytes: 1 << 20, depth: 64, values: 50_000)
}
