import Focus
import Geometry

/// A log of which lines are cut off at the front while others are written at the end.
///
/// No line is a value here: everything is worked out from two numbers.
struct LogLines: FocusSource {
  /// The number of the first line that is kept.
  var first: Int

  /// How many lines are kept.
  var count: Int

  /// Width of the pane, in cells.
  var columns: Int

  var generation: UInt64 { UInt64(first) << 32 | UInt64(count) }

  func id(at index: Int) -> ItemID { ItemID(String(first + index)) }

  func index(of id: ItemID, near hint: Int) -> Int? {
    guard let line = Int(id.rawValue), line >= first, line < first + count else { return nil }
    return line - first
  }

  func rectangle(at index: Int) -> Rectangle {
    Rectangle(column: 0, row: index, columns: columns, rows: 1)
  }

  func indices(meeting area: Rectangle) -> Range<Int> {
    (max(0, area.minRow)..<max(0, area.minRow, area.maxRow)).clamped(to: 0..<count)
  }
}
