import Focus

/// An answer to a case.
public enum CaseAnswer: Hashable, Sendable {
  /// What has the focus afterwards; `nil` where it stays or where nothing takes it.
  case item(ItemID?)

  /// What has the focus after each move or click.
  case path([ItemID?])

  /// The items in Tab order; `isCyclic` where the first follows the last.
  case order([ItemID], isCyclic: Bool)
}
