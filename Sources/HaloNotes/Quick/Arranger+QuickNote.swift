import Focus
import Geometry
import Interface
import Sheets

/// The quick note: a text, and below it the row with its link.
extension Arranger {
  /// The groups of the sheet; none where no quick note is open.
  func quickGroups(in placed: PlacedSheet<SheetName>) -> [FocusGroup] {
    guard let quick = model.quick?.value else { return [] }
    var text = placed.inside
    var groups: [FocusGroup] = []
    if quick.link != nil, text.rows > 1 {
      text.size.rows -= 1
      let row = Rectangle(column: text.minColumn, row: text.maxRow, columns: text.columns, rows: 1)
      groups.append(
        FocusGroup(
          .quickLink, title: "Link", noun: "row", scope: placed.id.scope, order: 6, frame: row,
          source: FieldSource(title: quick.link?.title ?? "", columns: row.columns)))
    }
    groups.insert(
      FocusGroup(
        .quickText, title: placed.id.title, noun: "text", scope: placed.id.scope, order: 5,
        frame: text, source: FieldSource(title: quick.writing.title, columns: text.columns)),
      at: 0)
    return groups
  }
}
