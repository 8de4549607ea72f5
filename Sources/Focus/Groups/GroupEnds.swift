/// What a move does that would go beyond the end of its group (focus F13).
public enum EndPolicy: Hashable, Sendable, Codable {
  /// Nothing; the move is refused.
  case stop
  /// It goes on at the other end.
  case wrap
  /// It goes to the group that lies that way (focus F22).
  case leave
  /// It goes to the parent group: to the item the group hangs on, else to the parent's entry item.
  case exitToParent
  /// It goes to the entry item of a group.
  case exit(to: GroupID)
}

/// The end policies of a group, one an axis.
public struct GroupEnds: Hashable, Sendable, Codable {
  /// At the upper and lower end.
  public var vertical: EndPolicy

  /// At the left and right end.
  public var horizontal: EndPolicy

  /// Makes a pair of policies.
  public init(vertical: EndPolicy = .stop, horizontal: EndPolicy = .leave) {
    self.vertical = vertical
    self.horizontal = horizontal
  }

  /// The policy along `axis`.
  public subscript(axis: FocusAxis) -> EndPolicy {
    axis == .vertical ? vertical : horizontal
  }

  /// The usual policies for an arrangement: a list stops at its ends and is left across them, a
  /// grid stops above and below and is left sideways, a free arrangement is left every way.
  public static func standard(for arrangement: FocusArrangement) -> GroupEnds {
    switch arrangement {
    case .list(.vertical), .grid: GroupEnds(vertical: .stop, horizontal: .leave)
    case .list(.horizontal): GroupEnds(vertical: .leave, horizontal: .stop)
    case .spatial: GroupEnds(vertical: .leave, horizontal: .leave)
    }
  }
}
