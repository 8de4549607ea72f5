/// Why a sheet closes (sheets S7).
public enum DismissalReason: Hashable, Sendable {
  /// Esc.
  case escape

  /// A click beside the sheet.
  case outside

  /// A command: its own key again, or `close`.
  case command

  /// Its grabber was pulled below the smallest detent.
  case drag

  /// The program wants it.
  case programmatic

  /// The sheet that presented it closes.
  case parentClosed

  /// Whether a person asked: then the sheet may refuse.
  var isAttempt: Bool {
    switch self {
    case .escape, .outside, .command, .drag: true
    case .programmatic, .parentClosed: false
    }
  }
}

/// The answer of a sheet's owner to the question whether it may close.
public enum DismissalAnswer: Hashable, Sendable {
  /// It may.
  case allow

  /// It may not: something in it isn't finished.
  case refuse
}
