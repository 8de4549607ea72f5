import Focus
import Interface

/// The rows of a sheet that holds a list: what there is to say of the focus.
struct SheetRows: Sendable {
  /// The rows from top to bottom.
  let rows: [OutlineRow]

  /// What the focus engine sees of them: headings and gaps are passed over.
  let source: ListSource

  /// Tells these rows from others that a sheet of the same name has shown.
  let serial: UInt64

  /// Makes rows.
  init(_ rows: [OutlineRow], columns: Int, serial: UInt64 = 0) {
    self.rows = rows
    self.serial = serial
    var unfocusable: [Int: Focusability] = [:]
    for (index, row) in rows.enumerated() where !row.isFocusable {
      unfocusable[index] = .unfocusable(because: "it is a heading")
    }
    source = ListSource(
      rows.indices.map(Self.item),
      titles: rows.map { String(decoding: $0.title.bytes, as: UTF8.self) }, columns: columns,
      except: unfocusable)
  }

  /// The item of a row.
  static func item(_ row: Int) -> ItemID { ItemID("row:\(row)") }
}
