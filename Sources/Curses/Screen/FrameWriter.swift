import CCurses
import Geometry
import Interface

/// Writes what has changed of a frame as the terminal wants to be told.
///
/// Which cells have changed is known from the frames, so nothing is kept or compared a second time:
/// ncurses is asked how this terminal changes colours and attributes, once for each change of ink.
struct FrameWriter {
  /// What has been written.
  private(set) var bytes: [UInt8] = []

  /// The inks of the styles.
  private(set) var inks: InkTable

  private var rules: GlyphRules
  private let capabilities: DrawingCapabilities
  private let encoding: TextEncoding

  /// The ink that the terminal writes with; plain between frames.
  private var ink = InkTable.Ink.plain

  /// The bytes of changes of ink that were needed before.
  private var changes: [InkChange: [UInt8]] = [:]
  private var scalars: [UInt32] = []

  private struct InkChange: Hashable {
    var from: InkTable.Ink
    var to: InkTable.Ink
  }

  /// Blanks at the end of a row from which on erasing takes fewer bytes.
  private static let fewestErased = 4

  /// - Parameter measure: Columns of a scalar, as `GlyphRules` wants them.
  init(
    capabilities: DrawingCapabilities, encoding: TextEncoding, inks: InkTable,
    measure: @escaping (UInt32) -> Int = { Int(cc_wcwidth($0)) }
  ) {
    self.capabilities = capabilities
    self.encoding = encoding
    self.inks = inks
    rules = GlyphRules(encoding: encoding, measure: measure)
    bytes.reserveCapacity(16_384)
  }

  /// Forgets what was written, which has been sent.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Forgets all inks, when ncurses has forgotten its pairs.
  mutating func forgetInks() {
    inks.removeAll()
    changes = [:]
  }

  /// Makes the whole screen blank.
  mutating func clear() {
    use(.plain)
    bytes += capabilities.clearsScreen
  }

  /// Writes changed rows, and places the cursor.
  ///
  /// - Complexity: O(changed cells)
  mutating func write(_ changes: [RowChange], of frame: Frame, cursorAt place: Point) {
    frame.cells.withUnsafeBufferPointer { cells in
      for change in changes {
        let start = change.row * frame.size.columns
        let row = UnsafeBufferPointer(rebasing: cells[start..<start + frame.size.columns])
        for column in change.columnsToBlank { blank(column, ofRow: change.row, in: row) }
        for piece in change.pieces {
          let isLastRow = change.row == frame.size.rows - 1
          write(
            piece, ofRow: change.row, in: row, limit: isLastRow ? lastColumn(of: row) : row.count)
        }
      }
    }
    use(.plain)
    self.place(row: place.row, column: place.column)
  }

  /// Where the last row has to end: writing the last cell would scroll some terminals.
  private func lastColumn(of row: UnsafeBufferPointer<Cell>) -> Int {
    capabilities.holdsStillAtEnd ? row.count : row.count - 1
  }

  private mutating func write(
    _ piece: Range<Int>, ofRow number: Int, in row: UnsafeBufferPointer<Cell>, limit: Int
  ) {
    let end = min(piece.upperBound, limit)
    guard piece.lowerBound < end else { return }
    place(row: number, column: piece.lowerBound)
    let rest = limit == row.count ? firstErased(of: row, in: piece.lowerBound..<end) : end
    var style = row[piece.lowerBound].style
    use(ink(for: style))
    for column in piece.lowerBound..<rest {
      let cell = row[column]
      if cell.style != style {
        style = cell.style
        use(ink(for: style))
      }
      let scalar = cell.base.value
      if scalar >= 0x20, scalar < 0x7f, cell.marks == 0, cell.width == 1 {
        bytes.append(UInt8(truncatingIfNeeded: scalar))
      } else {
        write(cell)
      }
    }
    guard rest < end else { return }
    use(.plain)
    bytes += capabilities.clearsToEndOfRow
  }

  /// Where the plain blanks begin with which a row ends, if enough of them are among these columns to
  /// erase them all.
  private func firstErased(
    of row: UnsafeBufferPointer<Cell>, in columns: Range<Int>
  ) -> Int {
    guard !capabilities.clearsToEndOfRow.isEmpty, row[row.count - 1] == .blank else {
      return columns.upperBound
    }
    var first = row.count - 1
    while first > columns.lowerBound, row[first - 1] == .blank { first -= 1 }
    return columns.upperBound - first >= Self.fewestErased ? first : columns.upperBound
  }

  private mutating func write(_ cell: Cell) {
    scalars.removeAll(keepingCapacity: true)
    rules.append(cell, to: &scalars)
    for scalar in scalars {
      switch encoding {
      case .utf8: appendUTF8(scalar)
      case .other: appendEncoded(scalar)
      }
    }
  }

  /// Blanks both columns of a wide cell.
  private mutating func blank(
    _ column: Int, ofRow number: Int, in row: UnsafeBufferPointer<Cell>
  ) {
    place(row: number, column: column)
    use(ink(for: row[column].style))
    bytes.append(0x20)
    bytes.append(0x20)
  }

  private mutating func place(row: Int, column: Int) {
    if !capabilities.placesInAnyInk { use(.plain) }
    capabilities.placing.append(row: row, column: column, to: &bytes)
  }

  private mutating func ink(for style: Style) -> InkTable.Ink {
    inks.ink(for: style) { cc_screen_set_pair($0.number, $0.foreground, $0.background) }
  }

  /// Goes over to an ink.
  private mutating func use(_ next: InkTable.Ink) {
    guard next != ink else { return }
    let change = InkChange(from: ink, to: next)
    if let known = changes[change] {
      bytes += known
    } else {
      let asked = Self.bytes(of: change)
      changes[change] = asked
      bytes += asked
    }
    ink = next
  }

  private static func bytes(of change: InkChange) -> [UInt8] {
    let capacity: Int32 = 256
    return [UInt8](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
      count = Int(
        cc_screen_change_ink(
          cc_ink(attributes: change.from.attributes, pair: change.from.pair),
          cc_ink(attributes: change.to.attributes, pair: change.to.pair), buffer.baseAddress,
          capacity))
    }
  }

  /// Appends a scalar's bytes; the rules let nothing through that isn't one.
  private mutating func appendUTF8(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value), let units = UTF8.encode(scalar) else { return }
    for unit in units { bytes.append(unit) }
  }

  private mutating func appendEncoded(_ scalar: UInt32) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CC_LONGEST_CHARACTER)) { text in
      let count = cc_encode(scalar, text.baseAddress)
      bytes += text.prefix(max(0, Int(count))).lazy.map { UInt8(bitPattern: $0) }
    }
  }
}
