/// A sheet that shows what something leads to, before one goes there (sheets S15).
///
/// It remembers what is shown; the owner presents, retargets and closes the sheet as it is told.
public struct Look<Target: Hashable & Sendable>: Hashable, Sendable {
  /// What the sheet shows; `nil` while it is closed.
  public private(set) var shown: Target?

  /// Makes a look that shows nothing yet.
  public init(shown: Target? = nil) {
    self.shown = shown
  }

  /// Looks at something: opens the sheet on it, shows it instead of another thing, or closes the
  /// sheet when it shows this very thing.
  public mutating func toggle(on target: Target) -> LookAction<Target> {
    switch shown {
    case nil:
      shown = target
      return .present(target)
    case target:
      shown = nil
      return .close
    default:
      shown = target
      return .show(target)
    }
  }

  /// Tells that the focus in the list went to something else.
  ///
  /// Beside a detail pane the sheet keeps its note, so that two can be compared; where there is
  /// none it follows the list.
  ///
  /// - Returns: What to do; `nil` when nothing changes.
  public mutating func selectionMoved(
    to target: Target, beside detail: DetailPane
  ) -> LookAction<Target>? {
    guard detail == .hidden, let current = shown, current != target else { return nil }
    shown = target
    return .show(target)
  }

  /// Tells that the sheet was closed by something else.
  public mutating func closed() {
    shown = nil
  }
}

/// What the owner of a look sheet has to do.
public enum LookAction<Target: Hashable & Sendable>: Hashable, Sendable {
  /// Open the sheet on this.
  case present(Target)

  /// Show this in the open sheet.
  case show(Target)

  /// Close the sheet.
  case close
}

/// Whether a pane beside the list shows the focused note.
public enum DetailPane: Hashable, Sendable {
  /// It does.
  case visible

  /// The window is too narrow for it.
  case hidden
}
