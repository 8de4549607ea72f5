/// A line that may begin or end a block of code: three or more backticks or tildes.
struct CodeFence: Hashable, Sendable {
  /// Where the line starts, in bytes.
  var start: Int

  /// The backtick or tilde.
  let mark: UInt8

  /// How many there are.
  let length: Int

  /// Whether nothing but blanks follows, so that it can end a block.
  let isBare: Bool

  /// What it does among the fences of its text.
  var part = Part.opens

  /// What a fence does.
  enum Part: Hashable, Sendable {
    /// It begins a block.
    case opens
    /// It ends one.
    case closes
    /// It is a line of code in one.
    case inside
  }

  /// Bytes of the start of a line that are looked at: more than any fence has.
  static let longest = 512

  /// Reads what starts with a line, which may be indented or quoted; `nil` where it is no fence.
  init?(_ line: Span<UInt8>, start: Int) {
    var place = 0
    while place < line.count, ListItem.isBlank(line[place]) || line[place] == UInt8(ascii: ">") {
      place += 1
    }
    guard place + 2 < line.count else { return nil }
    let mark = line[place]
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    let first = place
    while place < line.count, line[place] == mark { place += 1 }
    guard place - first >= 3 else { return nil }
    length = place - first
    var isBare = true
    while place < line.count, line[place] != 0x0A {
      // Backticks behind are code between words.
      if mark == UInt8(ascii: "`"), line[place] == mark { return nil }
      if line[place] > 0x20 { isBare = false }
      place += 1
    }
    self.isBare = isBare
    self.mark = mark
    self.start = start
  }

  /// Whether this ends a block that another fence began.
  func closes(_ other: CodeFence) -> Bool {
    mark == other.mark && isBare && length >= other.length
  }
}
