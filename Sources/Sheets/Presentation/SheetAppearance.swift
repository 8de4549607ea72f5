/// The corners of a sheet's border.
public enum CornerStyle: Hashable, Sendable {
  /// `╭ ╮ ╰ ╯`
  case rounded

  /// `┌ ┐ └ ┘`
  case square
}

/// Whether a sheet throws a shadow on what lies behind.
public enum SheetShadow: Hashable, Sendable {
  /// No shadow.
  case hidden

  /// A shadow along the right and lower edges.
  case shown
}

/// Whether a grabber is drawn on the upper border.
public enum SheetGrabber: Hashable, Sendable {
  /// No grabber.
  case hidden

  /// A short bar in the middle, to be dragged and clicked.
  case shown
}

/// A corner of the container.
public enum SheetCorner: Hashable, Sendable, CaseIterable {
  /// Upper left.
  case upperLeft

  /// Upper right.
  case upperRight

  /// Lower left.
  case lowerLeft

  /// Lower right.
  case lowerRight
}

/// How wide a sheet is and where it stands (sheets S6).
public enum SheetWidth: Hashable, Sendable {
  /// As wide as the container allows: all of it below 80 columns, then four fifths, never below 80
  /// nor above 100 columns, in the middle.
  case full

  /// As many columns as given, in the middle; below 80 columns all of the container, and never more
  /// than ``full`` would have.
  case preferred(columns: Int)

  /// A smaller sheet in a corner, as many columns as given, at most all of the container; a column
  /// stays free at its side where there is room.
  case floating(SheetCorner, columns: Int)
}
