/// What came of a change that was asked of a stack of sheets.
public enum SheetOutcome<ID: Hashable & Sendable>: Hashable, Sendable {
  /// It was done; with nothing to tell the list is empty.
  case done([SheetEvent<ID>])

  /// It wasn't done, and why; some refusals are events themselves.
  case refused(because: SheetRefusal, reporting: [SheetEvent<ID>])

  /// What happened, in order.
  public var events: [SheetEvent<ID>] {
    switch self {
    case .done(let events), .refused(_, let events): events
    }
  }

  /// A refusal with nothing to report.
  static func refused(_ reason: SheetRefusal) -> Self {
    .refused(because: reason, reporting: [])
  }
}

/// Why a stack of sheets doesn't do what it was asked for.
public enum SheetRefusal: Hashable, Sendable {
  /// No such sheet is open.
  case noSheet

  /// A sheet of this name is open already.
  case alreadyPresented

  /// The sheet is as high as it can be.
  case atLargest

  /// The sheet is as low as it can be.
  case atSmallest

  /// The sheet can rest at one height only.
  case onlyOneDetent

  /// The sheet has no detent of this name.
  case unknownDetent

  /// The sheet scrolls its content instead.
  case scrollsInstead

  /// No grabber is being dragged.
  case notDragging

  /// The sheet, or one that it presented, can't be closed now.
  case notDismissible
}
