import Sheets

/// An open sheet as it is when a scene is saved: what it shows is written down by the worker.
struct OpenSheet: Sendable {
  /// Its height, and who presented it.
  let sheet: SheetMemento<SheetName>

  /// What it shows, where that comes back.
  let content: (any ReturningContent)?

  /// The value that it came back with, until its content is made.
  let awaited: SheetValue?

  /// What is typed, where it has a field.
  let field: SheetValue.Field?
}

extension NotesModel {
  /// The open sheets, back to front.
  var openSheets: [OpenSheet] {
    sheets.mementos.map { memento in
      OpenSheet(
        sheet: memento, content: returningContent(of: memento.id),
        awaited: returning[memento.id],
        field: pickers[memento.id].map { picker in
          SheetValue.Field(
            text: picker.field.text, caret: picker.field.editor.caret, opening: picker.opening)
        })
    }
  }
}

extension SceneParts.Sheets {
  /// Makes the part of the sheets that are open.
  init(_ sheets: [OpenSheet]) {
    open = sheets.map { open in
      SceneParts.Sheets.Open(
        sheet: open.sheet,
        value: open.content.flatMap { SheetValue($0, typed: open.field) } ?? open.awaited)
    }
  }
}
