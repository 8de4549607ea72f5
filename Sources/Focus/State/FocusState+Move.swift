extension FocusState {
  /// Moves the focus, or says why not.
  ///
  /// The same as proposing and committing, for apps in which no responder can refuse.
  ///
  /// - Parameters:
  ///   - movement: the movement.
  ///   - map: the map in use.
  ///   - time: when the movement was made; later requests that were asked for before lose to it
  ///     (focus F4).
  public mutating func move(
    _ movement: Movement, in map: FocusMap, at time: Duration = .zero
  ) -> MovementOutcome {
    guard let step = plainStep(movement, in: map) else {
      return moveByProposal(movement, in: map, at: time)
    }
    return take(step, in: map, at: time)
  }

  /// Moves the focus by proposing and committing; kept out of the way of the plain step.
  @inline(never)
  private mutating func moveByProposal(
    _ movement: Movement, in map: FocusMap, at time: Duration
  ) -> MovementOutcome {
    commit(map.propose(movement, from: self), at: time)
  }

  /// Makes a proposal come true (focus F30).
  ///
  /// The proposal must have been made from this state, and the map in use must still be that one.
  /// A movement ends a pending request, whatever comes of it (focus F3).
  public mutating func commit(_ proposal: Proposal, at time: Duration = .zero) -> MovementOutcome {
    pending = nil
    note(movementAt: time)
    typed = proposal.typed
    columnWish = proposal.columnWish
    switch proposal.outcome {
    case .moved(let update):
      change(proposal.path)
      if let memory = proposal.memory { self.memory.note(memory) }
      if let crossing = proposal.crossing { cross(crossing) }
      place = update.next
      lost = nil
    case .steered:
      if let memory = proposal.memory { self.memory.note(memory) }
    case .scrolled, .refused:
      change(proposal.path)
    }
    return proposal.outcome
  }

  /// Notes when the user moved; what was still to move the focus by itself no longer does.
  @inline(__always)
  mutating func note(movementAt time: Duration) {
    settleEntrances()
    // Compared as numbers, since comparing durations is a call that is never inlined.
    if time.attoseconds > lastInput.attoseconds { lastInput = time }
  }

  /// Notes the way back.
  private mutating func change(_ change: Proposal.PathChange) {
    switch change {
    case .keep: break
    case .clear: if !path.isEmpty { path.clear() }
    case .push(let heading):
      if let place { path.push(place, leaving: heading) }
    case .retrace(let heading): _ = path.retrace(heading) { _ in true }
    }
  }

  /// Notes that the focus goes over into another scope: what it leaves is what the closing of that
  /// scope gives it back to (focus F26).
  mutating func cross(_ crossing: ScopeCrossing) {
    guard let place else { return }
    for record in scopes.indices {
      if scopes[record].scope == crossing.left { scopes[record].lastInside = place }
      if scopes[record].scope == crossing.entered {
        scopes[record].lastOutside = place
        scopes[record].lastInside = nil
      }
    }
  }
}
