import Focus
import Geometry
import Interface
import Sheets

/// The quick note: a text, and below it the row with its link.
extension Arranger {
  /// The groups of the sheet; none where no quick note is open.
  func quickGroups(inside: Rectangle) -> [FocusGroup] {
    guard let quick = model.quick?.value else { return [] }
    let sheet = SheetName.quick
    var text = inside
    var groups: [FocusGroup] = []
    if quick.link != nil {
      // Without room for both the link is offered: going to it makes the sheet higher (sheets S11).
      let hasRoom = text.rows > 1
      if hasRoom { text.size.rows -= 1 }
      let row = Rectangle(column: text.minColumn, row: text.maxRow, columns: text.columns, rows: 1)
      groups.append(
        FocusGroup(
          .quickLink, title: "Link", noun: "row", scope: sheet.scope, order: 6, frame: row,
          source: FieldSource(title: quick.link?.title ?? "", columns: row.columns),
          presence: hasRoom ? .shown : .offered))
    }
    groups.insert(
      FocusGroup(
        .quickText, title: sheet.title, noun: "text", scope: sheet.scope, order: 5,
        frame: text, source: FieldSource(title: quick.writing.title, columns: text.columns)),
      at: 0)
    return groups
  }
}
