import Geometry
import Interface
import Text

/// A picture drawn in cells.
struct CellPicture: Sendable, Equatable {
  /// Its width and height.
  let size: Size

  /// Its cells, row by row.
  private let cells: [Cell]

  /// The cell in a column and row; a blank outside.
  subscript(column: Int, row: Int) -> Cell {
    guard (0..<size.columns).contains(column), (0..<size.rows).contains(row) else { return .blank }
    return cells[row * size.columns + column]
  }

  /// Takes what a program has written for a terminal.
  ///
  /// Characters of one column, line ends, and SGR sequences for colours count; nothing else does, and
  /// nothing of it reaches the terminal (notes N20).
  ///
  /// - Parameter size: The cells to fill; what goes beyond is dropped, what is missing stays blank.
  /// - Complexity: O(bytes + cells)
  init(decoding bytes: [UInt8], size: Size, ruler: Ruler = Ruler()) {
    var reader = Reader(bytes: bytes[...], size: size, ruler: ruler)
    reader.run()
    self.size = size
    cells = reader.cells
  }

  private struct Reader {
    var bytes: ArraySlice<UInt8>
    let size: Size
    let ruler: Ruler
    var cells: [Cell]
    var place = Point.zero
    var style = Style.plain

    init(bytes: ArraySlice<UInt8>, size: Size, ruler: Ruler) {
      self.bytes = bytes
      self.size = size
      self.ruler = ruler
      cells = Array(repeating: .blank, count: max(0, size.columns) * max(0, size.rows))
    }

    mutating func run() {
      while let byte = bytes.first, place.row < size.rows {
        switch byte {
        case 0x1B: takeEscape()
        case 0x0A:
          bytes.removeFirst()
          place = Point(column: 0, row: place.row + 1)
        case ..<0x20, 0x7F: bytes.removeFirst()
        case ..<0x80:
          bytes.removeFirst()
          put(Unicode.Scalar(byte))
        default: takeScalar()
        }
      }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
      defer { place.column += 1 }
      guard place.column < size.columns else { return }
      let isPlain = CellWidth.columns(of: scalar, ambiguous: ruler.ambiguous) == 1
      cells[place.row * size.columns + place.column] = Cell(isPlain ? scalar : " ", style: style)
    }

    private mutating func takeScalar() {
      var decoder = UTF8()
      var rest = bytes.prefix(4).makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
        bytes.removeFirst()
        return
      }
      bytes.removeFirst(UTF8.width(scalar))
      // Controls of the upper half are no characters.
      if scalar.value >= 0xA0 { put(scalar) }
    }

    /// Passes over an escape sequence; one for colours counts.
    private mutating func takeEscape() {
      bytes.removeFirst()
      guard let opening = bytes.popFirst() else { return }
      switch opening {
      case UInt8(ascii: "["): takeControl()
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
        UInt8(ascii: "X"):
        dropString()
      default: break
      }
    }

    /// Passes over a string of the terminal's, up to BEL or ST.
    private mutating func dropString() {
      while let byte = bytes.popFirst() {
        if byte == 0x07 { return }
        if byte == 0x1B, bytes.first == UInt8(ascii: "\\") {
          bytes.removeFirst()
          return
        }
      }
    }

    private mutating func takeControl() {
      var numbers: [Int?] = [nil]
      var isPlain = true
      while let byte = bytes.popFirst() {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          let number = numbers[numbers.count - 1] ?? 0
          numbers[numbers.count - 1] = min(number * 10 + Int(byte - UInt8(ascii: "0")), 100_000)
        case UInt8(ascii: ";") where numbers.count < 64: numbers.append(nil)
        case 0x20...0x3F: isPlain = false
        case UInt8(ascii: "m") where isPlain:
          select(numbers.map { $0 ?? 0 }[...])
          return
        default: return
        }
      }
    }

    /// Takes colours and attributes (SGR).
    private mutating func select(_ numbers: ArraySlice<Int>) {
      var rest = numbers
      while let number = rest.popFirst() {
        switch number {
        case 0: style = .plain
        case 1: style.attributes.insert(.bold)
        case 7: style.attributes.insert(.reverse)
        case 22: style.attributes.remove(.bold)
        case 27: style.attributes.remove(.reverse)
        case 30...37: style.foreground = .ansi(number - 30)
        case 38: if let color = Self.color(&rest) { style.foreground = color }
        case 39: style.foreground = .standard
        case 40...47: style.background = .ansi(number - 40)
        case 48: if let color = Self.color(&rest) { style.background = color }
        case 49: style.background = .standard
        case 90...97: style.foreground = .ansi(number - 82)
        case 100...107: style.background = .ansi(number - 92)
        default: break
        }
      }
    }

    /// The colour behind 38 or 48: `5;n`, or `2;red;green;blue`.
    private static func color(_ numbers: inout ArraySlice<Int>) -> Color? {
      switch numbers.popFirst() {
      case 5: return numbers.popFirst().flatMap(Color.init(ofPalette:))
      case 2:
        let parts = numbers.prefix(3)
        numbers = numbers.dropFirst(3)
        guard parts.count == 3, parts.allSatisfy({ $0 < 256 }) else { return nil }
        let bytes = parts.map { UInt8($0) }
        return .rgb(bytes[0], bytes[1], bytes[2])
      default: return nil
      }
    }
  }
}

extension Color {
  /// A colour of the palette of 256: sixteen of the terminal's own, a cube, and greys.
  fileprivate init?(ofPalette number: Int) {
    func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }
    switch number {
    case 0..<16: self = .ansi(number)
    case 16..<232:
      let place = number - 16
      self = .rgb(level(place / 36), level(place / 6 % 6), level(place % 6))
    case 232..<256:
      let grey = UInt8(8 + 10 * (number - 232))
      self = .rgb(grey, grey, grey)
    default: return nil
    }
  }
}
