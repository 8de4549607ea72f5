/// Distances from the four edges of a rectangle inwards, in cells.
public struct Insets: Hashable, Sendable, Codable {
  /// Rows taken off the top.
  public var top: Int

  /// Columns taken off the left.
  public var left: Int

  /// Rows taken off the bottom.
  public var bottom: Int

  /// Columns taken off the right.
  public var right: Int

  /// Makes insets from the four distances.
  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets with one distance on every side.
  public init(all distance: Int) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }
}
