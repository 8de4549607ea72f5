/// A detent with the rows that it has in the space at hand.
public struct DetentStep: Hashable, Sendable {
  /// The detent's name.
  public let identifier: Detent.Identifier

  /// The rows of the whole sheet, at least 1.
  public let rows: Int

  /// Makes a step.
  public init(identifier: Detent.Identifier, rows: Int) {
    self.identifier = identifier
    self.rows = rows
  }
}

/// The detents of a sheet that are in use in the space at hand, from the lowest to the highest.
///
/// Detents are resolved, those out of use dropped, the rest clamped, equal heights merged into the
/// one listed first, and sorted; with nothing left the ladder is `large` alone (sheets S2). A
/// detent listed again under the same name is ignored.
public struct DetentLadder: Hashable, Sendable {
  /// The steps: at least one, rows strictly ascending.
  public let steps: [DetentStep]

  /// The rows of every detent in the order in which they were listed; `nil` when out of use.
  private let listed: [Listed]

  private struct Listed: Hashable {
    let identifier: Detent.Identifier
    let rows: Int?
  }

  /// Makes the ladder of some detents.
  ///
  /// - Complexity: O(*n*²) in the number of detents, which are few.
  public init(_ detents: [Detent], in context: DetentContext) {
    var listed: [Listed] = []
    var steps: [DetentStep] = []
    for detent in detents
    where !listed.contains(where: { $0.identifier == detent.identifier }) {
      let rows = detent.resolvedRows(in: context)
      listed.append(Listed(identifier: detent.identifier, rows: rows))
      if let rows, !steps.contains(where: { $0.rows == rows }) {
        steps.append(DetentStep(identifier: detent.identifier, rows: rows))
      }
    }
    steps.sort { $0.rows < $1.rows }
    self.listed = listed
    self.steps =
      steps.isEmpty ? [DetentStep(identifier: .large, rows: context.maximumRows)] : steps
  }

  /// The ladder of a sheet that fills its container and can't be resized.
  init(filling rows: Int) {
    listed = []
    steps = [DetentStep(identifier: .large, rows: rows)]
  }

  /// The lowest step.
  public var smallest: DetentStep { steps[0] }

  /// The highest step.
  public var largest: DetentStep { steps[steps.count - 1] }

  /// The step for the detent that was asked for.
  ///
  /// A detent that was merged gives the step of the same height. One that is out of use gives the
  /// detent in use that is listed nearest to it, of two the higher one; without a wish, or with one
  /// for a detent that isn't listed, it is the smallest (sheets S3).
  public func step(for asked: Detent.Identifier?) -> DetentStep {
    guard let asked, let place = listed.firstIndex(where: { $0.identifier == asked }) else {
      return smallest
    }
    for distance in 0..<listed.count {
      let candidates = [place - distance, place + distance]
        .filter(listed.indices.contains)
        .compactMap { listed[$0].rows }
      if let rows = candidates.max() { return step(ofRows: rows) }
    }
    return smallest
  }

  /// The next higher step; `nil` at the largest.
  public func step(above step: DetentStep) -> DetentStep? {
    steps.first { $0.rows > step.rows }
  }

  /// The next lower step; `nil` at the smallest.
  public func step(below step: DetentStep) -> DetentStep? {
    steps.last { $0.rows < step.rows }
  }

  /// The next higher step, after the largest the smallest again.
  public func step(after step: DetentStep) -> DetentStep {
    self.step(above: step) ?? smallest
  }

  /// The rows up to which a sheet leaves what lies behind usable; 0 when it never does.
  ///
  /// While the boundary itself is out of use, the detents listed before it stand in for it: they
  /// are the smaller ones.
  ///
  /// - Parameter boundary: The sheet's largest undimmed detent.
  func undimmedRows(upTo boundary: Detent.Identifier?) -> Int {
    guard let boundary else { return 0 }
    guard let place = listed.firstIndex(where: { $0.identifier == boundary }) else {
      return steps.first { $0.identifier == boundary }?.rows ?? 0
    }
    return listed[place].rows ?? listed[..<place].compactMap(\.rows).max() ?? 0
  }

  private func step(ofRows rows: Int) -> DetentStep {
    steps.first { $0.rows == rows } ?? smallest
  }
}
