/// How a scalar is shown.
enum Appearance: Equatable {
  /// In cells of its own: 1 or 2.
  case cells(Int)
  /// In the cell of what comes before it.
  case mark
  /// Not at all: it would be nothing but a request to the terminal's font.
  case dropped
  /// As this mark of one cell, because it is a control.
  case control(Unicode.Scalar)
  /// As U+FFFD, because the C library doesn't know it.
  case unknown

  /// The appearance of a scalar.
  init(of scalar: Unicode.Scalar, ambiguous: AmbiguousWidth) {
    if let special = Self.special(scalar.value) {
      self = special
      return
    }
    switch WidthClass(of: scalar) {
    case .mark: self = .mark
    case .narrow: self = .cells(1)
    case .wide: self = .cells(2)
    case .ambiguous: self = .cells(ambiguous == .wide ? 2 : 1)
    case .unprintable: self = .unknown
    }
  }

  /// The appearance of what isn't shown as its width says: controls and invisible scalars.
  ///
  /// The marks are characters whose width is 1 in every locale.
  private static func special(_ value: UInt32) -> Appearance? {
    switch value {
    case 0x20...0x7E, 0xA0...0x61B: nil
    case 0...0x1F: .control(Unicode.Scalar(0x2400 + value) ?? "␦")
    case 0x7F: .control("␡")
    case 0x80...0x9F: .control("␦")
    // Bidirectional controls: they make text look like other text ("Trojan Source").
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: .control("⇄")
    case 0x2028, 0x2029: .control("␤")
    case 0xFEFF: .control("␢")
    // Joiners other than U+200C, variation selectors for emoji, invisible operators, annotations,
    // tags: terminals disagree on all of them, and some glue the next cell to what they follow.
    case 0x180E, 0x200B, 0x200D, 0x2060...0x2064, 0x206A...0x206F, 0xFE0E, 0xFE0F,
      0xFFF9...0xFFFB, 0xE0001, 0xE0020...0xE007F:
      .dropped
    default: nil
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

  /// Whether a scalar stands in the cell of the one before it.
  var joins: Bool {
    self == .mark || self == .dropped
  }

  /// Whether a mark that follows stands in the cell of this.
  var carriesMarks: Bool {
    switch self {
    case .cells, .mark, .dropped: true
    case .control, .unknown: false
    }
  }
}
