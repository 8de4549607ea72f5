/// Who does a command now, and whether it can be done (commands C5).
public enum Resolution: Hashable, Sendable {
  /// It can be done.
  case enabled(CommandTarget)

  /// There is somebody who does it, but not now; the reason is said to people.
  case disabled(CommandTarget, reason: String)

  /// Nobody does it here, or it is hidden.
  case unavailable

  /// Who does it, if anybody does.
  public var target: CommandTarget? {
    switch self {
    case .enabled(let target), .disabled(let target, _): target
    case .unavailable: nil
    }
  }
}

/// The responder that does a command, and how the command is shown there.
public struct CommandTarget: Hashable, Sendable {
  /// The responder.
  public var responder: ResponderID

  /// The title as the responder wants it.
  public var title: String

  /// The title where it stands alone: in the overlay and the palette.
  public var discoverabilityTitle: String

  /// One or two words for the footer.
  public var shortTitle: String

  /// Whether what it switches is on.
  public var state: CommandState

  /// What is special about it now.
  public var attributes: Command.Attributes

  /// Makes a target; titles that aren't given are its title.
  public init(
    _ responder: ResponderID, title: String, discoverabilityTitle: String? = nil,
    shortTitle: String? = nil, state: CommandState = .off, attributes: Command.Attributes = []
  ) {
    self.responder = responder
    self.title = title
    self.discoverabilityTitle = discoverabilityTitle ?? title
    self.shortTitle = shortTitle ?? title
    self.state = state
    self.attributes = attributes
  }
}

/// Why a command is done by one and not by another.
public struct ResolutionExplanation: Hashable, Sendable {
  /// The command.
  public var command: CommandID

  /// Who was asked, in order, and what came of it.
  public var steps: [Step]

  /// The answer.
  public var resolution: Resolution

  /// A responder that was asked.
  public struct Step: Hashable, Sendable {
    /// The responder.
    public var responder: ResponderID

    /// What came of it.
    public var outcome: Outcome

    /// Makes a step.
    public init(_ responder: ResponderID, _ outcome: Outcome) {
      self.responder = responder
      self.outcome = outcome
    }
  }

  /// What came of asking a responder.
  public enum Outcome: Hashable, Sendable {
    /// It doesn't do it.
    case declined
    /// It doesn't do it, but named another that is asked next.
    case forwarded(to: ResponderID)
    /// It was asked before: following on would go round in a circle.
    case askedBefore
    /// It does it.
    case performs
    /// It does it, but not now.
    case disabled(reason: String)
    /// It does it, but the command is hidden.
    case hidden
  }
}
