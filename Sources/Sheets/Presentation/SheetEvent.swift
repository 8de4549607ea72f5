/// What happened to a sheet, in the order in which it happened.
///
/// Events are returned by the change that caused them; nothing is called back.
public enum SheetEvent<ID: Hashable & Sendable>: Hashable, Sendable {
  /// A sheet is about to rest elsewhere, or to change its modality.
  case willChange(DetentChange<ID>)

  /// A sheet rests elsewhere, or has changed its modality.
  case didChange(DetentChange<ID>)

  /// A sheet is about to close. Nothing can stop it any more.
  case willDismiss(ID, DismissalReason)

  /// A sheet has closed.
  case didDismiss(ID, DismissalReason)

  /// A person wanted to close a sheet that refuses: the place to ask what to do.
  case didAttemptToDismiss(ID, DismissalReason)
}

/// A change of the height at which a sheet rests.
///
/// The content keeps its scroll position and the focused item through it (sheets S9).
public struct DetentChange<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The sheet.
  public let sheet: ID

  /// Where it rested.
  public let from: SheetRest

  /// Where it rests now.
  public let to: SheetRest

  /// Why.
  public let cause: DetentChangeCause
}

/// Where a sheet rests: its detent, and what that means for what lies behind.
public struct SheetRest: Hashable, Sendable {
  /// The detent shown and its rows.
  public let step: DetentStep

  /// Whether what lies behind is out of reach.
  public let modality: SheetModality
}

/// Whether what lies behind a sheet can be used.
public enum SheetModality: Hashable, Sendable {
  /// The sheet confines the focus; what lies behind is dimmed.
  case modal

  /// What lies behind stays usable.
  case undimmed
}

/// Why a sheet rests elsewhere.
public enum DetentChangeCause: Hashable, Sendable {
  /// Grow, shrink, cycle.
  case command

  /// The grabber was dragged.
  case drag

  /// The content was scrolled up at its upper end.
  case scroll

  /// The focus went to something that couldn't be shown otherwise.
  case focus

  /// The window changed its size.
  case resize

  /// The program changed the sheet's wishes or its content.
  case programmatic
}
