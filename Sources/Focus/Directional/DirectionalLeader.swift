extension DirectionalSearch {
  /// The least score so far, and whether more than one candidate has it.
  ///
  /// Ties are only noted while the candidates are measured: they are rare, and settling them
  /// afterwards keeps the measuring loop free of any comparison between two candidates.
  struct Leader {
    private(set) var score: Int?
    private var position = 0
    private var isTied = false

    @inline(__always)
    mutating func offer(_ position: Int, score: Int) {
      guard let least = self.score, least <= score else {
        self.score = score
        self.position = position
        isTied = false
        return
      }
      if least == score { isTied = true }
    }

    /// The first in reading order of those that share the least score.
    ///
    /// `shares` says of a candidate and its position whether it is one of them.
    func settled(
      _ candidates: Span<DirectionalCandidate>, _ reading: ReadingDirection,
      shares: (DirectionalCandidate, Int) -> Bool
    ) -> DirectionalCandidate? {
      settledPosition(candidates, reading, shares: shares).map { candidates[$0] }
    }

    /// The position of the first in reading order of those that share the least score.
    func settledPosition(
      _ candidates: Span<DirectionalCandidate>, _ reading: ReadingDirection,
      shares: (DirectionalCandidate, Int) -> Bool
    ) -> Int? {
      guard score != nil else { return nil }
      guard isTied else { return position }
      var topmost: DirectionalCandidate?
      for position in candidates.indices where shares(candidates[position], position) {
        let candidate = candidates[position]
        guard let highest = topmost else {
          topmost = candidate
          continue
        }
        let key = (candidate.rectangle.minRow, candidate.index)
        if key < (highest.rectangle.minRow, highest.index) { topmost = candidate }
      }
      guard let topmost else { return nil }
      var first: Int?
      for position in candidates.indices where shares(candidates[position], position) {
        let candidate = candidates[position]
        guard candidate.rectangle.minRow < topmost.rectangle.maxRow else { continue }
        if let current = first {
          let key = reading.bandKey(of: candidate.rectangle)
          let least = reading.bandKey(of: candidates[current].rectangle)
          guard
            (key.leading, key.top, candidate.index)
              < (least.leading, least.top, candidates[current].index)
          else { continue }
        }
        first = position
      }
      return first
    }
  }
}
