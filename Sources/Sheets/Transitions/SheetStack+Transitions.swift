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
    let before = self
    let result = changes(&self)
    animate(from: before, at: now, motion: motion)
    return result
  }

  /// Shows the changes since an earlier state as one transition, for owners whose changes are made
  /// in many places; the rest is as in ``animateChanges(at:motion:_:)``.
  ///
  /// - Complexity: O(*n*²) in the number of sheets, which are few.
  public mutating func animate(from before: Self, at now: Duration, motion: SheetMotion) {
    guard motion == .animated else {
      transition = nil
      return
    }
    let isMoved = entries.indices.contains { index in
      let place = before.entries.firstIndex { $0.sheet.id == entries[index].sheet.id }
      return place.map(before.shownRows(at:)) != shownRows(at: index)
    }
    guard isMoved else { return }
    var origins: [ID: Int] = [:]
    for index in before.entries.indices {
      origins[before.entries[index].sheet.id] = before.rows(at: index, now: now)
    }
    transition = SheetTransition(began: now, origins: origins)
  }

  /// Puts every sheet where it rests: a key has come.
  public mutating func finishTransition() {
    transition = nil
  }

  /// When the next frame of the transition is due that shows anything new; `nil` when nothing moves
  /// after `now`.
  public func nextFrame(after now: Duration) -> Duration? {
    guard let transition, now < transition.end else { return nil }
    return (transition.step(at: now)..<SheetTransition<ID>.steps).lazy
      .map { transition.began + SheetTransition<ID>.frame * $0 }
      .first { time in
        entries.indices.contains { rows(at: $0, now: time) != rows(at: $0, now: now) }
      }
  }

  /// The rows of a sheet at a time; where it rests when there is none.
  func rows(at index: Int, now: Duration?) -> Int {
    let target = shownRows(at: index)
    guard let now, let transition else { return target }
    return transition.rows(of: entries[index].sheet.id, to: target, at: now)
  }
}
