import Geometry

/// A rectangle that takes part in a directional search.
public struct DirectionalCandidate: Hashable, Sendable {
  /// What the caller knows it by.
  ///
  /// The lower index wins between two candidates of one rectangle and one score, so indices given
  /// in an order that has a meaning, such as the order of groups, keep the answer independent of
  /// the order in which candidates are listed.
  public var index: Int

  /// Where it is, clipped by whatever lies in front, in the coordinates of the search's origin.
  ///
  /// One that holds no cell can't be revealed and so is never an answer (focus F23).
  public var rectangle: Rectangle

  /// Makes a candidate from the caller's index and its rectangle.
  public init(index: Int, rectangle: Rectangle) {
    self.index = index
    self.rectangle = rectangle
  }
}
