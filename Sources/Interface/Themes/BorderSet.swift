/// The lines round panes and sheets, by the names of the theme file.
public enum BorderSet: String, CaseIterable, Hashable, Sendable {
  /// Thin lines with round corners; heavy lines for the focus.
  case rounded
  /// Thin lines with square corners; heavy lines for the focus.
  case square
  /// Thin lines with square corners; double lines for the focus.
  case double
  /// `+ - |`, and `#` for the focus.
  case ascii

  /// The lines of a weight.
  public func lines(_ weight: BorderWeight) -> BorderLines {
    switch (self, weight) {
    case (.rounded, .light): BorderLines("╭", "╮", "╰", "╯", "─", "│")
    case (.square, .light), (.double, .light): BorderLines("┌", "┐", "└", "┘", "─", "│")
    case (.rounded, .heavy), (.square, .heavy): BorderLines("┏", "┓", "┗", "┛", "━", "┃")
    case (.double, .heavy): BorderLines("╔", "╗", "╚", "╝", "═", "║")
    case (.ascii, .light): BorderLines("+", "+", "+", "+", "-", "|")
    case (.ascii, .heavy): BorderLines("#", "#", "#", "#", "#", "#")
    }
  }

  /// The same lines with square corners.
  public var withSquareCorners: BorderSet { self == .rounded ? .square : self }
}

/// How strong a border is.
public enum BorderWeight: Hashable, Sendable {
  /// Without the focus.
  case light
  /// Holds the focus.
  case heavy
}

/// The six characters of a border, one column each.
public struct BorderLines: Hashable, Sendable {
  /// The upper left corner.
  public let topLeft: Unicode.Scalar
  /// The upper right corner.
  public let topRight: Unicode.Scalar
  /// The lower left corner.
  public let bottomLeft: Unicode.Scalar
  /// The lower right corner.
  public let bottomRight: Unicode.Scalar
  /// Upper and lower edge.
  public let horizontal: Unicode.Scalar
  /// Left and right edge.
  public let vertical: Unicode.Scalar

  init(
    _ topLeft: Unicode.Scalar, _ topRight: Unicode.Scalar, _ bottomLeft: Unicode.Scalar,
    _ bottomRight: Unicode.Scalar, _ horizontal: Unicode.Scalar, _ vertical: Unicode.Scalar
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
