/// How a line that begins an item of a Markdown list begins: `- `, `3. `, `  * [ ] ` and so on.
public struct ListItem: Hashable, Sendable {
  /// Bytes of the blanks before the marker.
  public let indent: Int

  /// What kind of list it is.
  public let marker: Marker

  /// Where the marker is, with its number, in bytes from the start of the line.
  public let markerRange: Range<Int>

  /// Where the box of a task is, brackets included; `nil` for other items.
  public let box: Range<Int>?

  /// Where the text of the item starts, behind the marker, the box and a blank each.
  public let content: Int

  /// A kind of list.
  public enum Marker: Hashable, Sendable {
    /// Items with a bullet: `-`, `*` or `+`.
    case bullet(UInt8)
    /// Items with a number, and what follows it: `.` or `)`.
    case number(Int, delimiter: UInt8)
  }

  /// Reads the beginning of a line; `nil` where it doesn't begin an item.
  ///
  /// A line of nothing but `*` or `-` is a rule, not an item.
  ///
  /// - Parameter line: The line, with or without its line end.
  /// - Complexity: O(bytes of the beginning), and of the line where it may be a rule
  public init?(_ line: Span<UInt8>) {
    var place = 0
    while place < line.count, Self.isBlank(line[place]) { place += 1 }
    indent = place
    guard let (marker, length) = Self.marker(at: place, in: line) else { return nil }
    self.marker = marker
    markerRange = place..<place + length
    place += length
    guard place < line.count, Self.isBlank(line[place]), !Self.isRule(line) else { return nil }
    place += 1
    if place + 2 < line.count, line[place] == UInt8(ascii: "["),
      line[place + 2] == UInt8(ascii: "]"), line[place + 1] >= 0x20, line[place + 1] < 0x7F,
      place + 3 == line.count || line[place + 3] <= 0x20
    {
      box = place..<place + 3
      place += 3
      if place < line.count, Self.isBlank(line[place]) { place += 1 }
    } else {
      box = nil
    }
    content = place
  }

  /// The marker of the item that follows this one: the next number, or the same bullet.
  public var nextMarker: [UInt8] {
    switch marker {
    case .bullet(let bullet): [bullet]
    case .number(let number, let delimiter): Array(String(number + 1).utf8) + [delimiter]
    }
  }

  /// Columns from the marker to the text of a plain item: by which an item below is indented.
  var width: Int { markerRange.count + 1 }

  private static func marker(at place: Int, in line: Span<UInt8>) -> (Marker, Int)? {
    guard place < line.count else { return nil }
    switch line[place] {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      return (.bullet(line[place]), 1)
    case 0x30...0x39:
      var number = 0
      var end = place
      while end < line.count, end < place + 9, (0x30...0x39).contains(line[end]) {
        number = number * 10 + Int(line[end] - 0x30)
        end += 1
      }
      guard end < line.count, line[end] == UInt8(ascii: ".") || line[end] == UInt8(ascii: ")")
      else { return nil }
      return (.number(number, delimiter: line[end]), end + 1 - place)
    default: return nil
    }
  }

  /// Whether a line is a thematic break (CommonMark 4.1).
  static func isRule(_ line: Span<UInt8>) -> Bool {
    var found = 0
    var mark: UInt8?
    for index in line.indices {
      let byte = line[index]
      if byte <= 0x20 { continue }
      guard "-*_".utf8.contains(byte), mark == nil || mark == byte else { return false }
      mark = byte
      found += 1
    }
    return found >= 3
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09
  }
}
