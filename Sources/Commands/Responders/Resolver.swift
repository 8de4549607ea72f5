/// Finds who does a command: the one function that dispatch and everything that shows commands use
/// (commands C5).
public struct Resolver<Source: ResponderSource> {
  /// The commands that exist.
  public let registry: CommandRegistry

  /// Who answers for the responders.
  public let source: Source

  /// Makes a resolver.
  public init(registry: CommandRegistry, source: Source) {
    self.registry = registry
    self.source = source
  }

  /// Who does a command along a trail, and whether it can be done.
  ///
  /// The first responder from inside out that says it does the command is the target. If it can't now,
  /// the command is disabled; no other is asked, since it would do something else. Pure: the
  /// same answers of the source give the same result.
  ///
  /// - Complexity: O(responders asked), each at most once.
  public func resolve(
    _ command: CommandID, along trail: ResponderTrail, sender: CommandSender
  ) -> Resolution {
    registry[command].map { resolve($0, along: trail, sender: sender) } ?? .unavailable
  }

  /// The same for a command that needn't be registered, as those that a menu is supplied with.
  public func resolve(
    _ command: Command, along trail: ResponderTrail, sender: CommandSender
  ) -> Resolution {
    walk(command, along: trail, sender: sender) { _, _ in }
  }

  /// The same answer, with everyone who was asked.
  public func explain(
    _ command: CommandID, along trail: ResponderTrail, sender: CommandSender
  ) -> ResolutionExplanation {
    var explanation = ResolutionExplanation(command: command, steps: [], resolution: .unavailable)
    guard let command = registry[command] else { return explanation }
    explanation.resolution = walk(command, along: trail, sender: sender) { responder, outcome in
      explanation.steps.append(.init(responder, outcome))
    }
    return explanation
  }

  private func walk(
    _ command: Command, along trail: ResponderTrail, sender: CommandSender,
    tell: (ResponderID, ResolutionExplanation.Outcome) -> Void
  ) -> Resolution {
    let id = command.id
    let isEditing = TextEditingState.commands.contains(id)
    // Whoever was named by another is remembered; the trail itself holds nobody twice.
    var named: [ResponderID] = []
    for start in trail.ids {
      var responder = start
      guard !named.contains(start) else {
        tell(start, .askedBefore)
        continue
      }
      while true {
        if source.canPerform(id, on: responder, sender: sender) {
          let validation = source.validate(command, on: responder)
          return verdict(command, validation, responder, tell)
        }
        if isEditing, let text = source.textEditing(of: responder),
          let validation = text.validation(of: id)
        {
          return verdict(command, validation, responder, tell)
        }
        guard let other = source.forward(id, from: responder) else {
          tell(responder, .declined)
          break
        }
        tell(responder, .forwarded(to: other))
        guard other != start, !named.contains(other), !trail.precedes(other, start) else {
          tell(other, .askedBefore)
          break
        }
        named.append(other)
        responder = other
      }
    }
    return .unavailable
  }

  private func verdict(
    _ command: Command, _ validation: Validation, _ responder: ResponderID,
    _ tell: (ResponderID, ResolutionExplanation.Outcome) -> Void
  ) -> Resolution {
    let target = CommandTarget(
      responder, title: validation.title ?? command.title,
      discoverabilityTitle: validation.discoverabilityTitle ?? validation.title
        ?? command.discoverabilityTitle,
      shortTitle: validation.shortTitle ?? command.shortTitle, state: validation.state,
      attributes: command.attributes.union(validation.attributes))
    if target.attributes.contains(.hidden) {
      tell(responder, .hidden)
      return .unavailable
    }
    if let reason = validation.disabledReason {
      tell(responder, .disabled(reason: reason))
      return .disabled(target, reason: reason)
    }
    tell(responder, .performs)
    return .enabled(target)
  }
}

extension Resolver: Sendable where Source: Sendable {}

extension ResponderTrail {
  /// Whether `id` stands on the trail before `other`.
  fileprivate func precedes(_ id: ResponderID, _ other: ResponderID) -> Bool {
    for candidate in ids {
      if candidate == other { return false }
      if candidate == id { return true }
    }
    return false
  }
}
