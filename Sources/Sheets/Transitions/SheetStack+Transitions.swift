extension SheetStack {
  /// Makes changes that are shown as one transition of at most 150 ms (sheets S10).
  ///
  /// Everything but the picture changes at once: steps, modality and events never wait. A movement
  /// that is under way goes on from where it is. Closing is a cut: the focus has left already.
  ///
  /// - Parameters:
  ///   - now: The time of the event that causes the changes, since the program's start.
  ///   - motion: Anything but `animated` makes the changes without a transition, and ends one that
  ///     is under way.
  ///   - changes: What to change.
  /// - Returns: What `changes` returns.
  @discardableResult
  public mutating func animateChanges<Result>(
    at now: Duration, motion: SheetMotion, _ changes: (inout Self) -> Result
  ) -> Result {
    let origins = rowsByName { rows(at: $0, now: now) }
    let targets = rowsByName(shownRows(at:))
    let result = changes(&self)
    let newTargets = rowsByName(shownRows(at:))
    if motion != .animated {
      transition = nil
    } else if newTargets.contains(where: { targets[$0.key] != $0.value }) {
      transition = SheetTransition(began: now, origins: origins)
    }
    return result
  }

  /// Puts every sheet where it rests: a key has come.
  public mutating func finishTransition() {
    transition = nil
  }

  /// When the next frame of the transition is due; `nil` when nothing moves after `now`.
  public func nextFrame(after now: Duration) -> Duration? {
    guard let transition, now < transition.end else { return nil }
    return min(max(now, transition.began) + SheetTransition<ID>.frame, transition.end)
  }

  /// The rows of a sheet at a time; where it rests when there is none.
  func rows(at index: Int, now: Duration?) -> Int {
    let target = shownRows(at: index)
    guard let now, let transition else { return target }
    return transition.rows(of: entries[index].sheet.id, to: target, at: now)
  }

  private func rowsByName(_ rows: (Int) -> Int) -> [ID: Int] {
    var all: [ID: Int] = [:]
    for index in entries.indices { all[entries[index].sheet.id] = rows(index) }
    return all
  }
}
