import Focus
import Geometry

/// What the focus engine sees of a one-line field: one item, whose text hands Tab on (text T8).
struct FieldSource: FocusSource {
  /// What the field is called.
  let title: String

  /// Its width, in cells.
  let columns: Int

  private static let item: ItemID = "field"

  var count: Int { 1 }
  var generation: UInt64 { 0 }
  func id(at index: Int) -> ItemID { Self.item }
  func index(of id: ItemID, near index: Int) -> Int? { id == Self.item ? 0 : nil }
  func rectangle(at index: Int) -> Rectangle {
    Rectangle(column: 0, row: 0, columns: columns, rows: 1)
  }
  func title(at index: Int) -> String { title }
}
