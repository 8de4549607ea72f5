/// What is remembered of the focus between two maps and two runs: a value (focus F38).
///
/// The whole loop is three calls: `reconcile` for each new map, `move` for each movement, and
/// `expire` when a deadline has passed.
public struct FocusState: Hashable, Sendable {
  /// The place that holds the focus, also behind a pending request.
  var place: FocusPlace?

  /// What had the focus when nothing was left that could have it.
  var lost: FocusPlace?

  /// The last item of each group.
  var memory = FocusMemory()

  /// The open scopes, back to front.
  public internal(set) var scopes: [ScopeRecord] = []

  /// The way back for arrows.
  var path = RetracePath<FocusPlace>()

  /// The column that up and down aim for.
  var columnWish: Int?

  /// The letters typed so far to find an item; any other movement forgets them (focus F16).
  public internal(set) var typed: String?

  /// A request that waits for its item (focus F29).
  public internal(set) var pending: PendingRequest?

  /// When the user last moved the focus, on the clock of the calls.
  var lastInput: Duration = .zero

  /// Whether the terminal's window has the input (focus F33).
  public internal(set) var window: WindowActivity = .active

  /// Makes a state that knows nothing.
  public init() {}

  /// The item that holds the focus; `nil` where none can or a pending request holds the place.
  public var focused: FocusPlace? { pending == nil ? place : nil }

  /// The item that a group remembers, whether it is there or not (focus F9).
  public func remembered(in group: GroupID) -> ItemID? { memory[group]?.place.item }
}

/// Whether the terminal's window has the input (focus F33).
public enum WindowActivity: String, Hashable, Sendable, Codable {
  /// It has; the halo is bright.
  case active
  /// It hasn't; the item stays remembered and the halo is dim.
  case inactive
}
