/// What a movement would do, before anybody said no (focus F30).
///
/// Ask every responder that holds the previous or the next item of `outcome`; if none refuses,
/// commit it to the state that it was made from.
public struct Proposal: Hashable, Sendable {
  /// What will come of the movement.
  public var outcome: MovementOutcome

  /// The rule that decided where the movement leads; `nil` where it leads nowhere.
  public internal(set) var rule: MovementRule?

  /// The column that up and down will aim for from now on (focus F15).
  var columnWish: Int?

  /// What becomes of the way back (focus F19).
  var path: PathChange = .clear

  /// What the group that is left will remember, if it remembers.
  var memory: GroupMemory?

  /// The scopes between which the focus goes over, where they differ.
  var crossing: ScopeCrossing?

  /// The letters typed so far, after a type-ahead.
  var typed: String?

  /// What becomes of the way back.
  enum PathChange: Hashable, Sendable {
    case keep
    case clear
    case push(FocusHeading)
    case retrace(FocusHeading)
  }

  init(_ outcome: MovementOutcome) { self.outcome = outcome }

  /// The same proposal, refused by a responder.
  ///
  /// Only moves can be refused; anything else stays as it is.
  public func vetoed(because reason: String) -> Proposal {
    guard case .moved = outcome else { return self }
    var refused = Proposal(.refused(because: .vetoed(because: reason)))
    refused.path = .keep
    return refused
  }
}
