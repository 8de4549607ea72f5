import Geometry

/// What a movement would do, what was weighed, and what decided (focus F34).
public struct MovementExplanation: Sendable, Encodable {
  /// The movement.
  public var movement: Movement

  /// What would come of it.
  public var outcome: MovementOutcome

  /// The rule that decided where it leads; `nil` where it leads nowhere.
  public var rule: MovementRule?

  /// What decided the search by geometry, where there was one.
  public var search: DirectionalRule?

  /// Everything that was weighed: areas in a search, groups in Tab order.
  public var candidates: [CandidateExplanation]

  /// The items that wanted to be entered, where a group was entered by its entry item.
  public var entries: [EntryExplanation]
}

/// One thing that was weighed.
public struct CandidateExplanation: Sendable, Encodable {
  /// The number by which other candidates name it.
  public var index: Int

  /// What it is.
  public var name: Name

  /// What became of it.
  public var verdict: Verdict

  /// What a candidate is.
  public enum Name: Hashable, Sendable, Encodable {
    /// An item.
    case item(FocusTarget)
    /// A group as a whole.
    case group(GroupID)
    /// A guide.
    case guide(GuideID)
  }

  /// What became of a candidate.
  public enum Verdict: Hashable, Sendable, Encodable {
    /// Its class and its score in a search.
    case weighed(DirectionalStanding, DirectionalDistance?)
    /// It can be entered.
    case open
    /// It can't be entered.
    case closed([FocusBarrier])
  }
}

/// An item that wanted to be entered.
public struct EntryExplanation: Hashable, Sendable, Encodable {
  /// The item.
  public var item: ItemID

  /// How much it wanted to.
  public var priority: EntryPriority

  /// Who said so.
  public var source: Source

  /// Who says that an item wants to be entered.
  public enum Source: String, Hashable, Sendable, Encodable {
    /// The group's source.
    case raised
    /// The group's memory.
    case remembered
  }
}
