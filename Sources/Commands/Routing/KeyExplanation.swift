/// Why a key means what it means somewhere (commands C5).
public struct KeyExplanation: Hashable, Sendable {
  /// The keys in question.
  public var keys: KeySequence

  /// Everything that the keys are bound to there, in the order in which it is offered them.
  public var claims: [Claim]

  /// The claim that is followed; `nil` if nobody wants the keys.
  public var winner: Int?

  /// Something that the keys are bound to.
  public enum Claim: Hashable, Sendable {
    /// A command, and how it was decided who does it.
    case command(KeyTier, KeyContext, ResolutionExplanation)
    /// A movement of the focus.
    case movement(KeyTier, KeyContext, CommandID)
    /// The text of the first responder.
    case text(Unicode.Scalar)
    /// So many longer sequences that begin with the keys.
    case prefix(KeyTier, KeyContext, count: Int)
  }
}

extension KeyRouter {
  /// Who would handle these keys in a situation, and why; pending keys don't count.
  public func explain(
    _ keys: KeySequence, in situation: KeySituation, asking source: some ResponderSource
  ) -> KeyExplanation {
    lookup(in: situation, asking: source).explain(keys)
  }
}

extension KeyLookup {
  fileprivate func explain(_ keys: KeySequence) -> KeyExplanation {
    var explanation = KeyExplanation(keys: keys, claims: [], winner: nil)
    var firstPrefix: Int?
    for (tier, levels) in levels(for: keys) {
      for level in levels {
        let claims = claims(on: keys, at: level)
        if explanation.winner == nil, let place = winner(among: claims) {
          explanation.winner = explanation.claims.count + place
        }
        explanation.claims += claims
        if let prefix = prefixClaim(keys, at: level) {
          firstPrefix = firstPrefix ?? explanation.claims.count
          explanation.claims.append(prefix)
        }
      }
      guard tier == .text else { continue }
      if explanation.winner == nil, explanation.claims.contains(where: \.isPrefixOfText) {
        explanation.winner = firstPrefix
      }
      if let scalar = writtenText(keys) {
        explanation.winner = explanation.winner ?? explanation.claims.count
        explanation.claims.append(.text(scalar))
      }
    }
    explanation.winner = explanation.winner ?? firstPrefix
    return explanation
  }

  private func claims(on keys: KeySequence, at level: Level) -> [KeyExplanation.Claim] {
    commands(keys, at: level).map { command in
      if movement(for: command) != nil { return .movement(level.tier, level.context, command) }
      let explanation = resolver.explain(command, along: situation.trail, sender: .key)
      return .command(level.tier, level.context, explanation)
    }
  }

  private func prefixClaim(_ keys: KeySequence, at level: Level) -> KeyExplanation.Claim? {
    let count = bindings.continuations(of: keys, in: level.context).count { longer in
      longer.commands.contains { counts($0, at: level.tier) && isAvailable($0) }
    }
    return count == 0 ? nil : .prefix(level.tier, level.context, count: count)
  }

  /// The first claim that can be done, else the first that says why it can't.
  private func winner(among claims: [KeyExplanation.Claim]) -> Int? {
    claims.firstIndex { claim in
      switch claim {
      case .movement, .text: return true
      case .command(_, _, let explanation):
        if case .enabled = explanation.resolution { return true }
        return false
      case .prefix: return false
      }
    }
      ?? claims.firstIndex { claim in
        guard case .command(_, _, let explanation) = claim else { return false }
        return explanation.resolution != .unavailable
      }
  }
}

extension KeyExplanation.Claim {
  fileprivate var isPrefixOfText: Bool {
    if case .prefix(.text, _, _) = self { true } else { false }
  }

  /// The tier at which the claim stands.
  public var tier: KeyTier {
    switch self {
    case .command(let tier, _, _), .movement(let tier, _, _), .prefix(let tier, _, _): tier
    case .text: .text
    }
  }
}
