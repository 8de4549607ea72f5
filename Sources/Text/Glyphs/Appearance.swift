/// How a scalar is shown.
enum Appearance: UInt8 {
  /// In the cell of what comes before it.
  case mark
  /// In a cell of its own.
  case narrow
  /// In two cells.
  case wide
  /// In one cell or two, by `AmbiguousWidth`.
  case ambiguous
  /// As U+FFFD, because the C library doesn't know it.
  case unknown
  /// Not at all: it would be nothing but a request to the terminal's font.
  case dropped
  /// As a mark of one cell, because it is a control (`ControlPicture`).
  case control

  /// The appearance of a scalar.
  ///
  /// - Complexity: O(1), one look into a table for nearly all text
  init(of scalar: Unicode.Scalar) {
    self = AppearanceTable.standard[scalar]
  }

  /// The appearance of a scalar that isn't in the table.
  init(evaluating scalar: Unicode.Scalar) {
    self.init(ofValue: scalar.value, width: WidthClass(of: scalar))
  }

  /// The appearance of a scalar, by its value and width.
  init(ofValue value: UInt32, width: WidthClass) {
    switch width {
    case .narrow: self = .narrow
    case .wide: self = .wide
    case .ambiguous: self = .ambiguous
    case .mark, .unprintable:
      if ControlPicture.of(value) != nil {
        self = .control
      } else if Self.isDropped(value) {
        self = .dropped
      } else {
        self = width == .mark ? .mark : .unknown
      }
    }
  }

  /// Whether a scalar is one of those that only say how others should be drawn.
  ///
  /// Joiners other than U+200C, variation selectors for emoji, invisible operators, annotations and
  /// tags: terminals disagree on them, and some glue the next cell to what they follow.
  private static func isDropped(_ value: UInt32) -> Bool {
    switch value {
    case 0x180E, 0x200B, 0x200D, 0x2060...0x2064, 0x206A...0x206F, 0xFE0E, 0xFE0F,
      0xFFF9...0xFFFB, 0xE0001, 0xE0020...0xE007F:
      true
    default: false
    }
  }
}

extension Appearance {
  /// Whether a scalar stands in the cell of the one before it.
  var joins: Bool {
    switch self {
    case .mark, .dropped: true
    case .narrow, .wide, .ambiguous, .unknown, .control: false
    }
  }

  /// Whether a mark that follows stands in the cell of this.
  var carriesMarks: Bool {
    switch self {
    case .mark, .narrow, .wide, .ambiguous, .dropped: true
    case .unknown, .control: false
    }
  }

  /// Whether a scalar whose UTF-8 starts with `lead` may be a mark or dropped.
  ///
  /// A filter that keeps most scripts from being looked up twice; it may say yes too often.
  static func mayJoin(lead: UInt8) -> Bool {
    switch lead {
    case 0..<0xCC, 0xD0, 0xD1, 0xE4...0xE9: false
    default: true
    }
  }
}
